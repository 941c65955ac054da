/** What is validated: the payloads of the benchmark's cases, the same on every run. */
import fc from 'fast-check';
import { JobPage } from '../../generated/examples.js';
import type * as types from '../../generated/types.js';
import liveJobs from '../../vectors/LiveJob.json' with { type: 'json' };
import liveRequests from '../../vectors/LiveRequest.json' with { type: 'json' };
import type { Group } from '../../vectors/make.ts';
import preRecordedJobs from '../../vectors/PreRecordedJob.json' with { type: 'json' };
import preRecordedRequests from '../../vectors/PreRecordedRequest.json' with { type: 'json' };
import serverMessages from '../../vectors/ServerMessage.json' with { type: 'json' };
import { valueAt, without } from '../support/edit.ts';

const WORDS = 'the garden opens early when it is warm and bright so we walk there'.split(' ');

/** One of the "whole values" of the vectors. */
function whole(groups: readonly Group[], name: string): object {
  const tests = groups.find(({ kind }) => kind === 'whole')?.tests ?? [];
  const found = tests.find(({ description }) => description === name);
  if (!found) throw new Error(`add a fixture named "${name}", and run npm run vectors`);
  return found.data as object;
}

export const preRecordedRequest = whole(preRecordedRequests as Group[], 'every field');
export const liveRequest = whole(liveRequests as Group[], 'every field');
export const otherMessage = whole(serverMessages as Group[], 'other');
const preRecordedJob = whole(preRecordedJobs as Group[], 'every field');
const liveJob = whole(liveJobs as Group[], 'every field');

const round = (value: number) => Math.round(value * 1000) / 1000;

function utterance(index: number, length: number) {
  const words = Array.from({ length }, (_, i) => ({
    word: WORDS[(index + i) % WORDS.length] ?? '',
    start: round((index * length + i) * 0.31),
    end: round((index * length + i) * 0.31 + 0.27),
    confidence: round(0.8 + ((index + i) % 19) / 100),
  }));
  return {
    text: words.map(({ word }) => word).join(' '),
    language: index % 7 === 0 ? 'fr' : 'en',
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
    confidence: 0.93,
    channel: index % 2,
    speaker: index % 3,
    words,
  } satisfies types.Utterance;
}

export const transcriptMessage = {
  type: 'transcript',
  session_id: 'b7e2d3c4-18f6-4a09-8d52-91c0f4e6a7b3',
  created_at: '2026-01-31T12:00:00.123Z',
  data: { id: '00_00000001', is_final: true, utterance: utterance(3, 10) },
} satisfies types.TranscriptMessage;

/** A job with every field, and a number of utterances. */
function finished(job: object, count: number) {
  const utterances = Array.from({ length: count }, (_, i) => utterance(i, 12));
  const full_transcript = utterances.map(({ text }) => text).join(' ');
  const languages = ['en', 'fr'];
  const transcription = { full_transcript, languages, utterances } satisfies types.Transcription;
  return { ...job, result: { ...(job as { result: object }).result, transcription } };
}

/** A finished pre-recorded job; 855 utterances make it about 840 KB. */
export function finishedJob(utterances = 855) {
  return finished(preRecordedJob, utterances);
}

/** A page of 20 finished jobs of both kinds. */
export function jobPage() {
  const both = [preRecordedJob, liveJob];
  const items = Array.from({ length: 10 }, () => both.map((job) => finished(job, 22))).flat();
  return { ...JobPage.firstPage, items };
}

/** Copies of a value without about half of the optional fields in it and in its objects. */
export function shapesOf(
  value: object,
  isValid: (value: unknown) => boolean,
  count: number,
): unknown[] {
  const inner = Object.keys(value).filter((key) => valueAt(value, [key])?.constructor === Object);
  const [coin] = fc.sample(fc.infiniteStream(fc.boolean()), { numRuns: 1, seed: count });
  return Array.from({ length: count }, () => {
    let left: unknown = value;
    for (const path of [[], ...inner.map((key) => [key])]) {
      for (const key of Object.keys(valueAt(left, path) ?? {})) {
        const candidate = without(left, [...path, key]);
        if (coin?.next().value && isValid(candidate)) left = candidate;
      }
    }
    return left;
  });
}
