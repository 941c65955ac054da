import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueRows, readCatalogue } from '../../../scripts/compare/catalogue.ts';
import { compare } from '../../../scripts/compare/compare.ts';
import type { Release } from '../../../scripts/compare/release.ts';
import { usesOf } from '../../../scripts/compare/uses.ts';
import {
  BREAKING,
  type Difference,
  VERDICTS,
  type Verdict,
} from '../../../scripts/compare/verdict.ts';
import type { Json } from '../../../scripts/model/json.ts';
import { valid } from '../../support/arbitrary.ts';
import { ajvOf } from './ajv.ts';
import { BASE, edited, releaseOf } from './edits.ts';

const CATALOGUE = readCatalogue();
const base = releaseOf(BASE);
const accepts = ajvOf(BASE);

/** The grave verdicts among `differences`, each once; where none is grave, the gravest. */
function outcomeOf(differences: readonly Difference[]): Verdict[] {
  const found = new Set(differences.map(({ verdict }) => verdict));
  const present = VERDICTS.filter((verdict) => found.has(verdict));
  const grave = present.filter((verdict) => BREAKING.has(verdict) || verdict === 'unjudged');
  return grave.length > 0 ? grave : present.slice(0, 1);
}

describe('the catalogue', () => {
  it('starts from bundles that do not differ from themselves', () => {
    expect(compare(base, releaseOf(structuredClone(BASE))).differences).toEqual([]);
  });

  it.each(CATALOGUE.map((entry) => [`${entry.area}: ${entry.change}`, entry] as const))(
    '%s',
    (_, { edit, verdicts }) => {
      const after = edited(BASE, edit);
      const { differences, passes } = compare(base, releaseOf(after));
      expect(outcomeOf(differences), JSON.stringify(differences, null, 1)).toEqual(verdicts);
      expect(passes).toBe(!verdicts.some((one) => BREAKING.has(one) || one === 'unjudged'));
      for (const { pointer, whom, verdict, witness, unproved } of differences) {
        expect(pointer).toMatch(/^\//);
        expect(whom).not.toBe('');
        if (BREAKING.has(verdict)) expect(witness === undefined).toBe(unproved !== undefined);
        expect(unproved).not.toBe('no whole value was found that shows it');
        if (!witness) continue;
        // Another engine says so too.
        const [before = '', next = before] = witness.schema.split(' → ');
        expect(accepts(before, witness.value)).toBe(witness.acceptedBy === 'base');
        expect(ajvOf(after)(next, witness.value)).toBe(witness.acceptedBy === 'revision');
      }
    },
  );

  it('has each change once, and changes of every verdict', () => {
    const names = new Set(CATALOGUE.map(({ area, change }) => `${area}: ${change}`));
    expect(names.size).toBe(CATALOGUE.length);
    const verdicts = new Set(CATALOGUE.flatMap(({ verdicts }) => verdicts));
    expect(verdicts.size).toBe(7);
    expect(catalogueRows(CATALOGUE).every(({ whom }) => whom !== '')).toBe(true);
  });
});

describe('what is judged compatible', () => {
  const VALUES = 10_000;
  // All changes that break nobody, made together; of two changes of one field the first.
  const taken = new Set<string>();
  const together = CATALOGUE.reduce((before, { area, edit, verdicts }) => {
    const mild = verdicts.every((one) => one === 'compatible' || one === 'documentation');
    const texts = edit
      .flatMap((step) => Object.values(step))
      .filter((one) => typeof one === 'string');
    const fields = texts.map((text) => text.split('/').slice(0, 3).join('/'));
    // What an opaque field holds is not promised to survive; another form is not a change.
    const other = area === 'Form';
    if (!mild || other || fields.some((one) => taken.has(one))) return before;
    for (const field of fields) taken.add(field);
    return edited(before, edit);
  }, BASE);
  const revision = releaseOf(together);
  const uses = usesOf(base);
  const changed = [...base.names].filter((name) => {
    const [old, next] = [base, revision].map(({ schemas }) => JSON.stringify(schemas.get(name)));
    return old !== next && revision.names.has(name);
  });

  it('is compatible when it is made together', () => {
    expect(outcomeOf(compare(base, revision).differences)).toEqual(['compatible']);
    expect(changed.length).toBeGreaterThan(0);
  });

  it.each(changed)(`survives ${VALUES} values each way: %s`, (name) => {
    const used = uses.get(name) ?? { sent: [], received: [] };
    const survive = (from: Release, judge: typeof accepts) => {
      const schema = from.schemas.get(name) ?? {};
      const values = fc.sample(valid(schema, from.schemas), VALUES) as Json[];
      const lost = values.find((value) => !judge(name, value) && from.accepts(schema, value));
      expect(lost, JSON.stringify(lost)).toBeUndefined();
    };
    if (used.sent.length > 0) survive(base, ajvOf(together));
    if (used.received.length > 0) survive(revision, accepts);
  });
});
