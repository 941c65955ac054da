# python3 live.py speech.wav, with the package websockets; 16-bit audio, 16,000 samples a second
import asyncio
import json
import os
import sys
import urllib.error
import urllib.request

import websockets

PIECE = 8000  # a quarter of a second of audio, in bytes
PAUSES = [0.25, 0.5, 1, 2, 4]  # before each attempt to resume a lost session, in seconds


def create_session():
    session = {"endpointing": 0.3, "messages_config": {"receive_partial_transcripts": True}}
    request = urllib.request.Request(
        os.environ["BASE_URL"] + "/v2/live",
        data=json.dumps(session).encode(),
        headers={"content-type": "application/json"},
    )
    # A redirect does not take the key along.
    request.add_unredirected_header("x-service-key", os.environ["API_KEY"])
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.load(response)["url"]
    except urllib.error.HTTPError as refusal:
        sys.exit(f"{refusal.code}: {refusal.read().decode()}")


class Session:
    def __init__(self, url, audio):
        self.url = url
        self.audio = audio
        self.sent = 0
        self.stopped = False
        self.attempts = 0

    async def run(self):
        while not await self.connect():
            if self.attempts == len(PAUSES):
                sys.exit(f"Gave up after {len(PAUSES)} attempts to resume.")
            pause = PAUSES[self.attempts]
            self.attempts += 1
            print(f"The connection is lost, trying again in {pause} s.", file=sys.stderr)
            await asyncio.sleep(pause)

    async def connect(self):
        """Goes on over a new connection until it closes; true when the session has ended."""
        try:
            async with websockets.connect(self.url) as socket:
                try:
                    await asyncio.gather(self.stream(socket), self.show(socket))
                except websockets.ConnectionClosed:
                    pass
                # 1006 stands for a connection that broke off.
                return self.stopped and socket.close_code != 1006
        except (OSError, websockets.WebSocketException) as error:
            print(error, file=sys.stderr)
            return False

    async def stream(self, socket):
        """Sends what is left of the audio, at the pace of a microphone."""
        while self.sent < len(self.audio):
            await socket.send(self.audio[self.sent : self.sent + PIECE])
            self.sent += PIECE
            await asyncio.sleep(0.25)
        await socket.send(json.dumps({"type": "stop_recording"}))
        self.stopped = True

    async def show(self, socket):
        async for frame in socket:
            message = json.loads(frame)
            if message["type"] != "transcript":
                continue
            self.attempts = 0
            data = message["data"]
            print("final  " if data["is_final"] else "partial", data["utterance"]["text"])


with open(sys.argv[1], "rb") as file:
    session = Session(create_session(), file.read())
asyncio.run(session.run())
