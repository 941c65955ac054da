import { describe, expect, it } from 'vitest';
import { theNormal } from '../support/contract.ts';
import { changed, disagreement, random, SMALL } from './agree.ts';
import { cases } from './cases.ts';
import { contenders, MEASURED } from './contenders.ts';

const { schemas } = theNormal();

describe('the contenders of the benchmark', () => {
  it.each(cases)('the contenders give the right verdict on what is timed: $name', (one) => {
    const { hand, ...derived } = contenders[one.schema];
    for (const payload of one.payloads) {
      const verdicts = Object.entries(derived).map(([by, check]) => [by, check(payload)]);
      expect(verdicts).toEqual(Object.keys(derived).map((by) => [by, one.valid]));
    }
  });

  it('the contenders are asked about as many shapes of a request as a case says', () => {
    for (const { name, payloads: all } of cases) {
      const shapes = new Set(all.map((one) => JSON.stringify(one)));
      expect(shapes.size).toBe(Number(/(\d+) shapes/.exec(name)?.[1] ?? 1));
    }
  });

  it.each(MEASURED)('the contenders agree on a %s with one place changed', (name) => {
    const { ours, hand, zod = ours, ...derived } = contenders[name];
    const values = [...changed(name)];
    expect(disagreement(name, derived, values)).toBeUndefined();
    // It takes longer than all others together.
    const few = values.filter((_, index) => index % 5 === 0);
    expect(disagreement(name, { zod }, few)).toBeUndefined();
    expect(new Set(values.map(ours))).toEqual(new Set([true, false]));
  });

  it.each(MEASURED)(
    'the contenders but zod, which has formats of its own, agree on random values of %s',
    (name) => {
      const { ajv, typebox } = contenders[name];
      const values = [...random(name, schemas, 1)];
      expect(disagreement(name, { ajv, typebox }, values)).toBeUndefined();
      expect(values).not.toEqual([]);
    },
  );
});

describe('hand-written code that the contract has outgrown', () => {
  it.each(MEASURED)(
    'hand-written code that lacks a field of %s is found before it is measured',
    (name) => {
      const { hand } = contenders[name];
      const [full = {}] = SMALL[name] as object[];
      const fields = Object.keys(full);
      expect(fields).not.toEqual([]);
      for (const field of fields) {
        const blind = (value: unknown) => {
          const { [field]: known, ...rest } = Object(value);
          return hand({
            ...rest,
            ...(known !== undefined && { [field]: (full as Record<string, unknown>)[field] }),
          });
        };
        expect(disagreement(name, { blind }, changed(name)), field).toBeDefined();
      }
    },
  );
});
