/** The published facts have each annotation of both documents. */
import { expect, it } from 'vitest';
import { DOCUMENTS } from '../../scripts/contract.ts';
import type { Facts } from '../../scripts/emit/facts.ts';
import { at, isJsonObject, visitValues } from '../../scripts/json.ts';
import { generatedModule, theBuilt } from '../support/contract.ts';

const { contract } = theBuilt();
const facts = await generatedModule<Facts>('facts');

/** The lists of facts about each annotation. */
const LISTS: Readonly<Record<string, readonly { document: string; pointer: string }[]>> = {
  'x-unspecified': facts.unspecified,
  'x-assumption': facts.assumptions,
  'x-maturity': facts.maturity,
  'x-replaces': [...facts.renames, ...facts.removals],
};

it.each(DOCUMENTS)('each annotation in %s is listed with its place', (document) => {
  const missing: string[] = [];
  visitValues(contract[document], (value, pointer) => {
    const isData = /\/(examples?|enum|const|(?<!\/responses\/)default|value)(\/|$)/.test(pointer);
    // A fact in both documents is listed at its place in the first.
    const isSecond = document === 'asyncapi' && at(contract.openapi, pointer) !== undefined;
    if (!isJsonObject(value) || isData || isSecond) return;
    const places = [pointer, pointer.replace(/\/schema$/, '')];
    const isHere = (one: { document: string; pointer: string }) =>
      one.document === document && places.includes(one.pointer);
    for (const [keyword, all] of Object.entries(LISTS))
      if (keyword in value && !all.some(isHere)) missing.push(`${pointer} ${keyword}`);
  });
  expect(missing).toEqual([]);
});
