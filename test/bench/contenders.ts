/** The validators that the benchmark compares, by schema. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as z from 'zod';
import { schemas as published } from '../../generated/schemas/index.js';
import { parsePreRecordedRequest } from '../../generated/strict/parse.js';
import * as generated from '../../generated/validators.js';
import { formats } from '../../scripts/runtime/formats.ts';

export type Check = (value: unknown) => boolean;

/** The schemas that are measured. */
const MEASURED = [
  'TranscriptMessage',
  'ServerMessage',
  'PreRecordedRequest',
  'LiveRequest',
  'TranscriptionJob',
  'JobPage',
] as const;

/** `refusal`: what it costs to refuse a request by the strict reading, all its issues in words. */
export type MeasuredSchema = (typeof MEASURED)[number] | 'refusal';

/** The validators of a schema; all but ours are compiled from the published one. */
export type Contenders = { ours: Check } & Partial<Record<'ajv' | 'zod', Check>>;

function contendersFor(name: (typeof MEASURED)[number]): Contenders {
  // zod takes no `not`.
  const hasNot = JSON.stringify(published[name]).includes('"not":');
  const zod = hasNot ? undefined : z.fromJSONSchema(published[name]);
  return {
    ours: { ...generated }[`validate${name}`],
    ajv: new Ajv2020({ formats: { ...formats } }).compile(published[name]) as Check,
    ...(zod && { zod: (value) => zod.safeParse(value).success }),
  };
}

/** The contenders of each schema that is measured. */
export const contenders = {
  ...Object.fromEntries(MEASURED.map((name) => [name, contendersFor(name)])),
  refusal: { ours: (value) => parsePreRecordedRequest(value).ok },
} as Record<MeasuredSchema, Contenders>;
