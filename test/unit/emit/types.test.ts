import { expect, it } from 'vitest';
import { branchTypesOf } from '../../../scripts/emit/names.ts';
import { generatedText, theNormal } from '../../support/contract.ts';

it('the declarations export every public schema and every titled branch under its name, and nothing else', () => {
  const { schemas } = theNormal();
  const states = [...schemas.values()].flatMap(branchTypesOf);
  expect(states).not.toEqual([]);
  for (const path of ['types.d.ts', 'types/resolved.d.ts', 'types/tolerant.d.ts']) {
    // In the tolerant profile, branches that are written out in place are one type.
    const names = [...schemas.keys(), ...(path.includes('tolerant') ? [] : states)].sort();
    const text = generatedText(path);
    const exported = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)];
    const own = exported.map(([, name = '']) => name);
    // A type that has no defaults is imported from `types`.
    const [, passed = ''] = /^export type \{([^}]*)\};/m.exec(text) ?? [];
    expect([...own, ...(passed.match(/\w+/g) ?? [])].sort()).toEqual(names);
    expect(text).not.toMatch(/components\[|Record<string, never>|\bany\b[;,)\]|]/);
  }
});
