/** No regular expression in published code backtracks super-linearly. The build checks those of schemas. */
import { checkSync } from 'recheck';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readFiles } from '../../scripts/base/files.ts';
import { ROOT } from '../support/generated.ts';

// The other backends of recheck start a process, which may die or start too late on a busy machine.
process.env.RECHECK_SYNC_BACKEND = 'pure';

/** The search is random, and guesses if it runs out of time: with a seed and no clock, its verdict is repeatable. */
const SEARCH = { randomSeed: 1, incubationTimeout: null, seedingTimeout: null, timeout: 120_000 };

/** The regular expressions of a script, as literals. */
function patternsIn(code: string): string[] {
  const patterns: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) patterns.push(node.text);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile('a.ts', code, ts.ScriptTarget.ES2022));
  return patterns;
}

it.each(['generated/runtime/*.js', 'packages/*/src/**/*.{ts,js}'])(
  'every pattern in %s is linear',
  (files) => {
    const patterns = [...readFiles(ROOT, files, patternsIn).values()].flat();
    expect(patterns).not.toEqual([]);
    const slow = patterns.filter((literal) => {
      const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? [];
      return checkSync(source, flags, SEARCH).status !== 'safe';
    });
    expect(slow).toEqual([]);
  },
);
