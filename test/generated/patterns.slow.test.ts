/** Regular expressions in published code: none backtracks super-linearly. The build checks those of the contract. */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import type typescript from 'typescript';
import { expect, it } from 'vitest';
import { judgePattern } from '../../scripts/check/patterns.ts';
import { ts } from '../../scripts/emit/parts/typescript.ts';

/** The regular expressions in a script, with their flags, and what makes others at run time. */
function patternsIn(text: string): { patterns: [source: string, flags: string][]; made: string[] } {
  const patterns: [string, string][] = [];
  const made: string[] = [];
  const file = ts.createSourceFile('a.js', text, ts.ScriptTarget.ES2022, true);
  const walk = (node: typescript.Node): void => {
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

/** The patterns that `recheck` does not prove linear. */
function slowIn(text: string): string[] {
  const { patterns } = patternsIn(text);
  return patterns.flatMap(([source, flags]) => {
    const status = judgePattern(source, flags);
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
