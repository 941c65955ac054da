/** The exports of the generated modules: exactly the expected names. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { PROFILES } from '../../scripts/profiles.ts';
import type { Validator } from '../../scripts/runtime/validate.ts';
import { branchesOf, nameIn, tagOf } from '../../scripts/schema.ts';
import { generatedModule, generatedText, theBuilt } from '../support/contract.ts';
import { withFixtures } from '../support/fixtures.ts';

const { contract, schemas } = theBuilt();
const names = Object.keys(schemas);
const open = Object.values(schemas).filter((schema) =>
  tagOf(schema, schemas)?.values.includes('other'),
);
const guarded = open.flatMap(branchesOf).map((branch) => `is${nameIn(branch)}`);

it.each([
  ...['validators', 'strict', 'tolerant'].map((one) => [
    one,
    names.map((name) => `validate${name}`),
  ]),
  ...['standard', 'strict/standard'].map((one) => [one, [...names, 'pick', 'formatIssue']]),
  ['schemas/index', [...names, 'schemas']],
  ['guards', guarded],
  ['examples', [...contract.examples.keys(), 'deviating']],
] as [string, string[]][])('%s exports only names from the contract', async (module, expected) => {
  expect(Object.keys(await generatedModule<object>(module)).sort()).toEqual(expected.sort());
  expect(expected).not.toEqual([]);
});

/** What openapi-typescript declares besides the schemas. */
const LIBRARY = ['components', 'paths', 'operations', 'webhooks'];

it('types exist for every public schema and every titled branch, and nothing else', () => {
  const branches = Object.values(schemas).flatMap(({ oneOf = [] }) =>
    oneOf.flatMap(({ title }) => title ?? []),
  );
  expect(branches).not.toEqual([]);
  for (const path of ['types.d.ts', 'types/resolved.d.ts', 'types/tolerant.d.ts']) {
    // In the tolerant profile, inline branches are one object.
    const expected = [...names, ...(path.includes('tolerant') ? [] : branches)].sort();
    const text = generatedText(path);
    const exported = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)];
    const own = exported.map(([, name = '']) => name).filter((name) => !LIBRARY.includes(name));
    // Types that have no defaults are re-exported from `types`.
    const [, reexported = ''] = /^export type \{([^}]*)\};/m.exec(text) ?? [];
    expect([...own, ...(reexported.match(/\w+/g) ?? [])].sort()).toEqual(expected);
    expect(text).not.toMatch(/components\[|\bany\b[;,)\]|]/);
  }
});

it('the module and the file with all JSON Schemas agree with the files of single schemas', async () => {
  const { schemas: all, ...single } = await generatedModule<{ schemas: object }>('schemas/index');
  const file = (name: string) => JSON.parse(generatedText(`schemas/${name}.json`));
  const published = Object.fromEntries(names.map((name) => [name, file(name)]));
  expect(all).toEqual(published);
  expect(single).toEqual(published);
  const own = Object.entries(published).map(([name, { $schema, $id, $defs, ...own }]) => [
    name,
    own,
  ]);
  expect(JSON.parse(generatedText('schemas.json')).$defs).toEqual(Object.fromEntries(own));
});

it('the vendor of a Standard Schema is the name of the package', async () => {
  for (const module of ['standard', 'strict/standard']) {
    const { pick, formatIssue, ...objects } = await generatedModule<Record<string, object>>(module);
    const vendor = project.name.replace(/^@(.+)\//, '$1-');
    const about = { version: 1, vendor };
    for (const one of Object.values(objects)) expect(one).toMatchObject({ '~standard': about });
  }
});

it('a branch guard accepts only the examples and fixtures of its own branch', async () => {
  const guards = await generatedModule<Record<string, (value: object) => boolean>>('guards');
  const values = withFixtures(contract.examples);
  let chosen = 0;
  for (const union of open) {
    const branches = branchesOf(union).flatMap((branch) => nameIn(branch) ?? []);
    for (const name of branches) {
      for (const { value, file } of values.get(name) ?? []) {
        const answers = branches.filter((branch) => guards[`is${branch}`]?.(value as object));
        expect([file, answers]).toEqual([file, [name]]);
        chosen += 1;
      }
    }
  }
  expect(chosen).toBeGreaterThan(0);
});

describe('the examples', async () => {
  const { deviating: _, ...examples } =
    await generatedModule<Record<string, Record<string, object>>>('examples');

  it('contain every documented example under its scenario, and show its summary on hover', () => {
    const declared = generatedText('examples.d.ts');
    for (const [schema, cases] of contract.examples) {
      expect(Object.values(examples[schema] ?? {})).toEqual(cases.map(({ value }) => value));
      const own = declared.split(`export declare const ${schema}:`)[1];
      for (const { summary } of cases) expect(own).toContain(`  /** ${summary} */\n  readonly `);
    }
  });

  it('are new values at each access', () => {
    for (const cases of Object.values(examples)) {
      for (const key of Object.keys(cases)) {
        expect(cases[key]).toEqual(cases[key]);
        expect(cases[key], key).not.toBe(cases[key]);
      }
    }
  });
});

describe('validators', () => {
  /** The modules with the halves of the validators. */
  const HALVES = ['guard', 'ajv'].flatMap((half) =>
    PROFILES.map((profile) => `${half}/${profile}`),
  );

  it.each(['validators', 'strict', 'tolerant'])(
    'of %s are declared as type predicates, and have no errors before the first call',
    async (module) => {
      const fresh = await generatedModule<Record<string, Validator<unknown>>>(module, '?fresh');
      for (const validate of Object.values(fresh)) expect(validate.errors).toBeNull();
      for (const name of names) {
        const type = `export declare const validate${name}: Validator<types.${name}>;`;
        expect(generatedText(`${module}.d.ts`)).toContain(type);
      }
    },
  );

  it('report errors in the words of Ajv, which its errorsText prints', async () => {
    const validators = await generatedModule<Record<string, Validator<unknown>>>('validators');
    const ajv = new Ajv2020();
    for (const [name, validate] of Object.entries(validators)) {
      expect(validate(5)).toBe(false);
      const text = ajv.errorsText(validate.errors);
      expect(text, name).toContain(' must ');
      expect(text, name).not.toContain('undefined');
    }
  });

  it.each(HALVES)(
    '%s generates no code at run time, imports only shared modules, and has short functions',
    (module) => {
      const text = generatedText(`${module}.js`);
      const imported = [...text.matchAll(/from '([^']*)'/g)].map(([, from]) => from ?? '');
      const profile = module.replace(/^.*\//, '');
      const known = ['../runtime/formats.js', '../runtime/validate.js', `../guard/${profile}.js`];
      expect(imported.filter((from) => !known.includes(from))).toEqual([]);
      expect(text).not.toMatch(/\brequire\(|new Function|\beval\(|\bajv\b/i);
      expect(text, 'a schema is written out').not.toContain('"properties":');
      // V8 never optimizes a function that is too long.
      const functions = text.replace(/^ +/gm, '').split(/^(?=(?:export )?function )/m);
      expect(functions.length).toBeGreaterThan(names.length);
      for (const one of functions) expect(one.length).toBeLessThan(70_000);
      expect(text).not.toMatch(/!0\b|!1\b|void 0/);
    },
  );
});

it.each([
  ['parse', 'Accepts fields that the contract does not name'],
  ['strict/parse', 'Refuses fields that the contract does not name'],
])(
  'the hover text of each function of %s begins with its handling of unknown fields',
  (file, lead) => {
    const text = generatedText(`${file}.d.ts`);
    const hovers = text.split('export declare function parse').slice(0, -1);
    const firsts = hovers.map((one) =>
      one
        .split('/**')
        .at(-1)
        ?.replace(/^[\s*]+/, ''),
    );
    expect(firsts).not.toEqual([]);
    expect(firsts.filter((first) => !first?.startsWith(lead))).toEqual([]);
  },
);
