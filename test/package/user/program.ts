/** A user's client, from the root entry and a few others; compiled by the tests, never run. */
import {
  facts,
  formatIssue,
  type Issue,
  isTranscriptMessage,
  type LiveRequest,
  operations,
  type PreRecordedJob,
  parseClientMessage,
  parseLiveRequest,
  parseServerMessage,
  type ServerMessage,
  type TranscriptMessage,
  validatePreRecordedJob,
  validateServerMessage,
} from 'speech-to-text-contract';
import { validatePreRecordedRequest as mayBeSent } from 'speech-to-text-contract/strict';
import { validateTranscriptionJob as canBeRead } from 'speech-to-text-contract/tolerant';
import type { LiveRequest as ResolvedLiveRequest } from 'speech-to-text-contract/types/resolved';

export function words(frame: unknown): string[] {
  const read = parseServerMessage(frame);
  if (!read.ok) throw new Error(read.issues.map(formatIssue).join('\n'));
  return isTranscriptMessage(read.value) ? read.value.data.utterance.words.map((w) => w.word) : [];
}

export function finals(messages: ServerMessage[]): TranscriptMessage[] {
  return messages.filter(isTranscriptMessage).filter((message) => message.data.is_final);
}

export function summary(value: unknown): string | null {
  if (!validatePreRecordedJob(value)) {
    const [first] = validatePreRecordedJob.errors ?? [];
    return first?.instancePath ?? null;
  }
  const job: PreRecordedJob = value;
  return job.status === 'done' ? job.result.metadata.audio_duration.toFixed() : job.status;
}

export function start(body: unknown): ResolvedLiveRequest | Issue[] {
  const request = parseLiveRequest(body);
  return request.ok ? request.value : request.issues;
}

export function audio(data: unknown): Uint8Array | undefined {
  const frame = parseClientMessage(data, { isBinary: true });
  return frame.ok && frame.value.kind === 'audio' ? frame.value.bytes : undefined;
}

export function kindOf(value: unknown): string | undefined {
  return canBeRead(value) ? value.kind : undefined;
}

export function sendable(value: unknown): value is { audio_url: string } {
  return mayBeSent(value);
}

export const guarded: (value: unknown) => boolean = validateServerMessage;
export const config: LiveRequest = { channels: facts.defaults['LiveRequest.channels'] };
export const address: '/v2/live' = operations.createLiveSession.path;
