/**
 * What must hold of jobs, their files, bills and transcripts, and of the messages of a session, beyond
 * their schemas, as one table. The run applies it to every job that is done and every session; a test
 * applies it to the documented examples, too.
 */
import { deprecations } from 'speech-to-text-contract/facts';
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
   * The fields by their paths: those of `sent`, which the run puts beside what it got, then those of an object. A
   * relation is about the objects that have the beginning of the first of these paths, where all of `sent` is there;
   * where another field is absent or null, it is left out, unless the path ends with `?`. `list.*.field` is the field
   * of each item. A violation names the last field.
   */
  fields: string;
  /** Whether it holds, of each item of the last field; or a line that begins with the path of another field. */
  holds: (...values: never[]) => boolean | (boolean | string)[];
}

type Fields = Readonly<Record<string, unknown>>;

/** The outcomes of a check: one of several objects is told as the first that any of them has. */
const OUTCOMES = ['violated', 'left out', 'passed'] as const;
/** By how many seconds a time may be off, since services round. */
const ROUNDING = 0.05;
/** By how many seconds the duration of a file may be off, since parts of it may hold no audio. */
const PADDING = 0.5;
/** The longest value that is told as it is. */
const MAX_SHOWN = 60;

const fieldsOf = (schema: string) => Object.keys(schemaNamed(schema).properties ?? {});
/** The options of all jobs, whichever group they are in. */
const OPTIONS = ['PreRecordedRequest', 'RealtimeProcessingConfig', 'PostProcessingConfig'].flatMap(
  fieldsOf,
);
const DEPRECATED = deprecations.flatMap(({ subjects }) => subjects);
/** The options that switch on a field of a result, or of the transcription in it, which has their name. */
const SWITCHES = [
  { place: 'result', schema: 'PreRecordedResult' },
  { place: 'result.transcription', schema: 'Transcription' },
].flatMap(({ place, schema }) =>
  fieldsOf(schema)
    .filter((name) => OPTIONS.includes(name) && !DEPRECATED.includes(`${schema}.${name}`))
    .map((name) => ({ name, place })),
);

/** Whether an option is on, whichever group it is in. */
const isOn = (request: Fields, option: string) =>
  JSON.stringify(request).includes(`"${option}":true`);
const near = (one: number, other: number, by = ROUNDING) => Math.abs(one - other) <= by;
/** The letters and digits of a text: services differ in punctuation, spaces and capitals. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
const isSpoken = (text: string) => /[\p{L}\p{N}]/u.test(text);

const isJoined = (parts: string[], whole: string) => plain(whole) === plain(parts.join(' '));
const inOrder = (list: string): Relation => ({
  fields: `${list}.*.start`,
  assumes: 'Utterances are listed, and become final, in the order in which they start.',
  holds: (starts: number[]) => starts.map((one, at) => one >= (starts[at - 1] ?? one) - ROUNDING),
});
const inLanguage = (list: string): Relation => ({
  fields: `sent.parameters.language_config.languages ${list}.*.language`,
  says: 'One language: it is used',
  holds: ([wanted, ...others]: string[], all: string[]) =>
    all.map((one) => !wanted || others.length > 0 || one === wanted),
});

/**
 * The relations by what they say. `sent` is what the run itself sent, and how many messages of a session it got; of
 * these it has the messages that it `received`, and the utterances that it `heard` in them.
 */
export const RELATIONS: Readonly<Record<string, Relation>> = {
  'the end is not before the start': {
    fields: 'start end',
    assumes: 'Both times are counted from the start of the audio.',
    holds: (start: number, end: number) => start <= end,
  },
  'words start within their utterance, in order': {
    fields: 'words start words.*.start',
    assumes: 'An utterance has the words that were said after its start, in order.',
    holds: (_: object, start: number, all: number[]) =>
      all.map((one, at) => one >= (all[at - 1] ?? start) - ROUNDING),
  },
  'words end within their utterance': {
    fields: 'words end words.*.end',
    assumes: 'An utterance has the words that were said before its end.',
    holds: (_: object, end: number, all: number[]) => all.map((one) => one <= end + ROUNDING),
  },
  'the text of an utterance is its words': {
    fields: 'words.*.word text',
    assumes: 'The text of an utterance is its words, with other punctuation at most.',
    holds: isJoined,
  },
  'the transcript has words': {
    fields: 'result result.transcription.full_transcript?',
    says: 'The service turns speech audio into text',
    assumes: 'A job that is done has a transcription.',
    holds: (_: object, text = '') => isSpoken(text),
  },
  'the transcript is its utterances': {
    fields: 'utterances.*.text full_transcript',
    assumes: 'The full transcript is the text of all utterances.',
    holds: isJoined,
  },
  'the utterances are in the order in which they start': inOrder('utterances'),
  'the languages are those of the utterances': {
    fields: 'utterances.*.language languages',
    assumes: 'The languages of a transcript are those of its utterances.',
    holds: (spoken: string[], languages: string[]) =>
      String([...new Set(spoken)].sort()) === String([...languages].sort()),
  },
  'nothing is heard beyond the audio': {
    fields: 'sent.seconds words end',
    assumes: 'Times are in seconds, counted from the start of the audio.',
    holds: (seconds: number, _: object, end: number) => end <= seconds + PADDING,
  },
  'nothing is heard on a channel beyond those of the audio': {
    fields: 'sent.channels words channel',
    assumes: 'Channels are numbered from 0 or 1.',
    holds: (channels: number, _: object, channel: number) => channel <= channels,
  },
  'every channel is billed': {
    fields: 'number_of_distinct_channels audio_duration billing_time',
    says: 'billing_time number (audio_duration x number_of_distinct_channels, seconds)',
    holds: (channels: number, seconds: number, billed: number) => near(billed, seconds * channels),
  },
  'the audio is as long as what was sent': {
    fields: 'sent.seconds audio_duration',
    assumes: 'The duration of the audio is in seconds.',
    holds: (sent: number, audio: number) => near(sent, audio, PADDING),
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
      SWITCHES.map(({ name, place }) => {
        const isPresent = (valueAt({ result }, `${place}.${name}`) ?? null) !== null;
        const asked = `asked for by ${name}: true, and absent`;
        const what = isPresent ? 'present, and not asked for' : asked;
        return isPresent === isOn(request, name) || `${place}.${name}: ${what}`;
      }),
  },
  'a block that succeeded is empty exactly when its results are': {
    fields: 'success results? is_empty',
    assumes: 'Results are empty when they have no content.',
    holds: (isGood: boolean, results: object | string = '', isEmpty: boolean) =>
      !isGood || isEmpty === (Object.keys(results).length === 0),
  },
  'utterances have speakers exactly when asked for, and at most as many as asked for': {
    fields: 'sent.parameters result.transcription.utterances.*.speaker',
    says: 'speaker integer (absent without diarization) … exact speaker count',
    assumes: 'With diarization, every utterance has a speaker.',
    holds: (request: Fields, speakers: unknown[]) => {
      const isWanted = isOn(request, 'diarization');
      const { number_of_speakers: most } = Object(request.diarization_config);
      const areMore = isWanted && new Set(speakers).size > most;
      return speakers.map((one) => isWanted === (one !== undefined) && !areMore);
    },
  },
  'the one language that was asked for is used': inLanguage('result.transcription.utterances'),
  'the metadata comes back': {
    fields: 'sent.custom_metadata result custom_metadata?',
    says: 'custom_metadata (object; it is echoed in the job)',
    holds: (sent: object, _: object, recorded: unknown) =>
      differences('custom_metadata', recorded, sent),
  },
  'the parameters are recorded with their defaults': {
    fields: 'sent.parameters result request_params?',
    says: 'Parameters used; null when status is `error`',
    assumes: 'All parameters of a request are recorded, and the defaults of those left out.',
    holds: (sent: object, _: object, recorded: unknown) =>
      differences('request_params', recorded, sent),
  },
  'a final transcript has text': {
    fields: 'is_final utterance.text',
    assumes: 'An utterance is final only if something was said.',
    holds: (isFinal: boolean, text: string) => !isFinal || isSpoken(text),
  },
  'final transcripts go forward in the audio': inOrder('finals'),
  'messages go forward in time': {
    fields: 'received.*.created_at',
    assumes: 'Messages are sent in the order in which they were created.',
    holds: (all: string[]) =>
      all.map((one, at) => Date.parse(one) >= Date.parse(all[at - 1] ?? one) - ROUNDING * 1000),
  },
  'all messages name one session': {
    fields: 'received.*.session_id',
    assumes: 'The messages of a session have one `session_id`.',
    holds: (all: string[]) => all.map((one) => one === all[0]),
  },
  'the messages of a session are recorded': {
    fields: 'sent.messages result.messages',
    says: 'messages: array of string (messages the server sent during the session)',
    assumes: 'The record holds every message that came.',
    holds: (sent: number, recorded: string[]) => recorded.length >= sent,
  },
  'the one language that was asked for is heard': inLanguage('heard'),
};

/**
 * Applies a relation to objects, those of `objectsIn`; undefined where it is about none of them.
 *
 * @returns what came of it, a line for each problem that begins with the path of a field, and the values of the
 * first object with a problem
 */
export function applyRelation({ fields, holds }: Relation, objects: ReturnType<typeof objectsIn>) {
  const paths = fields.split(' ');
  const names = paths.map((path) => path.replace('?', ''));
  const own = names.find((name) => !name.startsWith('sent.')) ?? '';
  const about = [...names.filter((name) => name.startsWith('sent.')), own.replace(/\..*/, '')];
  const last = names.at(-1) ?? '';
  const verdicts = objects.flatMap(([place, object]) => {
    if (about.some((name) => valueAt(object, name) === undefined)) return [];
    const found = names.map((name) => valueAt(object, name) ?? undefined);
    const told = names.map((name, at) => `${name}: ${brief(found[at])}`);
    const absent = told.filter((_, at) => found[at] === undefined && !paths[at]?.endsWith('?'));
    const held = absent.length > 0 ? absent : [holds(...(found as never[]))].flat();
    const details = held.flatMap((one, at) => {
      if (one === true) return [];
      const path = last.replace('*', String(at));
      return place + (one || `${path}: ${brief(valueAt(object, path))}`);
    });
    const failed: Outcome = absent.length > 0 ? 'left out' : 'violated';
    const outcome: Outcome = details.length > 0 ? failed : 'passed';
    return [{ outcome, details, values: outcome === 'violated' ? told.join(', ') : '' }];
  });
  const outcome = OUTCOMES.find((one) => verdicts.some((verdict) => verdict.outcome === one));
  const alike = verdicts.filter((verdict) => verdict.outcome === outcome);
  return alike[0] && { ...alike[0], details: alike.flatMap(({ details }) => details) };
}

/** Every object in a value, with the beginning of the paths of its fields, and `sent` of what is around it. */
export function objectsIn(
  value: unknown,
  path = '',
  sent: unknown = Object(value).sent,
): [path: string, object: object][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    objectsIn(one, `${path}${key}.`, sent),
  );
  return Array.isArray(value) ? inner : [[path, { ...value, sent }], ...inner];
}

/** The value at a path, or the values at the path in each item of a list; undefined for none. */
function valueAt(value: unknown, path: string): unknown {
  const [start = '', inner] = path.split('.*.');
  const found = start.split('.').reduce((one, name) => Object(one)[name], value);
  return inner && Array.isArray(found) ? found.map((one) => valueAt(one, inner)) : found;
}

/** Where a value lacks what is expected of it; more is allowed. */
export function differences(path: string, value: unknown, expected: unknown): string[] {
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
