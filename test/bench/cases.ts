/** The cases of the benchmark: what is validated, and how fast it ought to be. */
import { contenders, type MeasuredSchema } from './contenders.ts';
import * as payloads from './payloads.ts';

export interface Case {
  name: string;
  schema: MeasuredSchema;
  /** Different payloads, which the calls take in turn. */
  payloads: unknown[];
  valid: boolean;
  /** How many times as long as `JSON.parse` it may take; a case that may take longer is not warmed up. */
  goal?: number;
}

const REQUESTS = {
  PreRecordedRequest: payloads.preRecordedRequest,
  LiveRequest: payloads.liveRequest,
};

/** Requests that differ in which options they carry. */
function shapes(name: keyof typeof REQUESTS, count: number): unknown[] {
  const random = payloads.randomly(count);
  const one = () => payloads.withoutSome(REQUESTS[name], contenders[name].ours, random);
  return Array.from({ length: count }, one);
}

function wrongWord() {
  const message = payloads.transcriptMessage();
  Object.assign(message.data.utterance.words.at(-1) ?? {}, { confidence: '0.9' });
  return message;
}

function wrongKind() {
  const page = payloads.jobPage();
  Object.assign(page.items.at(-1) ?? {}, { kind: 'dead' });
  return page;
}

/** A request with 1.2 MB of fields that no schema names. */
function unknownFields() {
  const fields = Array.from({ length: 49_000 }, (_, i) => [`diarisation${i}`, i]);
  return { ...payloads.preRecordedRequest, ...Object.fromEntries(fields) };
}

type CaseRow = [name: string, schema: MeasuredSchema, payload: unknown, goal?: number];

const valid = (...[name, schema, payload, goal]: CaseRow): Case => {
  return { name, schema, payloads: [payload].flat(), valid: true, ...(goal && { goal }) };
};
const invalid = (...row: CaseRow): Case => ({ ...valid(...row), valid: false });

const requests = (['PreRecordedRequest', 'LiveRequest'] as const).flatMap((schema) => {
  const name = schema === 'LiveRequest' ? 'live request' : 'pre-recorded request';
  return [
    valid(`${name}, every option`, schema, REQUESTS[schema], 0.18),
    valid(`${name}, 16 shapes`, schema, shapes(schema, 16)),
    valid(`${name}, 256 shapes`, schema, shapes(schema, 256), 0.25),
  ];
});

const message = payloads.transcriptMessage();
const unknownKind = { ...payloads.finishedJob(1), kind: 'dead' };

export const cases: Case[] = [
  valid('transcript message, ten words', 'TranscriptMessage', message, 0.07),
  valid('server message of another kind', 'ServerMessage', payloads.otherMessage),
  ...requests,
  valid('finished job', 'TranscriptionJob', payloads.finishedJob(), 0.04),
  valid('page of 20 jobs', 'JobPage', payloads.jobPage(), 0.055),
  invalid('server message, wrong type at the last word', 'ServerMessage', wrongWord()),
  invalid('page, last kind wrong', 'JobPage', wrongKind()),
  invalid('job of an unknown kind', 'TranscriptionJob', unknownKind),
  invalid('1.2 MB of unknown fields, refused in words', 'refusal', unknownFields(), 30),
];
