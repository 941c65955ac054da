/** The cases of the benchmark: what is validated, by whom, and how fast it ought to be. */
import { parseLiveRequest, parsePreRecordedRequest } from '../../generated/parse.js';
import { type Contenders, contenders, type Measured } from './contenders.ts';
import * as payloads from './payloads.ts';

/** The most, or for zod the least, that a ratio may be. */
export interface Goals {
  hand?: number;
  json?: number;
  zod?: number;
}

export interface Case {
  name: string;
  schema: Measured;
  payload: unknown;
  valid: boolean;
  goals: Goals;
  /** Whether the case counts in the geometric mean over hand-written. */
  mean: boolean;
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

const valid = { valid: true, mean: true };
const invalid = { valid: false, mean: false };

export const cases: Case[] = [
  {
    name: 'transcript message, ten words',
    schema: 'TranscriptMessage',
    payload: payloads.transcriptMessage(),
    goals: { hand: 1.25, json: 0.07, zod: 7 },
    ...valid,
  },
  {
    name: 'server message of another kind',
    schema: 'ServerMessage',
    payload: payloads.otherMessage(),
    goals: { hand: 1.25, zod: 7 },
    ...valid,
  },
  {
    name: 'pre-recorded request, every option',
    schema: 'PreRecordedRequest',
    payload: payloads.preRecordedRequest(),
    goals: { hand: 1.25, json: 0.18, zod: 7 },
    ...valid,
  },
  {
    name: 'live request, every option',
    schema: 'LiveRequest',
    payload: payloads.liveRequest(),
    goals: { hand: 1.25, json: 0.18, zod: 7 },
    ...valid,
  },
  {
    name: 'finished job',
    schema: 'TranscriptionJob',
    payload: payloads.finishedJob(),
    goals: { hand: 1.25, json: 0.04, zod: 20 },
    ...valid,
  },
  {
    name: 'page of 20 jobs',
    schema: 'JobPage',
    payload: payloads.jobPage(),
    goals: { hand: 1.25, json: 0.055, zod: 20 },
    ...valid,
  },
  {
    name: 'server message, wrong type at the last word',
    schema: 'ServerMessage',
    payload: wrongWord(),
    goals: { hand: 1.3, zod: 7 },
    ...invalid,
  },
  {
    name: 'page, last kind wrong',
    schema: 'JobPage',
    payload: wrongKind(),
    goals: { hand: 3, zod: 7 },
    ...invalid,
  },
  {
    name: 'job of an unknown kind',
    schema: 'TranscriptionJob',
    payload: { ...payloads.finishedJob(1), kind: 'dead' },
    goals: { hand: 3, zod: 7 },
    ...invalid,
  },
];

export const contendersOf = ({ schema }: Case): Contenders => contenders[schema];

/** Reading a request with its defaults filled in, against validating it alone. */
export const parsing = [
  {
    name: 'pre-recorded request, every option',
    payload: payloads.preRecordedRequest(),
    parse: parsePreRecordedRequest,
    validate: contenders.PreRecordedRequest.ours,
    goal: 2.5 as number | undefined,
  },
  {
    name: 'live request, every option',
    payload: payloads.liveRequest(),
    parse: parseLiveRequest,
    validate: contenders.LiveRequest.ours,
    goal: 2.5 as number | undefined,
  },
  // Here validation has next to nothing to do, and nearly all fields are filled in.
  {
    name: 'pre-recorded request, the address alone',
    payload: { audio_url: 'https://example.com/a.wav' },
    parse: parsePreRecordedRequest,
    validate: contenders.PreRecordedRequest.ours,
    goal: undefined,
  },
];
