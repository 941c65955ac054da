/** The fields of the pages. */

import { SCHEMA_REF, type Schema } from 'contract-compiler/model/schema.ts';
import { normalise } from 'contract-compiler/normalise/normal.ts';
import { contractOf } from 'contract-compiler/testing/schemas.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../scripts/site/fields.ts';

it('a field whose default differs between branches shows no default', () => {
  const branch = (kind: string): Schema => ({
    type: 'object',
    required: ['kind'],
    properties: {
      kind: { type: 'string', const: kind, default: kind },
      size: { type: 'integer', default: 1 },
    },
  });
  const oneOf = ['One', 'Two'].map((name) => ({ $ref: SCHEMA_REF + name }));
  const schemas = { One: branch('one'), Two: branch('two'), Both: { oneOf } };
  const payload = { kind: 'response', title: '', schema: 'Both' } as const;
  const fields = fieldsOf(normalise(contractOf(schemas)), payload);
  const of = (path: string) => fields.find((field) => field.path === path);
  expect(of('kind')?.schema).toMatchObject({ enum: ['one', 'two'] });
  expect(of('kind')?.schema).not.toHaveProperty('default');
  expect(of('kind')?.node).not.toHaveProperty('const');
  expect(of('size')?.schema).toMatchObject({ default: 1 });
});
