"""Settings come from the environment; a real token never goes to a stranger."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.base.settings import Settings

REAL_LOOKING = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDe." + "x" * 38


@pytest.fixture(autouse=True)
def empty(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)


def test_the_environment_is_read(monkeypatch):
    monkeypatch.setenv("SOLSTICE_TOKEN", "abc")
    monkeypatch.setenv("SOLSTICE_DATA", "/somewhere")
    monkeypatch.setenv("SOLSTICE_COMPUTER_DELAY", "0.5")
    monkeypatch.setenv("SOLSTICE_HEARTBEAT", "")
    settings = Settings()
    assert settings.token.get_secret_value() == "abc"
    assert "abc" not in repr(settings)
    assert settings.file == Path("/somewhere/solstice.db")
    assert (settings.computer_delay, settings.heartbeat) == (0.5, None)


def test_a_file_beside_the_program_is_read(tmp_path):
    (tmp_path / ".env").write_text("SOLSTICE_TOKEN=xyz\nOTHER=1\n")
    assert Settings().token.get_secret_value() == "xyz"


@pytest.mark.parametrize("url", ["http://127.0.0.1:8321", "http://[::1]:1", "http://localhost:8321", None])
def test_a_real_token_may_be_used_here(url):
    assert Settings(token=REAL_LOOKING, api_url=url).api_url == url


def test_a_proxy_on_this_machine_stands_before_discords_own_gateway():
    gateway = "wss://gateway.discord.gg/"
    assert Settings(token=REAL_LOOKING, api_url="http://127.0.0.1:8080", gateway_url=gateway).gateway_url == gateway


@pytest.mark.parametrize("field", ["api_url", "gateway_url"])
@pytest.mark.parametrize(
    "url",
    [
        "wss://gateway.discord.gg.evil.example/",
        "https://evil.example",
        "http://127.0.0.1.evil.example",
        "http://10.0.0.1",
    ],
)
def test_a_real_token_is_not_sent_elsewhere(field, url):
    with pytest.raises(ValidationError, match="a real token"):
        Settings(token=REAL_LOOKING, **{field: url})
    assert Settings(token="playground", **{field: url})
