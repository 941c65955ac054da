/** Regular expressions in published code: none backtracks super-linearly. The build checks those of the contract. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { checkSync } from 'recheck';
import { globSync } from 'tinyglobby';
import type typescript from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { ts } from '../../scripts/emit/shared/typescript.ts';

// The other backends of recheck start a process, which may die or start too late on a busy machine.
process.env.RECHECK_SYNC_BACKEND = 'pure';

/**
 * Its search is random, and guesses if it runs out of time: with a seed and no clock, its verdict is repeatable. The
 * timeout of the whole, in milliseconds, is far longer than any pattern takes.
 */
const SEARCH = { randomSeed: 1, incubationTimeout: null, seedingTimeout: null, timeout: 120_000 };

/** The patterns that this version of recheck has proved linear on this machine: a proof takes long, and stays true. */
const { version } = createRequire(import.meta.url)('recheck/package.json');
const PROVED = `.build/linear-${version}.json`;
const proved = new Set<string>(existsSync(PROVED) ? JSON.parse(readFileSync(PROVED, 'utf8')) : []);
afterAll(() => {
  mkdirSync('.build', { recursive: true });
  writeFileSync(PROVED, JSON.stringify([...proved]));
});

function isLinear(literal: string): boolean {
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? [];
  if (proved.has(literal)) return true;
  if (checkSync(source, flags, SEARCH).status !== 'safe') return false;
  proved.add(literal);
  return true;
}

/** The regular expressions of a script that `recheck` does not prove linear, and those made at run time. */
function slowIn(code: string): string[] {
  const slow: string[] = [];
  const walk = (node: typescript.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      if (!isLinear(node.text)) slow.push(node.text);
    }
    if (ts.isIdentifier(node) && node.text === 'RegExp') slow.push('RegExp');
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile('a.js', code, ts.ScriptTarget.ES2022));
  return slow;
}

it.each(globSync('generated/runtime/*.js').sort())('every pattern of %s is linear', (name) => {
  expect(slowIn(readFileSync(name, 'utf8'))).toEqual([]);
});
