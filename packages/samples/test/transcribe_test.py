"""What programs do with transcribe.py and live.py, on the stub: python3 -m unittest, with BASE_URL and API_KEY in the environment."""
import os
import unittest
from typing import Any
from unittest.mock import AsyncMock, patch

import httpx
from live import STOP, Session
from transcribe import Service, SpeechError, jobs, pause_after, shown, transcribe, wait
from websockets import ConnectionClosedError

SERVICE = Service(retries=2, pause=0)
URL = "https://a.invalid/a.wav"
FAULTS, HEADERS = f"{SERVICE.url}/__stub/faults", {"x-service-key": SERVICE.key}


def create() -> str:
    return transcribe(URL, SERVICE, custom_metadata={"n": 1})["id"]


def inject(**fault: Any) -> None:
    httpx.post(FAULTS, headers=HEADERS, json=fault)


class Transcribe(unittest.TestCase):
    def test_lists_each_job_of_all_pages_once(self) -> None:
        ids = [create() for _ in range(3)]
        listed = jobs(SERVICE, limit=1, kind=["pre-recorded"], custom_metadata={"n": 1})
        first = next(listed)
        create()
        self.assertEqual([first["id"], *(job["id"] for job in listed)], ids[::-1])

    def test_tells_what_a_service_said(self) -> None:
        for fault, words in (
            ({"status": 400, "body": f"Never {SERVICE.key}.\x1b[31m"}, r"400 .*Never \*\*\*\.\\x1b"),
            ({"status": 307, "headers": {"location": "/a"}}, "307"),
            ({"status": 200, "body": "<html>"}, "no `result_url` in <html>"),
            ({"reset": True}, "No response"),
        ):
            inject(operation="createPreRecordedJob", times=1, **fault)
            with self.assertRaisesRegex(SpeechError, words):
                create()

    def test_ends_a_list_that_repeats_pages_or_has_no_ids(self) -> None:
        for items in [], [{"id": "a"}], [{}], [None]:
            body = {"items": items, "next": "v2/transcription"}
            inject(operation="listTranscriptionJobs", status=200, body=body, times=4)
            with self.assertRaises(SpeechError):
                list(jobs(SERVICE))
        httpx.delete(FAULTS, headers=HEADERS)

    def test_tells_what_is_wrong_with_the_environment(self) -> None:
        for name, value in ("SSL_CERT_FILE", "missing"), ("ALL_PROXY", "socks5://a"), ("ALL_PROXY", "a://b"):
            with patch.dict(os.environ, {name: value}), self.assertRaisesRegex(SpeechError, name):
                create()

    def test_reads_json_with_a_byte_order_mark(self) -> None:
        self.assertEqual(SERVICE.read(httpx.Response(200, content=b"\xef\xbb\xbf{}")), {})

    def test_pauses_for_a_minute_at_most(self) -> None:
        for retry, asked in (5000, 0), (0, 99):
            self.assertTrue(60 <= Service(pause=1).pause_before(retry, asked) <= 75)

    def test_polls_every_15_seconds_in_the_end(self) -> None:
        answers = [{"status": "queued"}] * 20 + [{"status": "done"}]
        with patch.object(Service, "call", side_effect=answers), patch("time.sleep") as sleep:
            wait(URL, Service(pause=1))
        sleep.assert_called_with(15)

    def test_obeys_retry_after(self) -> None:
        for asked, pause in ("7", 7), ("soon", 0), ("Fri, 31 Dec 9999 23:59:59 GMT", 60):
            response = httpx.Response(503, headers={"retry-after": asked})
            self.assertGreaterEqual(pause_after(response, "POST") or 0, pause)

    def test_shows_a_text_without_what_a_terminal_obeys(self) -> None:
        self.assertEqual(shown("\u202f? \u200c \u009b2J\u202e"), "\u202f? \u200c \\x9b2J\\u202e")

    def test_refuses_what_cannot_be_sent(self) -> None:
        with self.assertRaisesRegex(TypeError, r"`custom_metadata\[a\]` cannot"):
            next(jobs(SERVICE, custom_metadata={"a": None}))
        with self.assertRaisesRegex(SpeechError, "no file"):
            transcribe("/dev/null", SERVICE)
        with self.assertRaisesRegex(SpeechError, "surrogates not allowed"):
            SERVICE.call("POST", "v2/upload", "audio_url", files={"audio": ("\ud800.wav", b"a")})

    def test_sends_the_key_to_the_origin_of_the_service_alone(self) -> None:
        elsewhere = SERVICE.url.replace("127.0.0.1", "localhost")
        with self.assertRaisesRegex(SpeechError, "401 from http://localhost"):
            SERVICE.call("GET", f"{elsewhere}/v2/transcription", "items")

    def test_tells_which_job_failed(self) -> None:
        with self.assertRaises(SpeechError) as failed:
            transcribe("https://a.invalid/stub-error-415.wav", SERVICE)
        self.assertIn("v2/pre-recorded/", failed.exception.result_url)
        self.assertEqual((failed.exception.job or {}).get("error_code"), 415)

    def test_repeats_a_call_as_many_times_as_retries_says(self) -> None:
        for status, times in ((500, 1), (429, 3)):  # After 500, the job may have been created.
            inject(operation="createPreRecordedJob", status=status, times=times)
            with self.assertRaisesRegex(SpeechError, str(status)):
                transcribe(URL, SERVICE)
        transcribe(URL, SERVICE)


class Live(unittest.IsolatedAsyncioTestCase):
    async def test_sends_again_what_a_connection_lost_and_keeps_the_limit_of_the_stop(self) -> None:
        lost, next_one = AsyncMock(), AsyncMock()
        lost.send.side_effect = ConnectionClosedError(None, None)
        session = Session(AsyncMock(), AsyncMock(), SERVICE)
        session.waiting.put_nowait(b"a")
        session.waiting.put_nowait(STOP)
        async with session.limit:
            for socket in lost, next_one:
                await session.send(socket)
            limit = session.limit.when()
            await session.send(next_one)
            self.assertEqual(session.limit.when(), limit)
        self.assertEqual([sent.args[0] for sent in next_one.send.call_args_list], [b"a", STOP, STOP])
