/** The documented examples agree, each in itself and with the others: times, counts, addresses. */
import { expect, it } from 'vitest';
import type { Json } from '../../scripts/model/json.ts';
import {
  applyRelation,
  objectsIn,
  RELATIONS,
  type Relation,
} from '../../stub/conformance/relations.ts';
import { theWritten } from '../support/contract.ts';
import { lookUp } from '../support/edit.ts';
import { schemaFacts } from './facts/index.ts';

type Job = Record<'kind' | 'status' | 'created_at', string>;

const { examples, operations } = (await theWritten()).contract;
const jobs = lookUp(examples.get('JobPage')?.[0]?.value ?? null, 'items') as unknown as Job[];
/** The start of the live session in the examples. */
const session = Date.parse(jobs.find(({ kind }) => kind === 'live')?.created_at ?? '');
const options = new Set(
  schemaFacts.flatMap(({ fields }) =>
    fields.flatMap((one) => (one.default === false ? one.path : [])),
  ),
);
const offset = (address: string) => Number(new URL(address).searchParams.get('offset'));

/** Relations that hold in the examples, but not in every result. */
const OWN: Readonly<Record<string, Pick<Relation, 'fields' | 'holds'>>> = {
  'a job takes as long as its transcription': {
    fields: 'created_at completed_at result.metadata.transcription_time',
    holds: (from: string, to: string, seconds: number) =>
      Date.parse(from) + seconds * 1000 <= Date.parse(to),
  },
  'the file of a recording comes from its URL': {
    fields: 'file.source request_params.audio_url',
    holds: (source: string, url: string) => source === url,
  },
  'a live job has no metadata, and its file neither name nor source': {
    fields: 'kind file.filename? file.source? custom_metadata?',
    holds: (kind: string, ...own: Json[]) =>
      kind !== 'live' || own.every((one) => one === undefined),
  },
  'only expected languages are detected': {
    fields: 'request_params.language_config.languages result.transcription.languages',
    holds: (expected: string[], found: string[]) => found.every((one) => expected.includes(one)),
  },
  'a minimum is no greater than its maximum': {
    fields: 'min_speakers max_speakers',
    holds: (min: number, max: number) => min <= max,
  },
  'the name of a file ends with its extension': {
    fields: 'filename extension',
    holds: (name: string, extension: string) => name.endsWith(`.${extension}`),
  },
  'the size of a file fits its duration': {
    fields: 'size audio_duration number_of_channels',
    holds: (size: number, length: number, channels: number) =>
      Number.isInteger((size - 44) / (2 * length * channels)),
  },
  'a page has only jobs that match its URL, and at most as many as its limit': {
    fields: 'current items',
    holds: (current: string, items: Job[]) =>
      [...new URL(current).searchParams].every(([name, value]) => {
        if (name === 'limit') return items.length <= Number(value);
        return items.every((job) => (job[name as keyof Job] ?? value) === value);
      }),
  },
  'the next page begins where the current page ends': {
    fields: 'current next items',
    holds: (current: string, next: string, items: Json[]) =>
      offset(next) === offset(current) + items.length,
  },
  'an error names the path of an operation, and a status that is documented there': {
    fields: 'path statusCode',
    holds: (path: string, status: number) =>
      operations.some(
        (one) => one.path === path && one.responses.some((other) => other.status === `${status}`),
      ),
  },
  'a message comes after the words that it transcribes': {
    fields: 'created_at data.utterance.end',
    holds: (created: string, end: number) => session + end * 1000 <= Date.parse(created),
  },
};

const documented = [...examples.values()].flat();
/** The messages of a recorded session, in the form of a conformance run. */
const sessions = jobs.flatMap((job) => {
  const texts = lookUp(job, 'result.messages');
  if (!Array.isArray(texts)) return [];
  const received = texts.map((text) => JSON.parse(String(text)));
  const transcripts = received.flatMap(({ data }) => (data.utterance ? data : []));
  const heard = transcripts.map(({ utterance }) => utterance);
  const finals = heard.filter((_, at) => transcripts[at].is_final);
  return [{ received, heard, finals, sent: { parameters: lookUp(job, 'request_params') } }];
});
/** The relations of the conformance run, except those that compare a response with what the run sent. */
const relations = Object.entries(RELATIONS).filter(
  ([, { fields }]) => !/sent\.(?!parameters|seconds)/.test(fields),
);
/** No documented job asks for a translation. */
const UNSHOWN = ['translations'];
/** The objects in a value, where each job has its recorded parameters as the sent ones. */
const withSent = (value: unknown) =>
  objectsIn(
    JSON.parse(JSON.stringify(value), (_, one) => {
      const { request_params: parameters, result } = Object(one);
      const sent = { parameters, seconds: result?.metadata?.audio_duration };
      return parameters ? { ...one, sent } : one;
    }),
  );

it.each([...relations, ...Object.entries(OWN)])(
  'in the documented examples, %s',
  (name, relation) => {
    const verdicts = [
      ...documented.map(({ file, value }) => ({
        file,
        ...applyRelation(relation, withSent(value)),
      })),
      ...sessions.map((one) => applyRelation(relation, objectsIn(one))),
    ];
    expect(verdicts.filter((one) => one?.outcome === 'violated')).toEqual([]);
    const outcomes = verdicts.map((one) => one?.outcome);
    expect(outcomes).toContain(UNSHOWN.includes(name) ? undefined : 'passed');
  },
);

/** Every object of the documented examples, with its place. */
const objects = documented.flatMap(({ file, value }) => {
  const all: [place: string, object: object][] = [];
  JSON.stringify(value, (_, one) => {
    if (typeof one === 'object' && one !== null && !Array.isArray(one)) all.push([file, one]);
    return one;
  });
  return all;
});

it('in the documented examples, each configuration has its option switched on', () => {
  const configured = objects.flatMap(([place, object]) =>
    Object.keys(object).flatMap((key) => {
      const option = key.replace(/_config$/, '');
      const isAbout = option !== key && options.has(option);
      return isAbout ? [[place, (object as Record<string, unknown>)[option]]] : [];
    }),
  );
  expect(configured.filter(([, value]) => value !== true)).toEqual([]);
  expect(configured).not.toEqual([]);
});
