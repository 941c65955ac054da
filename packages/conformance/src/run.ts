/** A run: what is asked of a service, and what was wrong. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { oneLine } from 'speech-to-text-contract/parse';
import type { WebSocket } from 'ws';
import type { Receiver } from './receiver.ts';

/** The parts that a service may lack. */
export const PARTS = ['uploads', 'jobs', 'sessions', 'list', 'callbacks'];

/** The options of the command, whose help describes them. */
export interface RunOptions {
  url: string;
  key: string;
  patience?: number;
  receiverPort?: number;
  receiverUrl?: string;
  webhook?: boolean;
  without?: string[];
  onPhase?: (name: string) => void;
  /** Only these phases, for tests. */
  phases?: string[];
}

/** What the run found about a sentence, which the service has to fulfill. */
export interface Verdict {
  sentence: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** How often it was asked, where it is wrong, or why it was skipped. */
  message: string;
  /** The wrong value, shortened, and the command that repeats it. */
  got?: string;
  repeat?: string;
}

/** Whether a sentence holds at a place. Mistakes with the same words are told as one. */
export interface Answer {
  place: string;
  holds: boolean;
  got: unknown;
  words: string;
}
export const that = (place: string, holds: boolean, got?: unknown, words = 'is wrong'): Answer => ({
  place,
  holds,
  got,
  words,
});

/** Sentences of the interface, and the answers of a subject, such as a job, to each of them. */
export type Relations<Subject> = Record<string, (subject: Subject) => Answer | Answer[]>;

/** What was sent to create a job or a session, and what is known of it. */
export interface Sent {
  kind: 'pre-recorded' | 'live';
  request: Record<string, unknown>;
  /** The path of its notifications at the receiver. */
  path: string;
  /** The time of the service, in milliseconds, and by how much it may be wrong. */
  at: number;
  slack: number;
  isSpoken: boolean;
  seconds?: number;
  channels?: number;
  fileId?: string;
  filename?: string;
  /** Where it is read, and the job when it had ended. */
  url?: string;
  job?: Record<string, unknown>;
}

/** Ends what needs something that the service didn't do, which was recorded. */
export class Stopped extends Error {}

/** The longest text of a value, and the most places that are named. */
const [MAX_GOT, MAX_PLACES] = [300, 5];
export type Run = ReturnType<typeof createRun>;

/**
 * @param file WAV, 16,000 samples of 16 bits per second, one channel
 * @param receiver undefined if the service can't reach it
 */
export function createRun(options: RunOptions, file: Buffer, receiver?: Receiver) {
  const asked = new Map<string, { count: number; mistakes: (Answer & { repeat: string })[] }>();
  const skips = new Map<string, string>();
  /** Records an answer. Returns whether it holds. */
  function note(sentence: string, answer: Answer, repeat = ''): boolean {
    const tally = asked.get(sentence) ?? { count: 0, mistakes: [] };
    asked.set(sentence, tally);
    tally.count += 1;
    if (!answer.holds) tally.mistakes.push({ ...answer, repeat });
    return answer.holds;
  }
  return {
    options,
    file,
    receiver,
    asked,
    skips,
    note,
    /** Records an answer, and ends if it doesn't hold. */
    demand(sentence: string, answer: Answer, repeat?: string): void {
      if (!note(sentence, answer, repeat)) throw new Stopped(sentence);
    },
    ask<Subject>(relations: Relations<Subject>, subject: Subject, repeat?: string): void {
      for (const [sentence, ask] of Object.entries(relations))
        for (const answer of [ask(subject)].flat()) note(sentence, answer, repeat);
    },
    has: (part: string) => !options.without?.includes(part),
    /** How long to wait for an event, in milliseconds. */
    patience: (options.patience ?? 30) * 1000,
    /** A value in the `custom_metadata` of jobs. */
    mark: randomUUID() as string,
    /** The jobs that came, as JSON. */
    seen: new Set<string>(),
    /** The jobs of the run by their IDs. */
    sent: new Map<string, Sent>(),
    /** The URLs of its sessions. */
    urls: new Set<string>(),
    /** The connections of sessions, which the end of the run closes. */
    sockets: [] as WebSocket[],
    /** Until when requests wait, because the service limits their rate, and when it last answered otherwise. */
    limit: { until: 0, answered: Date.now() },
  };
}

/** Whether two values are the same in JSON, where numbers may have 32 bits. */
export function isSame(value: unknown, expected: unknown): boolean {
  const round = (_: string, part: unknown) => (typeof part === 'number' ? Math.fround(part) : part);
  const [one, other] = [value, expected].map((part) => JSON.stringify(part, round) ?? 'null');
  return isDeepStrictEqual(JSON.parse(one ?? ''), JSON.parse(other ?? ''));
}

/** A condition of each item. */
export const all = <Item>(place: string, items: Item[], holds: (item: Item) => boolean): Answer[] =>
  items.map((item) => that(place, holds(item), item));

/** Each item comes once. */
export const allOnce = (place: string, items: unknown[]): Answer[] =>
  all(place, items, (item) => items.indexOf(item) === items.lastIndexOf(item));

export const equal = (place: string, got: unknown, expected: unknown): Answer =>
  that(place, isSame(got, expected), { got: got ?? null, expected });

/** What is stopped was recorded. */
export function ignoreStopped(error: unknown): undefined {
  if (!(error instanceof Stopped)) throw error;
}

/** Does something with each item, with some at a time. What is stopped for one isn't for others. */
export async function inParallel<Item>(
  items: readonly Item[],
  action: (item: Item) => unknown,
  width = 4,
) {
  const waiting = [...items];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await Promise.resolve(next).then(action).catch(ignoreStopped);
  };
  await Promise.all(Array.from({ length: width }, work));
}

/** What was found about a sentence: a verdict, or one for each kind of mistake. */
export function verdictsOf({ asked, skips }: Run, sentence: string, reason: string): Verdict[] {
  const { count, mistakes } = asked.get(sentence) ?? { count: 0, mistakes: [] };
  const skip = skips.get(sentence) ?? (count === 0 ? reason : undefined);
  const failed = [...new Set(mistakes.map(({ words }) => words))].map((words): Verdict => {
    const alike = mistakes.filter((mistake) => mistake.words === words);
    const places = [...new Set(alike.map(({ place }) => place))];
    const more = places.length > MAX_PLACES ? `, and ${places.length - MAX_PLACES} more` : '';
    const message = `${places.slice(0, MAX_PLACES).join(', ')}${more} ${words}`;
    return {
      sentence,
      outcome: 'failed',
      message,
      got: shown(alike[0]?.got),
      repeat: alike[0]?.repeat ?? '',
    };
  });
  if (skip !== undefined) return [...failed, { sentence, outcome: 'skipped', message: skip }];
  return failed.length > 0
    ? failed
    : [{ sentence, outcome: 'passed', message: `asked ${count} times` }];
}

/** A value in JSON, shortened, in which invisible characters are escaped. */
function shown(value: unknown): string {
  const text = (JSON.stringify(value) ?? 'nothing').replaceAll(
    /[^ \p{L}\p{N}\p{P}\p{S}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
  return text.length > MAX_GOT ? `${text.slice(0, MAX_GOT)}…` : text;
}

/** A verdict on one line, without anything that a terminal obeys. */
export function rowOf({ sentence, outcome, message, got, repeat }: Verdict): string {
  const details = outcome === 'failed' ? `. Got: ${got}${repeat && `. Repeat: ${repeat}`}` : '';
  return oneLine(`${outcome.padEnd(8)} ${sentence}: ${message}${details}`);
}
