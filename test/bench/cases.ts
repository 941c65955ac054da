/** The cases of the benchmark: payloads, the same on every run, and validators. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { OtherServerMessage, TranscriptMessage } from '../../generated/examples.js';
import { schemas as published } from '../../generated/schemas.js';
import * as generated from '../../generated/validators.js';
import { formats } from '../../scripts/runtime/formats.ts';
import { largestValue } from '../support/values.ts';

type Check = (value: unknown) => boolean;

/** The published validator of a schema, and that of stock Ajv by the published schema. */
type Contenders = { ours: Check; ajv: Check };

export interface Case {
  name: string;
  contenders: Contenders;
  payload: unknown;
  valid: boolean;
}

function contendersFor(name: keyof typeof published): Contenders {
  const ajv = new Ajv2020({ allErrors: true, formats: { ...formats } });
  return {
    ours: { ...generated }[`validate${name}`],
    ajv: ajv.compile(published[name]) as Check,
  };
}

const { data, ...envelope } = TranscriptMessage.final;
const [WORD] = data.utterance.words;

const utteranceOf = (words: unknown[]) => ({ ...data.utterance, words });
const messageOf = (words: unknown[]) => {
  return { ...envelope, data: { ...data, utterance: utteranceOf(words) } };
};

/** A job with every field and 961 utterances. */
function longJob() {
  const utterances = new Array(961).fill(utteranceOf(new Array(12).fill(WORD)));
  const full_transcript = utterances.map(({ text }) => text).join(' ');
  const transcription = { full_transcript, languages: ['en', 'fr'], utterances };
  const job = largestValue('PreRecordedJob') as { result: object };
  return { ...job, result: { ...job.result, transcription } };
}

const words = new Array<unknown>(10).fill(WORD);
const wrongWord = { ...WORD, confidence: '0.9' };

const ROWS: [name: string, schema: keyof typeof published, payload: unknown, valid?: boolean][] = [
  ['message with ten words', 'TranscriptMessage', messageOf(words)],
  ['another message of a session', 'ServerMessage', OtherServerMessage.last],
  ['request for a recording', 'PreRecordedRequest', largestValue('PreRecordedRequest')],
  ['request for a live session', 'LiveRequest', largestValue('LiveRequest')],
  ['finished job, 840 KB', 'TranscriptionJob', longJob()],
  ['message with a wrong last word', 'ServerMessage', messageOf(words.with(9, wrongWord)), false],
];

export const cases = ROWS.map(([name, schema, payload, valid = true]): Case => {
  return { name, contenders: contendersFor(schema), payload, valid };
});
