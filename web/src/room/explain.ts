/** Errors of the server in words. */

import { ApiError } from '../lib/api';
import { spoken, t } from '../lib/words.svelte';

export function explain(error: unknown): string {
  return error instanceof ApiError ? spoken(error.message_id, error.args, error.message) : t('page-unreachable');
}
