/** What handlers and readers expect from the types; the tests only compile it. */
import type { OperationInputs, OperationResponses } from 'speech-to-text-contract/operations';
import {
  type ParseResult,
  parseListTranscriptionJobsQuery,
  parseServerMessage,
} from 'speech-to-text-contract/parse';
import { readServerMessage } from 'speech-to-text-contract/read';
import { type Dropped, parseLiveRequest } from 'speech-to-text-contract/strict/parse';
import type * as resolved from 'speech-to-text-contract/types/resolved';

// The input of a handler is the resolved body or query.
export const inputs = (all: OperationInputs) => [
  all.createLiveSession satisfies resolved.LiveRequest,
  all.listTranscriptionJobs.limit satisfies number,
  all.getPreRecordedJob satisfies undefined,
];
export const answers: OperationResponses['listTranscriptionJobs'][] = [
  { status: 409, body: 'conflict' },
  { status: 503, body: { any: 'thing' } },
  // @ts-expect-error this status has another body
  { status: 401, body: 'gone' },
  // @ts-expect-error there is no such status
  { status: 299, body: null },
];
// The kind of a value of an open union narrows the value.
export function textOf(frame: unknown): string | undefined {
  const read = readServerMessage(frame);
  if (!read.ok) return read.issues[0]?.message;
  switch (read.kind) {
    case 'transcript':
      return read.value.data?.utterance?.text ?? undefined;
    case 'other':
      // @ts-expect-error only a transcript has an utterance
      return read.value.data?.utterance?.text;
    // @ts-expect-error there is no such kind
    case 'transcribt':
      return '';
  }
}
export const message: ParseResult<resolved.ServerMessage> = parseServerMessage('');
// @ts-expect-error nothing is dropped by default
export const none = message.ok && message.dropped;
const strictly = parseLiveRequest({}, { unknownFields: 'drop' });
export const whole: Dropped<resolved.LiveRequest> | undefined = strictly.ok ? strictly : undefined;

// A query may be text or an object of text.
parseListTranscriptionJobsQuery('limit=5');
parseListTranscriptionJobsQuery({ limit: '5' });
