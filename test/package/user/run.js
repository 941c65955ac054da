/** A user's program that uses every entry point; it runs on every platform. */
import * as root from 'speech-to-text-contract';
import { defaults, limits } from 'speech-to-text-contract/facts';
import { formats } from 'speech-to-text-contract/formats';
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import { operations } from 'speech-to-text-contract/operations';
import { parseListTranscriptionJobsQuery, parseLiveRequest } from 'speech-to-text-contract/parse';
import { readServerMessage } from 'speech-to-text-contract/read';
import { schemas } from 'speech-to-text-contract/schemas';
import { LiveRequest } from 'speech-to-text-contract/standard';
import { validatePreRecordedRequest as strict } from 'speech-to-text-contract/strict';
import { parseLiveRequest as parseStrictly } from 'speech-to-text-contract/strict/parse';
import { validateTranscriptMessage as tolerant } from 'speech-to-text-contract/tolerant';
import { validateTranscriptMessage } from 'speech-to-text-contract/validators';

const MESSAGE = {
  type: 'transcript',
  session_id: '45463597-20b7-4af7-b3b3-f5fb778203ab',
  created_at: '2026-01-31T12:00:00Z',
  data: {
    id: '00_00000001',
    is_final: true,
    utterance: {
      text: 'Hello.',
      start: 0,
      end: 0.5,
      language: 'en',
      confidence: 0.9,
      channel: 0,
      words: [{ word: 'Hello.', start: 0, end: 0.5, confidence: 0.9 }],
    },
  },
};

// A request with a value beyond its bound, whichever bound that is.
const [[key, { maximum }]] = Object.entries(limits).filter(
  ([key, limit]) => /^LiveRequest\.\w+$/.test(key) && 'maximum' in limit,
);
const field = key.split('.')[1];
const BEYOND = { [field]: maximum + 1 };

/** Uses the package. Returns the results. */
export function run() {
  const text = JSON.stringify(MESSAGE);
  const frame = root.parseServerMessage(text);
  const bytes = root.parseServerMessage(new TextEncoder().encode(text));
  const audio = root.parseClientMessage(new Uint8Array([1, 2, 3]), { isBinary: true });
  const live = parseLiveRequest(Object.freeze({ [field]: maximum }));
  const refused = parseLiveRequest(BEYOND);
  const query = parseListTranscriptionJobsQuery(
    new URLSearchParams('status=done&status=error&limit=5&custom_metadata[team]=a'),
  );
  const misspelled = parseStrictly({ ...BEYOND, diarisation: true });
  const { language, ...spoken } = MESSAGE.data.utterance;
  const data = { ...MESSAGE.data, utterance: spoken };
  const read = readServerMessage(JSON.stringify({ ...MESSAGE, created_at: 'now', data }));
  const later = { ...MESSAGE, created_at: '2026-02-30T12:00:00Z' };
  return {
    validator: validateTranscriptMessage(MESSAGE),
    calendar: [validateTranscriptMessage(later), tolerant(later), formats.date('2026-02-30')],
    frame: frame.ok && isTranscriptMessage(frame.value) && frame.value.data.utterance.text,
    bytes: bytes.ok,
    notJson: root.parseServerMessage('{').ok,
    audio: audio.ok && audio.value.kind,
    defaults: live.ok && live.value.sample_rate === defaults['LiveRequest.sample_rate'],
    issue: !refused.ok && root.formatIssue(refused.issues[0]),
    query: query.ok && [query.value.status, query.value.limit, query.value.custom_metadata],
    misspelled: strict({ audio_url: 'https://example.com/a.wav', diarisation: true }),
    misspelledIssues: !misspelled.ok && misspelled.issues.map((issue) => issue.path).sort(),
    read: read.ok && [
      isTranscriptMessage(read.value) && read.value.data.utterance.text,
      read.deviations.map((deviation) => deviation.path).sort(),
    ],
    standard: LiveRequest['~standard'].validate(BEYOND).issues?.length,
    operation: operations.createPreRecordedJob.requestBody.schema,
    bound: maximum,
    sameFacts: root.facts.defaults === defaults,
    guard: isTranscriptMessage({ type: 'transcript' }),
    schema: schemas.Word.$id,
  };
}
