"""Streams 16-bit mono audio with 16,000 samples per second from a file to a live session, and prints the transcripts.
Run in the folder of transcribe.py: pip install -r requirements.txt and then python3 live.py speech.wav"""
import asyncio
import contextlib
import json
import sys
from typing import Any, AsyncIterator, BinaryIO, Callable

import websockets
from transcribe import ATTEMPTS, PAUSE, URL, call, shown

STOP, STOP_LIMIT = '{"type": "stop_recording"}', 60  # seconds from the stop to the end


async def run(url: str, audio: AsyncIterator[bytes], on_frame: Callable[[str | bytes], None]) -> None:
    """Sends audio until the session has ended, and resumes it after a lost connection. Raises an ExceptionGroup."""
    waiting: asyncio.Queue[bytes | str] = asyncio.Queue(8)
    frame: bytes | str = ""  # what is being sent, if need be again over the next connection
    tries, loop = 0, asyncio.get_running_loop()
    async def record() -> None:
        async for piece in audio:
            await waiting.put(bytes(memoryview(piece)))
        await waiting.put(STOP)
    async def send(socket: Any) -> None:
        nonlocal frame
        with contextlib.suppress(websockets.ConnectionClosed):
            while frame != STOP:
                if frame:
                    await socket.send(frame)
                frame = ""
                frame = await waiting.get()
            await socket.send(STOP)
            limit.reschedule(limit.when() or loop.time() + STOP_LIMIT)

    async with asyncio.TaskGroup() as group, asyncio.timeout(None) as limit:
        group.create_task(record())
        while True:
            code, reason, opened = 1006, "", loop.time()
            try:  # Pings notice a dead connection within 40 seconds, also while nothing is sent.
                async with websockets.connect(url, max_size=4_000_000, close_timeout=2) as socket:
                    sending = group.create_task(send(socket))
                    with contextlib.suppress(websockets.ConnectionClosed):
                        async for data in socket:
                            on_frame(data)
                    sending.cancel()
                code, reason = socket.close_code or 1006, socket.close_reason or ""
            except (OSError, websockets.WebSocketException) as error:
                reason = f"{type(error).__name__} {error}"
            if frame == STOP and code in (1000, 1001, 1005):
                return
            tries = 0 if loop.time() - opened > 20 else tries + 1  # Start over after a steady connection.
            if code >= 4000 or code in (1003, 1007, 1008, 1009) or (frame == STOP and code != 1006) or tries > ATTEMPTS:
                raise ConnectionError(f"The session ended with close code {code}: {shown(reason)}")
            await asyncio.sleep(min(PAUSE * 2**tries / 4, 60))


async def paced(file: BinaryIO) -> AsyncIterator[bytes]:
    while piece := file.read(8000):  # a quarter of a second
        yield piece
        await asyncio.sleep(0.25)


def show(frame: str | bytes) -> None:
    try:
        match json.loads(frame):
            case {"type": "transcript", "data": {"is_final": is_final, "utterance": {"text": str(text)}}}:
                print("final  " if is_final else "partial", shown(text, sys.maxsize), flush=True)
            case {"type": "error"} | {"error": _} | {"data": {"error": _}} as message:
                print(shown(message), file=sys.stderr)
    except (RecursionError, ValueError):
        print("A frame is not JSON.", file=sys.stderr)


if __name__ == "__main__":
    wanted = {"endpointing": 0.3, "messages_config": {"receive_partial_transcripts": True}}
    try:
        with open(sys.argv[1], "rb") as file:
            asyncio.run(run(call("POST", f"{URL}/v2/live", "url", json=wanted)["url"], paced(file), show))
    except Exception as group:
        sys.exit("; ".join(str(error) or f"No end in {STOP_LIMIT} s." for error in getattr(group, "exceptions", [group])))
