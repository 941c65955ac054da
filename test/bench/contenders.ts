/** Everything that is compared, by what it checks: each says whether a value is valid. */
import Format from 'typebox/format';
import Schema from 'typebox/schema';
import * as v from 'valibot';
import * as z from 'zod';
import { schemas as published } from '../../generated/schemas/index.js';
import * as generated from '../../generated/validators.js';
import { formats } from '../../scripts/runtime/formats.ts';
import * as jobs from './contenders/hand/jobs.ts';
import * as messages from './contenders/hand/messages.ts';
import * as requests from './contenders/hand/requests.ts';
import * as valibotSchemas from './contenders/valibot.ts';
import { schemas } from './contenders/zod.ts';

export type Check = (value: unknown) => boolean;

const ours = { ...generated };
const valibot = { ...valibotSchemas };
const hand = { ...messages, ...requests, ...jobs };
const zod = schemas(z.looseObject);
for (const [name, check] of Object.entries(formats)) Format.Set(name, check);

function contendersFor<Name extends keyof typeof zod & keyof typeof valibot>(name: Name) {
  const compiled = Schema.Compile(published[name]);
  return {
    ours: ours[`validate${name}`] as Check,
    hand: hand[`is${name}`] as Check,
    zod: ((value) => zod[name].safeParse(value).success) as Check,
    // A refusal with every issue is not asked for: the others stop at the first, where they can.
    valibot: ((value) => v.safeParse(valibot[name], value, { abortEarly: true }).success) as Check,
    typebox: ((value) => compiled.Check(value)) as Check,
  };
}

/** The contenders of each schema that is measured. */
export const contenders = {
  TranscriptMessage: contendersFor('TranscriptMessage'),
  ServerMessage: contendersFor('ServerMessage'),
  PreRecordedRequest: contendersFor('PreRecordedRequest'),
  LiveRequest: contendersFor('LiveRequest'),
  TranscriptionJob: contendersFor('TranscriptionJob'),
  JobPage: contendersFor('JobPage'),
};

export type Measured = keyof typeof contenders;
export type Contenders = (typeof contenders)[Measured];
