import { expect, it } from 'vitest';
import { branchTypesOf } from '../../../scripts/emit/names.ts';
import { generatedText, theNormal } from '../../support/contract.ts';

it('the declarations export every public schema and every titled branch under its name, and nothing else', () => {
  const { schemas } = theNormal();
  const branches = [...schemas.values()].flatMap(branchTypesOf);
  expect(branches).not.toEqual([]);
  for (const path of ['types.d.ts', 'types/resolved.d.ts', 'types/tolerant.d.ts']) {
    // In the tolerant profile, branches that are written out in place are one object.
    const names = [...schemas.keys(), ...(path.includes('tolerant') ? [] : branches)].sort();
    const text = generatedText(path);
    const exported = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)];
    const own = exported.map(([, name = '']) => name);
    // Types that have no defaults are re-exported from `types`.
    const [, reexported = ''] = /^export type \{([^}]*)\};/m.exec(text) ?? [];
    expect([...own, ...(reexported.match(/\w+/g) ?? [])].sort()).toEqual(names);
    expect(text).not.toMatch(/components\[|Record<string, never>|\bany\b[;,)\]|]/);
  }
});
