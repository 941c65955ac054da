/** The cases of the benchmark: what is validated, by what, and how fast it should be. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as z from 'zod';
import { schemas as published } from '../../generated/schemas.js';
import { parsePreRecordedRequest } from '../../generated/strict/parse.js';
import * as strict from '../../generated/strict.js';
import * as generated from '../../generated/validators.js';
import { formats } from '../../scripts/runtime/formats.ts';
import { withValue } from '../support/edit.ts';
import * as payloads from './payloads.ts';

type Check = (value: unknown) => boolean;

/** The validators of a schema, by contender; all but ours are compiled from the published schema. */
type Contenders = { ours: Check; ajv?: Check; zod?: Check };

export interface Case {
  name: string;
  contenders: Contenders;
  /** Different payloads, which the calls use in turn. */
  payloads: unknown[];
  valid: boolean;
  /** How many times as long as `JSON.parse` it may take; a case that may take longer is not warmed up. */
  goal?: number;
}

const made = new Map<string, Contenders>();

function contendersFor(name: keyof typeof published): Contenders {
  const known = made.get(name);
  if (known) return known;
  // zod does not support `not`.
  const hasNot = JSON.stringify(published[name]).includes('"not":');
  const zod = hasNot ? undefined : z.fromJSONSchema(published[name]);
  const contenders: Contenders = {
    ours: { ...generated }[`validate${name}`],
    ajv: new Ajv2020({ allErrors: true, formats: { ...formats } }).compile(
      published[name],
    ) as Check,
    ...(zod && { zod: (value) => zod.safeParse(value).success }),
  };
  made.set(name, contenders);
  return contenders;
}

type CaseRow = [name: string, schema: keyof typeof published, payload: unknown, goal?: number];

const valid = (...[name, schema, payload, goal]: CaseRow): Case => {
  const contenders = contendersFor(schema);
  return { name, contenders, payloads: [payload].flat(), valid: true, ...(goal && { goal }) };
};
const invalid = (...row: CaseRow): Case => ({ ...valid(...row), valid: false });

/** Requests with every option, and some that differ in which options they carry. */
function requests(name: string, schema: 'PreRecordedRequest' | 'LiveRequest', whole: object) {
  // No contender may have seen the shapes before it is measured.
  const isValid = { ...strict }[`validate${schema}`];
  return [
    valid(`${name}, every option`, schema, whole, 0.18),
    valid(`${name}, 16 shapes`, schema, payloads.shapesOf(whole, isValid, 16)),
    valid(`${name}, 256 shapes`, schema, payloads.shapesOf(whole, isValid, 256), 0.25),
  ];
}

const message = payloads.transcriptMessage;
const wrongWord = withValue(message, ['data', 'utterance', 'words', 9, 'confidence'], '0.9');
const page = payloads.jobPage;
const wrongKind = withValue(page, ['items', 19, 'kind'], 'dead');
/** 1.2 MB of fields that no schema names. */
const unknown = Array.from({ length: 49_000 }, (_, i) => [`diarisation${i}`, i]);

export const cases: Case[] = [
  valid('transcript message, ten words', 'TranscriptMessage', message, 0.07),
  valid('other server message', 'ServerMessage', payloads.otherMessage),
  ...requests('pre-recorded request', 'PreRecordedRequest', payloads.preRecordedRequest),
  ...requests('live request', 'LiveRequest', payloads.liveRequest),
  valid('finished job', 'TranscriptionJob', payloads.finishedJob, 0.04),
  valid('page of 20 jobs', 'JobPage', page, 0.055),
  invalid('server message, wrong type in the last word', 'ServerMessage', wrongWord),
  invalid('page of 20 jobs, wrong `kind` in the last job', 'JobPage', wrongKind),
  {
    name: '`parsePreRecordedRequest`, 1.2 MB of unknown fields',
    contenders: { ours: (value) => parsePreRecordedRequest(value).ok },
    payloads: [{ ...payloads.preRecordedRequest, ...Object.fromEntries(unknown) }],
    valid: false,
    goal: 30,
  },
];
