/**
 * The relations that jobs, with their files, bills and transcripts, and the messages of sessions must satisfy beyond
 * their schemas, in one table. The run applies them to every session and every job that is done; a test applies them to
 * the documented examples, too.
 */
import { deprecations } from 'speech-to-text-contract/facts';
import { schemaNamed } from '../src/contract.ts';

/** The grounds of a check beyond the schemas of the contract: a sentence, an assumption, or both. */
export interface Grounds {
  /** A quotation from the interface document. */
  says?: string | undefined;
  /** An assumption where that document is silent. */
  assumes?: string | undefined;
}

/**
 * The outcome of a check. `differs` is a violation that was accepted beforehand; `left out` means that the check could
 * not be completed, through no fault of the service.
 */
export type Outcome = (typeof VERDICTS)[number] | 'differs';

/** A relation between fields of one object, at any place. */
export interface Relation extends Grounds {
  /** The relation as a sentence. */
  name: string;
  /**
   * The paths of the fields: first those in `sent`, which the run adds to each value, then those in the object. A
   * relation applies to the objects that have the first segment of the first such path, if all of `sent` is present; if
   * another field is absent or null, the check is left out, unless its path ends with `?`. `list.*.field` is the field
   * of each item. A violation names the last field.
   */
  fields: string;
  /** Whether it holds, for each item of the last field; or a problem, as a line that begins with the path of a field. */
  holds: (...values: never[]) => boolean | (boolean | string)[];
}

type Fields = Readonly<Record<string, unknown>>;

/** The outcomes of a relation, worst first: the worst of all objects counts. */
const VERDICTS = ['violated', 'left out', 'passed'] as const;
/** The tolerance of times in seconds, since services round. */
const ROUNDING = 0.05;
/** The tolerance of a file's duration in seconds, since parts of it may contain no audio. */
const PADDING = 0.5;
/** The longest value that a report contains whole. */
const MAX_SHOWN = 60;

const fieldsOf = (schema: string) => Object.keys(schemaNamed(schema).properties ?? {});
/** The options of all jobs, from every group. */
const OPTIONS = ['PreRecordedRequest', 'RealtimeProcessingConfig', 'PostProcessingConfig'].flatMap(
  fieldsOf,
);
const DEPRECATED = deprecations.flatMap(({ subjects }) => subjects);
/** The options that switch on the field of their name in a result, or in its transcription. */
const SWITCHES = [
  { place: 'result', schema: 'PreRecordedResult' },
  { place: 'result.transcription', schema: 'Transcription' },
].flatMap(({ place, schema }) =>
  fieldsOf(schema)
    .filter((name) => OPTIONS.includes(name) && !DEPRECATED.includes(`${schema}.${name}`))
    .map((name) => ({ name, place })),
);

/** Whether an option is on, in any group. */
const isOn = (request: Fields, option: string) =>
  JSON.stringify(request).includes(`"${option}":true`);
const near = (one: number, other: number, by = ROUNDING) => Math.abs(one - other) <= by;
/** The letters and digits of a text, since services differ in punctuation, spaces and capitals. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
const isSpoken = (text: string) => /[\p{L}\p{N}]/u.test(text);

const isJoined = (parts: string[], whole: string) => plain(whole) === plain(parts.join(' '));
const inOrder = (list: string, name: string): Relation => ({
  name,
  fields: `${list}.*.start`,
  assumes: 'Utterances are listed, and become final, in the order in which they start.',
  holds: (starts: number[]) => starts.map((one, at) => one >= (starts[at - 1] ?? one) - ROUNDING),
});
const inLanguage = (list: string, name: string): Relation => ({
  name,
  fields: `sent.parameters.language_config.languages ${list}.*.language`,
  says: 'One language: it is used',
  holds: ([wanted, ...others]: string[], all: string[]) =>
    all.map((one) => !wanted || others.length > 0 || one === wanted),
});
const notNegative = (field: string, name: string): Relation => ({
  name,
  fields: field,
  assumes: 'A duration is not negative.',
  holds: (seconds: number) => seconds >= 0,
});

/**
 * The relations, by the names of their checks. `sent` has the values that the run sent, and the number of messages that
 * it got from a session; `received` has these messages, `heard` the utterances in them. Each relation has one condition,
 * so that accepting it accepts nothing else.
 */
export const RELATIONS: Readonly<Record<string, Relation>> = {
  'end-after-start': {
    name: 'the end is not before the start',
    fields: 'start end',
    assumes: 'Both times are counted from the start of the audio.',
    holds: (start: number, end: number) => start <= end,
  },
  'word-starts': {
    name: 'words start within their utterance',
    fields: 'words start words.*.start',
    assumes: 'An utterance has the words that were said after its start.',
    holds: (_: object, start: number, all: number[]) => all.map((one) => one >= start - ROUNDING),
  },
  'word-order': {
    name: 'words are in the order in which they start',
    fields: 'words.*.start',
    assumes: 'An utterance has its words in the order in which they were said.',
    holds: (all: number[]) => all.map((one, at) => one >= (all[at - 1] ?? one) - ROUNDING),
  },
  'word-ends': {
    name: 'words end within their utterance',
    fields: 'words end words.*.end',
    assumes: 'An utterance has the words that were said before its end.',
    holds: (_: object, end: number, all: number[]) => all.map((one) => one <= end + ROUNDING),
  },
  'word-times': {
    name: 'words have times of their own',
    fields: 'words.*.start',
    assumes: 'The words of an utterance do not all start at the same time.',
    holds: (all: number[]) => all.length < 2 || all.some((one) => one !== all[0]),
  },
  'utterance-text': {
    name: 'the text of an utterance consists of its words',
    fields: 'words.*.word text',
    assumes: 'The text of an utterance is its words, with other punctuation at most.',
    holds: isJoined,
  },
  transcription: {
    name: 'a job that is done has a transcription',
    fields: 'result result.transcription?',
    assumes: 'A job that is done has a transcription.',
    holds: (_: object, transcription?: object) => transcription !== undefined,
  },
  'transcript-words': {
    name: 'the transcript has words',
    fields: 'full_transcript',
    says: 'The service turns speech audio into text',
    holds: isSpoken,
  },
  'transcript-text': {
    name: 'the transcript consists of its utterances',
    fields: 'utterances.*.text full_transcript',
    assumes: 'The full transcript is the text of all utterances.',
    holds: isJoined,
  },
  'utterance-order': inOrder('utterances', 'the utterances are in the order in which they start'),
  'transcript-languages': {
    name: 'the languages are those of the utterances',
    fields: 'utterances.*.language languages',
    assumes: 'The languages of a transcript are those of its utterances.',
    holds: (spoken: string[], languages: string[]) =>
      String([...new Set(spoken)].sort()) === String([...languages].sort()),
  },
  'within-audio': {
    name: 'no utterance or word ends after the audio',
    fields: 'sent.seconds words end',
    assumes: 'Times are in seconds, counted from the start of the audio.',
    holds: (seconds: number, _: object, end: number) => end <= seconds + PADDING,
  },
  channel: {
    name: 'every channel exists in the audio',
    fields: 'sent.channels words channel',
    assumes: 'Channels are numbered from 0 or 1.',
    holds: (channels: number, _: object, channel: number) => channel <= channels,
  },
  'distinct-channels': {
    name: 'the result has no more channels than the audio',
    fields: 'sent.channels number_of_distinct_channels',
    assumes: 'The distinct channels are among those of the audio.',
    holds: (channels: number, distinct: number) => distinct <= channels,
  },
  billing: {
    name: 'every channel is billed',
    fields: 'number_of_distinct_channels audio_duration billing_time',
    says: 'billing_time number (audio_duration x number_of_distinct_channels, seconds)',
    holds: (channels: number, seconds: number, billed: number) => near(billed, seconds * channels),
  },
  'audio-duration': {
    name: 'the audio is as long as the audio sent',
    fields: 'sent.seconds audio_duration',
    assumes: 'The duration of the audio is in seconds.',
    holds: (sent: number, audio: number) => near(sent, audio, PADDING),
  },
  'transcription-time': notNegative('transcription_time', 'the transcription took some time'),
  'exec-time': notNegative('exec_time', 'an add-on took some time'),
  'completion-date': {
    name: 'a job is not completed before it is created',
    fields: 'result created_at completed_at',
    assumes: 'Both dates are by the same clock.',
    holds: (_: object, from: string, to: string) => Date.parse(from) <= Date.parse(to),
  },
  'job-file': {
    name: 'a job that is done has a file',
    fields: 'result file?',
    assumes: 'A file is null only before the job is done, or where it failed.',
    holds: (_: object, file?: object) => file !== undefined,
  },
  'asked-blocks': {
    name: 'the result has everything that was requested',
    fields: 'sent.parameters result',
    says: 'blocks are present only when the feature was enabled',
    assumes: 'What was enabled is present, and sentences and subtitles are not empty.',
    holds: (request: Fields, result: object) =>
      SWITCHES.map(({ name, place }) => {
        const block = valueAt({ result }, `${place}.${name}`) ?? null;
        if (!isOn(request, name)) return true;
        if (block === null) return `${place}.${name}: requested by ${name}: true, but absent`;
        const isEmpty = Array.isArray(block) && block.length === 0;
        return !isEmpty || `${place}.${name}: requested by ${name}: true, but empty`;
      }),
  },
  'unasked-blocks': {
    name: 'the result has no add-on that was not requested',
    fields: 'sent.parameters result',
    says: 'blocks are present only when the feature was enabled',
    holds: (request: Fields, result: object) =>
      SWITCHES.map(({ name, place }) => {
        const isPresent = (valueAt({ result }, `${place}.${name}`) ?? null) !== null;
        const isWrong = isPresent && !isOn(request, name);
        return !isWrong || `${place}.${name}: present, but not requested`;
      }),
  },
  'empty-blocks': {
    name: 'a block that succeeded is empty exactly when its results are',
    fields: 'success results? is_empty',
    assumes: 'Results are empty when they have no content.',
    holds: (isGood: boolean, results: object | string = '', isEmpty: boolean) =>
      !isGood || isEmpty === (Object.keys(results).length === 0),
  },
  translations: {
    name: 'there is a translation for each target language',
    fields: 'sent.parameters.translation_config.target_languages result.translation.results',
    says: 'results: array, one per target language, or null',
    holds: (targets: string[], { length }: unknown[]) =>
      length === targets.length || length === new Set(targets).size,
  },
  'no-speakers': {
    name: 'utterances have no speakers without diarization',
    fields: 'sent.parameters result.transcription.utterances.*.speaker',
    says: 'speaker integer (absent without diarization)',
    holds: (request: Fields, speakers: unknown[]) =>
      speakers.map((one) => isOn(request, 'diarization') || one === undefined),
  },
  speakers: {
    name: 'every utterance has a speaker with diarization',
    fields: 'sent.parameters result.transcription.utterances.*.speaker',
    assumes: 'With diarization, every utterance has a speaker.',
    holds: (request: Fields, speakers: unknown[]) =>
      speakers.map((one) => !isOn(request, 'diarization') || one !== undefined),
  },
  'speaker-count': {
    name: 'there are at most as many speakers as requested',
    fields:
      'sent.parameters.diarization_config.number_of_speakers result.transcription.utterances.*.speaker',
    says: 'exact speaker count',
    holds: (most: number, speakers: unknown[]) => new Set(speakers).size <= most,
  },
  language: inLanguage(
    'result.transcription.utterances',
    'the one language that was requested is used',
  ),
  'metadata-echo': {
    name: 'the metadata is echoed',
    fields: 'sent.custom_metadata result custom_metadata?',
    says: 'custom_metadata (object; it is echoed in the job)',
    holds: (sent: object, _: object, recorded: unknown) =>
      differences('custom_metadata', recorded, sent),
  },
  'recorded-params': {
    name: 'the parameters are recorded with their defaults',
    fields: 'sent.parameters result request_params?',
    says: 'Parameters used; null when status is `error`',
    assumes: 'All parameters of a request are recorded, and the defaults of those left out.',
    holds: (sent: object, _: object, recorded: unknown) =>
      differences('request_params', recorded, sent),
  },
  'final-text': {
    name: 'a final transcript has text',
    fields: 'is_final utterance.text',
    assumes: 'An utterance is final only if something was said.',
    holds: (isFinal: boolean, text: string) => !isFinal || isSpoken(text),
  },
  'final-order': inOrder('finals', 'final transcripts are in the order in which they start'),
  'message-order': {
    name: 'messages are in the order in which they were created',
    fields: 'received.*.created_at',
    assumes: 'Messages are sent in the order in which they were created.',
    holds: (all: string[]) =>
      all.map((one, at) => Date.parse(one) >= Date.parse(all[at - 1] ?? one) - ROUNDING * 1000),
  },
  'session-id': {
    name: 'all messages have the same session_id',
    fields: 'received.*.session_id',
    assumes: 'The messages of a session have one `session_id`.',
    holds: (all: string[]) => all.map((one) => one === all[0]),
  },
  'recorded-messages': {
    name: 'the messages of a session are recorded',
    fields: 'sent.messages result.messages',
    says: 'messages: array of string (messages the server sent during the session)',
    assumes: 'The record has every message that was sent.',
    holds: (sent: number, recorded: string[]) => recorded.length >= sent,
  },
  'language-heard': inLanguage('heard', 'the one language that was requested is heard'),
};

/**
 * Applies a relation to the objects of `objectsIn`; undefined if it applies to none of them.
 *
 * @returns the outcome, a line for each problem that begins with the path of a field, and the values of the first object
 * with a problem
 */
export function applyRelation(
  { fields, holds }: Pick<Relation, 'fields' | 'holds'>,
  objects: ReturnType<typeof objectsIn>,
) {
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
  const outcome = VERDICTS.find((one) => verdicts.some((verdict) => verdict.outcome === one));
  const alike = verdicts.filter((verdict) => verdict.outcome === outcome);
  return alike[0] && { ...alike[0], details: alike.flatMap(({ details }) => details) };
}

/** Every object in a value, with the prefix of its fields' paths, and the `sent` of the nearest object around it. */
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

/** The places where a value lacks the expected one; additional fields are allowed. */
export function differences(path: string, value: unknown, expected: unknown): string[] {
  if (value === expected) return [];
  const isCompared = [value, expected].every((one) => typeof one === 'object' && one !== null);
  const isLonger = Array.isArray(expected) && expected.length !== (value as unknown[])?.length;
  if (!isCompared || isLonger) return [`${path}: expected ${brief(expected)}, got ${brief(value)}`];
  return Object.entries(expected as Fields).flatMap(([name, one]) =>
    differences(`${path}.${name}`, (value as Fields)[name], one),
  );
}

/** A value for a report; a long one is replaced by its size. */
function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent or null';
  if (text.length <= MAX_SHOWN) return text;
  if (typeof value === 'string') return `${text.slice(0, MAX_SHOWN)}…`;
  return `${Object.keys(Object(value)).length} ${Array.isArray(value) ? 'items' : 'fields'}`;
}
