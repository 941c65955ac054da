/** A user's client, from the root entry and two others; compiled by the tests, never run. */
import {
  facts,
  isTranscriptMessage,
  type LiveRequest,
  type PreRecordedJob,
  parseClientMessage,
  parseServerMessage,
  type ServerMessage,
  type TranscriptMessage,
  validatePreRecordedJob,
} from 'speech-to-text-contract';
import { validatePreRecordedRequest as mayBeSent } from 'speech-to-text-contract/strict';
import { validateTranscriptionJob as canBeRead } from 'speech-to-text-contract/tolerant';

export function words(frame: unknown): string[] {
  const read = parseServerMessage(frame);
  if (!read.ok) throw new Error(read.issues[0]?.message);
  return isTranscriptMessage(read.value) ? read.value.data.utterance.words.map((w) => w.word) : [];
}

export function finals(messages: ServerMessage[]): TranscriptMessage[] {
  return messages.filter(isTranscriptMessage).filter((message) => message.data.is_final);
}

export function summary(value: unknown): string | undefined {
  if (!validatePreRecordedJob(value)) return validatePreRecordedJob.errors?.[0]?.instancePath;
  const job: PreRecordedJob = value;
  return job.status === 'done' ? job.result.metadata.audio_duration.toFixed() : job.status;
}

export function audio(data: unknown): Uint8Array | undefined {
  const frame = parseClientMessage(data, { isBinary: true });
  return frame.ok && frame.value.kind === 'audio' ? frame.value.bytes : undefined;
}

export const sendable: (value: unknown) => value is { audio_url: string } = mayBeSent;
export const kindOf = (value: unknown) => (canBeRead(value) ? value.kind : undefined);
export const config: LiveRequest = { channels: facts.defaults['LiveRequest.channels'] };
