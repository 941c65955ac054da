/** The documented examples are consistent, each in itself and with the others: times, counts, URLs. */

import type { Json } from 'contract-compiler/model/json.ts';
import { lookUp } from 'contract-compiler/testing/edit.ts';
import type {
  AudioMetadata,
  DiarizationConfig,
  ErrorResponse,
  JobPage,
  PreRecordedJobDone,
  TranscriptionJob,
  TranscriptMessage,
} from 'speech-to-text-contract/types';
import { expect, it } from 'vitest';
import {
  applyRelation,
  objectsIn,
  pathAndValue,
  RELATIONS,
  type Relation,
  relationOf,
} from '../../packages/stub/src/conformance/relations.ts';
import { theWritten } from '../support/contract.ts';
import { schemaFacts } from './facts/schemas.ts';

// biome-ignore lint/suspicious/noExplicitAny: examples are compared field by field
type Body = any;
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
const offset = (url: string) => Number(new URL(url).searchParams.get('offset'));

const ofJob = relationOf<PreRecordedJobDone>();
const ofMetadata = relationOf<AudioMetadata>();
const ofPage = relationOf<JobPage>();

/** Relations that hold in the examples, but not in every result. */
const OWN: readonly Relation[] = [
  ofJob({
    name: 'a job takes as long as its transcription',
    needs: ['created_at', 'completed_at', 'result'],
    check: ({ created_at, completed_at, result: { metadata } }) => {
      const end = Date.parse(created_at) + metadata.transcription_time * 1000;
      return [end > Date.parse(completed_at) && pathAndValue('completed_at', completed_at)];
    },
  }),
  ofJob({
    name: 'the file of a recording comes from its URL',
    needs: ['file', 'request_params'],
    check: ({ file: { source }, request_params: { audio_url } }) => {
      if (source === null) return { absent: 'file.source' };
      return [source !== audio_url && pathAndValue('file.source', source)];
    },
  }),
  relationOf<TranscriptionJob>()({
    name: 'a live job has no metadata, and its file neither name nor source',
    needs: ['kind'],
    check: ({ kind, file, custom_metadata }) => [
      kind === 'live' && Boolean(file?.filename ?? file?.source) && pathAndValue('file', file),
      kind === 'live' &&
        Boolean(custom_metadata) &&
        pathAndValue('custom_metadata', custom_metadata),
    ],
  }),
  ofJob({
    name: 'only expected languages are detected',
    needs: ['request_params', 'result'],
    check: ({ request_params: { language_config }, result: { transcription } }) => {
      const expected = language_config?.languages;
      const found = transcription?.languages;
      if (!expected || !found) return { absent: 'result.transcription.languages' };
      const areExpected = found.every((one) => expected.includes(one));
      return [!areExpected && pathAndValue('result.transcription.languages', found)];
    },
  }),
  relationOf<DiarizationConfig>()({
    name: 'a minimum is no greater than its maximum',
    needs: ['min_speakers', 'max_speakers'],
    check: ({ min_speakers, max_speakers }) => [
      min_speakers > max_speakers && pathAndValue('max_speakers', max_speakers),
    ],
  }),
  ofMetadata({
    name: 'the size of a file matches its duration',
    needs: ['size', 'audio_duration', 'number_of_channels'],
    check: ({ size, audio_duration, number_of_channels }) => {
      const samplesPerSecond = (size - 44) / (2 * audio_duration * number_of_channels);
      return [!Number.isInteger(samplesPerSecond) && pathAndValue('size', size)];
    },
  }),
  ofPage({
    name: 'a page has only jobs that match its URL, and at most as many as its limit',
    needs: ['current', 'items'],
    check: ({ current, items }) =>
      [...new URL(current).searchParams].map(([name, value]) => {
        const isRight =
          name === 'limit'
            ? items.length <= Number(value)
            : items.every((job) => ((job as unknown as Job)[name as keyof Job] ?? value) === value);
        return !isRight && pathAndValue(`items, by ${name}`, items);
      }),
  }),
  ofPage({
    name: 'the next page begins where the current page ends',
    needs: ['current', 'next', 'items'],
    check: ({ current, next, items }) => [
      offset(next) !== offset(current) + items.length && pathAndValue('next', next),
    ],
  }),
  relationOf<ErrorResponse>()({
    name: 'an error names the path of an operation and one of its documented statuses',
    needs: ['path', 'statusCode'],
    check: ({ path, statusCode }) => {
      const isDocumented = operations.some(
        (one) =>
          one.path === path && one.responses.some(({ status }) => status === `${statusCode}`),
      );
      return [!isDocumented && pathAndValue('statusCode', statusCode)];
    },
  }),
  relationOf<TranscriptMessage>()({
    name: 'a message is sent after the words that it transcribes',
    needs: ['created_at', 'data'],
    check: ({ created_at, data: { utterance } }) => {
      if (!utterance) return { absent: 'data.utterance' };
      const end = session + utterance.end * 1000;
      return [end > Date.parse(created_at) && pathAndValue('created_at', created_at)];
    },
  }),
];

const documented = [...examples.values()].flat();
/** The example of a schema that belongs to a scenario. */
const exampleOf = (schema: string, scenario: string | undefined): Body =>
  examples.get(schema)?.find(({ name }) => name === scenario)?.value;
/** The request for a job: the one in the scenario of its creation. Only one live session is created. */
const requestFor = ({ kind, id }: Body): Body => {
  const isLive = kind === 'live';
  const created = examples.get(isLive ? 'LiveSessionCreated' : 'PreRecordedJobCreated') ?? [];
  const scenario = created.find(({ value }) => isLive || lookUp(value, 'id') === id)?.name;
  return exampleOf(isLive ? 'LiveRequest' : 'PreRecordedRequest', scenario);
};
/** The messages of a recorded session, in the form of a conformance run. */
const sessions = jobs.flatMap((job) => {
  const texts = lookUp(job, 'result.messages');
  if (!Array.isArray(texts)) return [];
  const received = texts.map((text) => JSON.parse(String(text)));
  const transcripts = received.flatMap(({ data }) => (data.utterance ? data : []));
  const heard = transcripts.map(({ utterance }) => utterance);
  const finals = heard.filter((_, at) => transcripts[at].is_final);
  return [{ received, heard, finals, sent: { parameters: requestFor(job) } }];
});
/** Not covered: no documented job requests a translation. */
const UNSHOWN = ['translations'];
/** The objects in a value, with what was sent for each job and upload. */
const withSent = (value: unknown) =>
  objectsIn(
    JSON.parse(JSON.stringify(value), (_, one) => {
      const { request_params, audio_metadata, file, result } = Object(one);
      if (audio_metadata) return { ...one, sent: { filename: audio_metadata.filename } };
      if (!request_params) return one;
      const { custom_metadata, ...parameters } = requestFor(one);
      const uploads = examples.get('UploadResponse')?.map((upload) => upload.value as Body) ?? [];
      const upload = uploads.find(({ audio_url }) => audio_url === parameters.audio_url);
      const sent = {
        parameters,
        custom_metadata,
        filename: upload?.audio_metadata.filename,
        seconds: result?.metadata?.audio_duration,
        channels: file?.number_of_channels,
        messages: result?.messages?.length,
      };
      return { ...one, sent };
    }),
  );

it.each([...Object.entries(RELATIONS), ...OWN.map((one) => [one.name, one] as const)])(
  'in the documented examples, %s',
  (name, relation) => {
    const verdicts = [
      ...documented.map(({ file, value }) => ({
        file,
        ...applyRelation(relation, withSent(value)),
      })),
      ...sessions.map((one) => applyRelation(relation, objectsIn(one))),
    ];
    expect(verdicts.filter((one) => one?.outcome === 'violation')).toEqual([]);
    const outcomes = verdicts.map((one) => one?.outcome);
    const hint = 'no documented example has the fields that the relation reads';
    expect(outcomes, hint).toContain(UNSHOWN.includes(name) ? undefined : 'passed');
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

it('in the documented examples, each configuration has its option enabled', () => {
  const configured = objects.flatMap(([place, object]) =>
    Object.keys(object).flatMap((key) => {
      const option = key.replace(/_config$/, '');
      const isAbout = option !== key && options.has(option);
      const isOn = (object as Record<string, unknown>)[option] === true;
      return isAbout ? [[`${place}: ${key} lacks its option; add ${option}: true`, isOn]] : [];
    }),
  );
  expect(configured.flatMap(([line, isOn]) => (isOn ? [] : line))).toEqual([]);
  expect(configured).not.toEqual([]);
});

/** The value of a documented example. */
function documentedValue(schema: string, name: string): Json {
  const found = examples.get(schema)?.find((example) => example.name === name);
  if (found === undefined)
    throw new Error(`${schema} has no example ${name}; restore it, or name another one here`);
  return found.value;
}

/** The values in the examples of a parameter. */
function parameterExamples(operation: string, name: string): (Json | undefined)[] {
  const found = operations.find(({ id }) => id === operation);
  const node = found?.parameters.find((one) => one.name === name)?.node ?? {};
  return Object.values(Object(node.examples)).map((example) => lookUp(example as Json, 'value'));
}

const fields = (value: Json, ...names: string[]) => names.map((name) => lookUp(value, name));

it('the documented examples follow one recording from its upload to the page that lists its job', () => {
  const upload = documentedValue('UploadResponse', 'garden-visit');
  const request = documentedValue('PreRecordedRequest', 'two-speakers');
  const created = documentedValue('PreRecordedJobCreated', 'two-speakers');
  const done = documentedValue('PreRecordedJob', 'done');
  const id = lookUp(created, 'id');
  expect(lookUp(request, 'audio_url')).toBe(lookUp(upload, 'audio_url'));
  expect(lookUp(created, 'result_url')).toContain(id);
  const { custom_metadata, ...params } = request as Record<string, Json>;
  for (const state of ['queued', 'processing', 'done']) {
    const job = documentedValue('PreRecordedJob', state);
    expect(fields(job, 'id', 'request_params', 'custom_metadata')).toEqual([
      id,
      params,
      custom_metadata,
    ]);
    for (const field of ['id', 'filename', 'audio_duration', 'number_of_channels']) {
      expect(lookUp(job, `file.${field}`)).toBe(lookUp(upload, `audio_metadata.${field}`));
    }
  }
  expect(lookUp(done, 'result.metadata.audio_duration')).toBe(
    lookUp(upload, 'audio_metadata.audio_duration'),
  );
  expect(lookUp(documentedValue('PreRecordedCallback', 'finished'), 'id')).toBe(id);
  expect(lookUp(documentedValue('PreRecordedWebhook', 'done'), 'id')).toBe(id);
  expect(lookUp(documentedValue('JobPage', 'first-page'), 'items')).toContainEqual(done);
  expect(parameterExamples('getPreRecordedJob', 'id')).toEqual([id]);
  const [metadata] = parameterExamples('listTranscriptionJobs', 'custom_metadata');
  expect(custom_metadata).toMatchObject(metadata as object);
  const [day] = parameterExamples('listTranscriptionJobs', 'date');
  expect(lookUp(done, 'created_at')).toContain(day);
});

it('the documented examples follow one live session from its creation to its last message', () => {
  const sent = [
    documentedValue('TranscriptMessage', 'partial'),
    documentedValue('TranscriptMessage', 'final'),
    documentedValue('OtherServerMessage', 'last'),
  ];
  const job = lookUp(documentedValue('JobPage', 'first-page'), 'items[]') ?? null;
  expect(lookUp(job, 'request_params')).toEqual(documentedValue('LiveRequest', 'captions'));
  const messages = lookUp(job, 'result.messages') as string[];
  expect(messages.map((text) => JSON.parse(text))).toEqual(sent);
  expect(new Set(sent.map((message) => lookUp(message, 'session_id'))).size).toBe(1);
  const times = [
    lookUp(job, 'created_at'),
    ...sent.map((message) => lookUp(message, 'created_at')),
    lookUp(job, 'completed_at'),
  ];
  expect(times).toEqual([...times].sort());
  const [partial = null, final = null] = sent;
  // The utterance of a message has more fields than that of a result.
  expect(lookUp(final, 'data.utterance')).toMatchObject(
    lookUp(job, 'result.transcription.utterances[]') as object,
  );
  expect(lookUp(final, 'data.id')).toBe(lookUp(partial, 'data.id'));
  const [whole, part] = [final, partial].map((one) => lookUp(one, 'data.utterance.text'));
  expect(String(whole).startsWith(String(part))).toBe(true);
});
