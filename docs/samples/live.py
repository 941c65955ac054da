# python3 live.py speech.wav, with the package websockets
import asyncio
import json
import os
import sys
import urllib.request

import websockets


def create_session():
    session = {"messages_config": {"receive_partial_transcripts": True}}
    request = urllib.request.Request(
        os.environ["BASE_URL"] + "/v2/live",
        data=json.dumps(session).encode(),
        headers={"x-service-key": os.environ["API_KEY"], "content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as response:
        return json.load(response)["url"]


async def send(socket, path):
    with open(path, "rb") as audio:
        while chunk := audio.read(8192):
            await socket.send(chunk)
    await socket.send(json.dumps({"type": "stop_recording"}))


async def main():
    async with websockets.connect(create_session()) as socket:
        sending = asyncio.create_task(send(socket, sys.argv[1]))
        async for frame in socket:
            message = json.loads(frame)
            if message["type"] != "transcript":
                continue
            data = message["data"]
            print("final  " if data["is_final"] else "partial", data["utterance"]["text"])
        await sending


asyncio.run(main())
