"""The dashboard and the alerts ask for what the bot exports, and nothing it exports is looked at by neither."""

import json
import re
from pathlib import Path

from bot.base.metrics import REGISTRY

ROOT = Path(__file__).parents[1]
MONITORING = ROOT / "docs" / "monitoring"
NAME = re.compile(r"solstice_\w+")


def exported() -> set[str]:
    """Every name of a time series, as Prometheus stores it."""
    names = set()
    for metric in REGISTRY.collect():
        ends = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}.get(metric.type, ("",))
        names |= {f"{metric.name}{end}" for end in ends}
    return names


def queries() -> list[str]:
    board = json.loads((MONITORING / "dashboard.json").read_text("utf-8"))
    shown = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    alerts = (MONITORING / "alerts.yml").read_text("utf-8")
    return shown + re.findall(r"^ +expr: (.+)$", alerts, re.MULTILINE)


def test_every_query_asks_for_a_metric_that_exists() -> None:
    asked = queries()
    assert len(asked) > 15
    for query in asked:
        assert NAME.findall(query) or query.startswith('up{job="solstice"}'), query
        assert set(NAME.findall(query)) <= exported(), query


def test_every_metric_is_shown_on_the_dashboard() -> None:
    told = set(NAME.findall((MONITORING / "dashboard.json").read_text("utf-8")))
    for metric in REGISTRY.collect():
        assert any(name.startswith(metric.name) for name in told), metric.name


def test_every_alert_says_what_to_do() -> None:
    alerts = (MONITORING / "alerts.yml").read_text("utf-8").split("- alert: ")[1:]
    for alert in alerts:
        assert re.search(r"summary: \S", alert), alert
        assert re.search(r"description: \S", alert), alert
    settings = set(re.findall(r"SOLSTICE_\w+", "".join(alerts)))
    assert settings <= set(re.findall(r"SOLSTICE_\w+", (ROOT / "docs" / "hosting.md").read_text("utf-8")))


def test_the_compose_file_mounts_what_is_there_and_publishes_no_metrics() -> None:
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    mounted = re.findall(r"- \./(\S+?):/", compose)
    assert len(mounted) == 5
    assert all((ROOT / file).is_file() for file in mounted)
    [port] = re.findall(r"SOLSTICE_METRICS_PORT: (\d+)", compose)
    assert f"solstice:{port}" in (MONITORING / "prometheus.yml").read_text("utf-8")
    assert re.findall(r"- (\S+:\d+:\d+)", compose) == ["127.0.0.1:3000:3000"]
