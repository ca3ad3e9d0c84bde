"""Everything that is installed with Solstice may be passed on with it."""

import re

import pytest

from tests.licences import ROOT, licence, listed, pinned

FREE = re.compile(r"MIT|Apache|BSD|ISC|PSF|Python Software Foundation|MPL|Mozilla|HPND|Unlicense|LGPL", re.IGNORECASE)
"""Licences under which a package may be used and passed on by a program under the MIT licence."""


def test_nearly_every_pinned_package_is_installed_here() -> None:
    assert len(list(listed())) > 0.8 * len(pinned())


@pytest.mark.parametrize(("name", "said"), list(listed()))
def test_every_licence_lets_it_be_passed_on(name: str, said: str) -> None:
    assert FREE.search(said), f"{name}: {said!r}"
    assert not re.search("(?<!L)GPL", said), f"{name}: {said!r}"


def test_a_package_without_a_free_licence_is_seen() -> None:
    assert not FREE.search("Proprietary")
    assert FREE.search(licence("aiohttp"))


def test_the_document_names_the_command() -> None:
    assert "python -m tests.licences" in (ROOT / "docs" / "dependencies.md").read_text("utf-8")
