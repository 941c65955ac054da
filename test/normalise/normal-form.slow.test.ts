import { describe, expect, it } from 'vitest';
import { expand } from '../../scripts/normalise/normal.ts';
import { otherImplementation } from '../fuzz/judges.ts';
import { theContract, theNormal } from '../support/contract.ts';
import { theSamples } from '../support/samples.ts';

/** So many values, valid ones and others, of each schema. */
const SOME = 10;

const contract = theContract();
const normal = theNormal();

describe('the normal form', () => {
  it('has every public schema', () => {
    expect(normal.schemas.size).toBe(contract.schemas.size - contract.parts.size);
    expect(normal.schemas.size).toBeGreaterThan(0);
  });

  // The generated validators are made of the normal form: the fuzz test holds them, too, to this.
  it('gives the verdicts of the raw schemas, with its branches expanded and without', () => {
    const raw = otherImplementation(contract.schemas);
    const merged = otherImplementation(normal.schemas);
    const expanded = otherImplementation(
      new Map([...normal.schemas].map(([name, schema]) => [name, expand(schema)])),
    );
    const wrong: string[] = [];
    const seen = { true: 0, false: 0 };
    for (const [name, { valid, near }] of theSamples()) {
      for (const value of [...valid.slice(0, SOME), ...near.slice(0, SOME)]) {
        const verdict = raw(name)(value);
        seen[`${verdict}`]++;
        if (merged(name)(value) !== verdict || expanded(name)(value) !== verdict)
          wrong.push(`${name}: ${JSON.stringify(value)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(seen.true).toBeGreaterThan(normal.schemas.size);
    expect(seen.false).toBeGreaterThan(normal.schemas.size);
  });

  it('has a tag for every union of objects', () => {
    const untagged: string[] = [];
    for (const [name, schema] of normal.schemas) {
      JSON.stringify(schema, (_, node) => {
        if (node?.oneOf !== undefined && node.tag === undefined) untagged.push(name);
        return node;
      });
    }
    expect(untagged).toEqual([]);
  });
});
