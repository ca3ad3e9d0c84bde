FROM python:3.11.11-slim-bookworm

# Nobody needs to be root to play.
RUN useradd --create-home --uid 10001 solstice \
    && install --directory --owner=solstice /data
WORKDIR /app

# The packages first: they change less often than the code, and every one is checked against its hash.
COPY requirements.txt ./
RUN pip install --no-cache-dir --require-hashes --requirement requirements.txt

COPY pyproject.toml README.md LICENSE ./
COPY engine engine
COPY render render
COPY bot bot
COPY playground playground
RUN pip install --no-cache-dir --no-deps .

USER solstice
ENV SOLSTICE_DATA=/data SOLSTICE_HEARTBEAT=/tmp/solstice-heartbeat PYTHONUNBUFFERED=1
VOLUME /data

# The bot touches the file while it is connected and its event loop turns.
HEALTHCHECK --interval=1m --start-period=1m --retries=3 \
    CMD test -n "$(find /tmp/solstice-heartbeat -mmin -2)"
CMD ["solstice", "run"]
