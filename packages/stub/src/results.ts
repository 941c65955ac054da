/** Results of sample speech, with the block of each add-on that was switched on. */
import type { AudioFile } from 'speech-to-text-contract/types';
import type { LiveRequest, PreRecordedRequestParams } from 'speech-to-text-contract/types/resolved';
import { isOn, schemaAt, schemaNamed, switchesOf } from './contract.ts';
import { sampleAt, samplesOf } from './examples.ts';
import { round, SampleSpeech, toUtterance } from './sample-speech.ts';

/** The input for the result of a job, besides its parameters. */
export interface ResultSource {
  file: AudioFile;
  /** How long the transcription took, in seconds. */
  transcriptionTime: number;
  /** The messages of a live session; undefined for a recording. */
  messages?: string[];
}

/** The options of a recording or a live session. */
type Options = Partial<PreRecordedRequestParams & LiveRequest>;
/** A block of an add-on, as data: the contract knows its fields. */
type Block = { success?: boolean; is_empty?: boolean; results?: unknown };

/** In recordings: the silence that ends an utterance, and the longest utterance, in seconds. */
const ENDPOINTING = 0.5;
const MAX_UTTERANCE = 60;
/** The most seconds transcribed, to limit the size of a result. */
const MAX_TRANSCRIBED = 300;
const LANGUAGE = 'en';

/** The language of the sample speech: the requested one if there is exactly one, otherwise English. */
export function languageOf(languages: readonly string[] = []): string {
  return languages.length === 1 ? (languages[0] as string) : LANGUAGE;
}

/** The fields of a result to which the stub gives a meaning, and its blocks. */
export function resultOf(params: Options, { file, transcriptionTime, messages }: ResultSource) {
  const duration = round(file.audio_duration ?? 0);
  const channels = file.number_of_channels ?? 1;
  const utterances = utterancesOf(params, duration, channels);
  return {
    metadata: {
      audio_duration: duration,
      number_of_distinct_channels: channels,
      billing_time: round(duration * channels),
      transcription_time: round(transcriptionTime),
    },
    transcription: {
      full_transcript: utterances.map(({ text }) => text).join(' '),
      languages: utterances.slice(0, 1).map(({ language }) => language),
      utterances,
      ...blocksOf('Transcription', params),
    },
    ...blocksOf(messages ? 'LiveResult' : 'PreRecordedResult', params),
    messages,
  };
}

function utterancesOf(params: Options, duration: number, channels: number) {
  const { endpointing = ENDPOINTING, language_config } = params;
  const language = params.language ?? languageOf(language_config?.languages);
  const longest = params.maximum_duration_without_endpointing ?? MAX_UTTERANCE;
  const speakers = speakersOf(params);
  const speech = new SampleSpeech({ endpointing, longest });
  return speech.listen(Math.min(duration, MAX_TRANSCRIBED), true).map((spoken) => ({
    ...toUtterance(spoken, language, channels),
    speaker: speakers ? spoken.index % speakers : undefined,
  }));
}

/** The fields of a schema that options of the same name enable; undefined for a disabled option. */
function blocksOf(schema: string, params: Options): object {
  const { properties = {} } = schemaNamed(schema);
  const blocks = switchesOf(schema).map((option) => {
    const { name = '' } = schemaAt(properties[option] ?? {});
    const value = name ? succeeded(name, countOf(params, option)) : sampleAt(`${schema}.${option}`);
    return [option, isOn(params, option) ? value : undefined];
  });
  return Object.fromEntries(blocks);
}

/** A block that succeeded, with so many results, if their number depends on the request. */
function succeeded(name: string, count?: number): Block {
  const all = (samplesOf(name) as Block[]).filter(({ success }) => success);
  const block = structuredClone(all.find(({ is_empty }) => !is_empty) ?? all[0] ?? {});
  if (count !== undefined && Array.isArray(block.results)) {
    block.results = Array(count).fill(block.results[0] ?? {});
  }
  // The only sample of a new block may be a derived value, whose fields don't agree.
  if ('is_empty' in block) block.is_empty = Object.keys(block.results ?? '').length === 0;
  return block;
}

/** How many results an add-on has: one for each language or prompt. */
function countOf({ realtime_processing, ...params }: Options, option: string): number | undefined {
  const { translation_config: to, audio_to_llm_config: asked } = {
    ...params,
    ...realtime_processing,
  };
  if (option === 'translation') return new Set(to?.target_languages).size;
  return option === 'audio_to_llm' ? (asked?.prompts.length ?? 0) : undefined;
}

/** How many speakers take turns; null without diarization. */
function speakersOf({ diarization, diarization_config = {} }: Options): number | null {
  if (!diarization) return null;
  const { number_of_speakers, min_speakers = 0, max_speakers = 2 } = diarization_config;
  return number_of_speakers ?? Math.max(1, Math.min(Math.max(2, min_speakers), max_speakers));
}
