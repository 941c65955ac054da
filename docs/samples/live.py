# Run: pip install websockets and then python3 live.py speech.wav, with client.py in the same folder.
# Streams the file to a live session and prints the transcripts. The file must contain 16-bit mono audio with 16,000
# samples per second.
from __future__ import annotations

import asyncio
import io
import json
import os
import sys
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

try:
    import websockets
except ImportError:
    if __name__ != "__main__":
        raise
    sys.exit("The package websockets is missing. Run: pip install websockets")

from client import argument, from_environment, shown

PIECE = 8000  # bytes of audio: a quarter of a second
MAX_MESSAGE = 4_000_000  # bytes of a message after decompression
MAX_WAITING = 4  # pieces that are read ahead
STEADY = 20  # after a connection of this many seconds, attempts and pauses start over

Message = dict[str, Any]


class SessionError(Exception):
    """A live session that failed."""


class Session:
    """A live session. Times are in seconds. The connection is lost if the service does not answer a ping in time."""

    def __init__(
        self,
        url: str,
        on_message: Callable[[Message], None],
        timeout: float = 30,
        attempts: int = 7,  # to reconnect
        pause: float = 0.25,  # the first pause; each later pause is twice as long
        stop_timeout: float = 60,  # from the last audio to the end
    ) -> None:
        if not url.startswith(("ws://", "wss://")):
            raise SessionError("The session URL must begin with ws:// or wss://.")
        self.url, self.on_message = url, on_message
        self.attempts, self.pause, self.stop_timeout = attempts, pause, stop_timeout
        pings = {"ping_interval": timeout / 3, "ping_timeout": timeout / 2, "close_timeout": 1}
        self.limits: dict[str, Any] = {"max_size": MAX_MESSAGE, "open_timeout": timeout / 3, **pings}
        self.piece: bytes | None = None  # the piece that is being sent
        self.stopped = False
        self.error: Exception | None = None  # why the session was given up

    async def run(self, audio: AsyncIterator[bytes]) -> None:
        """Sends audio and returns when the session has ended. Raises a SessionError if it fails."""
        # Pieces of audio and an empty piece at the end.
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(MAX_WAITING)
        self.task = asyncio.current_task()
        recording = asyncio.create_task(self.record(audio))
        try:
            await self.keep_connected()
        except asyncio.CancelledError:
            if self.error is None:
                raise
            raise self.error from None
        finally:
            recording.cancel()

    def give_up(self, error: Exception) -> None:
        self.error = error
        if self.task:
            self.task.cancel()

    async def record(self, audio: AsyncIterator[bytes]) -> None:
        try:
            async for piece in audio:
                if piece:
                    await self.waiting.put(piece)
            await self.waiting.put(b"")
        except Exception as error:
            self.give_up(error)

    async def keep_connected(self) -> None:
        tries = 0
        while True:
            begun = time.monotonic()
            if await self.connect():
                return
            if time.monotonic() - begun > STEADY:
                tries = 0
            if tries == self.attempts:
                raise SessionError(f"The connection was lost, and {tries} attempts to reconnect failed.")
            pause = self.pause * 2**tries
            tries += 1
            print(f"The connection is lost. The next attempt is in {pause} s.", file=sys.stderr)
            await asyncio.sleep(pause)

    async def connect(self) -> bool:
        """Continues the session over a new connection until it closes. Returns whether the session has ended."""
        try:
            socket = await websockets.connect(self.url, **self.limits)
        except (OSError, asyncio.TimeoutError, websockets.WebSocketException) as error:
            print(shown(f"{type(error).__name__}: {error}"), file=sys.stderr)
            return False
        sending = asyncio.create_task(self.stream(socket))
        try:
            await self.receive(socket)
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            await socket.close()
        code = socket.close_code or 1006
        if self.stopped and code in (1000, 1001, 1005):
            return True
        refused = code >= 4000 or code in (1003, 1007, 1008, 1009)
        # After the stop, only a connection that broke off (1006) can be resumed.
        if refused or (self.stopped and code != 1006):
            raise SessionError(f"The service closed the connection with code {code}. {shown(socket.close_reason or '')}")
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
            late = SessionError(f"The service did not end the session within {self.stop_timeout} s.")
            asyncio.get_running_loop().call_later(self.stop_timeout, self.give_up, late)
        self.stopped = True

    async def receive(self, socket: websockets.ClientConnection) -> None:
        """Passes on the messages, until the connection closes."""
        while True:
            try:
                message = json.loads(await socket.recv())
            except websockets.ConnectionClosed:
                return
            except (RecursionError, ValueError) as error:
                message = error
            if isinstance(message, dict) and isinstance(message.get("type"), str):
                self.on_message(message)
            else:
                print("A frame cannot be read.", file=sys.stderr)


async def paced(path: str) -> AsyncIterator[bytes]:
    """The audio of a file, at the pace of a microphone."""
    with open(path, "rb") as audio:
        while piece := audio.read(PIECE):
            yield piece
            await asyncio.sleep(0.25)


def show(message: Message) -> None:
    """Prints a transcript or an error."""
    what, data = message["type"], message.get("data")
    fields: Message = data if isinstance(data, dict) else {}
    # The messages about errors are not specified. They may have the type `error`, or a field `error`.
    error = message.get("error") or fields.get("error")
    if what == "error" or error:
        print(shown(f"{what}: {json.dumps(error or data)}"), file=sys.stderr)
    utterance = fields.get("utterance")
    if what == "transcript" and isinstance(utterance, dict):
        kind = "final  " if fields.get("is_final") else "partial"
        print(kind, shown(str(utterance.get("text"))), flush=True)


def main() -> None:
    path = argument()
    client = from_environment()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    attempts, pause = int(os.environ.get("ATTEMPTS", "7")), float(os.environ.get("PAUSE", "0.25"))
    request = {"endpointing": 0.3, "messages_config": {"receive_partial_transcripts": True}}
    try:
        open(path, "rb").close()
        url = client.call("v2/live", "url", body=request)["url"]
        asyncio.run(Session(url, show, client.timeout, attempts, pause).run(paced(path)))
    except (OSError, SessionError) as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("Interrupted.")


if __name__ == "__main__":
    main()
