// The transcriber of server.ts. Replace it, because it only reads the length of the audio and invents the words.
import * as examples from 'speech-to-text-contract/examples';
import * as parse from 'speech-to-text-contract/strict/parse';
import type * as api from 'speech-to-text-contract/types';
import type * as filled from 'speech-to-text-contract/types/resolved';
import { withExample } from './server-examples.ts';

type Options = filled.PreRecordedRequest & filled.LiveRequest & filled.RealtimeProcessingConfig;
/** The options of a recording or a session, including those in `realtime_processing` and `post_processing`. */
type Params = Partial<
  Omit<Options & filled.PostProcessingConfig, 'callback_config' | 'custom_vocabulary'>
>;
type Utterance = api.LiveUtterance & api.Utterance;
export type Audio = { file: api.AudioFile; seconds: number; channels: number };
/** The examples in the contract, whose fields are sent unless this file gives them a meaning. */
const { result: RESULT } = examples.PreRecordedJob.done;
const [SESSION] = examples.JobPage.firstPage.items.filter(({ kind }) => kind === 'live');
/** Each kind of result with the fields that it may have in any example. */
const ALL = { ...SESSION?.result, ...RESULT };
const RECORDED = known(parse.parsePreRecordedResult(ALL, { unknownFields: 'drop' }));
const LIVE = known(parse.parseLiveResult(ALL, { unknownFields: 'drop' }));
const { speaker: _, ...SPOKEN } = RESULT.transcription?.utterances[0] ?? {};
const EXAMPLE = { ...SPOKEN, ...examples.TranscriptMessage.final.data.utterance };
const [WORD_EXAMPLE = {}] = EXAMPLE.words;
function known<Value>(result: parse.ParseResult<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(result.issues.map(parse.formatIssue).join('; '));
}

/** Rounds a time to milliseconds. */
export const round = (seconds: number) => Math.round(seconds * 1000) / 1000;

/** Reads the header of a WAV file: the number of bytes after the header, of channels, and of bytes per second. */
export function readWav(bytes: Uint8Array) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const data = file.indexOf('data', 36, 'latin1');
  if (data < 0 || file.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  const [channels, perSecond] = [file.readUInt16LE(22), file.readUInt32LE(28)];
  const size = Math.max(0, bytes.length - data - 8);
  return channels && perSecond ? { size, channels, perSecond } : undefined;
}

/** Whole groups of four characters and a last group with or without its padding. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2,3}={0,2})?$/;

/** The bytes of a chunk of audio, or undefined if it is not base64, which the schema does not enforce. */
export const decode = (chunk: string): Uint8Array | undefined =>
  BASE64.test(chunk) ? Buffer.from(chunk, 'base64') : undefined;

/** The duration of a word and of the pause after a sentence, in seconds. */
export const WORD = 0.3;
const PAUSE = 1;
/** The start of the first utterance. */
export const START = { start: 0.2, index: 0 };

/**
 * The transcript of the audio so far, which repeats one sentence. The last sentence may be unfinished.
 *
 * @param from the start of the first utterance. Pass the `next` of a finished utterance, to transcribe no audio twice.
 */
export function transcribe(
  seconds: number,
  { language_config, diarization, ...params }: Params,
  from = START,
) {
  const [first = 'en', ...others] = language_config?.languages ?? [];
  const language = others.length === 0 ? first : 'en';
  const speakers = diarization && (params.diarization_config?.number_of_speakers ?? 2);
  const heard: { utterance: Utterance; isOver: boolean; next: typeof START }[] = [];
  for (let next = from; next.start + WORD <= seconds && next.index < 1000; ) {
    const { start, index } = next;
    const time = (words: number) => round(start + words * WORD);
    const sentence = 'nobody said this sentence it is made up'.split(' ').map((word, at) => {
      const own = { word, start: time(at), end: time(at + 1), confidence: 0.9 };
      return withExample('Word', WORD_EXAMPLE, own) as api.Word;
    });
    const words = sentence.filter(({ end }) => end <= seconds);
    const [text, end] = [words.map(({ word }) => word).join(' '), time(words.length)];
    const speaker = speakers ? { speaker: index % speakers } : {};
    const own = { text, language, start, end, confidence: 0.9, channel: 0, words, ...speaker };
    const utterance: Utterance = withExample('Utterance', EXAMPLE, own);
    next = { start: round(time(sentence.length) + PAUSE), index: index + 1 };
    heard.push({ utterance, isOver: end + PAUSE <= seconds, next });
  }
  return heard;
}

/** The result of a recording, with a block only for each requested add-on. */
export const resultOf = (audio: Audio, params: Params): api.PreRecordedResult =>
  transcribed('PreRecordedResult', RECORDED, {}, audio, params);

/** The result of a session that has sent these messages. */
export const liveResultOf = (audio: Audio, params: Params, messages: string[]): api.LiveResult =>
  transcribed('LiveResult', LIVE, { messages }, audio, params);

function transcribed<Example extends api.PreRecordedResult | api.LiveResult, Own extends object>(
  schema: string,
  example: Example,
  fields: Own,
  { seconds, channels }: Audio,
  params: Params,
) {
  const on: Params = { ...params, ...params.realtime_processing, ...params.post_processing };
  const isOn = (name: string) => on[name as keyof Params] === true;
  const utterances = transcribe(seconds, on).map(({ utterance }) => utterance);
  // The fields of sentences and subtitles, and of the items of most add-ons, are not specified.
  const made = (count = 0) => Array.from({ length: count }, (_, index) => ({ index }));
  const addons = {
    translation: made(on.translation_config?.target_languages.length),
    named_entity_recognition: [],
    sentiment_analysis: 'neutral',
    chapterization: {},
    audio_to_llm: made(on.audio_to_llm_config?.prompts.length),
  };
  const blocks = Object.entries(addons).map(([name, results]) => {
    const is_empty = Object.keys(results).length === 0;
    const block = { success: true, is_empty, exec_time: 0, error: null, results };
    return [name, block] as [string, object];
  });
  const metadata = withExample('ResultMetadata', RESULT.metadata, {
    audio_duration: seconds,
    number_of_distinct_channels: channels,
    billing_time: round(seconds * channels),
    transcription_time: 0,
  });
  const transcription = withExample('Transcription', RESULT.transcription ?? {}, {
    full_transcript: utterances.map(({ text }) => text).join(' '),
    languages: [...new Set(utterances.map(({ language }) => language))],
    utterances,
    sentences: isOn('sentences') ? made(utterances.length) : undefined,
    subtitles: isOn('subtitles') ? made(on.subtitles_config?.formats.length ?? 1) : undefined,
  });
  // Any other block comes from the example, if it has one.
  // Any other block comes from the example, if it has one.
  const isShown = ([name, value]: [string, unknown]) => isOn(name) || !('success' in Object(value));
  const shown = Object.fromEntries(Object.entries(example).filter(isShown)) as Example;
  const own = { ...Object.fromEntries(blocks.filter(isShown)), metadata, transcription, ...fields };
  return withExample(schema, shown, own);
}
