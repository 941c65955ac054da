# Run: pip install websockets, and then python3 live.py speech.wav, with client.py in the same folder.
# Streams the file to a live session, and prints the transcripts. The file must contain 16-bit mono audio with 16,000
# samples per second.
from __future__ import annotations

import asyncio
import io
import json
import os
import sys
import time
from typing import Any, BinaryIO

try:
    import websockets
except ImportError:
    sys.exit("The package websockets is missing. Run: pip install websockets")

from client import TIMEOUT, argument, call, shown

PIECE = 8000  # bytes of audio: a quarter of a second
MAX_MESSAGE = 4_000_000  # bytes of a message after decompression
MAX_WAITING = 4  # pieces that are read ahead
ATTEMPTS = int(os.environ.get("ATTEMPTS", "7"))  # attempts to reconnect
PAUSE = float(os.environ.get("PAUSE", "0.25"))  # the first pause in seconds; each later pause is twice as long
STEADY = 20  # after a connection of this many seconds, attempts and pauses start over
STOP_TIMEOUT = float(os.environ.get("STOP_TIMEOUT", "60"))  # seconds from the last audio to the end
# The connection is lost if the service does not answer a ping in time.
PINGS: dict[str, Any] = {"ping_interval": TIMEOUT / 3, "ping_timeout": TIMEOUT / 2, "close_timeout": 1}
LIMITS: dict[str, Any] = {"max_size": MAX_MESSAGE, "open_timeout": TIMEOUT / 3, **PINGS}


class Session:
    def __init__(self, url: str) -> None:
        self.url = url
        # Pieces of audio, and an empty piece at the end.
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(MAX_WAITING)
        self.piece: bytes | None = None  # the piece that is being sent
        self.stopped = False
        self.task = asyncio.current_task()
        self.why: str | None = None  # why the session was given up

    def give_up(self, why: str) -> None:
        self.why = why
        if self.task:
            self.task.cancel()

    async def run(self) -> None:
        tries = 0
        while True:
            begun = time.monotonic()
            if await self.connect():
                return
            if time.monotonic() - begun > STEADY:
                tries = 0
            if tries == ATTEMPTS:
                sys.exit(f"The connection is lost after {ATTEMPTS} attempts to reconnect.")
            pause = PAUSE * 2**tries
            tries += 1
            print(f"The connection is lost. The next attempt is in {pause} s.", file=sys.stderr)
            await asyncio.sleep(pause)

    async def connect(self) -> bool:
        """Continues the session over a new connection until it closes. Returns whether the session has ended."""
        try:
            async with websockets.connect(self.url, **LIMITS) as socket:
                sending = asyncio.create_task(self.stream(socket))
                try:
                    await self.show(socket)
                finally:
                    sending.cancel()
                    await asyncio.gather(sending, return_exceptions=True)
                code = socket.close_code or 1006
                if self.stopped and code in (1000, 1001, 1005):
                    return True
                refused = code >= 4000 or code in (1003, 1007, 1008, 1009)
                # After the stop, only a connection that broke off (1006) can be resumed.
                if refused or (self.stopped and code != 1006):
                    sys.exit(f"Closed with {code}. {shown(socket.close_reason or '')}")
                return False
        except (OSError, asyncio.TimeoutError, websockets.WebSocketException) as error:
            print(shown(f"{type(error).__name__}: {error}"), file=sys.stderr)
            return False

    async def stream(self, socket: websockets.ClientConnection) -> None:
        """Sends the waiting audio. Keeps a piece for the next connection in case it was not sent."""
        while True:
            if self.piece is None:
                self.piece = await self.waiting.get()
            if not self.piece:
                break
            await socket.send(self.piece)
            self.piece = None
        await socket.send(json.dumps({"type": "stop_recording"}))
        if not self.stopped:
            late = f"The service did not end the session within {STOP_TIMEOUT} s."
            asyncio.get_running_loop().call_later(STOP_TIMEOUT, self.give_up, late)
        self.stopped = True

    async def show(self, socket: websockets.ClientConnection) -> None:
        """Shows the transcripts, until the connection closes."""
        try:
            async for frame in socket:
                self.show_frame(frame)
        except websockets.ConnectionClosed:
            pass

    def show_frame(self, frame: str | bytes) -> None:
        try:
            message = json.loads(frame)
            if message["type"] == "transcript":
                data = message["data"]
                kind = "final  " if data["is_final"] else "partial"
                print(kind, shown(data["utterance"]["text"]), flush=True)
        except OSError as error:
            # Not a lost connection: the program that reads the output has ended.
            sys.exit(f"The output cannot be written: {error}")
        except (AttributeError, KeyError, RecursionError, TypeError, ValueError) as error:
            print(f"A frame cannot be read: {type(error).__name__}", file=sys.stderr)


async def record(session: Session, audio: BinaryIO) -> None:
    """Sends a recording at the pace of a microphone, or more slowly if the connection is slower."""
    while piece := audio.read(PIECE):
        await session.waiting.put(piece)
        await asyncio.sleep(0.25)
    await session.waiting.put(b"")


async def main(url: str, audio: BinaryIO) -> None:
    session = Session(url)
    recording = asyncio.create_task(record(session, audio))
    try:
        await session.run()
    except asyncio.CancelledError:
        if session.why is None:
            raise
        sys.exit(session.why)
    finally:
        recording.cancel()


request = {"endpointing": 0.3, "messages_config": {"receive_partial_transcripts": True}}
try:
    audio = open(argument(), "rb")
except OSError as error:
    sys.exit(str(error))
if isinstance(sys.stdout, io.TextIOWrapper):
    sys.stdout.reconfigure(errors="replace")
url = call("v2/live", "url", body=json.dumps(request))["url"]
if not url.startswith(("ws://", "wss://")):
    sys.exit("The URL of the session is not ws(s)://…")
try:
    asyncio.run(main(url, audio))
except KeyboardInterrupt:
    sys.exit("Interrupted.")
