/** What is validated: the payloads of the benchmark's cases, the same on every run. */
import liveJobs from '../../vectors/LiveJob.json' with { type: 'json' };
import liveRequests from '../../vectors/LiveRequest.json' with { type: 'json' };
import type { Group } from '../../vectors/make.ts';
import preRecordedJobs from '../../vectors/PreRecordedJob.json' with { type: 'json' };
import preRecordedRequests from '../../vectors/PreRecordedRequest.json' with { type: 'json' };
import { valueAt, without } from '../support/edit.ts';

const AT = '2026-01-31T12:00:00.123Z';
const VOCABULARY =
  'the garden opens early when it is warm and bright so we may walk there before noon with care';
const WORDS = VOCABULARY.split(' ');

function words(count: number, from: number) {
  return Array.from({ length: count }, (_, i) => ({
    word: WORDS[(from + i) % WORDS.length] ?? '',
    start: round(from * 0.31 + i * 0.31),
    end: round(from * 0.31 + i * 0.31 + 0.27),
    confidence: round(0.8 + ((from + i) % 19) / 100),
  }));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function utterance(index: number, length: number) {
  const list = words(length, index * length);
  return {
    text: list.map(({ word }) => word).join(' '),
    language: index % 7 === 0 ? 'fr' : 'en',
    start: list[0]?.start ?? 0,
    end: list.at(-1)?.end ?? 0,
    confidence: 0.93,
    channel: index % 2,
    words: list,
  };
}

export function transcriptMessage(length = 10) {
  return {
    type: 'transcript',
    session_id: 'b7e2d3c4-18f6-4a09-8d52-91c0f4e6a7b3',
    created_at: AT,
    data: { id: '00_00000001', is_final: true, utterance: utterance(3, length) },
  };
}

export function otherMessage() {
  return {
    type: 'speech_begin',
    session_id: 'b7e2d3c4-18f6-4a09-8d52-91c0f4e6a7b3',
    created_at: AT,
    data: { time: 1.24, channel: 0 },
  };
}

/** A value of the vectors that has every field, as it is published. */
function everyField(groups: readonly Group[]): object {
  const { tests = [] } = groups.find(({ description }) => description === 'whole values') ?? {};
  const full = tests.find(({ description }) => description === 'every field');
  if (full === undefined)
    throw new Error('no vector has every field; test/contract/fixtures/ states them');
  return structuredClone(full.data) as object;
}

export const preRecordedRequest = everyField(preRecordedRequests as Group[]);
export const liveRequest = everyField(liveRequests as Group[]);
const preRecordedJob = everyField(preRecordedJobs as Group[]);
const liveJob = everyField(liveJobs as Group[]);

function transcription(utterances: number, speaker: boolean) {
  const list = Array.from({ length: utterances }, (_, i) => ({
    ...utterance(i, 12),
    ...(speaker ? { speaker: i % 3 } : {}),
  }));
  const full = list.map(({ text }) => text).join(' ');
  return { full_transcript: full, languages: ['en', 'fr'], utterances: list };
}

/** A job with every field, and as many utterances as wanted. */
function finished(job: object, utterances: number, index: number, speaker: boolean) {
  const { result } = job as { result: object };
  const id = `45463597-20b7-4af7-b3b3-f5fb778203${(10 + index).toString(16).padStart(2, '0')}`;
  return { ...job, id, result: { ...result, transcription: transcription(utterances, speaker) } };
}

/** A finished pre-recorded job; 855 utterances make it about 840 KB. */
export function finishedJob(utterances = 855, index = 0) {
  return finished(preRecordedJob, utterances, index, true);
}

function finishedLiveJob(utterances: number, index = 0) {
  return finished(liveJob, utterances, index, false);
}

function failedJob(index: number) {
  const failed = {
    status: 'error',
    error_code: 500,
    file: null,
    request_params: null,
    result: null,
  };
  return { ...finishedLiveJob(0, index), ...failed };
}

function waitingJob(index: number) {
  const { request_params, ...job } = finishedJob(0, index) as Record<string, unknown>;
  const status = index % 2 ? 'queued' : 'processing';
  return { ...job, status, completed_at: null, error_code: null, result: null };
}

/**
 * A page of 20 jobs of both kinds in every state, 362 KB.
 *
 * @param change what becomes of a finished job
 */
export function jobPage(change: (job: object) => object = (job) => job) {
  const items: object[] = Array.from({ length: 20 }, (_, i) => {
    if (i % 10 === 4) return failedJob(i);
    if (i % 10 === 7) return waitingJob(i);
    return change(i % 2 === 0 ? finishedJob(22, i) : finishedLiveJob(21, i));
  });
  return {
    first: 'https://api.example.com/v2/transcription?offset=0&limit=20',
    current: 'https://api.example.com/v2/transcription?offset=20&limit=20',
    next: 'https://api.example.com/v2/transcription?offset=40&limit=20',
    items,
  };
}

/** Numbers from 0 to 1, the same on every run. */
export function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * A value without about half of its fields, in the order that they have, as far as it can do without
 * them.
 *
 * @param among the paths of the objects whose fields they are
 */
export function withoutSome<Value extends object>(
  value: Value,
  among: string[][],
  isValid: (value: unknown) => boolean,
  random: () => number,
): Value {
  let left = value;
  for (const path of among) {
    for (const key of Object.keys(valueAt(left, path) ?? {})) {
      if (random() < 0.5) continue;
      const candidate = without(left, [...path, key]);
      if (isValid(candidate)) left = candidate as Value;
    }
  }
  return left;
}

/** The paths to an object and to the objects directly in it. */
export function objectsIn(value: object, path: string[] = []): string[][] {
  const inner = Object.entries(value).filter(([, one]) => one?.constructor === Object);
  return [path, ...inner.map(([key]) => [...path, key])];
}
