/** Checks that each pattern runs in linear time on any text: validators run it on untrusted text. */
import { createRequire } from 'node:module';
import type { Contract } from '../contract.ts';
import type { Problem } from '../problem.ts';
import { type Found, findWritten } from './find.ts';

/** Finds patterns that are invalid or can backtrack; they must be refused before any value is tried. */
export function checkPatterns(contract: Contract): Problem[] {
  return findWritten(contract, function* ({ pattern }): Generator<Found> {
    const message = pattern === undefined ? undefined : problemWithPattern(pattern);
    if (message !== undefined) yield [message, '/pattern'];
  });
}

/** The greatest number in braces: recheck would search for ever in longer repetitions. */
const MOST = 1000;

/** What is wrong with a pattern; undefined if nothing is. */
export function problemWithPattern(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return `\`pattern\` is invalid: ${(error as Error).message}; correct it`;
  }
  if (/^\/.*\/\w*$/.test(pattern)) {
    return '`pattern` must not be between slashes, which would be part of it; remove them';
  }
  const counts = [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].flatMap(([, ...all]) => all);
  const most = Math.max(0, ...counts.map((count) => Number(count ?? 0)));
  if (most > MOST) {
    return `\`pattern\` must repeat nothing more than ${MOST} times, but has {${most}}; write \`maxLength\``;
  }
  if (judgePattern(pattern, 'u') === 'safe') return undefined;
  return '`pattern` can backtrack super-linearly; rewrite it so that no character matches in two ways';
}

/** One character or class, repeated, between anchors: linear, without asking recheck, which takes long to load. */
const PLAIN = /^\^(?:\w|\[[^\]\\]*\])(?:[*+?]|\{\d+(?:,\d*)?\})?\$$/;

/**
 * The search is random, and guesses if it runs out of time: with a seed and no clock, its verdict is repeatable. The
 * timeout of the whole, in milliseconds, is far longer than any pattern takes, even on a busy machine.
 */
const SEARCH = { randomSeed: 1, incubationTimeout: null, seedingTimeout: null, timeout: 120_000 };

/**
 * Whether a pattern takes linear time on any text.
 *
 * @returns `safe` if so; `vulnerable` if it backtracks super-linearly, `unknown` if that cannot be told
 */
export function judgePattern(source: string, flags: string): 'safe' | 'vulnerable' | 'unknown' {
  if (PLAIN.test(source)) return 'safe';
  // Its other backends start a process, which may die or start too late on a busy machine.
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  // Only now, since loading takes longer than most checks.
  const { checkSync } = createRequire(import.meta.url)('recheck') as typeof import('recheck');
  return checkSync(source, flags, SEARCH).status;
}
