/** Checks of patterns, before any value is tried with them. */
import { checkSync } from 'recheck';
import type { Problem } from '../base/problem.ts';
import type { Sources } from '../base/references.ts';
import { isExample } from '../load/texts.ts';
import { visitObjects } from '../model/visit.ts';

// The other backends of recheck start a process, which may die or start too late on a busy machine.
process.env.RECHECK_SYNC_BACKEND = 'pure';

/** Whether every text is matched in linear time, as far as it is known after some milliseconds. */
export function isLinear(pattern: string, flags: string, timeout: number): boolean {
  // The search is random, and guesses if it runs out of time: with a seed and no clock, its verdict is repeatable.
  const search = { randomSeed: 1, incubationTimeout: null, seedingTimeout: null, timeout };
  return checkSync(pattern, flags, search).status === 'safe';
}

/** Patterns that are no regular expressions, or that some texts take very long to match. */
export function checkPatterns(sources: Sources): Problem[] {
  const problems: Problem[] = [];
  for (const [file, content] of sources)
    visitObjects(isExample(file) ? null : content, ({ pattern }, pointer) => {
      const fault = typeof pattern === 'string' ? faultOf(pattern) : undefined;
      const message = `the pattern ${pattern} ${fault}`;
      if (fault) problems.push({ file, pointer: `${pointer}/pattern`, message });
    });
  return problems;
}

function faultOf(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
    return isLinear(pattern, 'u', 20_000) ? undefined : SLOW;
  } catch {
    return INVALID;
  }
}

const INVALID =
  'is not a regular expression with the flag u; remove backslashes before characters without a meaning, or fix it';
const SLOW =
  'takes very long with some texts; let each text match in only one way, such as `^a+$` for `^(a+)+$`';
