/**
 * The relations that files, jobs with their bills and transcripts, and the messages of sessions must satisfy beyond their
 * schemas, in one table. The run applies each of them to every object whose schema lists the fields that it needs.
 */
import { assumptions, defaults } from 'speech-to-text-contract/facts';
import { fieldAt, isOn, switchesOf } from '../contract.ts';
import { round } from '../sample-speech.ts';
import { brief, compareMoments, differences, lettersOf, type Problems, wrong } from './problems.ts';

/** What the run sent, and when. A relation does not apply if the value that it compares with is missing. */
export interface Sent {
  /** The duration of the audio, in seconds, and its channels. */
  seconds?: number;
  /** How the audio was sent, in words. */
  audio?: string;
  channels?: number;
  /** Whether each channel has a different sound. */
  isDistinct?: boolean;
  /** The uploaded file. */
  file?: { name: string; size: number };
  /** The number of messages that the run received from the session. */
  messages?: number;
  /** When the run began, in milliseconds since 1970. */
  began?: number | undefined;
  custom_metadata?: object | undefined;
  /** The other fields of the request. */
  parameters?: Loose;
}

// biome-ignore lint/suspicious/noExplicitAny: a relation looks into values of several schemas, which were validated before
type Loose = any;

/** A relation between the fields of an object and the data that the run sent. */
export interface Relation {
  /** The relation in words, if the interface states it. */
  name?: string;
  /** The relation as a sentence, if it is an assumption. */
  assumption?: string;
  /**
   * The fields that it needs, or paths to fields. It applies to the objects whose schema lists the first of them, if they
   * have it. If it is null, or another one is missing or null, the relation is skipped. It is also skipped if it reads what
   * violates the contract.
   */
  needs: readonly [string, ...string[]];
  /** The needed part of the sent data. */
  given?: (sent: Sent) => unknown;
  /** Finds the problems of an object. Each problem begins with the path of a field. */
  find: (object: Loose, given: Loose) => Problems;
}

/** The tolerance of times in seconds, because services round. */
const ROUNDING = 0.05;
/** The tolerance of durations in seconds, because services round to whole seconds and files contain more than audio. */
export const PADDING = 0.5;
/** How far the clocks of a service and the run may differ, in milliseconds. */
const CLOCKS = 5 * 60_000;

/** The fields of a result, or of its transcription, that an option of the same name switches on. */
const SWITCHES = [
  ...new Set([...switchesOf('PreRecordedResult'), ...switchesOf('LiveResult')]),
].map((name) => ({ name, path: `result.${name}` }));
for (const name of switchesOf('Transcription')) {
  SWITCHES.push({ name, path: `result.transcription.${name}` });
}

const near = (one: number, other: number, by = ROUNDING) => Math.abs(one - other) <= by;
/** The items of a list that start before the item in front of them; `at` is the path of an item. */
const outOfOrder = (items: Loose[], at: (index: number) => string) =>
  items.map(({ start }, index) => {
    const before = items[index - 1]?.start ?? start;
    return start < before - ROUNDING && wrong(`${at(index)}.start`, start, `at least ${before}`);
  });

/** The utterances in all or only final transcripts of a session, each with its path. */
export function transcriptsIn(received: readonly Loose[], isFinalOnly = false) {
  return received.flatMap(({ type, data }, index) =>
    type === 'transcript' && (data.is_final || !isFinalOnly)
      ? { utterance: data.utterance, path: `received.${index}.data.utterance` }
      : [],
  );
}

/** The one language that was requested. */
const languageOf = ({ parameters }: Sent) => {
  const languages = parameters?.language_config?.languages ?? [];
  return languages.length === 1 ? languages[0] : undefined;
};

/** The contract's assumptions about a subject, which must have some. */
export function assumed(subject: string): string {
  const notes = assumptions.filter(({ subjects }) => subjects.includes(subject));
  if (notes.length === 0) {
    throw new Error(`${subject} has no x-assumption; state the assumption in words`);
  }
  return `${subject}: ${[...new Set(notes.flatMap(({ sentences }) => sentences))].join(' ')}`;
}

const UTTERANCES = 'result.transcription.utterances';
const at = (list: string) => (index: number) => `${list}.${index}`;
/**
 * The relations, by the names of their checks: those first whose violation may lead to that of others. Accepting one of them
 * accepts nothing else.
 */
export const RELATIONS: Readonly<Record<string, Relation>> = {
  'end-after-start': {
    assumption: 'An utterance or word does not end before it starts.',
    needs: ['end', 'start'],
    find: ({ start, end }) => end < start && wrong('end', end, `at least the start ${start}`),
  },
  'words-within': {
    assumption: 'Words lie between the start and the end of their utterance.',
    needs: ['words', 'start', 'end'],
    find: ({ words, ...utterance }) =>
      words.flatMap(({ start, end }: Loose, index: number) => [
        start < utterance.start - ROUNDING &&
          wrong(`words.${index}.start`, start, `at least ${utterance.start}`),
        end > utterance.end + ROUNDING &&
          wrong(`words.${index}.end`, end, `at most ${utterance.end}`),
      ]),
  },
  'word-order': {
    assumption: 'Words are listed in the order in which they start.',
    needs: ['words'],
    find: ({ words }) => outOfOrder(words, at('words')),
  },
  'utterance-text': {
    assumption: 'The text of an utterance consists of its words. Punctuation can differ.',
    needs: ['words', 'text'],
    find: ({ words, text }) => {
      const spoken = words.map(({ word }: Loose) => word).join(' ');
      return lettersOf(text) !== lettersOf(spoken) && wrong('text', text, brief(spoken));
    },
  },
  transcription: {
    assumption: 'A job with the status `done` has a transcript with words.',
    needs: ['result'],
    find: ({ result: { transcription } }) => {
      const text = transcription?.full_transcript;
      return (
        !lettersOf(text) && wrong('result.transcription.full_transcript', text, 'a text with words')
      );
    },
  },
  'utterance-order': {
    assumption: 'Utterances are listed in the order in which they start.',
    needs: ['utterances'],
    find: ({ utterances }) => outOfOrder(utterances, at('utterances')),
  },
  'transcript-text': {
    assumption: 'The full transcript consists of the text of all utterances.',
    needs: ['utterances', 'full_transcript'],
    find: ({ utterances, full_transcript: text }) => {
      // A wrong order of the utterances is a separate violation.
      const sorted = [...utterances].sort((one, other) => one.start - other.start);
      const [spoken = '', ...others] = [utterances, sorted].map((list) =>
        list.map((one: Loose) => one.text).join(' '),
      );
      const isSpoken = [spoken, ...others].some((one) => lettersOf(one) === lettersOf(text));
      return !isSpoken && wrong('full_transcript', text, brief(spoken));
    },
  },
  'final-order': {
    assumption: 'Final transcripts arrive in the order in which their utterances start.',
    needs: ['received'],
    find: ({ received }) => {
      const finals = transcriptsIn(received, true);
      return outOfOrder(
        finals.map(({ utterance }) => utterance),
        (index) => `${finals[index]?.path}`,
      );
    },
  },
  'audio-duration': {
    assumption: '`audio_duration` is the duration of the audio in seconds.',
    needs: ['audio_duration'],
    given: ({ seconds, audio }) => seconds !== undefined && { seconds, audio },
    find: ({ audio_duration: found }, { seconds, audio }) =>
      !near(seconds, found, PADDING) &&
      wrong('audio_duration', found, `${round(seconds)}, as sent${audio ? ` (${audio})` : ''}`),
  },
  'within-audio': {
    assumption: 'Times lie within the audio, in seconds from its start.',
    needs: ['words', 'start', 'end'],
    given: ({ seconds }) => seconds,
    find: ({ start, end }, seconds) => [
      start < -ROUNDING && wrong('start', start, 'at least 0'),
      end > seconds + PADDING && wrong('end', end, `at most the ${round(seconds)} s of the audio`),
    ],
  },
  'audio-channels': {
    name: 'the file has as many channels as the audio',
    needs: ['number_of_channels'],
    given: ({ channels }) => channels,
    find: ({ number_of_channels: found }, channels) =>
      found !== channels && wrong('number_of_channels', found, channels),
  },
  channel: {
    assumption:
      'Utterances have at most as many different channels as the audio. Any numbering is allowed.',
    needs: ['utterances'],
    given: ({ channels }) => channels,
    find: ({ utterances }, channels) => {
      const heard = [...new Set(utterances.map(({ channel }: Loose) => channel))];
      return (
        heard.length > channels &&
        wrong('utterances.*.channel', heard, `at most ${channels} channels`)
      );
    },
  },
  'distinct-channels': {
    name: 'the result has at most as many distinct channels as the audio has channels',
    needs: ['number_of_distinct_channels'],
    given: ({ channels }) => channels,
    find: ({ number_of_distinct_channels: distinct }, channels) =>
      distinct > channels && wrong('number_of_distinct_channels', distinct, `at most ${channels}`),
  },
  'all-channels': {
    assumption: 'Channels with different audio count as distinct.',
    needs: ['number_of_distinct_channels'],
    given: ({ channels, isDistinct }) => isDistinct && channels,
    find: ({ number_of_distinct_channels: distinct }, channels) =>
      distinct < channels && wrong('number_of_distinct_channels', distinct, channels),
  },
  billing: {
    name: '`billing_time` is `audio_duration` times `number_of_distinct_channels`',
    needs: ['number_of_distinct_channels', 'audio_duration', 'billing_time'],
    find: ({ number_of_distinct_channels: channels, audio_duration, billing_time }) => {
      const product = audio_duration * channels;
      const expected = `audio_duration times number_of_distinct_channels, ${round(product)}`;
      return !near(billing_time, product) && wrong('billing_time', billing_time, expected);
    },
  },
  'file-size': {
    assumption: '`size` is the size of the file in bytes.',
    needs: ['size'],
    given: ({ file }) => file,
    find: ({ size }, file) => size !== file.size && wrong('size', size, `${file.size} bytes`),
  },
  'file-name': {
    name: 'the file has the name and extension with which it was sent',
    needs: ['filename'],
    given: ({ file }) => file,
    find: ({ filename, extension }, { name }) => [
      filename !== name && wrong('filename', filename, brief(name)),
      extension !== undefined &&
        !name.toLowerCase().endsWith(`.${extension.replace('.', '').toLowerCase()}`) &&
        wrong('extension', extension, `the extension of ${name}`),
    ],
  },
  clock: {
    assumption: 'The clocks of the service and of your machine differ by at most five minutes.',
    needs: ['created_at'],
    given: ({ began }) => began,
    find: ({ created_at: date }, began) => {
      const moment = Date.parse(date);
      const isNow = moment > began - CLOCKS && moment < Date.now() + CLOCKS;
      return !isNow && wrong('created_at', date, `about ${new Date().toISOString()}`);
    },
  },
  'completed-after-created': {
    name: 'the job is not completed before it is created',
    needs: ['completed_at', 'created_at'],
    find: ({ completed_at: end, created_at: start }) =>
      compareMoments(end, start) < 0 &&
      wrong('completed_at', end, `${start} (created_at) or later`),
  },
  file: {
    assumption: 'A job with the status `done` has a `file`.',
    needs: ['status'],
    find: ({ status, file }) =>
      status === 'done' &&
      (file ?? null) === null &&
      wrong('file', file, 'an object because the job is done'),
  },
  'error-code': {
    assumption: 'A job with the status `done` has no `error_code`.',
    needs: ['status'],
    find: ({ status, error_code: code = null }) =>
      status === 'done' &&
      code !== null &&
      wrong('error_code', code, 'null because the job is done'),
  },
  'transcription-time': {
    assumption:
      '`transcription_time` is at most the time from the creation of the job to its completion.',
    needs: ['result.metadata.transcription_time', 'completed_at', 'created_at'],
    find: ({ result, completed_at, created_at }) => {
      const { transcription_time: time } = result.metadata;
      // Dates may be in whole seconds.
      const most = (Date.parse(completed_at) - Date.parse(created_at)) / 1000 + 2 * PADDING;
      const path = 'result.metadata.transcription_time';
      return (
        most >= 0 && time > most && wrong(path, time, `at most the ${round(most)} s of the job`)
      );
    },
  },
  'requested-blocks': {
    assumption: 'Every enabled add-on has a result. Sentences and subtitles are not empty.',
    needs: ['result'],
    given: ({ parameters }) => parameters,
    find: (job, parameters) =>
      SWITCHES.filter(({ name }) => isOn(parameters, name)).map(({ name, path }) => {
        const block = valueAt(job, path);
        if (block === null) return `${path} is missing, although the request has ${name}: true`;
        const isEmpty = Array.isArray(block) && block.length === 0;
        return isEmpty && `${path} is empty, although the request has ${name}: true`;
      }),
  },
  'unrequested-blocks': {
    name: 'the result has no add-on that was not requested',
    needs: ['result'],
    given: ({ parameters }) => parameters,
    find: (job, parameters) =>
      SWITCHES.map(({ name, path }) => {
        const isUnasked = valueAt(job, path) !== null && !isOn(parameters, name);
        return (
          isUnasked &&
          `${path} must be missing or null, because the request does not have ${name}: true`
        );
      }),
  },
  'empty-blocks': {
    assumption: '`is_empty` is true if and only if `results` has no content.',
    needs: ['success', 'is_empty'],
    find: ({ success, is_empty, results }) => {
      const hasNoContent = Object.keys(results ?? '').length === 0;
      return success && is_empty !== hasNoContent && wrong('is_empty', is_empty, `${hasNoContent}`);
    },
  },
  translations: {
    name: 'there is a translation for each target language',
    needs: ['result.translation.results'],
    given: ({ parameters }) => translationOf(parameters)?.target_languages,
    find: ({ result: { translation } }, targets) => {
      const { results } = translation;
      const counts = [targets.length, new Set(targets).size];
      const expected = `one for each of ${targets.join(', ')}`;
      const isWrong = !counts.includes(results.length);
      return isWrong && wrong('result.translation.results', results, expected);
    },
  },
  speakers: {
    assumption: 'If diarization succeeds, every utterance has a speaker.',
    needs: [UTTERANCES],
    given: ({ parameters }) => isOn(parameters ?? {}, 'diarization'),
    find: ({ result }) =>
      result.diarization?.success !== false &&
      result.transcription.utterances.map(
        ({ speaker }: Loose, index: number) =>
          speaker === undefined &&
          wrong(`${UTTERANCES}.${index}.speaker`, speaker, 'a speaker because of diarization'),
      ),
  },
  'unrequested-speakers': {
    name: 'utterances have no speaker without diarization',
    needs: ['words'],
    given: ({ parameters }) => parameters && !isOn(parameters, 'diarization'),
    find: ({ speaker }) =>
      speaker !== undefined && wrong('speaker', speaker, 'missing without diarization'),
  },
  'speaker-count': {
    assumption: 'A result has at most the requested number of speakers.',
    needs: [UTTERANCES],
    given: ({ parameters }) => parameters?.diarization_config,
    find: ({ result }, { number_of_speakers: exact, max_speakers: most }) => {
      // A missing utterance is a separate violation.
      const speakers = result.transcription.utterances.flatMap((one: Loose) => one.speaker ?? []);
      const known = [...new Set(speakers)];
      const limit = Math.min(exact ?? Infinity, most ?? Infinity);
      const path = `${UTTERANCES}.*.speaker`;
      return known.length > limit && wrong(path, known, `at most ${limit} speakers`);
    },
  },
  language: {
    name: 'every utterance is in the requested language',
    needs: ['words', 'language'],
    given: languageOf,
    find: ({ language }, wanted) =>
      language !== wanted && wrong('language', language, `${brief(wanted)}, as requested`),
  },
  languages: {
    assumption: '`languages` contains the language of every utterance.',
    needs: ['utterances', 'languages'],
    find: ({ utterances, languages }) =>
      utterances.map(({ language }: Loose, index: number) => {
        const isListed = languages.includes(language);
        const expected = `a list with ${brief(language)}, the language of utterances.${index}`;
        return !isListed && wrong('languages', languages, expected);
      }),
  },
  'metadata-echo': {
    name: 'the job returns the metadata unchanged',
    needs: ['result'],
    given: (sent) => sent.custom_metadata,
    find: ({ custom_metadata }, sent) => differences('custom_metadata', custom_metadata, sent),
  },
  'recorded-params': {
    assumption: '`request_params` contains the options with the values that were sent.',
    needs: ['result'],
    given: ({ parameters }) => parameters,
    find: ({ request_params }, parameters) =>
      differences('request_params', request_params, parameters),
  },
  'recorded-metadata': {
    assumption: '`request_params` does not contain `custom_metadata`.',
    needs: ['request_params'],
    given: (sent) => sent.custom_metadata,
    find: ({ request_params: { custom_metadata: found } }) =>
      found !== undefined && wrong('request_params.custom_metadata', found, 'missing'),
  },
  'recorded-messages': {
    assumption: '`messages` contains every message that was sent during the session.',
    needs: ['result.messages'],
    given: (sent) => sent.messages,
    find: ({ result: { messages } }, sent) =>
      messages.length < sent &&
      wrong(
        'result.messages.length',
        messages.length,
        `at least ${sent}, the number of received messages`,
      ),
  },
  endpointing: {
    assumption: 'No silence in an utterance is longer than `endpointing` plus half a second.',
    needs: ['is_final', 'utterance.words'],
    given: ({ parameters }) => parameters,
    find: ({ is_final, utterance }, { endpointing = defaults['LiveRequest.endpointing'] }) =>
      is_final &&
      utterance.words.map(({ start }: Loose, index: number) => {
        const { end } = utterance.words[index - 1] ?? { end: start };
        const expected = `another utterance after the silence from ${end}: endpointing is ${endpointing} s`;
        const isLong = start - end > endpointing + PADDING;
        return isLong && wrong(`utterance.words.${index}.start`, start, expected);
      }),
  },
  'utterance-length': {
    name: 'an utterance is not longer than `maximum_duration_without_endpointing`',
    needs: ['is_final', 'utterance.start', 'utterance.end'],
    given: ({ parameters }) => parameters,
    find: ({ utterance: { start, end } }, parameters) => {
      const longest = longestIn(parameters);
      const expected = `at most ${round(start + longest)}, ${longest} s after the start`;
      return end - start > longest + PADDING && wrong('utterance.end', end, expected);
    },
  },
};

const longestIn = ({
  maximum_duration_without_endpointing: longest = defaults[
    'LiveRequest.maximum_duration_without_endpointing'
  ],
}: Loose): number => longest;
const translationOf = (parameters: Loose) =>
  parameters?.translation_config ?? parameters?.realtime_processing?.translation_config;

/** The value at a path of an object; null if it is missing. */
export const valueAt = (object: object, path: string) => fieldAt(object, path) ?? null;
