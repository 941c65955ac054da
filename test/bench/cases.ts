/** The cases of the benchmark: what is validated, by whom, and how fast it ought to be. */
import { parseLiveRequest, parsePreRecordedRequest } from '../../generated/parse.js';
import { contenders, type Measured } from './contenders.ts';
import * as payloads from './payloads.ts';

/** The most that a ratio may be, and of other contenders the least. */
export interface Goals {
  hand?: number;
  json?: number;
  zod?: number;
  /** On many shapes, or a guard before Ajv's own code is not worth having. */
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
  /** Whether the case counts in the geometric mean over hand-written: valid, of one shape. */
  mean: boolean;
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

const many = (...[name, schema, payload, goals = {}]: Of): Case => {
  return { name, schema, payloads: [payload].flat(), goals, valid: true, mean: false };
};
const one = (...of: Of): Case => ({ ...many(...of), mean: true });
const invalid = (...of: Of): Case => ({ ...many(...of), goals: { hand: 4.5 }, valid: false });

const ONE = { hand: 1.4, zod: 7, blaze: 1 };
const REQUEST = { ...ONE, json: 0.18 };
const SHAPES = { hand: 0.2, json: 0.25, zod: 40, ajv: 3, blaze: 1 };

const requests = (['PreRecordedRequest', 'LiveRequest'] as const).flatMap((schema) => {
  const name = schema === 'LiveRequest' ? 'live request' : 'pre-recorded request';
  return [
    one(`${name}, every option`, schema, REQUESTS[schema], REQUEST),
    many(`${name}, 16 shapes`, schema, shapes(schema, 16)),
    many(`${name}, 256 shapes`, schema, shapes(schema, 256), SHAPES),
  ];
});

const message = payloads.transcriptMessage();
const job = { ...ONE, json: 0.04, zod: 15 };
const page = { ...ONE, json: 0.055, zod: 15 };
const unknownKind = { ...payloads.finishedJob(1), kind: 'dead' };

export const cases: Case[] = [
  one('transcript message, ten words', 'TranscriptMessage', message, { ...ONE, json: 0.07 }),
  one('server message of another kind', 'ServerMessage', payloads.otherMessage(), ONE),
  ...requests,
  one('finished job', 'TranscriptionJob', payloads.finishedJob(), job),
  one('page of 20 jobs', 'JobPage', payloads.jobPage(), page),
  many('page of jobs with the same options', 'JobPage', pageOfSome(false)),
  many('page of jobs whose options differ', 'JobPage', pageOfSome(true), { json: 0.055, zod: 15 }),
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
