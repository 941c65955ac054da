/**
 * A client that reads with the tolerant profile, and a service that refuses unknown fields; compiled by the tests,
 * never run.
 */
import type { StandardJSONSchemaV1 } from '@standard-schema/spec';
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import {
  type Issue,
  type ReadResult,
  readPreRecordedJob,
  readServerMessage,
} from 'speech-to-text-contract/read';
import { LiveRequest } from 'speech-to-text-contract/standard';
import { parseLiveRequest } from 'speech-to-text-contract/strict/parse';
import type { paths } from 'speech-to-text-contract/types';
import type * as resolved from 'speech-to-text-contract/types/resolved';
import type * as tolerant from 'speech-to-text-contract/types/tolerant';

export function text(frame: unknown, log: (issue: Issue) => void): string | null | undefined {
  const read = readServerMessage(frame);
  if (!read.ok) throw new Error(read.issues[0]?.message);
  read.deviations.forEach(log);
  return isTranscriptMessage(read.value) ? read.value.data?.utterance?.text : undefined;
}

export const job: (value: unknown) => ReadResult<tolerant.PreRecordedJob> = readPreRecordedJob;

export function start(body: unknown): resolved.LiveRequest | Issue[] {
  const request = parseLiveRequest(body);
  return request.ok ? request.value : request.issues;
}

const described: StandardJSONSchemaV1 = LiveRequest;
export const parameters: Record<string, unknown> = described['~standard'].jsonSchema.input({
  target: 'draft-07',
});

// One import is both a value and a type.
export const live: LiveRequest = { channels: 2 };

export type Listed = paths['/v2/transcription']['get']['responses'][200]['content'];
