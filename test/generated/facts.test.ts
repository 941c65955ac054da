/** The published facts have each annotation of both documents. */
import { expect, it } from 'vitest';
import { DOCUMENTS } from '../../scripts/contract.ts';
import type { Facts } from '../../scripts/emit/facts.ts';
import { isJsonObject, visitValues } from '../../scripts/json.ts';
import { generatedModule, theBuilt } from '../support/contract.ts';

const { contract } = theBuilt();
const facts = await generatedModule<Facts>('facts');

/** The sentences or names of each annotation that the facts list. */
const LISTED: Readonly<Record<string, ReadonlySet<unknown>>> = {
  'x-unspecified': new Set(facts.unspecified.flatMap(({ sentences }) => sentences)),
  'x-assumption': new Set(facts.assumptions.flatMap(({ sentences }) => sentences)),
  'x-maturity': new Set(facts.maturity.map(({ maturity }) => maturity)),
  'x-replaces': new Set([...facts.renames, ...facts.removals].map(({ name }) => name)),
};

it.each(DOCUMENTS)('the facts list each annotation in %s', (document) => {
  const missing: string[] = [];
  visitValues(contract[document], (value, pointer) => {
    if (!isJsonObject(value)) return;
    for (const [keyword, listed] of Object.entries(LISTED)) {
      for (const one of [value[keyword] ?? []].flat()) {
        const name = isJsonObject(one) ? (one.name ?? one.removed) : one;
        if (!listed.has(name)) missing.push(`${pointer} ${keyword}`);
      }
    }
  });
  expect(missing).toEqual([]);
});
