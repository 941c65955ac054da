/** Regular expressions in published code: none backtracks super-linearly. The build checks those of the contract. */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { judgePattern } from '../../scripts/check/patterns.ts';

/** The regular expressions of a script that `recheck` does not prove linear, and those made at run time. */
function slowIn(code: string): string[] {
  const slow: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
      if (judgePattern(source, flags) !== 'safe') slow.push(node.text);
    }
    if (ts.isIdentifier(node) && node.text === 'RegExp') slow.push('RegExp');
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile('a.js', code, ts.ScriptTarget.ES2022));
  return slow;
}

it.each(globSync('generated/runtime/*.js').sort())(
  'every pattern of %s takes linear time',
  (name) => {
    expect(slowIn(readFileSync(name, 'utf8'))).toEqual([]);
  },
);
