/** How judgements of the same change are collected, and which of them are reported. */
import { expect, it } from 'vitest';
import { type Candidates, Differences } from '../src/verdict.ts';

const USES = { sent: ['send'], received: ['receive'] };
const FIELD = '/components/schemas/File/properties/size';

/** The verdicts of candidates at places, in the order of the report. */
function verdictsOf(...judged: [pointer: string, what: string, candidates: Candidates][]) {
  const differences = new Differences();
  for (const [pointer, what, candidates] of judged) {
    differences.add({ document: 'openapi', pointer, what }, candidates, USES);
  }
  return differences.list().map(({ verdict, what }) => `${what}: ${verdict}`);
}

it('a break of all receivers implies one of strict receivers, and any grave verdict a mild one', () => {
  const strict: Candidates = { 'strict-receivers': 'tolerant readers accept it' };
  const all: Candidates = { 'breaks-receivers': 'it arrives' };
  const senders: Candidates = { 'breaks-senders': 'it is refused' };
  expect(verdictsOf([FIELD, 'value', strict], [FIELD, 'value', all])).toEqual([
    'value: breaks-receivers',
  ]);
  expect(verdictsOf([FIELD, 'value', strict], [FIELD, 'value', senders])).toEqual([
    'value: breaks-senders',
    'value: strict-receivers',
  ]);
  expect(verdictsOf([FIELD, 'value', {}], [FIELD, 'value', strict])).toEqual([
    'value: strict-receivers',
  ]);
  expect(verdictsOf([FIELD, 'value', strict], [FIELD, 'format', all])).toEqual([
    'format: breaks-receivers',
    'value: strict-receivers',
  ]);
});

it('a place is not mistaken for one whose name begins with it', () => {
  const differences = new Differences();
  const change = { document: 'openapi', pointer: `${FIELD} x`, what: 'field-removed' } as const;
  differences.add(change, { 'breaks-receivers': 'it is gone' }, USES);
  expect(differences.hasAt('openapi', FIELD)).toBe(false);
  expect(differences.hasBelow('openapi', FIELD)).toBe(false);
  expect(differences.hasAt('openapi', `${FIELD} x`)).toBe(true);
  expect(differences.hasBelow('openapi', FIELD.replace(/\/size$/, ''))).toBe(true);
});
