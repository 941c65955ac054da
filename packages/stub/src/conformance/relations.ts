/**
 * The relations that jobs, with their files, bills and transcripts, and the messages of sessions must satisfy beyond
 * their schemas, in one table. The run applies them to every session and every job that is done.
 */
import type {
  AudioFile,
  LiveJobDone,
  LiveUtterance,
  PreRecordedJobDone,
  ResultMetadata,
  ServerMessage,
  SummarizationAddon,
  Transcription,
  TranslationAddon,
  Utterance,
  Word,
} from 'speech-to-text-contract/types';
import { isOn, switchesOf } from '../contract.ts';
import { differences, pathAndValue, type Relation, relationOf, type Sent } from './relation.ts';

type Job = PreRecordedJobDone | LiveJobDone;

/** What the run received in a session: its messages, the utterances in them, and those that are final. */
interface Session {
  received: ServerMessage[];
  heard: LiveUtterance[];
  finals: LiveUtterance[];
}

/** The tolerance of times in seconds, since services round. */
const ROUNDING = 0.05;
/** The tolerance of a file's duration in seconds, since parts of it may contain no audio. */
export const PADDING = 0.5;
/** The options that switch on the field of their name in a result, or in its transcription. */
const SWITCHES = [
  { place: 'result', schema: 'PreRecordedResult' },
  { place: 'result.transcription', schema: 'Transcription' },
].flatMap(({ place, schema }) =>
  switchesOf(schema).map((name) => ({ name, path: `${place}.${name}` })),
);
/** The value at a path of a job, such as `result.translation`; null if it is absent. */
const valueAt = (job: object, path: string) =>
  path.split('.').reduce<unknown>((object, name) => Object(object)[name] ?? null, job);

const near = (one: number, other: number, by = ROUNDING) => Math.abs(one - other) <= by;
/** The letters and digits of a text, since services differ in punctuation, spaces and capitals. */
export const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The items of a list that start before the item in front of them. */
const outOfOrder = (list: string, items: readonly { start: number }[]) =>
  items.map(({ start }, at) => {
    const before = items[at - 1]?.start ?? start;
    return start < before - ROUNDING && pathAndValue(`${list}.${at}.start`, start);
  });

const IN_ORDER = 'Utterances are listed, and become final, in the order in which they start.';

/** The utterances in another language than the one that was requested. */
const inOtherLanguage = (
  list: string,
  utterances: readonly { language: string }[],
  [wanted, ...others]: readonly string[],
) =>
  utterances.map(({ language }, at) => {
    const isOther = wanted !== undefined && others.length === 0 && language !== wanted;
    return isOther && pathAndValue(`${list}.${at}.language`, language);
  });

const languagesOf = ({ parameters }: Sent) => parameters?.language_config?.languages;

const UTTERANCES = 'result.transcription.utterances';

const ofTimes = relationOf<Pick<Word, 'start' | 'end'>>();
const ofUtterance = relationOf<Utterance>();
const ofTranscription = relationOf<Transcription>();
const ofMetadata = relationOf<ResultMetadata>();
const ofFile = relationOf<AudioFile>();
const ofBlock = relationOf<SummarizationAddon | TranslationAddon>();
const ofJob = relationOf<Job>();
const ofSession = relationOf<Session>();

/**
 * The relations, by the names of their checks. Each relation has one condition, so that accepting it accepts nothing
 * else.
 */
export const RELATIONS: Readonly<Record<string, Relation>> = {
  'end-after-start': ofTimes({
    name: 'the end is not before the start',
    assumption: 'Both times are counted from the start of the audio.',
    needs: ['end', 'start'],
    check: ({ start, end }) => end < start && pathAndValue('end', end),
  }),
  'words-within': ofUtterance({
    name: 'words lie within their utterance',
    assumption: 'An utterance has the words that were said between its start and its end.',
    needs: ['words', 'start', 'end'],
    check: ({ words, ...utterance }) =>
      words.flatMap(({ start, end }, at) => [
        start < utterance.start - ROUNDING && pathAndValue(`words.${at}.start`, start),
        end > utterance.end + ROUNDING && pathAndValue(`words.${at}.end`, end),
      ]),
  }),
  'word-order': ofUtterance({
    name: 'words are in the order in which they start',
    assumption: 'An utterance has its words in the order in which they were said.',
    needs: ['words'],
    check: ({ words }) => outOfOrder('words', words),
  }),
  'utterance-text': ofUtterance({
    name: 'the text of an utterance consists of its words',
    assumption: 'The text of an utterance consists of its words. Only the punctuation can differ.',
    needs: ['words', 'text'],
    check: ({ words, text }) => {
      const spoken = words.map(({ word }) => word).join(' ');
      return lettersOf(text) !== lettersOf(spoken) && pathAndValue('text', text);
    },
  }),
  transcription: ofJob({
    name: 'a job that is done has a transcript with words',
    assumption: 'A job that is done has a transcription.',
    needs: ['result'],
    check: ({ result: { transcription } }) =>
      !lettersOf(transcription?.full_transcript ?? '') &&
      pathAndValue('result.transcription.full_transcript', transcription?.full_transcript),
  }),
  'transcript-text': ofTranscription({
    name: 'the transcript consists of its utterances',
    assumption: 'The full transcript is the text of all utterances.',
    needs: ['utterances', 'full_transcript'],
    check: ({ utterances, full_transcript }) => {
      const spoken = utterances.map(({ text }) => text).join(' ');
      const isWhole = lettersOf(full_transcript) === lettersOf(spoken);
      return !isWhole && pathAndValue('full_transcript', full_transcript);
    },
  }),
  'utterance-order': ofTranscription({
    name: 'the utterances are in the order in which they start',
    assumption: IN_ORDER,
    needs: ['utterances'],
    check: ({ utterances }) => outOfOrder('utterances', utterances),
  }),
  'within-audio': ofUtterance({
    name: 'no utterance ends after the audio',
    assumption: 'Times are in seconds, counted from the start of the audio.',
    needs: ['words', 'end'],
    given: ({ seconds }) => seconds,
    check: ({ end }, seconds) => end > seconds + PADDING && pathAndValue('end', end),
  }),
  channel: ofTranscription({
    name: 'the utterances are in no more channels than the audio has',
    assumption:
      'The channels of the utterances are among those of the audio, however they are numbered.',
    needs: ['utterances'],
    given: ({ channels }) => channels,
    check: ({ utterances }, channels) => {
      const heard = [...new Set(utterances.map(({ channel }) => channel))];
      return heard.length > channels && pathAndValue('utterances.*.channel', heard);
    },
  }),
  billing: ofMetadata({
    name: 'every channel is billed',
    needs: ['number_of_distinct_channels', 'audio_duration', 'billing_time'],
    check: ({ number_of_distinct_channels: channels, audio_duration, billing_time }) =>
      !near(billing_time, audio_duration * channels) && pathAndValue('billing_time', billing_time),
  }),
  'audio-duration': ofFile({
    name: 'the audio is as long as the audio sent',
    assumption: 'The duration of the audio is in seconds.',
    needs: ['audio_duration'],
    given: ({ seconds }) => seconds,
    check: ({ audio_duration }, seconds) =>
      !near(seconds, audio_duration, PADDING) && pathAndValue('audio_duration', audio_duration),
  }),
  'audio-channels': ofFile({
    name: 'the file has the channels of the audio sent',
    needs: ['number_of_channels'],
    given: ({ channels }) => channels,
    check: ({ number_of_channels: found }, channels) =>
      found !== channels && pathAndValue('number_of_channels', found),
  }),
  'asked-blocks': ofJob({
    name: 'the result has everything that was requested',
    assumption: 'What was enabled is present, and sentences and subtitles are not empty.',
    needs: ['result'],
    given: ({ parameters }) => parameters,
    check: (job, parameters) =>
      SWITCHES.map(({ name, path }) => {
        const block = valueAt(job, path);
        if (!isOn(parameters, name)) return false;
        if (block === null) return `${path}: requested by ${name}: true, but absent`;
        const isEmpty = Array.isArray(block) && block.length === 0;
        return isEmpty && `${path}: requested by ${name}: true, but empty`;
      }),
  }),
  'unasked-blocks': ofJob({
    name: 'the result has no add-on that was not requested',
    needs: ['result'],
    given: ({ parameters }) => parameters,
    check: (job, parameters) =>
      SWITCHES.map(({ name, path }) => {
        const isUnasked = valueAt(job, path) !== null && !isOn(parameters, name);
        return isUnasked && `${path}: present, but not requested`;
      }),
  }),
  'empty-blocks': ofBlock({
    name: 'a block that succeeded is empty exactly when its results are',
    assumption: 'Results are empty when they have no content.',
    needs: ['success', 'is_empty'],
    check: ({ success, is_empty, results }) => {
      const hasNoContent = Object.keys(results ?? '').length === 0;
      return success && is_empty !== hasNoContent && pathAndValue('is_empty', is_empty);
    },
  }),
  translations: ofJob({
    name: 'there is a translation for each target language',
    needs: ['result'],
    given: ({ parameters }) => parameters?.translation_config?.target_languages,
    check: ({ result: { translation } }, targets) => {
      const path = 'result.translation.results';
      const results = translation?.results;
      if (!results) return { absent: path };
      const counts = [targets.length, new Set(targets).size];
      return !counts.includes(results.length) && pathAndValue(path, results);
    },
  }),
  speakers: ofJob({
    name: 'every utterance has a speaker with diarization, and none without it',
    assumption: 'If diarization succeeds, every utterance has a speaker.',
    needs: ['result'],
    given: ({ parameters }) => parameters,
    check: ({ result }, parameters) => {
      const utterances = result.transcription?.utterances;
      if (!utterances) return { absent: `${UTTERANCES}.*.speaker` };
      const isAsked = isOn(parameters, 'diarization');
      const isFailed = 'diarization' in result && result.diarization?.success === false;
      return utterances.map(({ speaker }, at) => {
        const isWrong = speaker === undefined ? isAsked && !isFailed : !isAsked;
        return isWrong && pathAndValue(`${UTTERANCES}.${at}.speaker`, speaker);
      });
    },
  }),
  'speaker-count': ofJob({
    name: 'there are at most as many speakers as requested',
    assumption: 'A result can have fewer speakers than the requested number, but not more.',
    needs: ['result'],
    given: ({ parameters }) => parameters?.diarization_config?.number_of_speakers,
    check: ({ result }, most) => {
      const speakers = result.transcription?.utterances.map(({ speaker }) => speaker) ?? [];
      // That an utterance has none is a violation of its own.
      const known = new Set(speakers.filter((one) => one !== undefined));
      return known.size > most && pathAndValue(`${UTTERANCES}.*.speaker`, [...known]);
    },
  }),
  language: ofJob({
    name: 'the one language that was requested is used',
    needs: ['result'],
    given: languagesOf,
    check: ({ result: { transcription } }, languages) => {
      if (!transcription?.utterances) return { absent: `${UTTERANCES}.*.language` };
      return inOtherLanguage(UTTERANCES, transcription.utterances, languages);
    },
  }),
  'metadata-echo': ofJob({
    name: 'the metadata is echoed',
    needs: ['result'],
    given: (sent) => sent.custom_metadata,
    check: ({ custom_metadata = null }, sent) =>
      differences('custom_metadata', custom_metadata, sent),
  }),
  'recorded-params': ofJob({
    name: 'the parameters are recorded as they were sent',
    assumption: 'Options are recorded as they were sent.',
    needs: ['result'],
    given: ({ parameters }) => parameters,
    check: ({ request_params = null }, parameters) =>
      differences('request_params', request_params, parameters),
  }),
  'final-order': ofSession({
    name: 'final transcripts are in the order in which they start',
    assumption: IN_ORDER,
    needs: ['finals'],
    check: ({ finals }) => outOfOrder('finals', finals),
  }),
  'session-id': ofSession({
    name: 'all messages have the same session_id',
    assumption: 'The messages of a session have one `session_id`.',
    needs: ['received'],
    check: ({ received }) =>
      received.map(({ session_id }, at) => {
        const isOther = session_id !== received[0]?.session_id;
        return isOther && pathAndValue(`received.${at}.session_id`, session_id);
      }),
  }),
  'recorded-messages': relationOf<LiveJobDone>()({
    name: 'the messages of a session are recorded',
    assumption: 'The record has every message that was sent.',
    needs: ['result'],
    given: (sent) => sent.messages,
    check: ({ result: { messages } }, sent) => {
      const path = 'result.messages';
      if (!messages) return { absent: path };
      return messages.length < sent && pathAndValue(path, messages);
    },
  }),
  'language-heard': ofSession({
    name: 'the one language that was requested is heard',
    needs: ['heard'],
    given: languagesOf,
    check: ({ heard }, languages) => inOtherLanguage('heard', heard, languages),
  }),
};
