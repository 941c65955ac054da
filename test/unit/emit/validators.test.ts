import { describe, expect, it } from 'vitest';
import { PROFILES } from '../../../scripts/model/contract.ts';
import { generatedModule, generatedText, theNormal } from '../../support/contract.ts';
import type { Validator } from '../../support/modules.ts';

const load = (module: string, query?: string) =>
  generatedModule<Record<string, Validator>>(module, query);

const MODULES = ['validators', 'strict', 'tolerant'];

/** The modules with the halves of the validators. */
const HALVES = ['accept', 'explain'].flatMap((half) =>
  PROFILES.map((profile) => `${half}/${profile}`),
);

describe('the modules of validators', () => {
  const names = [...theNormal().schemas.keys()];

  it.each(MODULES)(
    '%s has a validator, declared as a type predicate, for every public schema',
    async (module) => {
      const functions = await load(module);
      expect(Object.keys(functions).sort()).toEqual(names.map((name) => `validate${name}`).sort());
      for (const name of names) {
        expect(generatedText(`${module}.d.ts`)).toContain(
          `export declare const validate${name}: Validator<types.${name}>;`,
        );
      }
      expect(names).not.toEqual([]);
    },
  );

  it('have validators without errors before the first call', async () => {
    for (const module of MODULES) {
      const fresh = await load(module, '?fresh');
      for (const validate of Object.values(fresh)) expect(validate.errors).toBeNull();
    }
  });

  it.each(HALVES)(
    '%s generates no code at run time, and imports only what validators share',
    (module) => {
      const text = generatedText(`${module}.js`);
      const imported = [...text.matchAll(/from '([^']*)'/g)].map(([, from]) => from ?? '');
      const profile = module.replace(/^.*\//, '');
      const known = ['../formats.js', '../runtime/validate.js', `../accept/${profile}.js`];
      expect(imported.filter((from) => !known.includes(from))).toEqual([]);
      expect(text).not.toMatch(/\brequire\(|new RegExp|new Function|\beval\(|\bajv\b|schema\d/i);
      expect(text).toMatch(/^export function /m);
    },
  );

  it.each(HALVES)('%s has no function too long for V8 to optimize', (module) => {
    const text = generatedText(`${module}.js`);
    expect(text).not.toMatch(/!0\b|!1\b|void 0/);
    const functions = text.replace(/^ +/gm, '').split(/^(?=export function )/m);
    expect(functions.length).toBeGreaterThan(names.length);
    for (const one of functions) expect(one.length).toBeLessThan(70_000);
  });
});
