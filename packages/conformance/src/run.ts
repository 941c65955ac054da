/** A run: what is asked of a service, and what was wrong. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { oneLine } from 'speech-to-text-contract/parse';
import type { WebSocket } from 'ws';
import type { Receiver } from './receiver.ts';
import { at, type Body } from './values.ts';

/** The features that a service may lack. */
export const FEATURES = ['uploads', 'jobs', 'sessions', 'list', 'callbacks'];

/** The options of the command, whose help describes them. */
export interface RunOptions {
  url: string;
  key: string;
  patience?: number;
  receiverPort?: number;
  receiverUrl?: string;
  webhook?: boolean;
  /** Features, with commas between them. */
  without?: string;
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

export type Answer = ReturnType<typeof that>;
type Note = Answer & { sentence: string; repeat?: string };
/** Sentences of the interface, and the answers of a subject, such as a job, to each of them: none if it isn't about the subject. */
export type Relations<Subject> = Record<string, (subject: Subject) => Answer | Answer[]>;

/** What was sent to create a job or a session, and what is known of it. */
export interface Sent {
  kind: 'pre-recorded' | 'live';
  request: Body;
  /** The command that repeats it. */
  repeat: string;
  /** The time of the service, in milliseconds; not a number if it doesn't tell. */
  time: number;
  isSpoken: boolean;
  seconds?: number;
  channels?: number;
  fileId?: string | null | undefined;
  filename?: string;
  /** Where it is read, and the job when it has ended. */
  url?: string;
  job?: Body;
}

/** Ends what needs something that the service didn't do, which was recorded. */
export class Stopped extends Error {}

/** The longest text of a value, the most subjects that are named, and how many calls are made at a time. */
const [MAX_GOT, MAX_SUBJECTS, WIDTH] = [300, 5, 6];
export type Run = ReturnType<typeof createRun>;

/**
 * @param file WAV, 16,000 samples of 16 bits per second, one channel
 * @param receiver undefined if the service can't reach it
 */
export function createRun(options: RunOptions, file: Buffer, receiver?: Receiver) {
  const notes: Note[] = [];
  const mark: string = randomUUID();
  const note = (sentence: string, answer: Answer, repeat = '') =>
    void notes.push({ sentence, ...answer, repeat });
  return {
    options,
    file,
    receiver,
    notes,
    note,
    /** Records an answer, and ends if it doesn't hold. */
    demand(sentence: string, answer: Answer, repeat?: string): void {
      note(sentence, answer, repeat);
      if (!answer.holds) throw new Stopped(sentence);
    },
    ask<Subject>(relations: Relations<Subject>, subject: Subject, repeat?: string): void {
      for (const answer of answersTo(relations, subject)) note(answer.sentence, answer, repeat);
    },
    has: (feature: string) => !options.without?.split(',').includes(feature),
    /** A URL of the receiver, or one that leads to nothing. */
    urlAt: (path: string) => `${receiver?.url ?? 'https://receiver.invalid'}/${mark}/${path}`,
    /** How long to wait for an event, in milliseconds. */
    patience: (options.patience ?? 30) * 1000,
    /** When the last call had an answer other than 429. */
    answered: Date.now(),
    /** A value in the `custom_metadata` of jobs. */
    mark,
    /** The jobs that came, as JSON. */
    seen: new Set<string>(),
    /** The jobs of the run by their IDs. */
    sent: new Map<string, Sent>(),
    /** By the path of a call, the accepted body with the most fields. */
    accepted: new Map<string, Body>(),
    /** The connections of sessions, which the end of the run closes. */
    sockets: [] as WebSocket[],
  };
}

/** Whether a sentence holds of a subject, such as `result.metadata`; undefined if the interface leaves that open. Mistakes with the same words are told as one. */
export const that = (subject: string, holds?: boolean, got?: unknown, words = 'is wrong') => ({
  subject,
  holds,
  got,
  words,
});

/** What each relation answers about a subject. */
export const answersTo = <Subject>(relations: Relations<Subject>, subject: Subject): Note[] =>
  Object.entries(relations).flatMap(([sentence, answersOf]) =>
    [answersOf(subject)].flat().map((answer) => ({ ...answer, sentence })),
  );

/** Null is the same as a missing value. */
export const equal = (subject: string, got: unknown = null, expected: unknown = null): Answer =>
  isDeepStrictEqual(got, expected) ? that(subject, true) : difference(subject, got, expected);

/** The first values that differ in two objects or lists, or both values. */
function difference(subject: string, got: unknown, expected: unknown): Answer {
  const areObjects = [got, expected].every((value) => Object(value) === value);
  const names = areObjects ? Object.keys({ ...Object(expected), ...Object(got) }) : [];
  const name = names.find((name) => !isDeepStrictEqual(at(got, name), at(expected, name)));
  if (name === undefined) return that(subject, false, { got, expected });
  return difference(`${subject}.${name}`, at(got, name), at(expected, name));
}

/** A condition of each item. */
export const all = <Item>(subject: string, items: Item[], holds: (item: Item) => boolean) =>
  items.map((item) => that(subject, holds(item), item));

/** Does something with each item, with some at a time. What is stopped for one isn't for others. */
export async function inParallel<Item>(items: readonly Item[], action: (item: Item) => unknown) {
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) {
      try {
        await action(item);
      } catch (error) {
        if (!(error instanceof Stopped)) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, work));
}

/** What was found about a sentence: a verdict, or one for all mistakes with the same words. */
export function verdictsOf(notes: Note[], sentence: string, reason: string): Verdict[] {
  const asked = notes.filter((note) => note.sentence === sentence);
  const mistakes = asked.filter(({ holds }) => holds === false);
  const open = asked.find(({ holds }) => holds === undefined);
  if (asked.every(({ holds }) => holds === undefined))
    return [{ sentence, outcome: 'skipped', message: open?.words ?? reason }];
  const times = asked.length === 1 ? 'once' : `${asked.length} times`;
  const message = `asked ${times}${open ? `; ${open.subject} ${open.words}` : ''}`;
  if (mistakes.length === 0) return [{ sentence, outcome: 'passed', message }];
  return [...new Set(mistakes.map(({ words }) => words))].map((words) => {
    const alike = mistakes.filter((mistake) => mistake.words === words);
    const subjects = [...new Set(alike.map(({ subject }) => subject))];
    const more =
      subjects.length > MAX_SUBJECTS ? `, and ${subjects.length - MAX_SUBJECTS} more` : '';
    const message = `${subjects.slice(0, MAX_SUBJECTS).join(', ')}${more} ${words}`;
    const [first] = alike;
    return { sentence, outcome: 'failed', message, got: shown(first?.got), repeat: first?.repeat };
  });
}

/** A value in JSON, shortened, in which invisible characters are escaped. */
function shown(value: unknown): string {
  const escaped = (character: string) => `\\u{${character.codePointAt(0)?.toString(16)}}`;
  const json = JSON.stringify(value) ?? 'nothing';
  const text = json.replaceAll(/[^ \p{L}\p{N}\p{P}\p{S}]/gu, escaped);
  return text.length > MAX_GOT ? `${text.slice(0, MAX_GOT)}…` : text;
}

/** A verdict on one line, without anything that a terminal obeys. */
export function rowOf({ sentence, outcome, message, got, repeat }: Verdict): string {
  const details = outcome === 'failed' ? `. Got: ${got}${repeat && `. Repeat: ${repeat}`}` : '';
  return oneLine(`${outcome.padEnd(8)} ${sentence}: ${message}${details}`);
}
