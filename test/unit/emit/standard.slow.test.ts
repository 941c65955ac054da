import type { StandardSchemaV1 } from '@standard-schema/spec';
import { afterAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../../scripts/model/schema.ts';
import { normalise } from '../../../scripts/normalise/normal.ts';
import type { ParseResult } from '../../../scripts/runtime/issues.ts';
import { standard } from '../../../scripts/runtime/standard.ts';
import { generatedModule, theNormal } from '../../support/contract.ts';
import { writeModules } from '../../support/modules.ts';
import { contractOf } from '../../support/schemas.ts';

const emitted = await generatedModule<Record<string, StandardSchemaV1>>('standard');
const schemas = {
  Thing: {
    type: 'object',
    properties: {
      rate: { type: 'integer', default: 8 },
      words: { type: 'array', items: { type: 'object', properties: { end: { type: 'number' } } } },
      dictionary: {
        type: 'object',
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
    },
  },
} satisfies Record<string, Schema>;
const { load, remove } = await writeModules(normalise(contractOf(schemas)), ['contract']);
afterAll(remove);
const { parseThing = () => expect.fail('no parser') } =
  await load<(value: unknown) => ParseResult<unknown>>('parse');

describe('the Standard Schema objects', () => {
  it('exist for every public schema, under its name', () => {
    const normal = theNormal();
    const { pick, formatIssue, ...objects } = emitted;
    expect([typeof pick, typeof formatIssue]).toEqual(['function', 'function']);
    expect(Object.keys(objects).sort()).toEqual([...normal.schemas.keys()].sort());
    for (const schema of Object.values(objects)) {
      expect(schema['~standard']).toMatchObject({ version: 1, vendor: 'speech-to-text-contract' });
    }
  });

  it('fill in defaults, locate an issue by keys and indices, and count similar issues', () => {
    const { validate } = standard(parseThing, schemas.Thing, 'a vendor')['~standard'];
    expect(validate({})).toEqual({ value: { rate: 8 } });
    expect(validate({ words: [{ end: '1' }] })).toEqual({
      issues: [{ message: expect.stringContaining('"1"'), path: ['words', 0, 'end'] }],
    });
    const [alike] =
      validate({ words: [{ end: '1' }, {}, { end: '2' }, { end: '3' }] }).issues ?? [];
    expect(alike).toMatchObject({
      path: ['words', 0, 'end'],
      message: expect.stringMatching(/\(and 2 more like it\)$/),
    });
    expect(validate({ dictionary: { 'a/b~c': ['x', 1], '0': 'y' } })).toMatchObject({
      issues: expect.arrayContaining([
        expect.objectContaining({ path: ['dictionary', 'a/b~c', 1] }),
        expect.objectContaining({ path: ['dictionary', '0'] }),
      ]),
    });
  });
});
