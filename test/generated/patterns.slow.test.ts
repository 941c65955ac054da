/** Regular expressions in published code: none backtracks super-linearly. */
import { readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** The regular expressions in a script, with their flags, and what makes others at run time. */
function patternsIn(text: string): { patterns: [source: string, flags: string][]; made: string[] } {
  const patterns: [string, string][] = [];
  const made: string[] = [];
  const file = ts.createSourceFile('a.js', text, ts.ScriptTarget.ES2022, true);
  const walk = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      patterns.push([node.text.slice(1, end), node.text.slice(end + 1)]);
    }
    const isMaker = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isMaker && /\bRegExp$/.test(node.expression.getText(file))) made.push(node.getText(file));
    ts.forEachChild(node, walk);
  };
  walk(file);
  return { patterns, made };
}

// The other backends of recheck start a process, which may die or start too late on a busy machine.
process.env.RECHECK_SYNC_BACKEND = 'pure';

/**
 * Its search is random, and guesses if it runs out of time: with a seed and no clock, its verdict is repeatable. The
 * timeout of the whole, in milliseconds, is far longer than any pattern takes.
 */
const SEARCH = { randomSeed: 1, incubationTimeout: null, seedingTimeout: null, timeout: 120_000 };

/** The patterns that `recheck` does not prove linear. */
function slowIn(text: string): string[] {
  const { patterns } = patternsIn(text);
  return patterns.flatMap(([source, flags]) => {
    const { status } = checkSync(source, flags, SEARCH);
    return status === 'safe' ? [] : [`/${source}/${flags}: ${status}`];
  });
}

it.each(globSync('generated/runtime/*.js').sort())(
  'every pattern of %s takes linear time',
  (name) => {
    const text = readFileSync(name, 'utf8');
    expect(patternsIn(text).made).toEqual([]);
    expect(slowIn(text)).toEqual([]);
  },
);

it('a pattern that backtracks is found beside a division', () => {
  const code = 'if (x / 2 > 1 || /(a+)+$/u.test(y)) z();';
  expect(slowIn(code)).toEqual(['/(a+)+$/u: vulnerable']);
});
