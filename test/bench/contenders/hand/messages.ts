/** Hand-written checkers of messages, and of the utterances that results share. */
import { dateTime } from '../../../../scripts/runtime/formats.ts';
import { fail, isLanguage, isObject, within, wrong } from './report.ts';

function isWord(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  if (typeof x.word !== 'string') return wrong('word', 'string');
  if (!Number.isFinite(x.start)) return wrong('start', 'number');
  if (!Number.isFinite(x.end)) return wrong('end', 'number');
  if (!Number.isFinite(x.confidence)) return wrong('confidence', 'number');
  return true;
}

export function isUtterance(x: unknown, live: boolean): boolean {
  if (!isObject(x)) return fail('object');
  if (typeof x.text !== 'string') return wrong('text', 'string');
  if (!isLanguage(x.language)) return wrong('language', 'language');
  if (!Number.isFinite(x.start)) return wrong('start', 'number');
  if (!Number.isFinite(x.end)) return wrong('end', 'number');
  if (!Number.isInteger(x.channel)) return wrong('channel', 'integer');
  if ((live || x.confidence !== undefined) && !Number.isFinite(x.confidence)) {
    return wrong('confidence', 'number');
  }
  if (!live && x.speaker !== undefined && !Number.isInteger(x.speaker)) {
    return wrong('speaker', 'integer');
  }
  const { words } = x;
  if (!Array.isArray(words)) return wrong('words', 'list');
  for (let i = 0; i < words.length; i++) {
    if (!isWord(words[i])) {
      within(i);
      return within('words');
    }
  }
  return true;
}

export function isTranscriptMessage(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  if (x.type !== 'transcript') return wrong('type', 'transcript');
  if (typeof x.session_id !== 'string') return wrong('session_id', 'string');
  if (typeof x.created_at !== 'string' || !dateTime(x.created_at)) {
    return wrong('created_at', 'date-time');
  }
  const { data } = x;
  if (!isObject(data)) return wrong('data', 'object');
  if (typeof data.id !== 'string' || typeof data.is_final !== 'boolean') {
    fail('id and is_final');
    return within('data');
  }
  if (!isUtterance(data.utterance, true)) {
    within('utterance');
    return within('data');
  }
  return true;
}

export function isServerMessage(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  if (x.type === 'transcript') return isTranscriptMessage(x);
  if (typeof x.type !== 'string') return wrong('type', 'string');
  if (typeof x.session_id !== 'string') return wrong('session_id', 'string');
  if (typeof x.created_at !== 'string' || !dateTime(x.created_at)) {
    return wrong('created_at', 'date-time');
  }
  return x.data === undefined || isObject(x.data) || wrong('data', 'object');
}
