/** The exports of the generated modules: exactly the expected names. */
import { expect, it } from 'vitest';
import { isReserved } from '../../scripts/check/exports.ts';
import { PROFILES } from '../../scripts/profiles.ts';
import { branchesOf, nameIn, tagOf } from '../../scripts/schema.ts';
import { generatedModule, generatedText, theBuilt } from '../support/contract.ts';
import { withFixtures } from '../support/fixtures.ts';

const { contract, schemas } = theBuilt();
const names = Object.keys(schemas);
const open = Object.values(schemas).filter((schema) =>
  tagOf(schema, schemas)?.values.includes('other'),
);
const guards = open.flatMap(branchesOf).map((branch) => `is${nameIn(branch)}`);
const validators = names.map((name) => `validate${name}`);
const objects = [...names, 'pick', 'formatIssue'];

it.each([
  ['validators', validators],
  ['strict', validators],
  ['tolerant', validators],
  ['standard', objects],
  ['strict/standard', objects],
  ['schemas/index', [...names, 'schemas']],
  ['guards', guards],
  ['examples', [...contract.examples.keys()]],
])('%s exports only names from the contract', async (module, expected) => {
  expect(Object.keys(await generatedModule<object>(module)).sort()).toEqual(expected.sort());
  expect(expected).not.toEqual([]);
});

it('operations and webhooks are those of the contract', async () => {
  const { operations, webhooks } =
    await generatedModule<Record<'operations' | 'webhooks', object>>('operations');
  expect(Object.keys(operations)).toEqual(contract.operations.map(({ id }) => id).sort());
  expect(Object.keys(webhooks)).toEqual(contract.webhooks.map(({ name }) => name));
});

const entries = [...generatedText('index.d.ts').matchAll(/export \* from '\.\/(.*)\.js'/g)];
it.each(entries.map(([, module]) => module))(
  'every type of %s, which the root entry exports, has the name of a schema, or a reserved one',
  (module) => {
    const text = generatedText(`${module}.d.ts`);
    const declared = [...text.matchAll(/^(?:export )?(?:type|interface) ([A-Z]\w*)/gm)];
    const listed = [...text.matchAll(/^(?:import|export) type \{([^}]*)\}/gm)];
    const types = [
      ...declared.map(([, name = '']) => name),
      ...listed.flatMap(([, all = '']) => all.match(/\b[A-Z]\w*/g) ?? []),
    ];
    const isOfSchema = (type: string) => names.some((name) => type.startsWith(name));
    expect(types.filter((type) => !isReserved(type) && !isOfSchema(type))).toEqual([]);
  },
);

it('a branch guard accepts only the examples and fixtures of its own branch', async () => {
  const guards = await generatedModule<Record<string, (value: object) => boolean>>('guards');
  const values = withFixtures(contract.examples);
  const chosen = open.flatMap((union) => {
    const branches = branchesOf(union).flatMap((branch) => nameIn(branch) ?? []);
    return branches.flatMap((name) =>
      (values.get(name) ?? []).map(({ value, file }) => {
        const answers = branches.filter((branch) => guards[`is${branch}`]?.(value as object));
        return { file, name, answers };
      }),
    );
  });
  expect(chosen).not.toEqual([]);
  expect(chosen.filter(({ name, answers }) => answers.join() !== name)).toEqual([]);
});

it.each(['guard', 'ajv'].flatMap((half) => PROFILES.map((profile) => `${half}/${profile}`)))(
  '%s generates no code at run time, imports only shared modules, and has short functions',
  (module) => {
    const text = generatedText(`${module}.js`);
    const known = /^\.\.\/(runtime\/(formats|validate)|guard\/\w+)\.js$/;
    const imported = [...text.matchAll(/from '([^']*)'/g)].map(([, from = '']) => from);
    expect(imported.filter((from) => !known.test(from))).toEqual([]);
    expect(text).not.toMatch(/\brequire\(|new Function|\beval\(|\bajv\b/i);
    // V8 never optimizes a function that is too long.
    const functions = text.replace(/^ +/gm, '').split(/^(?=(?:export )?function )/m);
    expect(functions.length).toBeGreaterThan(names.length);
    expect(Math.max(...functions.map(({ length }) => length))).toBeLessThan(70_000);
  },
);
