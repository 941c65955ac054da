/** Validators of small contracts. */
import { expect, it } from 'vitest';
import type { Schemas } from '../../scripts/model/schema.ts';
import { yamlIn } from '../support/generated.ts';
import { modulesOf } from './support/modules.ts';

type Row = [name: string, value: unknown, error: string];
type Table = { schemas: Schemas; errorOf: Row[] };
const { schemas, errorOf }: Table = yamlIn('test/build/validators.yaml');
const { validators } = await modulesOf(schemas);

const accepts = (name: string, value: unknown) => validators[`validate${name}`]?.(value) === true;

/** The errors of an invalid value. */
function errors(name: string, value: unknown) {
  expect(accepts(name, value)).toBe(false);
  return validators[`validate${name}`]?.errors ?? [];
}

it.each(errorOf)(
  'validators report one error, of the chosen branch: %s %j',
  (name, value, error) => {
    const found = errors(name, value).map((error) => `${error.instancePath} ${error.schemaPath}`);
    expect(found).toEqual([error]);
  },
);

it("validators report Ajv's errors, and null for a valid value", () => {
  expect(errors('Labels', { a: 1 })).toEqual([
    {
      instancePath: '/a',
      schemaPath: 'Labels#/additionalProperties/type',
      keyword: 'type',
      params: { type: 'string' },
      message: 'must be string',
    },
  ]);
  const [unreadable] = errors('Pet', { kind: 1 });
  expect(unreadable).toMatchObject({ instancePath: '/kind', message: 'must be string' });
  expect(accepts('Labels', { a: undefined })).toBe(true);
  expect(validators.validateLabels?.errors).toBeNull();
});

it('validators list the allowed values of a field, whatever its name', () => {
  const found = errors('Marks', { x: 0, '-x': 0, 'x.y': 0, 'C:\\x': 0 });
  expect(found.map(({ params }) => params.allowedValues)).toEqual([['a'], ['b'], ['c'], ['d']]);
});

it('validators limit the work on long lists and the length of paths', () => {
  let looks = 0;
  const cat = Object.defineProperty({}, 'kind', { get: () => ++looks && 'cat' });
  expect(errors('Kennel', { pets: new Array(50_000).fill(cat) })).toHaveLength(100);
  expect(looks).toBeLessThan(20_000);
  const long = '~/'.repeat(50_000);
  const [error] = errors('Labels', { [long]: 1 });
  expect(error?.instancePath.length).toBeLessThan(2100);
});
