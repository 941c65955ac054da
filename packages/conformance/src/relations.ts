/** Relations between what was sent for a job and what comes back, one for each sentence of the interface. */
import { isDeepStrictEqual } from 'node:util';
import { parseLiveRequest, parsePreRecordedRequest } from 'speech-to-text-contract/parse';
import { type SchemaName, schemas } from 'speech-to-text-contract/schemas';
import type { LiveRequest, PreRecordedRequest } from 'speech-to-text-contract/types';
import type * as types from 'speech-to-text-contract/types/tolerant';
import { type Answer, equal, isSame, type Relations, type Run, type Sent, that } from './run.ts';
import { at, isPlain } from './values.ts';

type Job = types.PreRecordedJob | types.LiveJob;
/** A job that came, what was sent for it, and the time of the service then, in milliseconds. */
export interface Seen {
  sent: Sent;
  job: Job;
  now: number;
}
/** A job that is done, and its options; those of a session without the objects that they are in. */
interface Done extends Seen {
  result: types.PreRecordedResult & types.LiveResult;
  utterances: types.Utterance[];
  options: Partial<PreRecordedRequest & LiveRequest>;
}

const MINUTES = 5 * 60_000;
const fieldsOf = (name: SchemaName) => Object.keys(Object(schemas[name].properties));
const OPTIONS = [...fieldsOf('PreRecordedRequest'), ...fieldsOf('PostProcessingConfig')];
/** The options that have a block in a result, or a field in its transcription, if they are on. */
const ADDONS = [...fieldsOf('PreRecordedResult'), ...fieldsOf('Transcription')].filter(
  // The block of diarization is for errors only.
  (name) => OPTIONS.includes(name) && name !== 'diarization',
);
/** What may be another one each time: debugging data, and links that expire. */
const CHANGING = ['post_session_metadata', 'file'];

const isGiven = (value: unknown) => value !== undefined && value !== null;
export const hasEnded = ({ status }: { status?: unknown }) =>
  status === 'done' || status === 'error';
export const idOf = ({ id }: { id?: unknown }) => String(id).toLowerCase();

/** A duration that is measured in audio. */
export const lasts = (place: string, got: unknown, seconds: number): Answer =>
  that(place, typeof got === 'number' && Math.abs(got - seconds) < 0.25, {
    got,
    expected: seconds,
  });
const forEach = <Item>(items: Item[] | null | undefined, ask: (item: Item) => Answer) =>
  (items ?? []).map(ask);

const ANY: Relations<Seen> = {
  '`version` is 2': ({ job }) => equal('version', job.version, 2),
  '`kind` is that of the call': ({ sent, job }) => equal('kind', job.kind, sent.kind),
  '`created_at` is the time of creation': ({ sent, job: { created_at: got } }) =>
    that('created_at', Math.abs(Date.parse(`${got}`) - sent.at) < sent.slack, got),
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
  '`custom_metadata` is returned unchanged': ({
    sent: { request },
    job: { custom_metadata: got },
  }) =>
    request.custom_metadata
      ? that('custom_metadata', isDeepStrictEqual(got, request.custom_metadata), got)
      : [],
  '`request_params` has what was sent, and defaults': ({ sent, job }) => {
    const { custom_metadata, ...request } = sent.request;
    const parsed =
      sent.kind === 'live' ? parseLiveRequest(request) : parsePreRecordedRequest(request);
    return askRecorded(
      'request_params',
      job.request_params ?? undefined,
      request,
      parsed.ok ? parsed.value : {},
    );
  },
  'a job that has ended stays as it is': ({ sent, job }) =>
    Object.entries(sent.job ?? {})
      .filter(
        ([name, value]) => !CHANGING.includes(name) && isGiven(value) && isGiven(at(job, name)),
      )
      .map(([name, value]) =>
        that(name, isSame(at(job, name), value), at(job, name), 'has changed'),
      ),
};

const DONE: Relations<Done> = {
  'a job that is done has a result': ({ sent, job, result, utterances }) => [
    that('result', isPlain(job.result), job.result),
    that('utterances', !sent.isSpoken || utterances.length > 0, result.transcription),
  ],
  '`file` is the upload': ({ sent: { fileId, filename }, job: { file } }) => [
    ...(file && fileId ? [equal('file.id', file.id, fileId)] : []),
    ...(filename && isGiven(file?.filename)
      ? [equal('file.filename', file?.filename, filename)]
      : []),
  ],
  'durations and channels are those of the audio': ({
    sent: { seconds, channels },
    job: { file },
    result,
  }) => {
    const { audio_duration, number_of_distinct_channels: distinct } = result.metadata ?? {};
    const durations = {
      'file.audio_duration': file?.audio_duration,
      'metadata.audio_duration': audio_duration,
    };
    const known = Object.entries(durations).filter(([, value]) => isGiven(value));
    const ofFile = file?.number_of_channels;
    return [
      ...(seconds === undefined ? [] : known.map(([place, value]) => lasts(place, value, seconds))),
      ...(channels && isGiven(ofFile) ? [equal('file.number_of_channels', ofFile, channels)] : []),
      // Channels of silence, or with the same sound, may count as one.
      ...(channels
        ? [that('number_of_distinct_channels', Number(distinct) <= channels, distinct)]
        : []),
    ];
  },
  '`billing_time` counts each distinct channel': ({ result: { metadata } }) => {
    const { audio_duration, number_of_distinct_channels, billing_time } = metadata ?? {};
    return lasts(
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
      const words = isOn ? 'must be there, because it is on' : 'must be absent, because it is off';
      return that(name, isOn === (found !== undefined), found ?? Object.keys(result), words);
    }),
  '`translation` has a result for each language': ({ result: { translation }, options }) => {
    const { success, is_empty, results } = translation ?? {};
    const languages = new Set(options.translation_config?.target_languages);
    return success && !is_empty
      ? that('translation.results', Object(results).length === languages.size, results)
      : [];
  },
  'the language is the one that was sent': ({ result, utterances, options }) => {
    const { language_config, language, detect_language, enable_code_switching } = options;
    // What these do isn't specified.
    if ([language, detect_language, enable_code_switching].some(isGiven)) return [];
    const { languages: sent = [], code_switching } = language_config ?? {};
    const found = result.transcription?.languages ?? [];
    const isOne = sent.length === 1;
    const allowed = code_switching && !isOne ? found : (isOne ? sent : found).slice(0, 1);
    return [
      that('languages', !isOne || isSame(found, sent), { sent, found }),
      ...forEach(utterances, ({ language: spoken }) =>
        that('utterances.*.language', allowed.includes(`${spoken}`), { sent, found, spoken }),
      ),
    ];
  },
  '`speaker` is there if diarization is on': ({ sent, result, utterances, options }) => {
    if (sent.kind === 'live') return [];
    const [isOn, block] = [options.diarization === true, result.diarization];
    return [
      that('result.diarization', isOn || block === undefined, block),
      ...forEach(utterances, (utterance) =>
        that(
          'utterances.*.speaker',
          (isOn && Boolean(block)) || isOn === (utterance.speaker !== undefined),
          utterance,
        ),
      ),
    ];
  },
  'times are seconds of the audio, and run forward': ({ sent, utterances }) =>
    askTimes(utterances, sent.seconds),
  '`channel` is one of the audio': ({ sent, utterances }) => askChannels(utterances, sent.channels),
  'words are in the text, and in the transcript': ({ result, utterances }) => {
    const [first] = utterances.flatMap(({ words }) => words ?? []);
    const text = result.transcription?.full_transcript;
    return [
      ...askWords(utterances),
      that('full_transcript', !first || isIn(first, text), { first, text }),
    ];
  },
};

/** The relations that are asked of each job that comes. */
export const JOB_RELATIONS: Relations<Seen> = {
  ...ANY,
  ...Object.fromEntries(
    Object.entries(DONE).map(([sentence, ask]) => [
      sentence,
      (seen: Seen) => {
        const { realtime_processing, post_processing } = seen.sent.request as LiveRequest;
        const options = { ...seen.sent.request, ...realtime_processing, ...post_processing };
        const result = seen.job.result ?? {};
        const utterances = result.transcription?.utterances ?? [];
        return seen.job.status === 'done' ? ask({ ...seen, options, result, utterances }) : [];
      },
    ]),
  ),
};

/** Asks all relations of a job, unless it came exactly so before. */
export function askJob(run: Run, seen: Seen, repeat: string): void {
  const key = JSON.stringify([seen.job, seen.sent.job !== undefined]);
  if (!run.seen.has(key)) run.ask(JOB_RELATIONS, seen, repeat);
  run.seen.add(key);
}

/** @param full what was sent, with its defaults */
function askRecorded(place: string, recorded: unknown, sent: unknown, full: unknown): Answer[] {
  if (place === 'request_params' && recorded === undefined) return [];
  if (isPlain(sent) && isPlain(recorded)) {
    const names = Object.keys({ ...sent, ...(isPlain(full) ? full : {}) });
    return names.flatMap((name) => {
      const [value, found, byDefault] = [at(sent, name), recorded[name], at(full, name)];
      if (value !== undefined) return askRecorded(`${place}.${name}`, found, value, byDefault);
      return isGiven(found) ? equal(`${place}.${name}`, found, byDefault) : [];
    });
  }
  // A value of another type may be another form of it, such as a list of it, if the schema allows both.
  const isForm =
    [sent, recorded].some((value) => Array.isArray(value)) &&
    !Array.isArray(sent) === Array.isArray(recorded);
  return [
    that(place, isForm || isSame(recorded, sent), { sent, recorded }, 'must be what was sent'),
  ];
}

/** Times in a recording. A word may end a second too late. */
export function askTimes(utterances: types.Utterance[], seconds = Infinity): Answer[] {
  return utterances.flatMap(({ channel, start, end, words }, index) => {
    const before =
      utterances.slice(0, index).findLast((other) => other.channel === channel)?.start ?? 0;
    const parts = [{ start, end }, ...(words ?? [])];
    const last = Math.min(seconds, Number(end)) + 1;
    return parts.flatMap((part, position) => {
      const previous = parts[position - 1]?.start ?? before;
      const isForward =
        Number(part.start) >= Number(previous) && Number(part.start) <= Number(part.end);
      const got = { previous, start: part.start, end: part.end };
      return [
        that('time', isForward, got, 'runs backwards'),
        that('time', Number(part.end) <= last, got, 'is not inside the audio'),
      ];
    });
  });
}

/** How channels are numbered isn't specified. */
export const askChannels = (utterances: types.Utterance[], channels = Infinity): Answer[] =>
  forEach(utterances, ({ channel }) =>
    that('channel', Number(channel) >= 0 && Number(channel) <= channels, channel),
  );

const isIn = ({ word }: types.Word, text?: string | null) =>
  Boolean(text?.toLowerCase().includes(`${word}`.trim().toLowerCase()));

/** Some word is in the text: numbers, for example, may be written otherwise. */
export const askWords = (utterances: types.Utterance[]): Answer[] =>
  forEach(utterances, ({ text, words }) =>
    that('utterances.*.text', !words?.length || words.some((word) => isIn(word, text)), {
      text,
      words,
    }),
  );
