/** No two exports of the generated modules share a name. */
import { describe, expect, it } from 'vitest';
import { checkExports, checkTypeNames } from '../../scripts/check/exports.ts';
import { emitEntries } from '../../scripts/emit/entries.ts';
import { emitOperations } from '../../scripts/emit/operations.ts';
import { emitTypes } from '../../scripts/emit/types.ts';
import type { Schema, Schemas } from '../../scripts/schema.ts';
import { operation, profilesOf } from './support/contract.ts';

const WORD: Schema = { type: 'string' };
const state = (title: string): Schema => ({
  title,
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', const: title } },
});
const JOB: Schema = { oneOf: [state('JobDone'), state('JobFailed')] };
const paths = {
  '/things': operation('get', { parameters: [{ name: 'limit', in: 'query', schema: WORD }] }),
};

describe('a schema is refused', () => {
  it.each<[what: string, schemas: Schemas, place: string]>([
    ['another schema, in different case', { WORD, Word: WORD }, '/components/schemas/Word'],
    ['a branch', { JobDone: WORD, Job: JOB }, '/components/schemas/Job'],
    ['a query', { DoItQuery: WORD }, '/paths/~1things/get'],
  ])('if it shares its name with %s', (_, schemas, pointer) => {
    const { contract, schemas: profile } = profilesOf(schemas, { paths });
    const problems = checkTypeNames(contract, profile);
    expect(problems).toMatchObject([{ file: 'openapi', pointer }]);
    expect(problems[0]?.message).toContain('choose another name');
  });

  it.each(['Plain', 'OperationId', 'Status4XX', 'OperationInputs'])(
    'if it is called %s, as what a module has for its own use',
    async (name) => {
      const responses = { '4XX': {}, 200: { content: { 'application/json': { schema: WORD } } } };
      const path = operation('get', { responses });
      const { contract, schemas, tolerant } = profilesOf(
        { [name]: WORD },
        { paths: { '/a': path } },
      );
      const files = {
        ...(await emitTypes(contract, schemas, tolerant)),
        ...emitOperations(contract, schemas),
        ...emitEntries(),
      };
      const pointer = `/components/schemas/${name}`;
      expect(checkExports(files, contract, schemas)).toMatchObject([{ file: 'openapi', pointer }]);
    },
  );

  it('if it is called like a function of another one', () => {
    const { contract, schemas } = profilesOf({ Word: WORD, WordValue: WORD });
    const code = 'export const parseWord = 1;\nexport const parseWordValue = 2;\n';
    const files = { 'parse.js': `${code}export const parseWordValue = 3;\n` };
    const pointer = '/components/schemas/WordValue';
    expect(checkExports(files, contract, schemas)).toMatchObject([{ pointer }]);
  });
});

it('similar names, and the type and constant called operations, are accepted', async () => {
  const schemas = { PlainX: WORD, JobA: WORD, Job: JOB };
  const { contract, schemas: profile, tolerant } = profilesOf(schemas, { paths });
  const files = {
    ...(await emitTypes(contract, profile, tolerant)),
    ...emitOperations(contract, profile),
    ...emitEntries(),
  };
  expect(checkTypeNames(contract, profile)).toEqual([]);
  expect(checkExports(files, contract, profile)).toEqual([]);
});
