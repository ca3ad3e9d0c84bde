"""Begins the command; every process of the bot imports this anew, and so it imports nothing itself."""

import sys

if __name__ == "__main__":
    from benchmarks.chaos.command import main

    sys.exit(main())
