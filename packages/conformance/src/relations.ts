/** Relations between what was sent for a job and what comes back, one for each sentence of the interface. */
import { isDeepStrictEqual } from 'node:util';
import { parseLiveRequest, parsePreRecordedRequest } from 'speech-to-text-contract/parse';
import { type SchemaName, schemas } from 'speech-to-text-contract/schemas';
import type { LiveRequest, PreRecordedRequest } from 'speech-to-text-contract/types';
import type * as types from 'speech-to-text-contract/types/tolerant';
import {
  type Answer,
  all,
  equal,
  isSame,
  type Relations,
  type Run,
  type Sent,
  that,
} from './run.ts';
import { at, isPlain } from './values.ts';

type Job = types.PreRecordedJob | types.LiveJob;
/** A job that came, what was sent for it, and the time of the service then, in milliseconds. */
export interface Seen {
  sent: Sent;
  job: Job;
  now: number;
}
/** A job that is done, and its options; those of a session without the objects that they are in. */
interface Done {
  sent: Sent;
  job: Job;
  result: types.PreRecordedResult & types.LiveResult;
  utterances: types.Utterance[];
  options: Partial<PreRecordedRequest & LiveRequest>;
}

const MINUTES = 5 * 60_000;
const fieldsOf = (name: SchemaName) => Object.keys(Object(schemas[name].properties));
const OPTIONS = [...fieldsOf('PreRecordedRequest'), ...fieldsOf('PostProcessingConfig')];
/** The options that have a block in a result, or a field in its transcription. The block of diarization is for errors. */
const ADDONS = [...fieldsOf('PreRecordedResult'), ...fieldsOf('Transcription')].filter(
  (name) => OPTIONS.includes(name) && name !== 'diarization',
);
/** What may be another one each time: debugging data, and links that expire. */
const CHANGING = ['post_session_metadata', 'file'];

const isGiven = (value: unknown) => value !== undefined && value !== null;
export const hasEnded = ({ status }: { status?: unknown }) =>
  status === 'done' || status === 'error';
/** Whether a time is that of a call. */
export const isTimeOf = ({ at, slack }: Sent, time: unknown) =>
  Math.abs(Date.parse(`${time}`) - at) < slack;
export const idOf = ({ id }: { id?: unknown }) => String(id).toLowerCase();

/** A number that the service measures. */
export const measured = (place: string, got: unknown, expected: unknown): Answer[] => {
  const isClose = typeof got === 'number' && Math.abs(got - Number(expected)) < 0.25;
  return isGiven(expected) ? [that(place, isClose, { got, expected })] : [];
};

const ANY: Relations<Seen> = {
  '`version` is 2': ({ job }) => equal('version', job.version, 2),
  '`kind` is that of the call': ({ sent, job }) => equal('kind', job.kind, sent.kind),
  '`created_at` is the time of creation': ({ sent, job: { created_at } }) =>
    that('created_at', isTimeOf(sent, created_at), created_at),
  '`completed_at` is the time of the end': ({ job, now }) => {
    const { created_at, completed_at, status } = job;
    const completed = Date.parse(`${completed_at}`);
    // Either time may be in whole seconds.
    const isAfter = completed >= Date.parse(`${created_at}`) - 1000 && completed < now + MINUTES;
    const holds = isGiven(completed_at) ? hasEnded(job) && isAfter : !hasEnded(job);
    return that('completed_at', holds, { status, created_at, completed_at });
  },
  '`error_code` is set if the job has failed': ({ job: { status, error_code } }) =>
    that('error_code', isGiven(error_code) === (status === 'error'), { status, error_code }),
  '`custom_metadata` is returned unchanged': ({ sent: { kind, request }, job }) => {
    const [got, expected] = [job.custom_metadata ?? {}, request.custom_metadata ?? {}];
    return kind === 'live' ? [] : that('custom_metadata', isDeepStrictEqual(got, expected), got);
  },
  '`request_params` has what was sent, and defaults': ({ sent, job: { request_params } }) => {
    const { custom_metadata, ...request } = sent.request;
    const parsed =
      sent.kind === 'live' ? parseLiveRequest(request) : parsePreRecordedRequest(request);
    return request_params ? askRecorded('', request_params, request, Object(parsed).value) : [];
  },
  'a job that has ended stays as it is': ({ sent, job }) =>
    Object.entries(sent.job ?? {})
      .filter(
        ([name, value]) => !CHANGING.includes(name) && isGiven(value) && isGiven(at(job, name)),
      )
      .map(([name, value]) => equal(name, at(job, name), value)),
};

const DONE: Relations<Done> = {
  'a job that is done has a result': ({ sent, job, result, utterances }) => {
    // That of a session needs no transcription.
    const isFree = !sent.isSpoken || (sent.kind === 'live' && !result.transcription);
    return that('result', isPlain(job.result) && (isFree || utterances.length > 0), job.result);
  },
  '`file` is the upload': ({ sent: { fileId, filename }, job: { file } }) => [
    ...(file && fileId ? [equal('file.id', file.id, fileId)] : []),
    ...(filename && isGiven(file?.filename)
      ? [equal('file.filename', file?.filename, filename)]
      : []),
  ],
  'durations and channels are those of the audio': ({
    sent,
    job: { file },
    result: { metadata },
  }) => {
    const { seconds, channels = Infinity } = sent;
    const distinct = metadata?.number_of_distinct_channels;
    return [
      ...(isGiven(file?.audio_duration)
        ? measured('file.audio_duration', file?.audio_duration, seconds)
        : []),
      ...(isGiven(file?.number_of_channels)
        ? measured('file.number_of_channels', file?.number_of_channels, sent.channels)
        : []),
      ...measured('metadata.audio_duration', metadata?.audio_duration, seconds),
      // Channels of silence, or with the same sound, may count as one.
      that('number_of_distinct_channels', Number(distinct) <= channels, distinct),
    ];
  },
  '`billing_time` counts each distinct channel': ({ result: { metadata } }) => {
    const { audio_duration, number_of_distinct_channels, billing_time } = metadata ?? {};
    return measured(
      'billing_time',
      billing_time,
      Number(audio_duration) * Number(number_of_distinct_channels),
    );
  },
  'an add-on is in the result if it is on': ({ job, result, options }) =>
    ADDONS.flatMap((name) => {
      // Fields of the transcription of a session aren't specified.
      if (job.kind === 'live' && !fieldsOf('LiveResult').includes(name)) return [];
      const isOn = at(options, name) === true;
      const [field, block] = [at(result, 'transcription', name), at(result, name)];
      // The block of sentences is deprecated.
      const found = name === 'sentences' && isOn ? field : (field ?? block);
      return that(
        name,
        isOn === (found !== undefined),
        found,
        `must be ${isOn ? 'there' : 'absent'}`,
      );
    }),
  '`translation` has a result for each language': ({ result: { translation }, options }) => {
    const { success, is_empty, results } = translation ?? {};
    const languages = new Set(options.translation_config?.target_languages);
    const isWhole = Object(results).length === languages.size;
    return that('results', !success || is_empty === true || isWhole, results);
  },
  'the language is the one that was sent': ({ result: { transcription }, utterances, options }) => {
    // What these do isn't specified.
    const { language_config, language, detect_language, enable_code_switching } = options;
    if (!transcription || [language, detect_language, enable_code_switching].some(isGiven))
      return [];
    const { languages: sent = [], code_switching } = language_config ?? {};
    const found = transcription.languages ?? [];
    const isOne = sent.length === 1;
    const allowed = code_switching && !isOne ? found : (isOne ? sent : found).slice(0, 1);
    const spoken = utterances.map((utterance) => `${utterance.language}`);
    const ofUtterances = all('utterances.*.language', spoken, (one) => allowed.includes(one));
    return [that('languages', !isOne || isSame(found, sent), { sent, found }), ...ofUtterances];
  },
  '`speaker` is there if diarization is on': ({ sent, result, utterances, options }) => {
    const [isOn, block] = [options.diarization === true, result.diarization];
    const isRight = (utterance: types.Utterance) =>
      isOn === (utterance.speaker !== undefined) || (isOn && Boolean(block));
    const blocks = [that('result.diarization', isOn || block === undefined, block)];
    return sent.kind === 'live' ? [] : [...blocks, ...all('utterances.*', utterances, isRight)];
  },
  'times are seconds of the audio, and run forward': ({ sent, utterances }) =>
    askTimes(utterances, sent.seconds),
  '`channel` is one of the audio': ({ sent, utterances }) => askChannels(utterances, sent.channels),
  'words are in the text, and in the transcript': ({ result: { transcription }, utterances }) => {
    const [first] = utterances.flatMap(({ words }) => words ?? []);
    const holds = !first || isIn(first, transcription?.full_transcript);
    return [
      ...askWords(utterances),
      that('full_transcript', holds, transcription?.full_transcript),
    ];
  },
};

const ofDone = Object.entries(DONE).map(
  ([sentence, ask]): [string, (seen: Seen) => Answer | Answer[]] => [
    sentence,
    ({ sent, job }) => {
      const { realtime_processing, post_processing } = sent.request as LiveRequest;
      const options = { ...sent.request, ...realtime_processing, ...post_processing };
      const result = job.result ?? {};
      const utterances = result.transcription?.utterances ?? [];
      return job.status === 'done' ? ask({ sent, job, options, result, utterances }) : [];
    },
  ],
);
/** The relations that are asked of each job that comes. */
export const JOB_RELATIONS: Relations<Seen> = { ...ANY, ...Object.fromEntries(ofDone) };

/** Asks all relations of a job, unless it came exactly so before. */
export function askJob(run: Run, seen: Seen, repeat: string): void {
  const key = JSON.stringify([seen.job, seen.sent.job !== undefined]);
  if (!run.seen.has(key)) run.ask(JOB_RELATIONS, seen, repeat);
  run.seen.add(key);
}

/** @param full what was sent, with its defaults */
function askRecorded(place: string, recorded: unknown, sent: unknown, full: unknown): Answer[] {
  if (isPlain(sent) && isPlain(recorded))
    return Object.keys({ ...sent, ...Object(full) }).flatMap((name) => {
      const [value, found, byDefault] = [at(sent, name), recorded[name], at(full, name)];
      if (value !== undefined) return askRecorded(`${place}.${name}`, found, value, byDefault);
      return isGiven(found) ? equal(`${place}.${name}`, found, byDefault) : [];
    });
  // A value may be recorded as a list of it, if the schema allows both.
  const isForm = Array.isArray(recorded) && isSame(recorded, [sent]);
  return [
    that(place.slice(1), isForm || isSame(recorded, sent), { got: recorded, expected: sent }),
  ];
}

/** Times in a recording. A word may end a second too late. */
export const askTimes = (utterances: types.Utterance[], seconds = Infinity): Answer[] =>
  utterances.flatMap(({ channel, start, end, words }, index) => {
    const before =
      utterances.slice(0, index).findLast((other) => other.channel === channel)?.start ?? 0;
    const parts = [{ start, end }, ...(words ?? [])];
    const last = Math.min(seconds, Number(end)) + 1;
    return parts.map((part, position) => {
      const times = [parts[position - 1]?.start ?? before, part.start, part.end, last].map(Number);
      return that(
        'times',
        times.every((time, rank) => rank === 0 || time >= Number(times[rank - 1])),
        times,
      );
    });
  });

/** How channels are numbered isn't specified. */
export const askChannels = (utterances: types.Utterance[], channels = Infinity): Answer[] =>
  all('channel', utterances, ({ channel }) => Number(channel) >= 0 && Number(channel) <= channels);

const isIn = ({ word }: types.Word, text?: string | null) =>
  Boolean(text?.toLowerCase().includes(`${word}`.trim().toLowerCase()));

/** A text has words, and some word is in the text: numbers, for example, may be written otherwise. */
export const askWords = (utterances: types.Utterance[]): Answer[] =>
  all('utterances.*', utterances, ({ text, words }) =>
    words?.length ? words.some((word) => isIn(word, text)) : !text,
  );
