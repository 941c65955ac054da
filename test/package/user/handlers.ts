/** What parsers, readers, and operations have as types; the tests only compile it. */
import {
  type ParseResult,
  parseListTranscriptionJobsQuery,
  parseServerMessage,
} from 'speech-to-text-contract/parse';
import { readServerMessage } from 'speech-to-text-contract/read';
import type * as contract from 'speech-to-text-contract/types';
import type * as resolved from 'speech-to-text-contract/types/resolved';

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
  }
}
export const message: ParseResult<resolved.ServerMessage> = parseServerMessage('');
// A query may be text or an object of text.
parseListTranscriptionJobsQuery('limit=5');
parseListTranscriptionJobsQuery({ limit: '5' });

// The types of operations are those of openapi-typescript.
type Created =
  contract.paths['/v2/live']['post']['responses']['2XX']['content']['application/json'];
export const created = (body: Created) =>
  body satisfies contract.components['schemas']['LiveSessionCreated'];
type Body = contract.operations['createLiveSession']['requestBody'];
export const body: Body = { content: { 'application/json': { channels: 2 } } };
