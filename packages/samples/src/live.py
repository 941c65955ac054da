"""Streams audio to a live session. Copy transcribe.py, too.
As a program: pip install -r requirements.txt, set BASE_URL and API_KEY, and run python3 live.py speech.wav, with 16-bit
mono audio of 16,000 samples per second. As a module: await Session(audio, on_frame, service).run(sample_rate=16000)"""
import asyncio
import contextlib
import json
import sys
from functools import partial
from typing import Any, AsyncIterator, Awaitable, BinaryIO, Callable

import websockets
from transcribe import Service, SpeechError, command, shown

STOP, STOP_LIMIT = '{"type": "stop_recording"}', 60  # seconds from the stop to the end
OnFrame = Callable[[str | bytes], Awaitable[object]]


class Session:
    """Sends the audio, and awaits `on_frame` with each frame, which is the JSON of a message."""

    def __init__(self, audio: AsyncIterator[bytes], on_frame: OnFrame, service: Service | None = None) -> None:
        self.audio, self.on_frame = audio, on_frame
        self.service = service or Service()  # by BASE_URL and API_KEY
        self.waiting: asyncio.Queue[bytes | str] = asyncio.Queue(8)
        self.frame: bytes | str = ""  # what is being sent, if need be again over the next connection
        self.limit = asyncio.Timeout(None)

    async def run(self, **options: Any) -> None:
        """Creates the session with these options. Returns when it has ended, and resumes it after a lost connection.
        Raises SpeechError, or an error of `audio` or `on_frame`."""
        session = await asyncio.to_thread(self.service.call, "POST", "v2/live", "url", json=options)
        try:
            async with self.limit, asyncio.TaskGroup() as group:
                group.create_task(self.record())
                await self.stay_connected(session["url"], group)
        except TimeoutError:
            raise SpeechError(f"The service did not end the session within {STOP_LIMIT} s.") from None
        except ExceptionGroup as errors:
            raise errors.exceptions[0] from None

    async def record(self) -> None:
        async for piece in self.audio:
            data = bytes(memoryview(piece))
            for start in range(0, len(data), 64_000):  # A service may limit the size of a frame.
                await self.waiting.put(data[start : start + 64_000])
        await self.waiting.put(STOP)

    async def stay_connected(self, url: str, group: asyncio.TaskGroup) -> None:
        tries, now = 0, asyncio.get_running_loop().time
        while True:
            opened = now()
            code, reason = await self.connect(url, group)
            is_stopped = self.limit.when() is not None  # The stop was sent.
            if is_stopped and code in (1000, 1001, 1005):
                return
            # Start over after a steady connection, which was open for longer than pings need to notice a dead one.
            tries = 0 if now() - opened > 60 else tries + 1
            is_rejected = code >= 4000 or code in (1003, 1007, 1008, 1009) or (is_stopped and code != 1006)
            if is_rejected or tries > self.service.retries:
                said = f"The session ended with close code {code}: {self.service.told(reason)}"
                raise SpeechError(said.rstrip(": "), code=code)
            await asyncio.sleep(self.service.pause_before(tries - 2))

    async def connect(self, url: str, group: asyncio.TaskGroup) -> tuple[int, str]:
        """Connects once. Returns the close code, which is 1006 without a close frame, and the reason."""
        try:  # Pings notice a dead connection within 40 seconds, also while nothing is sent.
            socket = await websockets.connect(url, max_size=4_000_000, close_timeout=2)
        except (ImportError, OSError, websockets.WebSocketException) as error:
            reason = f"{type(error).__name__} {getattr(error, 'msg', error)}"  # without the URL
            status = getattr(getattr(error, "response", error), "status_code", None)
            wrong = (ImportError, websockets.InvalidURI, websockets.InvalidProxy)  # A proxy may need a package.
            if status in (400, 401, 403, 404) or isinstance(error, wrong):
                raise SpeechError(f"The session cannot be opened: {self.service.told(reason)}", status) from error
            return 1006, reason
        async with socket:
            sending = group.create_task(self.send(socket))
            try:
                while True:
                    await self.on_frame(await socket.recv())
            except websockets.ConnectionClosed as closed:
                sending.cancel()
                # After a frame that is too large, this side closes. It would be too large again.
                is_refused = closed.sent is not None and closed.sent.code == 1009
                end = closed.rcvd or (closed.sent if is_refused else None)
                return (end.code, end.reason) if end else (1006, "")

    async def send(self, socket: Any) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            while self.frame != STOP:
                if self.frame:
                    await socket.send(self.frame)
                self.frame = ""
                self.frame = await self.waiting.get()
            await socket.send(STOP)
            self.limit.reschedule(self.limit.when() or asyncio.get_running_loop().time() + STOP_LIMIT)


async def paced(file: BinaryIO) -> AsyncIterator[bytes]:
    while piece := file.read(8000):  # a quarter of a second
        yield piece
        await asyncio.sleep(0.25)


async def show(service: Service, frame: str | bytes) -> None:
    try:
        match json.loads(frame):
            case {"type": "transcript", "data": {"is_final": is_final, "utterance": {"text": str(text)}}}:
                print("final  " if is_final else "partial", shown(text), flush=True)
            case {"error": None} | {"data": {"error": None}}:
                pass  # Nothing failed.
            case {"type": "error"} | {"error": _} | {"data": {"error": _}} as message:
                print(service.told(message), file=sys.stderr)
    except (RecursionError, ValueError):
        print("A frame is not JSON.", file=sys.stderr)


def main(path: str) -> None:
    partials = {"receive_partial_transcripts": True}
    service = Service()
    with open(path, "rb") as file:
        session = Session(paced(file), partial(show, service), service)
        asyncio.run(session.run(endpointing=0.3, messages_config=partials))


if __name__ == "__main__":
    command(main)
