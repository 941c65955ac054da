import { describe, expect, it } from 'vitest';
import { branchesOf, refName } from '../../../scripts/model/schema.ts';
import { generatedModule, theNormal } from '../../support/contract.ts';
import { withFixtures } from '../../support/fixtures.ts';

type Guard = (value: object, tag?: unknown) => boolean;

const normal = theNormal();
const guards = await generatedModule<Record<string, Guard>>('guards');

describe('the guards', () => {
  it('exist for every branch of every union, and for every tag inside an object', () => {
    const unions = [...normal.schemas.values()].filter(
      (schema) => schema.union?.tag && branchesOf(schema).every(({ $ref }) => $ref),
    );
    const branches = unions.flatMap(branchesOf);
    const names = branches.map(({ $ref = '' }) => `is${refName($ref)}`);
    expect(unions).not.toEqual([]);
    expect(Object.keys(guards).sort()).toEqual([...names, 'hasStatus', 'hasSuccess'].sort());
  });

  it('choose the one branch of each documented example', () => {
    let chosen = 0;
    for (const [union, schema] of normal.schemas) {
      const names = branchesOf(schema).flatMap(({ $ref }) => refName($ref) ?? []);
      if (schema.union?.tag === undefined || names.length === 0) continue;
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
