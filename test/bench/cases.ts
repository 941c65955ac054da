/** The cases of the benchmark: what is validated, by whom, and how fast it ought to be. */
import { parseLiveRequest, parsePreRecordedRequest } from '../../generated/parse.js';
import { contenders, type Measured } from './contenders.ts';
import * as payloads from './payloads.ts';

/** The most that a ratio may be, and of other contenders the least. */
export interface Goals {
  json?: number;
  zod?: number;
  /** On many shapes, or a guard before Ajv's own code is not worth having; where it refuses, Ajv's follows. */
  ajv?: number;
  blaze?: number;
}

export interface Case {
  name: string;
  schema: Measured;
  /** All different, and taken in turn. */
  payloads: unknown[];
  valid: boolean;
  goals: Goals;
}

const REQUESTS = {
  PreRecordedRequest: payloads.preRecordedRequest,
  LiveRequest: payloads.liveRequest,
};

/** Requests that differ in which options they carry. */
function shapes(name: keyof typeof REQUESTS, count: number): unknown[] {
  const random = payloads.randomly(count);
  const request: object = REQUESTS[name];
  const among = payloads.objectsIn(request);
  const one = () => payloads.withoutSome(request, among, contenders[name].ours, random);
  return Array.from({ length: count }, one);
}

/** A page of jobs with some of the recorded parameters and add-ons: the same ones, or others in each. */
function pageOfSome(differing: boolean): unknown {
  let random = payloads.randomly(1);
  return payloads.jobPage((job) => {
    if (!differing) random = payloads.randomly(1);
    const { request_params, result } = job as { request_params: object; result: object };
    const among = [...payloads.objectsIn(request_params, ['request_params']), ['result']];
    const { ours } = contenders.TranscriptionJob;
    return { ...job, ...payloads.withoutSome({ ...job, result }, among, ours, random) };
  });
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

type Of = [name: string, schema: Measured, payload: unknown, goals?: Goals];

const valid = (...[name, schema, payload, goals = {}]: Of): Case => {
  return { name, schema, payloads: [payload].flat(), goals, valid: true };
};
const invalid = (...of: Of): Case => ({ ...valid(...of), goals: { ajv: 0.7 }, valid: false });

const ONE = { zod: 7, blaze: 1 };
const REQUEST = { ...ONE, json: 0.18 };
const SHAPES = { json: 0.25, zod: 40, ajv: 3, blaze: 1 };

const requests = (['PreRecordedRequest', 'LiveRequest'] as const).flatMap((schema) => {
  const name = schema === 'LiveRequest' ? 'live request' : 'pre-recorded request';
  return [
    valid(`${name}, every option`, schema, REQUESTS[schema], REQUEST),
    valid(`${name}, 16 shapes`, schema, shapes(schema, 16)),
    valid(`${name}, 256 shapes`, schema, shapes(schema, 256), SHAPES),
  ];
});

const message = payloads.transcriptMessage();
const job = { ...ONE, json: 0.04, zod: 15 };
const page = { ...ONE, json: 0.055, zod: 15 };
const unknownKind = { ...payloads.finishedJob(1), kind: 'dead' };

export const cases: Case[] = [
  valid('transcript message, ten words', 'TranscriptMessage', message, { ...ONE, json: 0.07 }),
  valid('server message of another kind', 'ServerMessage', payloads.otherMessage(), ONE),
  ...requests,
  valid('finished job', 'TranscriptionJob', payloads.finishedJob(), job),
  valid('page of 20 jobs', 'JobPage', payloads.jobPage(), page),
  valid('page of jobs with the same options', 'JobPage', pageOfSome(false)),
  valid('page of jobs whose options differ', 'JobPage', pageOfSome(true), { json: 0.055, zod: 15 }),
  invalid('server message, wrong type at the last word', 'ServerMessage', wrongWord()),
  invalid('page, last kind wrong', 'JobPage', wrongKind()),
  invalid('job of an unknown kind', 'TranscriptionJob', unknownKind),
];

/** Reading requests with their defaults filled in, against validating them alone. */
export const parsing = requests.map(({ name, schema, payloads: inputs }) => ({
  name,
  payloads: inputs,
  parse: schema === 'LiveRequest' ? parseLiveRequest : parsePreRecordedRequest,
  validate: contenders[schema].ours,
  goal: inputs.length === 256 ? 2 : 2.5,
}));
