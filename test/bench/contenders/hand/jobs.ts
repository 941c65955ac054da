/** Hand-written checkers of jobs, their results, and pages of them. */
import { dateTime, uuid } from '../../../../scripts/runtime/formats.ts';
import { isUtterance } from './messages.ts';
import { fail, isLanguage, isObject, isStrings, isUri, within, wrong } from './report.ts';
import { isLiveRequest, isRequest } from './requests.ts';

type Results = (value: unknown) => boolean;

const isText: Results = (value) => typeof value === 'string';
const isTextOrNull: Results = (value) => value === null || typeof value === 'string';
const isObjectOrNull: Results = (value) => value === null || isObject(value);
const isStringsOrNull: Results = (value) => value === null || isStrings(value);
const isObjects: Results = (value) => Array.isArray(value) && value.every(isObject);
const isObjectsOrNull: Results = (value) => value === null || isObjects(value);
const isUtterances: Results = (value) => {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i++) if (!isUtterance(value[i], false)) return within(i);
  return true;
};

function isAddon(x: unknown, isResults: Results): boolean {
  if (x === undefined) return true;
  if (!isObject(x)) return fail('object');
  const { success, error } = x;
  if (success === true) {
    if (error !== null) return wrong('error', 'null');
  } else if (success !== false) return wrong('success', 'boolean');
  else if (error !== null && !isObject(error)) return wrong('error', 'object');
  if (typeof x.is_empty !== 'boolean') return wrong('is_empty', 'boolean');
  if (!Number.isFinite(x.exec_time)) return wrong('exec_time', 'number');
  return isResults(x.results) || wrong('results', 'results');
}

function isMetadata(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  if (!Number.isFinite(x.audio_duration)) return wrong('audio_duration', 'number');
  const channels = x.number_of_distinct_channels;
  if (!Number.isInteger(channels) || (channels as number) < 1) return fail('channels');
  if (!Number.isFinite(x.billing_time)) return wrong('billing_time', 'number');
  return Number.isFinite(x.transcription_time) || wrong('transcription_time', 'number');
}

function isTranscription(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  if (typeof x.full_transcript !== 'string') return wrong('full_transcript', 'string');
  const { languages } = x;
  if (!Array.isArray(languages)) return wrong('languages', 'list');
  for (let i = 0; i < languages.length; i++) {
    if (!isLanguage(languages[i])) return wrong('languages', 'language');
  }
  if (!isUtterances(x.utterances)) return within('utterances');
  if (x.sentences !== undefined && !isObjects(x.sentences)) return wrong('sentences', 'list');
  return x.subtitles === undefined || isObjects(x.subtitles) || wrong('subtitles', 'list');
}

function isResult(x: unknown, live: boolean): boolean {
  if (!isObject(x)) return fail('object');
  if (!isMetadata(x.metadata)) return within('metadata');
  if (x.transcription !== undefined && !isTranscription(x.transcription)) {
    return within('transcription');
  }
  if (!isAddon(x.translation, isObjectsOrNull)) return within('translation');
  if (!isAddon(x.summarization, isTextOrNull)) return within('summarization');
  if (!isAddon(x.named_entity_recognition, isObjectsOrNull)) return within('entities');
  if (!isAddon(x.sentiment_analysis, isText)) return within('sentiment_analysis');
  if (!isAddon(x.chapterization, isObjectOrNull)) return within('chapterization');
  if (live) return x.messages === undefined || isStrings(x.messages) || wrong('messages', 'list');
  if (!isAddon(x.moderation, isTextOrNull)) return within('moderation');
  if (!isAddon(x.name_consistency, isTextOrNull)) return within('name_consistency');
  if (!isAddon(x.structured_data_extraction, isTextOrNull)) return within('structured_data');
  if (!isAddon(x.audio_to_llm, isObjectsOrNull)) return within('audio_to_llm');
  if (!isAddon(x.sentences, isStringsOrNull)) return within('sentences');
  if (!isAddon(x.display_mode, isStringsOrNull)) return within('display_mode');
  return isAddon(x.diarization, isUtterances) || within('diarization');
}

function isFile(x: unknown): boolean {
  if (x === undefined || x === null) return true;
  if (!isObject(x)) return fail('object');
  const channels = x.number_of_channels;
  if (typeof x.id !== 'string') return wrong('id', 'string');
  if (x.filename !== null && typeof x.filename !== 'string') return wrong('filename', 'string');
  if (x.source !== null && typeof x.source !== 'string') return wrong('source', 'string');
  if (x.audio_duration !== null && !Number.isFinite(x.audio_duration)) return fail('duration');
  const counted = channels === null || (Number.isInteger(channels) && (channels as number) >= 1);
  return counted || wrong('number_of_channels', '>= 1');
}

function isDateTime(value: unknown): boolean {
  return typeof value === 'string' && dateTime(value);
}

function isErrorCode(code: unknown): boolean {
  return Number.isInteger(code) && (code as number) >= 400 && (code as number) <= 599;
}

export function isTranscriptionJob(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  const { kind, status, completed_at: completed, error_code: code, result } = x;
  if (kind !== 'pre-recorded' && kind !== 'live') return wrong('kind', 'enum');
  const live = kind === 'live';
  if (typeof x.id !== 'string' || !uuid(x.id)) return wrong('id', 'uuid');
  if (typeof x.request_id !== 'string') return wrong('request_id', 'string');
  if (!Number.isInteger(x.version)) return wrong('version', 'integer');
  if (!isDateTime(x.created_at)) return wrong('created_at', 'date-time');
  if (!isObject(x.post_session_metadata)) return wrong('post_session_metadata', 'object');
  if (x.custom_metadata !== undefined && !isObject(x.custom_metadata)) {
    return wrong('custom_metadata', 'object');
  }
  if (status === 'done' || status === 'error') {
    if (!isDateTime(completed)) return wrong('completed_at', 'date-time');
  } else if (status !== 'queued' && status !== 'processing') return wrong('status', 'enum');
  else if (completed !== undefined && completed !== null && !isDateTime(completed)) {
    return wrong('completed_at', 'date-time');
  }
  const missing = (code === undefined || code === null) && status !== 'error';
  if (!missing && !isErrorCode(code)) return wrong('error_code', '400..599');
  if (!isFile(x.file)) return within('file');
  const params = x.request_params;
  if (params !== undefined && params !== null) {
    if (!(live ? isLiveRequest(params) : isRequest(params, true))) return within('request_params');
  }
  const none = (result === undefined || result === null) && status !== 'done';
  return none || isResult(result, live) || within('result');
}

export function isJobPage(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  const { items } = x;
  if (!isUri(x.first)) return wrong('first', 'uri');
  if (!isUri(x.current)) return wrong('current', 'uri');
  if (x.next !== null && !isUri(x.next)) return wrong('next', 'uri');
  if (!Array.isArray(items)) return wrong('items', 'list');
  for (let i = 0; i < items.length; i++) {
    if (!isTranscriptionJob(items[i])) {
      within(i);
      return within('items');
    }
  }
  return true;
}
