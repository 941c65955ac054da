/** Regular expressions in published code and samples: none backtracks super-linearly. The build checks patterns of the contract. */
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
 * Its search is random and guesses if it runs out of time: with a seed and no clock, its verdict is repeatable. The
 * timeout of the whole, in milliseconds, is far longer than any pattern takes.
 */
const SEARCH = { randomSeed: 1, incubationTimeout: null, seedingTimeout: null, timeout: 120_000 };

/** The patterns that this version of recheck has proved linear on this machine, because a proof takes long and stays true. */
const { version } = createRequire(import.meta.url)('recheck/package.json');
const PROVED = `.build/linear-${version}.json`;
const proved = new Set<string>(existsSync(PROVED) ? JSON.parse(readFileSync(PROVED, 'utf8')) : []);
afterAll(() => {
  mkdirSync('.build', { recursive: true });
  writeFileSync(PROVED, JSON.stringify([...proved]));
});

function isLinear(literal: string): boolean {
  const [, source, flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? [];
  if (source === undefined) return false;
  if (proved.has(literal)) return true;
  if (checkSync(source, flags, SEARCH).status !== 'safe') return false;
  proved.add(literal);
  return true;
}

/** The regular expressions of a script, and `RegExp` for each expression that is made at run time. */
function patternsIn(code: string): string[] {
  const found: string[] = [];
  const walk = (node: typescript.Node): void => {
    const isMade = ts.isIdentifier(node) && node.text === 'RegExp';
    if (isMade || ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile('a.ts', code, ts.ScriptTarget.ES2022));
  return found;
}

it.each(globSync('generated/runtime/*.js').sort())('every pattern of %s is linear', (name) => {
  // Expressions from run time come from the contract.
  const patterns = patternsIn(readFileSync(name, 'utf8')).filter((one) => one !== 'RegExp');
  expect(patterns.filter((one) => !isLinear(one))).toEqual([]);
});

/** The regular expressions of a Python script, in which a name in braces stands for a text in the same script. */
function pythonPatternsIn(code: string): string[] {
  const texts = new Map(
    Array.from(code.matchAll(/^(\w+) = r?"(.*)"$/gm), ([, name = '', text = '']) => [name, text]),
  );
  const calls = code.matchAll(/\bre\.\w+\(r?[bf]?"((?:[^"\\]|\\.)*)"/g);
  return Array.from(calls, ([, text = '']) => {
    const whole = text.replaceAll(/\{(\w+)\}/g, (braced, name) => texts.get(name) ?? braced);
    return `/^(?:${whole})$/`;
  });
}

it('every pattern of the samples and recipes is linear', () => {
  const patterns = globSync('docs/{samples,recipes}/*.{ts,js,py}').flatMap((name) => {
    const code = readFileSync(name, 'utf8');
    return name.endsWith('.py') ? pythonPatternsIn(code) : patternsIn(code);
  });
  expect(patterns).not.toEqual([]);
  // Expressions from run time come from the paths of the operations.
  expect(patterns.filter((one) => one !== 'RegExp' && !isLinear(one))).toEqual([]);
});
