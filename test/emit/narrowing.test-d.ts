/** Compile-time tests: `tsc` checks this file, nothing runs it. A line that should fail must fail. */

import type {
  AddonError,
  ClientMessage,
  LiveJob,
  LiveResult,
  PreRecordedJob,
  PreRecordedRequest,
  PreRecordedResult,
  ServerMessage,
  TranscriptionJob,
  TranslationAddon,
} from '../../generated/types.js';

/** Whether two types are the same, not only assignable. */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Takes the claim that two types are the same. */
function same<A, B>(_claim: Same<A, B>): void {}

export function jobs(job: TranscriptionJob): void {
  same<typeof job.kind, 'pre-recorded' | 'live'>(true);
  if (job.kind === 'pre-recorded' && job.status === 'done') {
    same<typeof job.result, PreRecordedResult>(true);
    same<typeof job.completed_at, string>(true);
  }
  if (job.kind === 'live' && job.status === 'done') {
    same<typeof job.result, LiveResult>(true);
    same<typeof job.completed_at, string>(true);
  }
  if (job.status === 'done') same<typeof job.result, PreRecordedResult | LiveResult>(true);
  if (job.status === 'error') {
    same<typeof job.error_code, number>(true);
    same<typeof job.completed_at, string>(true);
    // @ts-expect-error a failed job may have no result
    job.result.metadata;
  }
  if (job.status === 'queued' || job.status === 'processing') {
    same<typeof job.completed_at, string | null | undefined>(true);
    // @ts-expect-error a job that is not finished has no error code to count on
    job.error_code.toFixed();
  }
  if (job.kind === 'live') same<typeof job, LiveJob>(true);
  if (job.kind === 'pre-recorded') same<typeof job, PreRecordedJob>(true);
  // @ts-expect-error before the status is known, the result may be missing
  job.result.metadata;
  // @ts-expect-error there is no such status
  if (job.status === 'failed') return;
}

export function blocks(block: TranslationAddon): void {
  if (block.success) same<typeof block.error, null>(true);
  else same<typeof block.error, AddonError | null>(true);
  // @ts-expect-error before success is known, the error may be null
  Object.keys(block.error.anything);
}

export function clientMessages(message: ClientMessage): string | undefined {
  if (message.type === 'audio_chunk') return message.data.chunk;
  same<typeof message.type, 'stop_recording'>(true);
  return undefined;
}

export function serverMessages(message: ServerMessage): void {
  same<typeof message.session_id, string>(true);
  // @ts-expect-error only a guard tells a transcript from kinds that are any string
  message.data.utterance;
}

export function requests(): readonly PreRecordedRequest[] {
  return [
    { audio_url: 'https://example.com/a.wav' },
    { audio_url: 'https://example.com/a.wav', custom_vocabulary: ['Katrin', { value: 'rose' }] },
    { audio_url: 'https://example.com/a.wav', custom_vocabulary: true, language: 'en' },
    { audio_url: 'https://example.com/a.wav', pii_redaction_config: { entity_types: 'NAME' } },
    { audio_url: 'https://example.com/a.wav', pii_redaction_config: { entity_types: ['NAME'] } },
    // A code that the document does not list is a code all the same.
    { audio_url: 'https://example.com/a.wav', language_config: { languages: ['en', 'yue'] } },
    // @ts-expect-error the address is required
    { diarization: true },
    // @ts-expect-error a misspelt field
    { audio_url: 'https://example.com/a.wav', diarisation: true },
    // @ts-expect-error no entity type of the list
    { audio_url: 'https://example.com/a.wav', pii_redaction_config: { entity_types: 'SHOE_SIZE' } },
    // @ts-expect-error the address of a request is not null
    { audio_url: null },
  ];
}
