/** Relations between what was sent for a job and what comes back, one for each sentence of the interface. */
import { parseLiveRequest, parsePreRecordedRequest } from 'speech-to-text-contract/parse';
import { type SchemaName, schemas } from 'speech-to-text-contract/schemas';
import type { LiveRequest, PreRecordedRequest } from 'speech-to-text-contract/types';
import type * as types from 'speech-to-text-contract/types/tolerant';
import { type Answer, all, equal, type Relations, type Run, type Sent, that } from './run.ts';
import { at, isPlain } from './values.ts';

type Job = types.PreRecordedJob | types.LiveJob;
type JobOptions = Partial<PreRecordedRequest & LiveRequest>;
/** The utterances of a result, or the final ones of messages, and the languages that the result names. */
interface Speech {
  sent: Sent;
  utterances: types.LiveUtterance[];
  languages?: string[];
}
type Seen = ReturnType<typeof seenOf>;

const [MINUTES, HOUR] = [5 * 60_000, 60 * 60_000];
const fieldsOf = (name: SchemaName) => Object.keys(Object(schemas[name].properties));
const OPTIONS = [...fieldsOf('PreRecordedRequest'), ...fieldsOf('PostProcessingConfig')];
/** The options that have a block in a result, or a field in its transcription. The block of diarization is for errors. */
const ADDONS = [...fieldsOf('PreRecordedResult'), ...fieldsOf('Transcription')].filter(
  (name) => OPTIONS.includes(name) && name !== 'diarization',
);

const isGiven = (value: unknown) => value !== undefined && value !== null;
export const hasEnded = ({ status }: { status?: unknown }) =>
  status === 'done' || status === 'error';
/** Whether a time is that of a call. */
export const isTimeOf = (sent: Sent, time: unknown) =>
  !(Math.abs(Date.parse(`${time}`) - sent.time) > MINUTES);
export const idOf = ({ id }: { id?: unknown }) => String(id).toLowerCase();

/** What may be missing. */
const equalIfGiven = (subject: string, got: unknown, expected: unknown): Answer[] =>
  isGiven(got) && isGiven(expected) ? [equal(subject, got, expected)] : [];

/** A number that the service measures. */
export const measured = (subject: string, got: unknown, expected: unknown): Answer[] => {
  const isClose = typeof got === 'number' && Math.abs(got - Number(expected)) < 0.25;
  return isGiven(expected) ? [that(subject, isClose, { got, expected })] : [];
};

/** What is asked of each job that comes. */
export const JOB_RELATIONS: Relations<Seen> = {
  '`kind` and `version` are those of the call': ({ sent, job: { kind, version } }) =>
    equal('kind and version', { kind, version }, { kind: sent.kind, version: 2 }),
  '`created_at` is the time of creation': ({ sent, job: { created_at } }) =>
    that('created_at', isTimeOf(sent, created_at), created_at),
  '`completed_at` is the time of the end': ({ job }) => {
    const { created_at, completed_at, status } = job;
    const duration = Date.parse(`${completed_at}`) - Date.parse(`${created_at}`);
    // Either time may be in whole seconds.
    const isTime = duration >= -1000 && duration < HOUR;
    const holds = isGiven(completed_at) ? hasEnded(job) && isTime : !hasEnded(job);
    return that('completed_at', holds, { status, created_at, completed_at });
  },
  '`error_code` is set if the job has failed': ({ job: { status, error_code } }) =>
    that('error_code', isGiven(error_code) === (status === 'error'), { status, error_code }),
  '`custom_metadata` is returned unchanged': ({ sent: { kind, request }, job }) => {
    const [got, expected] = [job.custom_metadata ?? {}, request.custom_metadata ?? {}];
    return kind === 'live' ? [] : equal('custom_metadata', got, expected);
  },
  '`request_params` has what was sent, else defaults': ({ sent, job: { request_params } }) => {
    const { custom_metadata, ...request } = sent.request;
    const parse = sent.kind === 'live' ? parseLiveRequest : parsePreRecordedRequest;
    return request_params
      ? askRecorded('', request_params, Object(parse(request)).value, request)
      : [];
  },
};

/** What is asked of each job that is done. */
export const DONE_RELATIONS: Relations<Seen> = {
  'a job that is done has a result': ({ sent, job, result, utterances }) => {
    // That of a session needs no transcription.
    const isFree = !sent.isSpoken || (sent.kind === 'live' && !result.transcription);
    return that('result', isPlain(job.result) && (isFree || utterances.length > 0), job.result);
  },
  '`file` is the audio': ({ sent, job: { file } }) => [
    ...equalIfGiven('file.id', file?.id, sent.fileId),
    ...equalIfGiven('file.filename', file?.filename, sent.filename),
    ...equalIfGiven('file.number_of_channels', file?.number_of_channels, sent.channels),
    ...measured('file.audio_duration', file?.audio_duration ?? sent.seconds, sent.seconds),
  ],
  'durations and billing are those of the audio': ({ sent, result: { metadata } }) => {
    const { audio_duration, number_of_distinct_channels: distinct, billing_time } = metadata ?? {};
    // Channels of silence, or with the same sound, may count as one.
    const areSome = Number(distinct) <= (sent.channels ?? Infinity);
    return [
      ...measured('audio_duration', audio_duration, sent.seconds),
      that('number_of_distinct_channels', areSome, distinct),
      ...measured('billing_time', billing_time, Number(audio_duration) * Number(distinct)),
    ];
  },
  'an add-on is in the result if it is on': ({ job, result, options }) =>
    ADDONS.flatMap((name) => {
      // Fields of the transcription of a session aren't specified.
      if (job.kind === 'live' && !fieldsOf('LiveResult').includes(name)) return [];
      const isOn = at(options, name) === true;
      const [field, block] = [at(result, 'transcription', name), at(result, name)];
      // The block of sentences is deprecated.
      const found = name === 'sentences' && isOn ? field : (field ?? block);
      const words = `must be ${isOn ? 'there' : 'absent'}`;
      return that(name, isOn === (found !== undefined), found, words);
    }),
  '`languages` has the language of each utterance': ({ utterances, languages }) => {
    const spoken = utterances.flatMap(({ language }) => language ?? []);
    return all('languages', spoken, (language) => languages.includes(language));
  },
  '`translation` has a result for each language': ({ result: { translation }, options }) => {
    const { success, is_empty, results } = translation ?? {};
    const languages = new Set(options.translation_config?.target_languages);
    const isWhole = Object(results).length === languages.size;
    return that('results', !success || is_empty === true || isWhole, results);
  },
  '`speaker` is there if diarization is on': ({ sent, result, utterances, options }) => {
    const [isOn, block] = [options.diarization === true, result.diarization];
    const isRight = (utterance: types.Utterance) =>
      isOn === (utterance.speaker !== undefined) || (isOn && Boolean(block));
    const blocks = [that('result.diarization', isOn || block === undefined, block)];
    return sent.kind === 'live' ? [] : [...blocks, ...all('utterances.*', utterances, isRight)];
  },
};

/** What is asked of the utterances of a result, and of those in messages. */
export const SPEECH_RELATIONS: Relations<Speech> = {
  'the language is the one that was sent': ({ sent, utterances, languages = [] }) => {
    const { request } = sent;
    // What these do isn't specified.
    const open = ['language', 'detect_language', 'enable_code_switching'];
    const [only, ...more] = Object(at(request, 'language_config', 'languages') ?? []);
    const isOpen = !only || more.length > 0 || open.some((name) => isGiven(request[name]));
    const found = [...languages, ...utterances.map(({ language }) => `${language}`)];
    return isOpen ? [] : all('language', found, (language) => language === only);
  },
  // A word may end a second too late.
  'times are seconds of the audio, and run forward': ({ sent, utterances }) =>
    utterances.flatMap(({ start, end, words }) => {
      const spans = [{ start, end }, ...(words ?? [])];
      const last = Math.min(sent.seconds ?? Infinity, Number(end)) + 1;
      return spans.map((span, position) => {
        const times = { least: spans[position - 1]?.start ?? 0, ...span, most: last };
        const given = [times.least, span.start, span.end, last].filter(isGiven).map(Number);
        const areSorted = `${given}` === `${given.toSorted((a, b) => a - b)}`;
        return that('times', areSorted, times, 'are out of order');
      });
    }),
  // How channels are numbered isn't specified.
  '`channel` is one of the audio': ({ sent: { channels = Infinity }, utterances }) => {
    const numbers = utterances.map(({ channel }) => channel ?? -1);
    return all('channel', numbers, (number) => number >= 0 && number <= channels);
  },
  // Some word is in the text: numbers, for example, may be written otherwise.
  'an utterance has words, which are in its text': ({ utterances }) =>
    all('utterances.*', utterances, ({ text, words }) =>
      words?.length ? words.some((word) => isIn(word, text)) : !text,
    ),
};

/** A job that came, with its options: those of a session without the objects that they are in. */
function seenOf(sent: Sent, job: Job) {
  const { realtime_processing, post_processing } = sent.request as LiveRequest;
  const options: JobOptions = { ...sent.request, ...realtime_processing, ...post_processing };
  const result: types.PreRecordedResult & types.LiveResult = job.result ?? {};
  const { utterances, languages } = result.transcription ?? {};
  return {
    sent,
    job,
    options,
    result,
    utterances: utterances ?? [],
    languages: languages ?? [],
  };
}

/** Asks all relations of a job, unless it came exactly so before. */
export function askJob(run: Run, sent: Sent, job: Job, repeat: string): void {
  const key = JSON.stringify(job);
  if (run.seen.has(key)) return;
  run.seen.add(key);
  const seen = seenOf(sent, job);
  run.ask(JOB_RELATIONS, seen, repeat);
  if (job.status === 'done') run.ask({ ...DONE_RELATIONS, ...SPEECH_RELATIONS }, seen, repeat);
}

/** Compares what was recorded with what was sent and all defaults. A default need not be recorded. */
function askRecorded(subject: string, recorded: unknown, full: unknown, sent: unknown): Answer[] {
  if (!isPlain(full) || !isPlain(recorded)) {
    // A value may be recorded as a list of it, if the schema allows both.
    const isListed = Array.isArray(recorded) && !Array.isArray(full);
    return [equal(subject, recorded, isListed ? [full] : full)];
  }
  return Object.keys(full).flatMap((name) => {
    const [found, given] = [recorded[name], at(sent, name)];
    const path = subject ? `${subject}.${name}` : name;
    return isGiven(found) || isGiven(given) ? askRecorded(path, found, full[name], given) : [];
  });
}

const isIn = ({ word }: types.Word, text?: string | null) =>
  Boolean(text?.toLowerCase().includes(`${word}`.trim().toLowerCase()));
