/** The cases of the benchmark: the payloads and the validators. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as z from 'zod';
import { schemas as published } from '../../generated/schemas.js';
import * as generated from '../../generated/validators.js';
import { formats } from '../../scripts/runtime/formats.ts';
import { withValue } from './edit.ts';
import * as payloads from './payloads.ts';

type Check = (value: unknown) => boolean;

/** The validators of a schema by contender; all except ours are compiled from the published schema. */
type Contenders = { ours: Check; ajv: Check; zod?: Check };

export interface Case {
  name: string;
  contenders: Contenders;
  /** Different payloads, which the calls use in turn. */
  payloads: unknown[];
  valid: boolean;
}

function contendersFor(name: keyof typeof published): Contenders {
  // zod does not support `not`.
  const hasNot = JSON.stringify(published[name]).includes('"not":');
  const zod = hasNot ? undefined : z.fromJSONSchema(published[name]);
  const ajv = new Ajv2020({ allErrors: true, formats: { ...formats } });
  return {
    ours: { ...generated }[`validate${name}`],
    ajv: ajv.compile(published[name]) as Check,
    ...(zod && { zod: (value) => zod.safeParse(value).success }),
  };
}

const { jobPage, liveRequest, preRecordedRequest, shapesOf, transcriptMessage } = payloads;
// By stock Ajv: our code would be measured after it has seen all of them.
const shapes = shapesOf(liveRequest, contendersFor('LiveRequest').ajv, 256);
const wrongWord = ['data', 'utterance', 'words', 9, 'confidence'];
const wrongMessage = withValue(transcriptMessage, wrongWord, '0.9');
const wrongPage = withValue(jobPage, ['items', 19, 'kind'], 'dead');

const ROWS: [name: string, schema: keyof typeof published, payload: unknown, valid?: boolean][] = [
  ['message with ten words', 'TranscriptMessage', transcriptMessage],
  ['another message of a session', 'ServerMessage', payloads.otherMessage],
  ['request for a recording', 'PreRecordedRequest', preRecordedRequest],
  ['request for a live session', 'LiveRequest', liveRequest],
  ['256 requests, each with other fields', 'LiveRequest', shapes],
  ['finished job, 840 KB', 'TranscriptionJob', payloads.finishedJob],
  ['page of 20 jobs, 360 KB', 'JobPage', jobPage],
  ['message with a wrong last word', 'ServerMessage', wrongMessage, false],
  ['page with a wrong last job', 'JobPage', wrongPage, false],
];

export const cases = ROWS.map(([name, schema, payload, valid = true]): Case => {
  return { name, contenders: contendersFor(schema), payloads: [payload].flat(), valid };
});
