# python3 live.py speech.wav, with the package websockets; 16-bit audio, 16,000 samples a second
import asyncio
import json
import os
import sys
import time

import websockets

from client import TIMEOUT, argument, call, content_of

PIECE = 8000  # a quarter of a second of audio, in bytes
ATTEMPTS = int(os.environ.get("ATTEMPTS", "7"))  # to resume a session, until a connection lasts
PAUSE = float(os.environ.get("PAUSE", "0.25"))  # before the first of them, which doubles, in seconds
STEADY = 20  # how long a connection must last for both to start anew
STOP_TIMEOUT = float(os.environ.get("STOP_TIMEOUT", "60"))  # from the last audio to the end
# A peer that is gone answers no ping.
PINGS = {"ping_interval": TIMEOUT / 3, "ping_timeout": TIMEOUT / 2, "close_timeout": 1}
LIMITS = {"max_size": None, "open_timeout": TIMEOUT / 3, **PINGS}


class Session:
    def __init__(self, url, audio):
        self.url = url
        self.audio = audio
        self.sent = 0
        self.stopped = False

    async def run(self):
        self.task = asyncio.current_task()
        tries = 0
        while True:
            begun = time.monotonic()
            if await self.connect():
                return
            if time.monotonic() - begun > STEADY:
                tries = 0
            if tries == ATTEMPTS:
                sys.exit(f"Gave up after {ATTEMPTS} attempts to resume.")
            pause = PAUSE * 2**tries
            tries += 1
            print(f"The connection is lost, trying again in {pause} s.", file=sys.stderr)
            await asyncio.sleep(pause)

    async def connect(self):
        """Goes on over a new connection until it closes; true when the session has ended."""
        try:
            async with websockets.connect(self.url, **LIMITS) as socket:
                try:
                    await asyncio.gather(self.stream(socket), self.show(socket))
                except websockets.ConnectionClosed:
                    pass
                code = socket.close_code or 1006
                if code == 1008 or code >= 4000:
                    sys.exit(f"Closed with {code}. {socket.close_reason}")
                # 1006 stands for a connection that broke off.
                return self.stopped and code != 1006
        except (OSError, asyncio.TimeoutError, websockets.WebSocketException) as error:
            print(f"{type(error).__name__}: {error}", file=sys.stderr)
            return False

    async def stream(self, socket):
        """Sends what is left of the audio, at the pace of a microphone."""
        while self.sent < len(self.audio):
            await socket.send(self.audio[self.sent : self.sent + PIECE])
            self.sent += PIECE
            await asyncio.sleep(0.25)
        await socket.send(json.dumps({"type": "stop_recording"}))
        if not self.stopped:
            asyncio.get_running_loop().call_later(STOP_TIMEOUT, self.task.cancel)
        self.stopped = True

    async def show(self, socket):
        async for frame in socket:
            try:
                message = json.loads(frame)
                if message["type"] == "transcript":
                    data = message["data"]
                    print("final  " if data["is_final"] else "partial", data["utterance"]["text"])
            except (KeyError, RecursionError, TypeError, ValueError) as error:
                print(f"A frame cannot be read: {type(error).__name__}", file=sys.stderr)


request = {"endpointing": 0.3, "messages_config": {"receive_partial_transcripts": True}}
audio = content_of(argument())
sys.stdout.reconfigure(errors="replace")
session = Session(call("v2/live", "url", body=json.dumps(request))["url"], audio)
try:
    asyncio.run(session.run())
except asyncio.CancelledError:
    sys.exit(f"The service did not end the session within {STOP_TIMEOUT} s.")
except KeyboardInterrupt:
    sys.exit("Interrupted.")
