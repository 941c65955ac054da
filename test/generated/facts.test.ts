/** The published facts have each annotation of both documents. */
import { expect, it } from 'vitest';
import { DOCUMENTS } from '../../scripts/contract.ts';
import type { Facts } from '../../scripts/emit/facts.ts';
import { generatedModule, theBuilt } from '../support/contract.ts';
import { partsIn } from '../support/edit.ts';

const { contract } = theBuilt();
const facts = await generatedModule<Facts>('facts');

/** What the facts list for each annotation, as text. */
const LISTED = Object.entries({
  'x-unspecified': facts.unspecified,
  'x-assumption': facts.assumptions,
  'x-maturity': facts.maturity,
  'x-replaces': [facts.renames, facts.removals],
}).map(([keyword, listed]) => [keyword, JSON.stringify(listed)] as const);

it.each(DOCUMENTS)('the facts list each annotation in %s', (document) => {
  const parts = partsIn(contract[document]);
  const missing = LISTED.flatMap(([keyword, listed]) =>
    parts
      .filter(({ path }) => path.at(-1) === keyword)
      .flatMap(({ value }) => [value].flat())
      .map((one) => Object(one).name ?? Object(one).removed ?? one)
      .filter((one) => !listed.includes(JSON.stringify(one)))
      .map((one) => `${keyword}: ${one}`),
  );
  expect(missing).toEqual([]);
  expect(parts.some(({ path }) => path.at(-1) === 'x-unspecified')).toBe(true);
});
