/** Regular expressions in published code: none backtracks super-linearly. */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { judgePattern } from '../../scripts/check/patterns.ts';

interface Pattern {
  where: string;
  source: string;
  flags: string;
}

/** The methods of strings that turn a text into a pattern. */
const MAKE_PATTERNS = new Set(['match', 'matchAll', 'search']);

/** The regular expressions in a script, and the places of those made at run time, which cannot be checked. */
function patternsIn(text: string, name: string): { patterns: Pattern[]; dynamic: string[] } {
  const patterns: Pattern[] = [];
  const dynamic: string[] = [];
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  const where = (node: ts.Node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    return `${name}:${line + 1}`;
  };
  const walk = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      patterns.push({ where: where(node), source, flags });
    }
    if (ts.isNewExpression(node) && node.expression.getText(file) === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      const isLiteral =
        source && ts.isStringLiteral(source) && (!flags || ts.isStringLiteral(flags));
      if (isLiteral) {
        const text = flags && ts.isStringLiteral(flags) ? flags.text : '';
        patterns.push({ where: where(node), source: source.text, flags: text });
      } else {
        dynamic.push(where(node));
      }
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [first] = node.arguments;
      const isPattern = first !== undefined && ts.isRegularExpressionLiteral(first);
      if (MAKE_PATTERNS.has(node.expression.name.text) && !isPattern) dynamic.push(where(node));
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return { patterns, dynamic };
}

/** The patterns that `recheck` does not prove linear, without duplicates. */
function slowPatterns(patterns: Pattern[]): string[] {
  const each = new Map(patterns.map((one) => [`/${one.source}/${one.flags}`, one]));
  return [...each].flatMap(([pattern, { where, source, flags }]) => {
    const status = judgePattern(source, flags);
    return status === 'safe' ? [] : [`${where} ${pattern}: ${status}`];
  });
}

it('every pattern takes linear time', () => {
  const files = globSync('generated/**/*.js');
  const found = files.map((name) => patternsIn(readFileSync(name, 'utf8'), name));
  const patterns = found.flatMap((file) => file.patterns);
  expect(found.flatMap(({ dynamic }) => dynamic)).toEqual([]);
  expect(slowPatterns(patterns)).toEqual([]);
  expect(patterns).not.toEqual([]);
});

it('a pattern that backtracks is found beside a division', () => {
  const { patterns } = patternsIn('if (x / 2 > 1 || /(a+)+$/u.test(y)) z();', 'a.js');
  expect(slowPatterns(patterns)).toEqual(['a.js:1 /(a+)+$/u: vulnerable']);
});
