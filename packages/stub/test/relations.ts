/** The smallest changes of jobs and sessions that violate one relation each, and changes that violate none. */
import type { Body } from './proxy.ts';
import { later } from './spoil.ts';

const firstUtterance = (job: Body) => job.result.transcription.utterances[0];
const ADDON = { success: true, is_empty: false, exec_time: 0, error: null, results: 'Other.' };

/** Changes by the name of the relation that they violate, and in brackets how. */
type Breaks = Readonly<Record<string, (value: Body, sent: Body) => unknown>>;

/** Changes of jobs that are done. */
export const BROKEN_JOBS: Breaks = {
  'end-after-start': (job) => Object.assign(firstUtterance(job).words[0], { end: 0 }),
  'words-within': (job) => {
    firstUtterance(job).words[0].start = firstUtterance(job).start - 0.06;
  },
  'word-order': (job) => {
    const [, one, next] = firstUtterance(job).words;
    next.start = one.start - 0.06;
  },
  'utterance-text': (job) => Object.assign(firstUtterance(job).words[0], { word: 'other' }),
  transcription: ({ result: { transcription } }) =>
    Object.assign(transcription, { full_transcript: '', languages: [], utterances: [] }),
  'transcript-text': ({ result: { transcription } }) =>
    Object.assign(transcription, { full_transcript: 'Other.' }),
  'utterance-order': ({ result: { transcription } }) => {
    const texts = transcription.utterances.reverse().map(({ text }: Body) => text);
    Object.assign(transcription, { full_transcript: texts.join(' ') });
  },
  'within-audio': (job, sent) => Object.assign(firstUtterance(job), { end: sent.seconds + 0.6 }),
  'within-audio (before)': (job) => {
    const utterance = firstUtterance(job);
    for (const one of [utterance, utterance.words[0]]) one.start = -0.06;
  },
  channel: (job, sent) => Object.assign(firstUtterance(job), { channel: sent.channels + 1 }),
  billing: ({ result: { metadata } }) => {
    metadata.billing_time += 0.06;
  },
  'audio-duration': ({ file }, sent) => Object.assign(file, { audio_duration: sent.seconds + 0.6 }),
  'audio-channels': ({ file }, sent) =>
    Object.assign(file, { number_of_channels: sent.channels + 1 }),
  'requested-blocks': ({ result }) => Object.assign(result, { summarization: undefined }),
  'requested-blocks (empty)': (job) => job.result.transcription.subtitles?.splice(0),
  'unrequested-blocks': ({ result }, sent) => {
    if (!sent.parameters.summarization) result.summarization = ADDON;
  },
  'empty-blocks': ({ result }) => Object.assign(result.summarization ?? {}, { is_empty: true }),
  translations: ({ result: { translation } }) =>
    Object.assign(translation ?? {}, { results: [], is_empty: true }),
  speakers: (job, sent) => {
    if (sent.parameters.diarization) firstUtterance(job).speaker = undefined;
  },
  'unrequested-speakers': (job, sent) => {
    if (!sent.parameters.diarization) firstUtterance(job).speaker = 0;
  },
  'speaker-count': ({ request_params, result: { transcription } }, sent) => {
    if (!sent.parameters.diarization) return;
    for (const one of [sent.parameters, request_params]) {
      one.diarization_config.number_of_speakers = 1;
    }
    for (const [at, one] of transcription.utterances.entries()) one.speaker = at;
  },
  language: ({ result: { transcription } }) => {
    for (const one of transcription.utterances) Object.assign(one, { language: 'fr' });
    Object.assign(transcription, { languages: ['fr'] });
  },
  'metadata-echo': (job) => Object.assign(job, { custom_metadata: undefined }),
  'recorded-params': ({ request_params }) =>
    Object.assign(request_params, { punctuation_enhanced: undefined }),
  'recorded-metadata': ({ request_params, custom_metadata }) =>
    Object.assign(request_params, { custom_metadata }),
  'distinct-channels': ({ result: { metadata } }, sent) => {
    metadata.number_of_distinct_channels = sent.channels + 1;
    metadata.billing_time = metadata.audio_duration * metadata.number_of_distinct_channels;
  },
  'file-name': ({ file }) => Object.assign(file, { filename: 'blob' }),
  file: (job) => Object.assign(job, { file: null }),
  'error-code': (job) => Object.assign(job, { error_code: 500 }),
  'transcription-time': ({ result: { metadata } }) =>
    Object.assign(metadata, { transcription_time: 3_000 }),
  clock: (job) => {
    job.created_at = later(job.created_at, -2 * 3_600_000);
  },
  languages: ({ result: { transcription } }) => Object.assign(transcription, { languages: ['xx'] }),
};

/** The utterances in the final transcripts of a session. */
const finals = ({ received = [] }: Body): Body[] =>
  received.flatMap(({ data }: Body) => (data?.is_final ? data.utterance : []));
/** Moves an utterance in time. */
const move = (utterance: Body, shift: number) => {
  for (const one of [utterance, ...utterance.words]) {
    Object.assign(one, { start: one.start + shift, end: one.end + shift });
  }
};

/** Changes of the messages of a session, or of its record. */
export const BROKEN_SESSIONS: Breaks = {
  'final-order': (session) => {
    const all = finals(session);
    // Behind each other, so that none of them ends too early.
    if (all.length > 1) move(all[1], all[0].start - all[1].start - 0.06);
  },
  'recorded-messages': ({ result }) => result?.messages.pop(),
  'language (session)': ({ received = [] }) => {
    for (const { data } of received) {
      if (data?.utterance) Object.assign(data.utterance, { language: 'de' });
    }
  },
  endpointing: (session) => {
    const [first] = finals(session);
    first?.words.splice(2, 3);
    if (first) first.text = first.words.map(({ word }: Body) => word).join(' ');
  },
  'utterance-length': (session, sent) => {
    const [first] = finals(session);
    if (first && sent.parameters?.maximum_duration_without_endpointing === 5) {
      first.end = first.start + 5.6;
    }
  },
};

/** Changes of a job that violate nothing: services round, and files contain more than audio. */
export const TOLERATED: Readonly<Record<string, (job: Body) => unknown>> = {
  'a word that begins and ends a little outside its utterance': (job) => {
    const { start, end, words } = firstUtterance(job);
    Object.assign(words[0], { start: start - 0.04 });
    Object.assign(words.at(-1), { end: end + 0.04 });
  },
  'durations in whole seconds': ({ file, result: { metadata } }) => {
    metadata.audio_duration = Math.round(metadata.audio_duration);
    metadata.billing_time = metadata.audio_duration * metadata.number_of_distinct_channels;
    file.audio_duration = metadata.audio_duration;
  },
  'a diarization that failed': ({ request_params, result }) => {
    if (!request_params.diarization) return;
    for (const one of result.transcription.utterances) delete one.speaker;
    result.diarization = { success: false, is_empty: true, exec_time: 0, error: {}, results: [] };
  },
};
