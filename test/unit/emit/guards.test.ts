import { describe, expect, it } from 'vitest';
import { branchesOf, refName } from '../../../scripts/model/schema.ts';
import { generatedModule, theNormal } from '../../support/contract.ts';
import { withFixtures } from '../../support/fixtures.ts';

type Guard = (value: object) => boolean;

const normal = theNormal();
const guards = await generatedModule<Record<string, Guard>>('guards');

describe('the branch guards', () => {
  it('exist for every branch of every open union, and for no other', () => {
    const open = [...normal.schemas.values()].filter(
      ({ union }) => union?.by === 'tag' && union.branches.some(({ when }) => when === 'other'),
    );
    const names = open.flatMap(branchesOf).map(({ $ref }) => `is${refName($ref)}`);
    expect(open).not.toEqual([]);
    expect(Object.keys(guards).sort()).toEqual(names.sort());
  });

  it('accept each example and fixture for its own branch alone', () => {
    let chosen = 0;
    for (const [union, schema] of normal.schemas) {
      const names = branchesOf(schema).flatMap(({ $ref }) => refName($ref) ?? []);
      if (!names.every((name) => `is${name}` in guards)) continue;
      for (const name of names) {
        for (const { value, file } of withFixtures(normal.contract.examples).get(name) ?? []) {
          const answers = names.filter((branch) => guards[`is${branch}`]?.(value as object));
          expect([union, file, answers]).toEqual([union, file, [name]]);
          chosen += 1;
        }
      }
    }
    expect(chosen).toBeGreaterThan(0);
  });
});
