/** The times of published functions, divided by JSON.parse of the same text. */
import { pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as examples from '../../generated/examples.js';
import { schemas } from '../../generated/schemas.js';
import { formats } from '../../scripts/runtime/formats.ts';
import { largestValue } from '../support/values.ts';
import type { Row } from './run.ts';

type Name = keyof typeof schemas;

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

/** Values to validate. */
const VALUES: [name: string, schema: Name, value: unknown][] = [
  ['message with ten words', 'TranscriptMessage', message],
  ['the same as any message', 'ServerMessage', message],
  ['request for a recording', 'PreRecordedRequest', largestValue('PreRecordedRequest')],
  ['request for a session', 'LiveRequest', largestValue('LiveRequest')],
  ['finished job, 840 KB', 'TranscriptionJob', jobOf(1100)],
  ['page of twenty jobs', 'JobPage', page],
];

/** The shortest time of each call in milliseconds. Calls take turns, and other programs on the machine only add to a time. */
function shortestTimes(calls: readonly (() => unknown)[]): number[] {
  const counts = calls.map((call) => {
    // Optimizing compilers need hundreds of milliseconds on a busy machine. A turn is a two-hundredth of this.
    const end = process.cpuUsage().user + 400_000;
    let done = 0;
    for (; process.cpuUsage().user < end; done++) call();
    return Math.ceil(done / 200);
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

export async function measureTimes(folders: readonly string[]): Promise<Row[]> {
  const modules: Record<string, (value: unknown) => boolean>[] = await Promise.all(
    folders.map((folder) => import(pathToFileURL(`${folder}/validators.js`).href)),
  );
  return VALUES.map(([name, schema, value]) => {
    const ajv = new Ajv2020({ allErrors: true, formats: { ...formats } });
    const stock = ajv.compile(schemas[schema]);
    const text = JSON.stringify(value);
    const parsed: unknown = JSON.parse(text);
    const ours = modules.map(
      ({ [`validate${schema}`]: validate }) =>
        () =>
          validate?.(parsed),
    );
    const calls = [() => JSON.parse(text), () => stock(parsed), ...ours];
    const [parse = 0, goal = 0, ...times] = shortestTimes(calls);
    const figures = times.map((time) => time / parse);
    return { name: `${name} ÷ JSON.parse; goal: Ajv`, figures, goal: goal / parse };
  });
}
