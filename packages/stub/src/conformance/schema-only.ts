/** What the contract has and the run checks only against its schema. */
import {
  messageKinds,
  OPERATION_IDS,
  OPERATIONS,
  OPTIONS,
  schemaAt,
  schemaNamed,
  switchesOf,
  WEBHOOKS,
} from '../contract.ts';
import { unknownFilters } from './list.ts';
import { WEBHOOK } from './notifications.ts';
import { unknownEncodings } from './speech.ts';

/** What the run has rules for. `receive_…` are the flags of sessions. */
const RULED = {
  operations: [
    'createLiveSession',
    'createPreRecordedJob',
    'getPreRecordedJob',
    'listTranscriptionJobs',
    'uploadAudio',
  ],
  messages: ['audio_chunk', 'stop_recording', 'transcript'],
  errors: ['401'],
  statuses: ['queued', 'processing', 'done', 'error'],
  options: /^(callback|diarization|receive_\w+)$/,
};

/** A line for each kind of parts that the run checks only against their schemas, with their names. */
export function schemaOnly(): string[] {
  const errors = OPERATION_IDS.flatMap((id) =>
    Object.keys(OPERATIONS[id].responses)
      .filter((status) => /^[45]\d\d$/.test(status) && !RULED.errors.includes(status))
      .map((status) => `${status} of ${id}`),
  );
  const toService = (schemaNamed('ClientMessage').oneOf ?? []).map(
    (branch) => schemaAt(branch).node.properties?.type?.const,
  );
  const types = [...messageKinds().flatMap(({ type }) => type ?? []), ...toService];
  const blocks = ['PreRecordedResult', 'LiveResult', 'Transcription'].flatMap(switchesOf);
  const all: Record<string, unknown[]> = {
    operations: OPERATION_IDS.filter((id) => !RULED.operations.includes(id)),
    errors,
    webhooks: Object.keys(WEBHOOKS).filter((name) => name !== WEBHOOK),
    messages: types.filter((type) => !RULED.messages.includes(String(type))),
    filters: unknownFilters(),
    'job statuses': (schemaNamed('JobStatus').enum ?? []).filter(
      (status) => !RULED.statuses.includes(String(status)),
    ),
    encodings: unknownEncodings(),
    'effects of options': [...OPTIONS].filter(
      (name) => !RULED.options.test(name) && !blocks.includes(name),
    ),
  };
  return Object.entries(all).flatMap(([what, names]) =>
    names.length > 0 ? `${what}: ${names.join(', ')}` : [],
  );
}
