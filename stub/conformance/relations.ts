/**
 * What must hold of jobs, their files, bills and transcripts, and of the messages of a session, beyond
 * their schemas, as one table. The run applies it to every job that is done and every session; a test
 * applies it to the documented examples, too.
 */
import { deprecations } from 'speech-to-text-contract/facts';
import type { TranscriptMessage, Utterance, Word } from 'speech-to-text-contract/types';
import { schemaNamed } from '../src/contract.ts';

/** What a check rests on beyond the schemas of the contract: a sentence, an assumption, or both. */
export interface Grounds {
  /** A quotation from the interface document that says so. */
  says?: string | undefined;
  /** What is assumed where that document says nothing. */
  assumes?: string | undefined;
}

/** What came of a check; one that is left out could not be completed, through no fault of the service. */
export type Outcome = (typeof OUTCOMES)[number];

/** A relation between fields of one object, wherever the object is. */
export interface Relation extends Grounds {
  /**
   * The fields by their paths. The first one selects the objects; where another one is absent, the relation is
   * left out, unless its path ends with `?`. Null counts as absent. A violation names the last one.
   */
  fields: string;
  /** Whether it holds; or a line for each thing that is wrong, which begins with the path of another field. */
  holds: (...values: never[]) => boolean | string[];
}

type TranscriptData = TranscriptMessage['data'];
type Fields = Readonly<Record<string, unknown>>;

/** The outcomes of a check: one of several objects is told as the first that any of them has. */
const OUTCOMES = ['violated', 'passed', 'left out'] as const;
/** By how many seconds a time may be off, since services round. */
const ROUNDING = 0.05;
/** By how many seconds the duration of a file may be off, since parts of it may hold no audio. */
export const PADDING = 0.5;
/** The longest value that is told as it is. */
const MAX_SHOWN = 60;

/** The options of all jobs, whichever group they are in. */
const OPTIONS = ['PreRecordedRequest', 'RealtimeProcessingConfig', 'PostProcessingConfig'].flatMap(
  fieldsOf,
);
const DEPRECATED = deprecations.flatMap(({ subjects }) => subjects);
/** The options that switch on a field of a result, or of the transcription in it, which has their name. */
const SWITCHES = Object.entries({
  result: 'PreRecordedResult',
  'result.transcription': 'Transcription',
})
  .flatMap(([place, schema]) => fieldsOf(schema).map((name) => ({ name, place, schema })))
  .filter(
    ({ name, schema }) => OPTIONS.includes(name) && !DEPRECATED.includes(`${schema}.${name}`),
  );

export const near = (one: number, other: number, by = ROUNDING) => Math.abs(one - other) <= by;
/** The letters and digits of a text: services differ in punctuation, spaces and capitals. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
const joined = (texts: string[]) => plain(texts.join(' '));
const heard = (all: TranscriptData[]) => all.map(({ utterance }) => utterance);
const isSpoken = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** A line for each item of a list that is not right, with the field at the end of `path`. */
const each = <Item>(path: string, all: Item[], isRight: (item: Item, before?: Item) => boolean) =>
  all.flatMap((item, at) => {
    if (isRight(item, all[at - 1])) return [];
    const [list, field = ''] = path.split('#.');
    return `${list}${at}.${field}: ${brief(valueAt(item, field))}`;
  });
const inOrder = <Item extends { start: number }>(path: string, all: Item[]) =>
  each(path, all, (one, before = one) => one.start >= before.start - ROUNDING);
const inLanguage = (path: string, [wanted, ...others]: string[], all: { language: string }[]) =>
  each(path, all, ({ language }) => !wanted || others.length > 0 || language === wanted);

/** The relations by what they say. `sent` is what the run itself sent, and what it got in a session. */
export const RELATIONS: Readonly<Record<string, Relation>> = {
  'the end is not before the start': {
    fields: 'start end',
    assumes: 'Both times are counted from the start of the audio.',
    holds: (start: number, end: number) => start <= end,
  },
  'the words of an utterance lie within it, in order': {
    fields: 'words start end',
    assumes: 'An utterance has the words that were said from its start to its end, in order.',
    holds: (words: Word[], start: number, end: number) => [
      ...each(
        'words.#.start',
        words,
        (one, before) => one.start >= (before ?? { start }).start - ROUNDING,
      ),
      ...each('words.#.end', words, (one) => one.end <= end + ROUNDING),
    ],
  },
  'the text of an utterance is its words': {
    fields: 'words text',
    assumes: 'The text of an utterance is its words, with other punctuation at most.',
    holds: (words: Word[], text: string) => plain(text) === joined(words.map(({ word }) => word)),
  },
  'the transcript has words': {
    fields: 'result result.transcription.full_transcript?',
    says: 'The service turns speech audio into text',
    assumes: 'A job that is done has a transcription.',
    holds: (_: object, text = '') => isSpoken(text),
  },
  'the transcript is its utterances': {
    fields: 'utterances full_transcript',
    assumes: 'The full transcript is the text of all utterances.',
    holds: (all: Utterance[], whole: string) =>
      plain(whole) === joined(all.map(({ text }) => text)),
  },
  'the utterances are in the order in which they start': {
    fields: 'utterances full_transcript',
    assumes: 'Utterances are listed as they were said.',
    holds: (all: Utterance[]) => inOrder('utterances.#.start', all),
  },
  'the languages are those of the utterances': {
    fields: 'utterances languages',
    assumes: 'The languages of a transcript are those of its utterances.',
    holds: (all: Utterance[], languages: string[]) => {
      const spoken = [...new Set(all.map(({ language }) => language))];
      return String([...languages].sort()) === String(spoken.sort());
    },
  },
  'the utterances lie within the audio, on its channels': {
    fields: 'metadata.audio_duration metadata.number_of_distinct_channels transcription.utterances',
    assumes: 'Channels are numbered from 0 or 1.',
    holds: (seconds: number, channels: number, all: Utterance[]) => [
      ...each('transcription.utterances.#.end', all, ({ end }) => end <= seconds + PADDING),
      ...each('transcription.utterances.#.channel', all, ({ channel }) => channel <= channels),
    ],
  },
  'every channel is billed': {
    fields: 'number_of_distinct_channels audio_duration billing_time',
    says: 'billing_time number (audio_duration x number_of_distinct_channels, seconds)',
    holds: (channels: number, seconds: number, billed: number) => near(billed, seconds * channels),
  },
  'the file is as long as the audio': {
    fields: 'result.metadata.audio_duration file.audio_duration',
    assumes: 'Both durations are in seconds.',
    holds: (audio: number, file: number) => near(file, audio, PADDING),
  },
  'the audio is as long as what was sent': {
    fields: 'result sent.seconds result.metadata.audio_duration',
    assumes: 'The duration of the audio is in seconds.',
    holds: (_: object, sent: number, audio: number) => near(sent, audio, PADDING),
  },
  'a job is not completed before it is created': {
    fields: 'result created_at completed_at',
    assumes: 'Both dates are by the same clock.',
    holds: (_: object, from: string, to: string) => Date.parse(from) <= Date.parse(to),
  },
  'a job that is done has a file': {
    fields: 'result file?',
    assumes: 'A file is null only before the job is done, or where it failed.',
    holds: (_: object, file?: object) => file !== undefined,
  },
  'the result has what was asked for, and no other add-on': {
    fields: 'sent.parameters result',
    says: 'blocks are present only when the feature was enabled',
    assumes: 'What was enabled is present.',
    holds: (request: Fields, result: object) =>
      SWITCHES.flatMap(({ name, place }) => {
        const isPresent = valueAt({ result }, `${place}.${name}`) !== undefined;
        const isWanted = isOn(request, name);
        if (isPresent === isWanted) return [];
        const what = isWanted
          ? `asked for by ${name}: true, and absent`
          : 'present, and not asked for';
        return `${place}.${name}: ${what}`;
      }),
  },
  'a block that succeeded is empty exactly when its results are': {
    fields: 'success results? is_empty',
    assumes: 'Results are empty when they have no content.',
    holds: (isGood: boolean, results: object | string = '', isEmpty: boolean) =>
      !isGood || isEmpty === (Object.keys(results).length === 0),
  },
  'utterances have speakers exactly when asked for, and at most as many as asked for': {
    fields: 'sent.parameters result.transcription.utterances',
    says: 'speaker integer (absent without diarization) … exact speaker count',
    assumes: 'With diarization, every utterance has a speaker.',
    holds: (request: Fields, all: Utterance[]) => {
      const isWanted = isOn(request, 'diarization');
      const { number_of_speakers: most } = (request.diarization_config ?? {}) as Fields;
      const path = 'result.transcription.utterances.#.speaker';
      const speakers = new Set(all.map(({ speaker }) => speaker));
      return each(path, all, ({ speaker }) => {
        return isWanted === (speaker !== undefined) && !(isWanted && speakers.size > Number(most));
      });
    },
  },
  'the one language that was asked for is used': {
    fields: 'sent.parameters.language_config.languages result.transcription.utterances',
    says: 'One language: it is used',
    holds: (wanted: string[], all: Utterance[]) =>
      inLanguage('result.transcription.utterances.#.language', wanted, all),
  },
  'the metadata comes back': {
    fields: 'sent.custom_metadata custom_metadata?',
    says: 'custom_metadata (object; it is echoed in the job)',
    holds: (sent: object, recorded: unknown) => differences('custom_metadata', recorded, sent),
  },
  'the parameters are recorded with their defaults': {
    fields: 'sent.parameters request_params?',
    says: 'Parameters used; null when status is `error`',
    assumes: 'All parameters of a request are recorded, and the defaults of those left out.',
    holds: (sent: object, recorded: unknown) => differences('request_params', recorded, sent),
  },
  'a final transcript has text': {
    fields: 'is_final utterance.text',
    assumes: 'An utterance is final only if something was said.',
    holds: (isFinal: boolean, text: string) => !isFinal || isSpoken(text),
  },
  'final transcripts go forward in the audio': {
    fields: 'transcripts',
    assumes: 'Utterances become final in the order in which they start.',
    holds: (all: TranscriptData[]) =>
      inOrder('final transcripts.#.start', heard(all.filter(({ is_final }) => is_final))),
  },
  'messages go forward in time': {
    fields: 'received',
    assumes: 'Messages are sent in the order in which they were created.',
    holds: (all: { created_at: string }[]) =>
      each('received.#.created_at', all, (one, before = one) => {
        return Date.parse(one.created_at) >= Date.parse(before.created_at) - ROUNDING * 1000;
      }),
  },
  'all messages name one session': {
    fields: 'received',
    assumes: 'The messages of a session have one `session_id`.',
    holds: (all: { session_id: string }[]) =>
      each('received.#.session_id', all, (one) => one.session_id === all[0]?.session_id),
  },
  'the messages of a session are recorded': {
    fields: 'sent.messages result.messages',
    says: 'messages: array of string (messages the server sent during the session)',
    assumes: 'The record holds every message that came.',
    holds: (sent: number, recorded: string[]) => recorded.length >= sent,
  },
  'nothing is heard beyond the audio': {
    fields: 'transcripts sent.seconds',
    assumes: 'Times are in seconds, counted from the start of the audio.',
    holds: (all: TranscriptData[], seconds: number) =>
      each('transcripts.#.utterance.end', all, (one) => one.utterance.end <= seconds + PADDING),
  },
  'the one language that was asked for is heard': {
    fields: 'sent.request.language_config.languages transcripts',
    says: 'One language: it is used',
    holds: (wanted: string[], all: TranscriptData[]) =>
      inLanguage('transcripts.#.language', wanted, heard(all)),
  },
};

/**
 * Applies a relation to a value and to everything in it; undefined where it is about nothing there.
 *
 * @returns what came of it, a line for each problem that begins with the path of a field, and the values of the
 * first object with a problem
 */
export function applyRelation({ fields, holds }: Relation, value: unknown) {
  const paths = fields.split(' ');
  const names = paths.map((path) => path.replace('?', ''));
  const verdicts = objectsIn(value).flatMap(([place, object]) => {
    const found = names.map((name) => valueAt(object, name));
    if (found[0] === undefined) return [];
    const told = names.map((name, at) => `${name}: ${brief(found[at])}`);
    const absent = told.filter((_, at) => found[at] === undefined && !paths[at]?.endsWith('?'));
    const held = absent.length > 0 ? absent : holds(...(found as never[]));
    const problems = typeof held === 'boolean' ? told.slice(held ? names.length : -1) : held;
    const failed: Outcome = absent.length > 0 ? 'left out' : 'violated';
    const outcome: Outcome = problems.length > 0 ? failed : 'passed';
    const values = outcome === 'violated' ? told.join(', ') : '';
    return [{ outcome, problems: problems.map((problem) => place + problem), values }];
  });
  const outcome = OUTCOMES.find((one) => verdicts.some((verdict) => verdict.outcome === one));
  const alike = verdicts.filter((verdict) => verdict.outcome === outcome);
  return alike[0] && { ...alike[0], problems: alike.flatMap(({ problems }) => problems) };
}

/** Every object in a value, with the beginning of the paths of its fields. */
function objectsIn(value: unknown, path = ''): [path: string, object: object][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => objectsIn(one, `${path}${key}.`));
  return Array.isArray(value) ? inner : [[path, value], ...inner];
}

/** The value at a path; undefined for none, and for null. */
function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce((one, name) => Object(one)[name], value) ?? undefined;
}

/** Whether an option is on, whichever group it is in. */
function isOn(request: Fields, option: string): boolean {
  return JSON.stringify(request).includes(`"${option}":true`);
}

/** The names of the fields of a schema. */
function fieldsOf(schema: string): string[] {
  return Object.keys(schemaNamed(schema).properties ?? {});
}

/** Where a value lacks what is expected of it; more is allowed. */
function differences(path: string, value: unknown, expected: unknown): string[] {
  if (value === expected) return [];
  const isCompared = [value, expected].every((one) => typeof one === 'object' && one !== null);
  const isLonger = Array.isArray(expected) && expected.length !== (value as unknown[])?.length;
  if (!isCompared || isLonger) return [`${path}: expected ${brief(expected)}, got ${brief(value)}`];
  return Object.entries(expected as Fields).flatMap(([name, one]) =>
    differences(`${path}.${name}`, (value as Fields)[name], one),
  );
}

/** A value as it is told: a long one by its size. */
function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent or null';
  if (text.length <= MAX_SHOWN) return text;
  if (typeof value === 'string') return `${text.slice(0, MAX_SHOWN)}…`;
  return `${Object.keys(Object(value)).length} ${Array.isArray(value) ? 'items' : 'fields'}`;
}
