"""The OpenAPI description holds: generated requests, valid and not, never make the server fail."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, status_code_conformance

from kancha.table import Settings
from kancha.table.app import create_app
from tests.table.helpers import Server

DESCRIPTION = schemathesis.openapi.from_dict(create_app(Settings(log="error")).openapi_schema.to_schema())
_found: Any = DESCRIPTION.get_all_operations()
OPERATIONS: dict[str, Any] = {found.ok().label: found.ok() for found in _found}


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite whose creation limit is out of the way."""
    made = Server(f"sqlite:///{tmp_path_factory.mktemp('described')}/k.sqlite", create_rate=100_000.0)
    yield made
    made.stop()


WRONG = [
    label
    for label, operation in OPERATIONS.items()
    if operation.query or (operation.body and "records" not in label) or "{number}" in label or "{lang}" in label
]
"""Operations of which there can be wrong requests: the others take any text."""


@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize("known", [False, True])
def test_valid_requests_find_no_failure(described: Server, operation: str, known: bool) -> None:
    """No 5xx; statuses and content types are those described, for matches that exist and for others."""
    _generate(described, operation, GenerationMode.POSITIVE, described.open() if known else None)


@pytest.mark.parametrize("operation", WRONG)
def test_invalid_requests_find_no_failure(described: Server, operation: str) -> None:
    """Wrong types, lengths and fields are answered as described."""
    _generate(described, operation, GenerationMode.NEGATIVE, None)


def _generate(server: Server, operation: str, mode: GenerationMode, opened: Any) -> None:

    @settings(
        max_examples=25,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def run(data: st.DataObject) -> None:
        case: Any = data.draw(OPERATIONS[operation].as_strategy(generation_mode=mode))
        if opened is not None and "{match}" in operation:
            case.path_parameters["match"] = opened["match"]
            case.query["key"] = opened["watch"]
        answer = case.call(base_url=f"http://127.0.0.1:{server.port}")
        case.validate_response(answer, checks=[not_a_server_error, content_type_conformance, status_code_conformance])

    run()
