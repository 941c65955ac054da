/** The times of published functions, divided by JSON.parse of the same text. */
import { pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as examples from '../../generated/examples.js';
import { schemas } from '../../generated/schemas.js';
import { formats } from '../../scripts/runtime/formats.ts';
import { largestValue } from '../support/values.ts';
import type { Row } from './run.ts';

type Take = (value: unknown, options?: object) => unknown;
type Name = keyof typeof schemas;

const { data, ...envelope } = examples.TranscriptMessage.final;
const [WORD] = data.utterance.words;
const wrongWord = { ...WORD, confidence: '0.9' };
const words = (last: unknown) => new Array<unknown>(10).fill(WORD).with(-1, last);
const utteranceOf = (last: unknown) => ({ ...data.utterance, words: words(last) });
const messageOf = (last: unknown) => ({
  ...envelope,
  data: { ...data, utterance: utteranceOf(last) },
});

/** A job with every field and some utterances. */
function jobOf(count: number, last: unknown = WORD): object {
  const utterances = new Array<unknown>(count).fill(utteranceOf(WORD)).with(-1, utteranceOf(last));
  const transcription = { full_transcript: 'x'.repeat(count * 50), languages: ['en'], utterances };
  const job = largestValue('PreRecordedJob') as { result: object };
  return { ...job, result: { ...job.result, transcription } };
}

const page = (last: object) => ({
  ...examples.JobPage.firstPage,
  items: new Array(20).fill(jobOf(20)).with(-1, last),
});

/** Values to validate; the last ones are invalid. */
const VALUES: [name: string, schema: Name, value: unknown][] = [
  ['message with ten words', 'TranscriptMessage', messageOf(WORD)],
  ['the same as any message', 'ServerMessage', messageOf(WORD)],
  ['another message', 'ServerMessage', examples.OtherServerMessage.last],
  ['request for a recording', 'PreRecordedRequest', largestValue('PreRecordedRequest')],
  ['request for a session', 'LiveRequest', largestValue('LiveRequest')],
  ['finished job, 840 KB', 'TranscriptionJob', jobOf(1100)],
  ['page of twenty jobs', 'JobPage', page(jobOf(20))],
  ['message with a wrong last word', 'ServerMessage', messageOf(wrongWord)],
  ['job with a wrong last word', 'TranscriptionJob', jobOf(1100, wrongWord)],
  ['page with a job of no kind', 'JobPage', page({ ...jobOf(20), kind: 'x' })],
];

/** The shortest time of each call in milliseconds. Calls take turns, and other programs on the machine only add to a time. */
function shortestTimes(calls: readonly (() => unknown)[]): number[] {
  const counts = calls.map((call) => {
    // Optimizing compilers need hundreds of milliseconds on a busy machine.
    const end = process.cpuUsage().user + 400_000;
    while (process.cpuUsage().user < end) call();
    const start = performance.now();
    call();
    return Math.ceil(2 / (performance.now() - start));
  });
  const shortest = calls.map(() => Infinity);
  for (let turn = 0; turn < 60; turn++)
    for (const [index, call] of calls.entries()) {
      const count = counts[index] ?? 1;
      const start = performance.now();
      for (let done = 0; done < count; done++) call();
      const time = (performance.now() - start) / count;
      shortest[index] = Math.min(shortest[index] ?? Infinity, time);
    }
  return shortest;
}

/** The time of calls, divided by that of JSON.parse. */
function ratios(value: unknown, calls: readonly (() => unknown)[]): number[] {
  const text = JSON.stringify(value);
  const [parse = 0, ...times] = shortestTimes([() => JSON.parse(text), ...calls]);
  return times.map((time) => time / parse);
}

export async function measureTimes(folders: readonly string[]): Promise<Row[]> {
  const load = (module: string): Promise<Record<string, Take>[]> =>
    Promise.all(folders.map((folder) => import(pathToFileURL(`${folder}/${module}.js`).href)));
  const [validators, parsers, readers] = [
    await load('validators'),
    await load('parse'),
    await load('read'),
  ];
  const validation = VALUES.map(([name, schema, value]): Row => {
    const stock = new Ajv2020({ allErrors: true, formats: { ...formats } }).compile(
      schemas[schema],
    );
    const parsed: unknown = JSON.parse(JSON.stringify(value));
    const ours = validators.map(
      ({ [`validate${schema}`]: validate }) =>
        () =>
          validate?.(parsed),
    );
    const [ajv = 0, ...figures] = ratios(value, [() => stock(parsed), ...ours]);
    return { name: `${name} ÷ JSON.parse; limit: Ajv`, figures, limit: ajv * 1.1 };
  });
  // A word is at another place in memory than its copies, as in parsed text.
  const job = JSON.parse(JSON.stringify(jobOf(1100, { ...WORD, planted: 1 })));
  const parse = parsers.map((module) => module.parseTranscriptionJob);
  const rejecting = parse.map((take) => () => take?.(job));
  const dropping = parse.map((take) => () => take?.(job, { unknownFields: 'drop' }));
  const times = ratios(job, [...rejecting, ...dropping]);
  const drop = folders.map(
    (_, index) => (times[index + folders.length] ?? 0) / (times[index] ?? 1),
  );
  const wrong = { ...examples.JobPage.firstPage, items: Array.from({ length: 4e6 }, () => ({})) };
  const seconds = readers.map((module) => {
    const start = process.cpuUsage();
    module.readJobPage?.(wrong);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  });
  return [
    ...validation,
    { name: 'job with an unknown field, dropped ÷ rejected', figures: drop, limit: 2 },
    { name: 'page of four million wrong items, read, seconds', figures: seconds, limit: 4 },
  ];
}
