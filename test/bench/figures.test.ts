/** The figures in the guide. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../support/contract.ts';
import { withFigures } from './figures.ts';

it('npm run bench -- --write replaces the figures of the guide', () => {
  const guide = readFileSync(join(ROOT, 'docs/performance.md'), 'utf8');
  const written = withFigures(guide, 'New figures.');
  expect(written).toContain('-->\nNew figures.\n<!--');
  expect(written).not.toContain('| server message of another kind |');
});

it('npm run bench -- --write refuses a guide without the marks', () => {
  expect(() => withFigures('No marks.', 'New figures.')).toThrow('are missing');
});
