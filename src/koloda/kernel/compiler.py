"""What the rules tell the compiler; at run time it means nothing and needs no package."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda cls: cls


__all__ = ["mypyc_attr"]
