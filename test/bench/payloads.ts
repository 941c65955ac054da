/** The payloads of the benchmark, which are the same on every run. */
import fc from 'fast-check';
import { JobPage, OtherServerMessage, TranscriptMessage } from '../../generated/examples.js';
import { largestValue } from '../support/values.ts';
import { valueAt, without } from './edit.ts';

export const preRecordedRequest = largestValue('PreRecordedRequest') as object;
export const liveRequest = largestValue('LiveRequest') as object;
export const otherMessage = OtherServerMessage.last;

const { data, ...envelope } = TranscriptMessage.final;
const [WORD] = data.utterance.words;

const utterance = (length: number) => {
  return { ...data.utterance, words: new Array<unknown>(length).fill(WORD) };
};

export const transcriptMessage = { ...envelope, data: { ...data, utterance: utterance(10) } };

/** A job with every field and a number of utterances. */
function finished(schema: string, count: number) {
  const utterances = new Array(count).fill(utterance(12));
  const full_transcript = utterances.map(({ text }) => text).join(' ');
  const transcription = { full_transcript, languages: ['en', 'fr'], utterances };
  const job = largestValue(schema) as { result: object };
  return { ...job, result: { ...job.result, transcription } };
}

/** A finished pre-recorded job of about 840 KB. */
export const finishedJob = finished('PreRecordedJob', 961);

/** A page of 20 finished jobs of both kinds. */
export const jobPage = {
  ...JobPage.firstPage,
  items: Array.from({ length: 20 }, (_, i) => finished(i % 2 ? 'LiveJob' : 'PreRecordedJob', 15)),
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
