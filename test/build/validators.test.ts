/** Validators of small contracts. */
import { build as bundle } from 'esbuild';
import { describe, expect, it } from 'vitest';
import type { Schema, Schemas } from '../../scripts/schema.ts';
import { list, object, ref } from './support/contract.ts';
import { type Built, build, filesOf } from './support/validators.ts';

const SCHEMAS: Schemas = {
  Cat: object({ kind: { const: 'cat' }, lives: { type: 'integer' } }, 'kind', 'lives'),
  Dog: object({ kind: { const: 'dog' }, name: { type: 'string' } }, 'kind', 'name'),
  Other: object({ kind: { type: 'string', not: { enum: ['cat', 'dog'] } } }, 'kind'),
  Pet: { oneOf: ['Cat', 'Dog', 'Other'].map(ref) },
  Closed: { oneOf: ['Cat', 'Dog'].map(ref) },
  Kennel: object({
    pets: list(ref('Closed')),
    chief: orNull(ref('Dog')),
    size: { type: 'number' },
  }),
  Texts: { anyOf: [list({ type: 'string' }), { type: 'string' }] },
  Tried: { anyOf: [list({ type: 'string' }), list({ type: 'number' })] },
  Code: {
    anyOf: [
      { type: 'string', enum: ['en'] },
      { type: 'string', pattern: '^[a-z]{2}$' },
    ],
  },
  Labels: { type: 'object', additionalProperties: { type: 'string' } },
  Lists: { type: 'object', additionalProperties: list({ type: 'string' }) },
  Anything: { type: 'object', additionalProperties: true },
  Either: { type: ['array', 'object'] },
};

function orNull(schema: Schema): Schema {
  return { anyOf: [schema, { type: 'null' }] };
}

const both: [string, Built][] = [
  ['with guards', await build(SCHEMAS, true)],
  ['without guards', await build(SCHEMAS, false)],
];

describe.each(both)('validators %s', (_, { validators }) => {
  /** The place and the rule of each error. */
  const errors = (name: string, value: unknown): string[] => {
    expect(validators[`validate${name}`]?.(value)).toBe(false);
    const all = validators[`validate${name}`]?.errors ?? [];
    return all.map(({ instancePath, schemaPath }) => `${instancePath} ${schemaPath}`);
  };
  const accepts = (name: string, value: unknown) => validators[`validate${name}`]?.(value);

  it('report the errors of the branch that a tag chooses, and name its schema', () => {
    expect(errors('Pet', { kind: 'cat' })).toEqual([' Cat#/required']);
    expect(errors('Pet', { kind: 'dog', name: 1 })).toEqual(['/name Dog#/properties/name/type']);
    expect(accepts('Pet', { kind: 'bird' })).toBe(true);
  });

  it('report a wrong tag once', () => {
    expect(errors('Closed', { kind: 'bird' })).toEqual(['/kind Closed#/properties/kind/enum']);
    expect(errors('Closed', {})).toEqual([' Closed#/else/required']);
    expect(errors('Closed', 1)).toEqual([' Closed#/type']);
    expect(errors('Pet', { kind: 1 })).toEqual(['/kind Pet#/properties/kind/type']);
  });

  it('report one error for a value that is neither null nor right', () => {
    expect(errors('Kennel', { chief: 1 })).toEqual(['/chief Dog#/type']);
    expect(accepts('Kennel', { chief: null })).toBe(true);
  });

  it('report the errors of the branch that the type chooses', () => {
    expect(errors('Texts', ['a', 1]).map((one) => one.split(' ')[0])).toEqual(['/1']);
    expect(errors('Texts', 1)).toEqual([' Texts#/type']);
  });

  it('check an open enumeration by its pattern', () => {
    expect(errors('Code', 'EN')).toEqual([' Code#/pattern']);
    expect(accepts('Code', 'xx')).toBe(true);
  });

  it('report with the words of Ajv, and null for a valid value', () => {
    errors('Labels', { a: 1 });
    expect(validators.validateLabels?.errors).toEqual([
      {
        instancePath: '/a',
        schemaPath: 'Labels#/additionalProperties/type',
        keyword: 'type',
        params: { type: 'string' },
        message: 'must be string',
      },
    ]);
    expect(accepts('Labels', {})).toBe(true);
    expect(validators.validateLabels?.errors).toBeNull();
  });

  it('bound the work on long lists and objects, and report what is wrong beside them', () => {
    const pets = new Array(50_000).fill({ kind: 'cat' });
    expect(validators.validateKennel?.({ pets, size: 'x' })).toBe(false);
    const found = validators.validateKennel?.all ?? [];
    expect(found.length).toBeGreaterThan(900);
    expect(found.length).toBeLessThan(1100);
    expect(found.at(-1)?.instancePath).toBe('/size');
    const labels = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, i]));
    expect(validators.validateLabels?.(labels)).toBe(false);
    expect(validators.validateLabels?.all?.length).toBeLessThan(1100);
    expect(errors('Labels', labels)).toHaveLength(100);
  });

  it('report a wrong item in a list after a long one', () => {
    const lists = { long: new Array(5000).fill(0), short: [0, 0] };
    expect(validators.validateLists?.(lists)).toBe(false);
    const found = validators.validateLists?.all ?? [];
    expect(found.filter(({ instancePath }) => instancePath.startsWith('/short'))).toHaveLength(2);
  });

  it('accept a long list that a later branch accepts', () => {
    const list = Array.from({ length: 5000 }, (_, index) => index);
    expect(accepts('Tried', list)).toBe(true);
    expect(accepts('Tried', [...list, 'a'])).toBe(false);
  });

  it.each([
    ['a Date', new Date()],
    ['a Map', new Map()],
    ['a Promise', Promise.resolve()],
    ['an Error', new Error()],
    ['bytes', new Uint8Array(1)],
    ['a date with fields', Object.assign(new Date(), { kind: 'dog', name: '' })],
  ])('refuse %s in place of an object', (_, value) => {
    expect(errors('Anything', value)).toEqual([' Anything#/type']);
    expect(errors('Kennel', { chief: value })).toEqual(['/chief Dog#/type']);
    expect(errors('Kennel', { pets: [value] })).toEqual(['/pets/0 Closed#/type']);
    expect(accepts('Either', value)).toBe(false);
  });

  it('accept objects without a prototype, and of a class of the caller', () => {
    class Dog {
      kind = 'dog';
      name = 'Rex';
    }
    expect(accepts('Dog', Object.assign(Object.create(null), new Dog()))).toBe(true);
    expect(accepts('Dog', new Dog())).toBe(true);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])(
    'refuse %s, which JSON cannot contain',
    (value) => {
      expect(errors('Kennel', { size: value })).toEqual(['/size Kennel#/properties/size/type']);
    },
  );

  it('pass on what a getter throws', () => {
    const value = Object.defineProperty({}, 'kind', {
      get: () => {
        throw new Error('no');
      },
    });
    expect(() => accepts('Dog', value)).toThrow('no');
  });
});

it('no validator asks a guard in a build without guards', () => {
  const { 'validators.js': code }: Record<string, string> = filesOf(SCHEMAS, 'contract', false);
  expect(code).toMatch(/export/);
  expect(code).not.toContain('guard');
});

it('strict validators tell the known fields with an unknown one', async () => {
  const { validators } = await build(SCHEMAS, true, 'strict');
  expect(validators.validateDog?.({ kind: 'dog', name: '', nam: '' })).toBe(false);
  expect(validators.validateDog?.errors?.map(({ params }) => params)).toEqual([
    { additionalProperty: 'nam', known: ['kind', 'name'] },
  ]);
});

it('a bundle has only the validators that it uses', async () => {
  const files = filesOf(SCHEMAS, 'contract', true);
  const { outputFiles } = await bundle({
    stdin: { contents: "export { validateDog } from './validators.js';", resolveDir: '/' },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'files',
        setup(build) {
          build.onResolve({ filter: /./ }, ({ path }) => {
            return { path: path.replace(/^(\.+\/)+/, ''), namespace: 'files', sideEffects: false };
          });
          build.onLoad({ filter: /./, namespace: 'files' }, ({ path }) => {
            return { contents: files[path as keyof typeof files] };
          });
        },
      },
    ],
  });
  const code = outputFiles[0]?.text ?? '';
  expect(code).toContain('Dog#/required');
  expect(code).not.toMatch(/Cat#|Code#|RegExp|eval|new Function/);
});
