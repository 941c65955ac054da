import { expect, it } from 'vitest';
import { outlineOf, readProse } from '../../scripts/site/prose.ts';
import { LANGUAGES } from '../../scripts/site/samples.ts';
import { ROOT, theContract } from '../support/contract.ts';

const prose = readProse(ROOT);
const samples = [...prose.keys()].filter((path) => path.startsWith('samples/'));
const ids = theContract().operations.map(({ id }) => id);

it('every operation has a sample in each language: write those that are missing in docs/samples', () => {
  const wanted = ids.flatMap((id) => LANGUAGES.map(({ ending }) => `samples/${id}.${ending}`));
  expect(wanted).not.toEqual([]);
  expect(wanted.filter((path) => !samples.includes(path))).toEqual([]);
});

it('every other sample is in a guide', () => {
  const { home, guides } = outlineOf(prose);
  const shown = [home, ...guides].map((guide) => guide.prose).join('\n');
  const others = samples.filter((path) => !ids.some((id) => path.startsWith(`samples/${id}.`)));
  expect(others).not.toEqual([]);
  expect(others.filter((path) => !shown.includes(`{{file ${path}}}`))).toEqual([]);
});
