/** No regular expression in published code and samples backtracks super-linearly. The build checks those of schemas. */
import { readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { expect, it } from 'vitest';

// The other backends of recheck start a process, which may die or start too late on a busy machine.
process.env.RECHECK_SYNC_BACKEND = 'pure';

/** The search is random, and guesses if it runs out of time: with a seed and no clock, its verdict is repeatable. */
const SEARCH = { randomSeed: 1, incubationTimeout: null, seedingTimeout: null, timeout: 120_000 };

/** The regular expressions of a script, as literals. */
function patternsIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const patterns: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) patterns.push(node.text);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile('a.ts', code, ts.ScriptTarget.ES2022));
  return patterns;
}

const scripts = globSync(['generated/runtime/*.js', 'docs/{samples,recipes}/*.{ts,js}']).sort();

it.each(scripts)('every pattern of %s is linear', (file) => {
  const slow = patternsIn(file).filter((literal) => {
    const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? [];
    return checkSync(source, flags, SEARCH).status !== 'safe';
  });
  expect(slow).toEqual([]);
});
