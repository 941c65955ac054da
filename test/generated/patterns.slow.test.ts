/** Regular expressions in published code: none backtracks super-linearly. The build checks those of the contract. */
import { readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { globSync } from 'tinyglobby';
import type typescript from 'typescript';
import { expect, it } from 'vitest';
import { ts } from '../../scripts/emit/shared/typescript.ts';

// The other backends of recheck start a process, which may die or start too late on a busy machine.
process.env.RECHECK_SYNC_BACKEND = 'pure';

/**
 * Its search is random, and guesses if it runs out of time: with a seed and no clock, its verdict is repeatable. The
 * timeout of the whole, in milliseconds, is far longer than any pattern takes.
 */
const SEARCH = { randomSeed: 1, incubationTimeout: null, seedingTimeout: null, timeout: 120_000 };

/** The regular expressions of a script that `recheck` does not prove linear, and those made at run time. */
function slowIn(code: string): string[] {
  const slow: string[] = [];
  const walk = (node: typescript.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
      if (checkSync(source, flags, SEARCH).status !== 'safe') slow.push(node.text);
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
