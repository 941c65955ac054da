/** The documented examples make sense, each as a whole and all of them together: times, counts, addresses. */
import { expect, it } from 'vitest';
import type { Json } from '../../scripts/model/json.ts';
import { visitValues } from '../../scripts/model/pointer.ts';
import { theContract } from '../support/contract.ts';
import { schemaFacts } from './facts/index.ts';
import { lookUp } from './facts/paths.ts';

interface Span {
  start: number;
  end: number;
  text: string;
  word: string;
  language: string;
  channel: number;
  speaker?: number;
}
type Job = Record<'kind' | 'status' | 'created_at', string>;

const { examples, operations } = theContract();
const jobs = lookUp(examples.get('JobPage')?.[0]?.value ?? null, 'items') as unknown as Job[];
/** When the live session of the examples begins. */
const session = Date.parse(jobs.find(({ kind }) => kind === 'live')?.created_at ?? '');

const fieldsOf = (name: string) => schemaFacts.find((schema) => schema.name === name)?.fields ?? [];
const options = new Set(
  schemaFacts.flatMap(({ fields }) =>
    fields.flatMap((one) => (one.default === false ? one.path : [])),
  ),
);
const blocks = fieldsOf('PreRecordedResult').flatMap(({ path, type, deprecated }) =>
  type.endsWith('Addon') && !deprecated ? path : [],
);

/** What holds of every object that has some fields, a `?` after those that may be missing. */
interface Relation {
  fields: string[];
  holds: (...values: never[]) => boolean;
}
const on = (fields: string, holds: Relation['holds']): Relation => ({
  fields: fields.split(' '),
  holds,
});

const ascend = (all: number[]) => all.every((one, at) => one >= (all[at - 1] ?? one));
const times = (spans: Span[]) => spans.flatMap(({ start, end }) => [start, end]);
const isOn = (request: Json, option: string) =>
  JSON.stringify(request).includes(`"${option}":true`);
const offset = (address: string) => Number(new URL(address).searchParams.get('offset'));

const RELATIONS: Record<string, Relation> = {
  'it ends after it starts': on('start end', (start: number, end: number) => start < end),
  'its words lie within it, in order': on(
    'start words end',
    (start: number, words: Span[], end: number) => ascend([start, ...times(words), end]),
  ),
  'its text is its words': on(
    'text words',
    (text: string, words: Span[]) => text === words.map(({ word }) => word).join(' '),
  ),
  'the transcript is its utterances, in order': on(
    'full_transcript utterances',
    (whole: string, said: Span[]) =>
      ascend(times(said)) && whole === said.map(({ text }) => text).join(' '),
  ),
  'the languages are those of the utterances': on(
    'languages utterances',
    (languages: string[], said: Span[]) =>
      String(languages) === String([...new Set(said.map(({ language }) => language))]),
  ),
  'the utterances lie within the audio, on its channels': on(
    'metadata.audio_duration metadata.number_of_distinct_channels transcription.utterances',
    (length: number, channels: number, said: Span[]) =>
      said.every(({ end, channel }) => end <= length && channel < channels),
  ),
  'every channel is billed': on(
    'billing_time audio_duration number_of_distinct_channels',
    (billed: number, length: number, channels: number) => billed === length * channels,
  ),
  'the file is as long as the audio': on(
    'file.audio_duration result.metadata.audio_duration',
    (file: number, audio: number) => file === audio,
  ),
  'a job ends after it was created, and after the transcription': on(
    'created_at completed_at result.metadata.transcription_time?',
    (from: string, to: string, seconds = 0) => Date.parse(from) + seconds * 1000 <= Date.parse(to),
  ),
  'a file is missing only after an error': on(
    'status post_session_metadata file?',
    (status: string, _: Json, file?: Json) => status === 'error' || Boolean(file),
  ),
  'the file of a recording comes from its URL': on(
    'file.source? request_params.audio_url',
    (source: Json, url: Json) => source === url,
  ),
  'only a recording has a file with a name, metadata and speakers': on(
    'kind file.filename? file.source? custom_metadata? result.transcription.utterances[].speaker?',
    (kind: string, ...own: Json[]) => kind !== 'live' || own.every((one) => (one ?? null) === null),
  ),
  'the result has the blocks that were asked for': on(
    'request_params result',
    (request: Json, result: Json) =>
      blocks.every((one) => isOn(request, one) === (lookUp(result, one) !== undefined)),
  ),
  'speakers are told apart if that was asked for': on(
    'request_params result.transcription.utterances request_params.diarization_config.number_of_speakers?',
    (request: Json, said: Span[], wanted?: number) => {
      const { size } = new Set(said.flatMap(({ speaker }) => speaker ?? []));
      return isOn(request, 'diarization') ? size === (wanted ?? size) : size === 0;
    },
  ),
  'only expected languages are detected': on(
    'request_params.language_config.languages result.transcription.languages',
    (expected: string[], found: string[]) => found.every((one) => expected.includes(one)),
  ),
  'a block is empty if its results are': on(
    'is_empty results?',
    (isEmpty: boolean, results: Json = '') => isEmpty === (results === ''),
  ),
  'a least number is no greater than the greatest': on(
    'min_speakers max_speakers',
    (min: number, max: number) => min <= max,
  ),
  'a file is called by its extension': on('filename extension', (name: string, extension: string) =>
    name.endsWith(`.${extension}`),
  ),
  'the size of a file fits its length': on(
    'size audio_duration number_of_channels',
    (size: number, length: number, channels: number) =>
      Number.isInteger((size - 44) / (2 * length * channels)),
  ),
  'a page has as many jobs as its address asks for, and such jobs': on(
    'current items',
    (current: string, items: Job[]) =>
      [...new URL(current).searchParams].every(([name, value]) => {
        if (name === 'limit') return items.length <= Number(value);
        return items.every((job) => (job[name as keyof Job] ?? value) === value);
      }),
  ),
  'the next page begins where a page ends': on(
    'current next items',
    (current: string, next: string, items: Json[]) =>
      offset(next) === offset(current) + items.length,
  ),
  'a refusal says its status and its path': on('path statusCode', (path: string, status: number) =>
    operations.some(
      (one) => one.path === path && one.responses.some((other) => other.status === `${status}`),
    ),
  ),
  'a message comes after what it is about was said': on(
    'created_at data.utterance.end',
    (created: string, end: number) => session + end * 1000 <= Date.parse(created),
  ),
};

/** Every object of the documented examples, and where it is. */
const objects: [place: string, object: Json][] = [];
for (const { file, value } of [...examples.values()].flat()) {
  visitValues(value, (node, pointer) => {
    if (typeof node === 'object' && !Array.isArray(node))
      objects.push([`${file}#${pointer}`, node]);
  });
}

it.each(Object.entries(RELATIONS))('in the documented examples, %s', (_, { fields, holds }) => {
  const verdicts = objects.flatMap(([place, object]) => {
    const values = fields.map((field) => {
      const value = lookUp(object, field.replace('?', '')) ?? undefined;
      return field.endsWith('?') ? value : (value ?? null);
    });
    return values.includes(null) ? [] : [{ place, holds: holds(...(values as never[])) }];
  });
  expect(verdicts.filter((one) => !one.holds)).toEqual([]);
  expect(verdicts).not.toEqual([]);
});

it('in the documented examples, each configuration comes with its option', () => {
  const configured = objects.flatMap(([place, object]) =>
    Object.keys(object ?? {}).flatMap((key) => {
      const option = key.replace(/_config$/, '');
      return option !== key && options.has(option) ? [[place, lookUp(object, option)]] : [];
    }),
  );
  expect(configured.filter(([, value]) => value !== true)).toEqual([]);
  expect(configured).not.toEqual([]);
});

it.each([
  ['number_of_speakers', 'min_speakers'],
  ['number_of_speakers', 'max_speakers'],
  ['callback_url', 'callback'],
])('no documented example has both %s and %s', (...fields) => {
  const both = objects.filter(([, object]) => fields.every((one) => one in Object(object)));
  expect(both).toEqual([]);
});
