/** The times of published functions, divided by JSON.parse of the same text. */
import { pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as examples from '../../generated/examples.js';
import { schemas } from '../../generated/schemas.js';
import { formats } from '../../scripts/runtime/formats.ts';
import { strict } from '../../scripts/runtime/json-schema.ts';
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

/**
 * A value, and how much its parser and its reader may take. These are no goals by Ajv: a parser copies each object with
 * defaults, and both serve all schemas, so that engines inline less in them than in a loop over one validator.
 */
interface Sample {
  name: string;
  schema: Name;
  value: unknown;
  parse: number;
  read: number;
}

const VALUES: Sample[] = [
  {
    name: 'message with ten words',
    schema: 'TranscriptMessage',
    value: message,
    parse: 0.2,
    read: 0.05,
  },
  {
    name: 'the same as any message',
    schema: 'ServerMessage',
    value: message,
    parse: 0.3,
    read: 0.12,
  },
  {
    name: 'request for a recording',
    schema: 'PreRecordedRequest',
    value: largestValue('PreRecordedRequest'),
    parse: 0.9,
    read: 0.26,
  },
  {
    name: 'request for a session',
    schema: 'LiveRequest',
    value: largestValue('LiveRequest'),
    parse: 0.75,
    read: 0.18,
  },
  {
    name: 'finished job, 840 KB',
    schema: 'TranscriptionJob',
    value: jobOf(1100),
    parse: 0.25,
    read: 0.05,
  },
  { name: 'page of twenty jobs', schema: 'JobPage', value: page, parse: 0.25, read: 0.05 },
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

const AJV = new Ajv2020({ allErrors: true, formats: { ...formats } });
/** With the strict schemas, it does what parsers do, but fills in defaults in the value itself: later calls find them there. */
const FILLING = new Ajv2020({ allErrors: true, formats: { ...formats }, useDefaults: true });

/** The published functions, and what stock Ajv does instead. */
const KINDS = {
  validate: { module: 'validators', compile: (schema: Name) => AJV.compile(schemas[schema]) },
  parse: { module: 'parse', compile: (schema: Name) => FILLING.compile(strict(schemas[schema])) },
  read: { module: 'read', compile: (schema: Name) => AJV.compile(schemas[schema]) },
};

export async function measureTimes(folders: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of ['validate', 'parse', 'read'] as const) {
    const { module, compile } = KINDS[kind];
    const modules: Record<string, (value: unknown) => unknown>[] = await Promise.all(
      folders.map((folder) => import(pathToFileURL(`${folder}/${module}.js`).href)),
    );
    for (const { name, schema, value, ...goals } of VALUES) {
      const text = JSON.stringify(value);
      const [ours, forAjv]: [unknown, unknown] = [JSON.parse(text), JSON.parse(text)];
      const stock = compile(schema);
      const calls = modules.map((all) => {
        // A message has a parser of values beside that of frames.
        const call = all[`${kind}${schema}Value`] ?? all[`${kind}${schema}`];
        return () => call?.(ours);
      });
      const all = [() => JSON.parse(text), () => stock(forAjv), ...calls];
      const [unit = 0, ajv = 0, ...times] = shortestTimes(all);
      const figures = times.map((time) => time / unit);
      const ajvs = Number((ajv / unit).toPrecision(2));
      const title = `${kind} ${name} ÷ JSON.parse (Ajv: ${ajvs})`;
      rows.push({ name: title, figures, goal: { validate: ajv / unit, ...goals }[kind] });
    }
  }
  return rows;
}
