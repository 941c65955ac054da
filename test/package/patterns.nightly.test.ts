/** No regular expression in published code backtracks super-linearly. The build checks those of schemas. */
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readFiles } from '../../scripts/base/files.ts';
import { isLinear } from '../../scripts/check/patterns.ts';
import { ROOT } from '../support/generated.ts';

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
      return !isLinear(source, flags, 120_000);
    });
    expect(slow).toEqual([]);
  },
);
