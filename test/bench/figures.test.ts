/** The figures in the guide and in the README. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../support/contract.ts';
import { markedFigures, quoteFigures, table, withFigures } from './figures.ts';

it('the quotation has the best and the worst case, whatever their columns', () => {
  const head = ['What', '÷ JSON.parse', 'Ajv', 'zod', 'fresh'];
  const rows = [
    ['small', '**0.21** (≤ 0.2)', '1.40', '90.1', '0.55'],
    ['large', '0.026 (≤ 0.07)', '7.30', '', '11.0'],
    ['odd', '', '3.10', '', '3.00'],
  ];
  const sizes = table(['Minified', 'KB', 'at most'], [['all validators', '18.5', '20.0']]);
  const all = `${table(head, rows)}\n${sizes}\nAll validators take 9.0 ms to import.`;
  const text = quoteFigures(all).replaceAll(/\n +/g, ' ');
  expect(text).toContain('takes 0.026 (large) to 0.21 (small) times as long');
  expect(text).toContain(
    'is 0.55 (small, in a fresh process) to 11.0 (large, in a fresh process) times as fast',
  );
  expect(text).toContain('are 18.5 KB (minified, gzip), and take 9.0 ms to import');
});

it('the README quotes the figures of the guide: npm run bench -- --write writes both', () => {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const figures = markedFigures(read('docs/performance.md')) ?? '';
  expect(markedFigures(read('README.md'))).toBe(quoteFigures(figures));
  expect(markedFigures(withFigures(read('README.md'), 'None.'))).toBe('None.');
});
