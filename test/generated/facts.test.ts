/** The published facts have each annotation of both documents. */
import { expect, it } from 'vitest';
import { DOCUMENTS } from '../../scripts/contract.ts';
import type { Facts } from '../../scripts/emit/facts.ts';
import { generatedModule, theBuilt } from '../support/contract.ts';
import { partsIn } from '../support/edit.ts';

const { contract } = theBuilt();
const listed = JSON.stringify(await generatedModule<Facts>('facts'));

it.each(DOCUMENTS)('the facts list each annotation in %s', (document) => {
  const annotations = partsIn(contract[document]).filter(({ path }) =>
    /^x-(unspecified|assumption|maturity|replaces)$/.test(`${path.at(-1)}`),
  );
  const sentences = annotations.flatMap(({ value }) =>
    [value].flat().map((one) => Object(one).name ?? Object(one).removed ?? one),
  );
  expect(sentences.filter((one) => !listed.includes(JSON.stringify(one)))).toEqual([]);
  expect(sentences).not.toEqual([]);
});
