/** The payloads of the benchmark, which are the same on every run. */
import fc from 'fast-check';
import { JobPage, TranscriptMessage } from '../../generated/examples.js';
import type * as types from '../../generated/types.js';
import { valueAt, without } from '../support/edit.ts';
import { fixture } from '../support/fixtures.ts';

const WORDS = 'the garden opens early when it is warm and bright so we walk there'.split(' ');

export const preRecordedRequest = fixture('PreRecordedRequest/every-field') as object;
export const liveRequest = fixture('LiveRequest/every-field') as object;
export const otherMessage = fixture('ServerMessage/other') as object;

const round = (value: number) => Math.round(value * 1000) / 1000;

const { data, ...envelope } = TranscriptMessage.final;
const [WORD] = data.utterance.words;

function utterance(index: number, length: number) {
  const words = Array.from({ length }, (_, i) => ({
    ...(WORD as types.Word),
    word: WORDS[(index + i) % WORDS.length] ?? '',
    start: round((index * length + i) * 0.31),
    end: round((index * length + i) * 0.31 + 0.27),
    confidence: round(0.8 + ((index + i) % 19) / 100),
  }));
  return {
    ...data.utterance,
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

export const transcriptMessage = { ...envelope, data: { ...data, utterance: utterance(3, 10) } };

/** A job with every field and a number of utterances. */
function finished(schema: string, count: number) {
  const utterances = Array.from({ length: count }, (_, i) => utterance(i, 12));
  const full_transcript = utterances.map(({ text }) => text).join(' ');
  const languages = ['en', 'fr'];
  const transcription = { full_transcript, languages, utterances } satisfies types.Transcription;
  const job = fixture(`${schema}/every-field`) as { result: object };
  return { ...job, result: { ...job.result, transcription } };
}

/** A finished pre-recorded job of about 840 KB. */
export const finishedJob = finished('PreRecordedJob', 855);

/** A page of 20 finished jobs of both kinds. */
export const jobPage = {
  ...JobPage.firstPage,
  items: Array.from({ length: 20 }, (_, i) => finished(i % 2 ? 'LiveJob' : 'PreRecordedJob', 22)),
};

/** Copies of a value without about half of the optional fields, at any depth. */
export function shapesOf(value: object, isValid: (value: unknown) => boolean, count: number) {
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
