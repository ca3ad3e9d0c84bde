"""The bot's invitation and its permissions."""

import re
from pathlib import Path

import playground
from playground import permissions
from playground.permissions import Permission

README = Path(__file__).parents[2] / "README.md"


async def test_the_bot_may_do_what_the_readme_asks_for_and_no_more():
    _, _, table = README.read_text().partition("| permission | for |")
    asked = re.findall(r"^ *\| (\w[\w ]+) \|", table.partition("\n\n")[0], re.MULTILINE)
    named = {"VIEW_CHANNELS": "VIEW_CHANNEL"}  # the one that Discord calls differently where it is ticked
    names = [one.upper().replace(" ", "_") for one in asked]
    async with await playground.start() as stand_in:
        world = stand_in.world
        for channel in world.channels.values():
            granted = permissions.of(world, world.bot_id, channel)
            assert granted == Permission(sum(Permission[named.get(name, name)] for name in names))
