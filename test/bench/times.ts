/** The times of published functions, divided by JSON.parse of the same text. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as examples from '../../generated/examples.js';
import { schemas } from '../../generated/schemas.js';
import { formats } from '../../scripts/runtime/formats.ts';
import { generatedModule } from '../support/generated.ts';
import { largestValue } from '../support/published.ts';
import type { Row } from './bench.ts';

type Name = keyof typeof schemas;
type Call = (value: unknown) => unknown;

const { data, ...envelope } = examples.TranscriptMessage.final;
const [WORD] = data.utterance.words;
const utterance = { ...data.utterance, words: new Array(10).fill(WORD) };
const message = { ...envelope, data: { ...data, utterance } };

/** A job with every field and some utterances. */
function jobOf(count: number): object {
  const utterances = new Array(count).fill(utterance);
  const transcription = { full_transcript: 'x'.repeat(count * 50), languages: ['en'], utterances };
  const job = largestValue('PreRecordedJob') as { result: object };
  return { ...job, result: { ...job.result, transcription } };
}

const page = { ...examples.JobPage.firstPage, items: new Array(20).fill(jobOf(20)) };
const request = largestValue('PreRecordedRequest');

/**
 * Values, and how much their parser and their reader may take. These are no goals by Ajv: a parser copies each object with
 * defaults, and both serve all schemas, so that engines inline less in them than in a loop over one validator.
 */
const VALUES: [name: string, schema: Name, value: unknown, parse: number, read: number][] = [
  ['message with ten words', 'TranscriptMessage', message, 0.2, 0.05],
  ['the same as any message', 'ServerMessage', message, 0.3, 0.12],
  ['request for a recording', 'PreRecordedRequest', request, 0.75, 0.26],
  ['request for a session', 'LiveRequest', largestValue('LiveRequest'), 0.75, 0.18],
  ['finished job, 840 KB', 'TranscriptionJob', jobOf(1100), 0.25, 0.05],
  ['page of twenty jobs', 'JobPage', page, 0.25, 0.05],
];

/** The shortest time of each call in milliseconds. Calls take turns, and other programs on the machine only add to a time. */
function shortestTimes(calls: readonly (() => unknown)[]): number[] {
  const timeOf = (call: () => unknown, count: number) => {
    const start = performance.now();
    for (let done = 0; done < count; done++) call();
    return (performance.now() - start) / count;
  };
  const counts = calls.map((call) => {
    // Optimizing compilers need hundreds of milliseconds on a busy machine. A turn is a two-hundredth of this.
    const end = process.cpuUsage().user + 400_000;
    let done = 0;
    for (; process.cpuUsage().user < end; done++) call();
    return Math.ceil(done / 200);
  });
  const turns = Array.from({ length: 60 }, () =>
    calls.map((call, index) => timeOf(call, counts[index] ?? 1)),
  );
  return calls.map((_, index) => Math.min(...turns.map((times) => times[index] ?? Infinity)));
}

const AJV = new Ajv2020({ allErrors: true, formats: { ...formats } });

export async function measureTimes(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const verb of ['validate', 'parse', 'read'] as const) {
    const module = verb === 'validate' ? 'validators' : verb;
    const functions = await generatedModule<Record<string, Call>>(module);
    for (const [name, schema, value, parse, read] of VALUES) {
      const text = JSON.stringify(value);
      const [ours, forAjv]: [unknown, unknown] = [JSON.parse(text), JSON.parse(text)];
      const stock = AJV.compile(schemas[schema]);
      // A message has a parser of values beside that of frames.
      const call = functions[`${verb}${schema}Value`] ?? functions[`${verb}${schema}`];
      const [unit = 0, ajv = 0, time = 0] = shortestTimes([
        () => JSON.parse(text),
        () => stock(forAjv),
        () => call?.(ours),
      ]);
      const goal = { validate: ajv / unit, parse, read }[verb];
      const beside = Number((ajv / unit).toPrecision(2));
      rows.push([`${verb} ${name} ÷ JSON.parse (Ajv: ${beside})`, time / unit, goal]);
    }
  }
  return rows;
}
