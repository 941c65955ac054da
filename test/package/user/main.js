/** A user's program that uses every entry point with functions; it runs on every platform. */
import * as root from 'speech-to-text-contract';
import { TranscriptMessage } from 'speech-to-text-contract/examples';
import { formats } from 'speech-to-text-contract/formats';
import { parseListTranscriptionJobsQuery, parseLiveRequest } from 'speech-to-text-contract/parse';
import { readServerMessage } from 'speech-to-text-contract/read';
import { schemas } from 'speech-to-text-contract/schemas';
import { validateTranscriptMessage } from 'speech-to-text-contract/validators';

const [message] = Object.values(TranscriptMessage);
const later = { ...message, created_at: '2026-02-30T12:00:00Z' };
const MISSPELLED = { audio_url: 'https://example.com/a.wav', diarisation: true };
const WRONG = { channels: 'two' };

const text = JSON.stringify(later);
const bytes = root.parseServerMessage(new TextEncoder().encode(JSON.stringify(message)));
const audio = root.parseClientMessage(new Uint8Array([1, 2, 3]), { isBinary: true });
const live = parseLiveRequest(Object.freeze({}));
const refused = parseLiveRequest(WRONG);
const query = parseListTranscriptionJobsQuery(
  new URLSearchParams('status=done&status=error&limit=5&custom_metadata[team]=a'),
);
const misspelled = root.parsePreRecordedRequest(MISSPELLED);
const kept = root.parsePreRecordedRequest(MISSPELLED, { unknownFields: 'keep' });
const read = readServerMessage(text);
const results = {
  verdicts: [validateTranscriptMessage(message), validateTranscriptMessage(later)],
  loose: [kept.ok, formats.date('2026-02-30')],
  bytes: bytes.ok && validateTranscriptMessage(bytes.value),
  audio: audio.ok && audio.value.kind,
  filled: live.ok && live.value.channels === schemas.LiveRequest.properties.channels.default,
  issue: !refused.ok && root.formatIssue(refused.issues[0]),
  query: query.ok && [query.value.status, query.value.limit, query.value.custom_metadata],
  misspelled: !misspelled.ok && misspelled.issues.map((issue) => issue.path),
  deviations: read.ok && read.deviations.map((deviation) => deviation.path),
  name: schemas.Word.title,
};
console.log(JSON.stringify(results));
