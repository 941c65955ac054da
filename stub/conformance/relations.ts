/**
 * What must hold of jobs, their files, bills and transcripts, and of the messages of a session, beyond
 * their schemas, as one table. The run applies it to every job that is done and every session; a test
 * applies it to the documented examples, too.
 */
import { deprecations } from 'speech-to-text-contract/facts';
import type {
  LiveUtterance,
  TranscriptMessage,
  Utterance,
  Word,
} from 'speech-to-text-contract/types';
import { expandedSchema } from '../src/contract.ts';

/** What a check rests on beyond the schemas of the contract: a sentence, an assumption, or both. */
export interface Grounds {
  /** A quotation from the interface document that says so. */
  says?: string | undefined;
  /** What is assumed where that document says nothing. */
  assumes?: string | undefined;
}

/** A relation between fields of one object, wherever the object is. */
export interface Relation extends Grounds {
  /** The fields by their paths. Those without a `?` select the objects, even where `holds` does not use them. */
  fields: string;
  holds: (...values: never[]) => boolean;
}

type TranscriptData = TranscriptMessage['data'];
type Fields = Readonly<Record<string, unknown>>;

/** By how many seconds a time may be off, since services round. */
const ROUNDING = 0.05;
/** By how many seconds the duration of a file may be off, since parts of it may hold no audio. */
export const PADDING = 0.5;

const OPTION_SCHEMAS = [
  'PreRecordedRequestParams',
  'RealtimeProcessingConfig',
  'PostProcessingConfig',
];
/** The fields of a result, and of the transcription in it, that an option of the same name switches on. */
const DEPRECATED = deprecations.flatMap(({ subjects }) => subjects);
const OPTIONAL_FIELDS = [
  ...fieldsOf('PreRecordedResult').filter(
    (one) => !DEPRECATED.includes(`PreRecordedResult.${one}`),
  ),
  ...fieldsOf('Transcription'),
].filter((field) => OPTION_SCHEMAS.some((schema) => fieldsOf(schema).includes(field)));

export const near = (one: number, other: number, by = ROUNDING) => Math.abs(one - other) <= by;
const ascends = (all: number[]) => all.every((one, at) => one >= (all[at - 1] ?? one) - ROUNDING);
const starts = (all: { start: number }[]) => all.map(({ start }) => start);
/** The letters and digits of a text: services differ in punctuation, spaces and capitals. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
const joined = (texts: string[]) => plain(texts.join(' '));
const isSpoken = (text: string) => /[\p{L}\p{N}]/u.test(text);
const utterances = (all: TranscriptData[]) => all.map(({ utterance }) => utterance);
const finals = (all: TranscriptData[]) => utterances(all.filter(({ is_final }) => is_final));
const keepsToLanguage = ([wanted, ...others]: string[], all: LiveUtterance[]) =>
  !wanted || others.length > 0 || all.every(({ language }) => language === wanted);

/** The relations by what they say. `sent` is what the run itself sent. */
export const RELATIONS: Readonly<Record<string, Relation>> = {
  'the end is not before the start': {
    fields: 'start end',
    assumes: 'Both times are counted from the start of the audio.',
    holds: (start: number, end: number) => start <= end,
  },
  'the words of an utterance lie within it, in order': {
    fields: 'start words end',
    assumes: 'An utterance has the words that were said from its start to its end, in order.',
    holds: (start: number, words: Word[], end: number) =>
      ascends([start, ...starts(words)]) && words.every((word) => word.end <= end + ROUNDING),
  },
  'the text of an utterance is its words': {
    fields: 'text words',
    assumes: 'The text of an utterance is its words, with other punctuation at most.',
    holds: (text: string, words: Word[]) => plain(text) === joined(words.map(({ word }) => word)),
  },
  'the transcript has words': {
    fields: 'full_transcript',
    says: 'The service turns speech audio into text',
    holds: isSpoken,
  },
  'the transcript is its utterances': {
    fields: 'full_transcript utterances',
    assumes: 'The full transcript is the text of all utterances.',
    holds: (whole: string, all: Utterance[]) =>
      plain(whole) === joined(all.map(({ text }) => text)),
  },
  'the utterances are in the order in which they start': {
    fields: 'full_transcript utterances',
    assumes: 'Utterances are listed as they were said.',
    holds: (_: string, all: Utterance[]) => ascends(starts(all)),
  },
  'the languages are those of the utterances': {
    fields: 'languages utterances',
    assumes: 'The languages of a transcript are those of its utterances.',
    holds: (languages: string[], all: Utterance[]) =>
      String([...languages].sort()) ===
      String([...new Set(all.map(({ language }) => language))].sort()),
  },
  'the utterances lie within the audio, on its channels': {
    fields: 'metadata.audio_duration metadata.number_of_distinct_channels transcription.utterances',
    assumes: 'Channels are numbered from 0 or 1.',
    holds: (seconds: number, channels: number, all: Utterance[]) =>
      all.every(({ end, channel }) => end <= seconds + PADDING && channel <= channels),
  },
  'every channel is billed': {
    fields: 'billing_time audio_duration number_of_distinct_channels',
    says: 'billing_time number (audio_duration x number_of_distinct_channels, seconds)',
    holds: (billed: number, seconds: number, channels: number) => near(billed, seconds * channels),
  },
  'the file is as long as the audio': {
    fields: 'file.audio_duration result.metadata.audio_duration',
    assumes: 'Both durations are in seconds.',
    holds: (file: number, audio: number) => near(file, audio, PADDING),
  },
  'the audio is as long as what was sent': {
    fields: 'sent.seconds result.metadata.audio_duration',
    assumes: 'The duration of the audio is in seconds.',
    holds: (sent: number, audio: number) => near(sent, audio, PADDING),
  },
  'a job is not completed before it is created': {
    fields: 'created_at completed_at',
    assumes: 'Both dates are by the same clock.',
    holds: (from: string, to: string) => Date.parse(from) <= Date.parse(to),
  },
  'a job that is done has a file': {
    fields: 'request_id status file?',
    assumes: 'A file is null only before the job is done, or where it failed.',
    holds: (_: string, status: string, file?: object) => status !== 'done' || file !== undefined,
  },
  'the result has what was asked for, and no other add-on': {
    fields: 'request_params result',
    says: 'blocks are present only when the feature was enabled',
    assumes: 'What was enabled is present.',
    holds: (request: Fields, result: Fields & { transcription?: Fields }) =>
      OPTIONAL_FIELDS.every(
        (field) => isOn(request, field) === field in { ...result, ...result.transcription },
      ),
  },
  'a block that succeeded is empty exactly when its results are': {
    fields: 'success is_empty results?',
    assumes: 'Results are empty when they have no content.',
    holds: (isGood: boolean, isEmpty: boolean, results: object | string = '') =>
      !isGood || isEmpty === (Object.keys(results).length === 0),
  },
  'utterances have speakers exactly when asked for, and at most as many as asked for': {
    fields: 'request_params result.transcription.utterances',
    says: 'speaker integer (absent without diarization) … exact speaker count',
    assumes: 'With diarization, every utterance has a speaker.',
    holds: (request: Fields, all: Utterance[]) => {
      const speakers = new Set(all.flatMap(({ speaker }) => speaker ?? []));
      const { number_of_speakers: most } = (request.diarization_config ?? {}) as Fields;
      if (!isOn(request, 'diarization')) return speakers.size === 0;
      return all.every(({ speaker }) => speaker !== undefined) && !(speakers.size > Number(most));
    },
  },
  'the one language that was asked for is used': {
    fields: 'request_params.language_config.languages result.transcription.utterances',
    says: 'One language: it is used',
    holds: keepsToLanguage,
  },
  'the metadata comes back': {
    fields: 'sent.custom_metadata custom_metadata?',
    says: 'custom_metadata (object; it is echoed in the job)',
    holds: (sent: object, recorded: unknown) => contains(recorded, sent),
  },
  'the parameters are recorded with their defaults': {
    fields: 'sent.parameters request_params',
    assumes: 'All parameters of a request are recorded, and the defaults of those left out.',
    holds: (sent: object, recorded: unknown) => contains(recorded, sent),
  },
  'a final transcript has text': {
    fields: 'is_final utterance.text',
    assumes: 'An utterance is final only if something was said.',
    holds: (isFinal: boolean, text: string) => !isFinal || isSpoken(text),
  },
  'final transcripts go forward in the audio': {
    fields: 'transcripts',
    assumes: 'Utterances become final in the order in which they start.',
    holds: (all: TranscriptData[]) => ascends(starts(finals(all))),
  },
  'messages go forward in time': {
    fields: 'received',
    assumes: 'Messages are sent in the order in which they were created.',
    holds: (all: { created_at: string }[]) =>
      ascends(all.map(({ created_at }) => Date.parse(created_at) / 1000)),
  },
  'all messages name one session': {
    fields: 'received',
    assumes: 'The messages of a session have one `session_id`.',
    holds: (all: { session_id: string }[]) =>
      new Set(all.map(({ session_id }) => session_id)).size <= 1,
  },
  'nothing is heard beyond the audio': {
    fields: 'sent.seconds transcripts',
    assumes: 'Times are in seconds, counted from the start of the audio.',
    holds: (seconds: number, all: TranscriptData[]) =>
      all.every(({ utterance }) => utterance.end <= seconds + PADDING),
  },
  'the one language that was asked for is heard': {
    fields: 'sent.request.language_config.languages transcripts',
    says: 'One language: it is used',
    holds: (wanted: string[], all: TranscriptData[]) => keepsToLanguage(wanted, utterances(all)),
  },
};

/**
 * Applies a relation to a value and to everything in it.
 *
 * @returns a line for each object that the relation is about, empty where it holds
 */
export function applyRelation({ fields, holds }: Relation, value: unknown): string[] {
  const names = fields.split(' ');
  return objectsIn(value).flatMap(([pointer, object]) => {
    const values = names.map((name) => lookUp(object, name.replace('?', '')));
    const isAbout = values.every((one, at) => one !== undefined || names[at]?.endsWith('?'));
    if (!isAbout) return [];
    const shown = names.map((name, at) => `${name} ${JSON.stringify(values[at])?.slice(0, 150)}`);
    return [holds(...(values as never[])) ? '' : `${pointer || '/'}: ${shown.join(', ')}`];
  });
}

/** Every object in a value, with its pointer. */
function objectsIn(value: unknown, pointer = ''): [pointer: string, object: object][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => objectsIn(one, `${pointer}/${key}`));
  return Array.isArray(value) ? inner : [[pointer, value], ...inner];
}

/** The value at a path; undefined for none, and for null. */
function lookUp(value: object, path: string): unknown {
  return path.split('.').reduce((one, name) => Object(one)[name], value) ?? undefined;
}

/** Whether an option is on, whichever group it is in. */
function isOn(request: Fields, option: string): boolean {
  return JSON.stringify(request).includes(`"${option}":true`);
}

/** The names of the fields of a schema. */
function fieldsOf(schema: string): string[] {
  return Object.keys(expandedSchema(schema).properties ?? {});
}

/** Whether a value holds all that is expected of it; more is allowed. */
function contains(value: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return value === expected;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(expected) && expected.length !== (value as unknown[]).length) return false;
  return Object.entries(expected).every(([name, one]) => contains((value as Fields)[name], one));
}
