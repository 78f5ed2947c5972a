"""Scripts of the checkout; none of them is part of the package."""
