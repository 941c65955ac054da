/** Everything that is compared, by what it checks: each says whether a value is valid. */
import * as v from 'valibot';
import * as z from 'zod';
import * as ours from '../../generated/validators.js';
import * as jobs from './contenders/hand/jobs.ts';
import * as messages from './contenders/hand/messages.ts';
import * as requests from './contenders/hand/requests.ts';
import * as valibot from './contenders/valibot.ts';
import { schemas } from './contenders/zod.ts';

export type Check = (value: unknown) => boolean;

export interface Contenders {
  ours: Check;
  hand: Check;
  zod: Check;
  /** The same with `z.object`, which drops what it does not name. */
  zodStripping: Check;
  valibot: Check;
}

const zod = schemas(z.looseObject);
const stripping = schemas(z.object as unknown as typeof z.looseObject);

const byZod = (schema: z.ZodType) => (value: unknown) => schema.safeParse(value).success;
// A refusal with every issue is not asked for: the others stop at the first, where they can.
const byValibot = (schema: v.GenericSchema) => (value: unknown) =>
  v.safeParse(schema, value, { abortEarly: true }).success;

/** The contenders of each schema that is measured. */
export const contenders = {
  TranscriptMessage: {
    ours: ours.validateTranscriptMessage,
    hand: messages.isTranscriptMessage,
    zod: byZod(zod.TranscriptMessage),
    zodStripping: byZod(stripping.TranscriptMessage),
    valibot: byValibot(valibot.TranscriptMessage),
  },
  ServerMessage: {
    ours: ours.validateServerMessage,
    hand: messages.isServerMessage,
    zod: byZod(zod.ServerMessage),
    zodStripping: byZod(stripping.ServerMessage),
    valibot: byValibot(valibot.ServerMessage),
  },
  PreRecordedRequest: {
    ours: ours.validatePreRecordedRequest,
    hand: requests.isPreRecordedRequest,
    zod: byZod(zod.PreRecordedRequest),
    zodStripping: byZod(stripping.PreRecordedRequest),
    valibot: byValibot(valibot.PreRecordedRequest),
  },
  LiveRequest: {
    ours: ours.validateLiveRequest,
    hand: requests.isLiveRequest,
    zod: byZod(zod.LiveRequest),
    zodStripping: byZod(stripping.LiveRequest),
    valibot: byValibot(valibot.LiveRequest),
  },
  TranscriptionJob: {
    ours: ours.validateTranscriptionJob,
    hand: jobs.isTranscriptionJob,
    zod: byZod(zod.TranscriptionJob),
    zodStripping: byZod(stripping.TranscriptionJob),
    valibot: byValibot(valibot.TranscriptionJob),
  },
  JobPage: {
    ours: ours.validateJobPage,
    hand: jobs.isJobPage,
    zod: byZod(zod.JobPage),
    zodStripping: byZod(stripping.JobPage),
    valibot: byValibot(valibot.JobPage),
  },
} satisfies Record<string, Contenders>;

export type Measured = keyof typeof contenders;
