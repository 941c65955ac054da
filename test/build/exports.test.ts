/** No two types of the generated modules share a name. */
import { describe, expect, it } from 'vitest';
import { checkTypeNames } from '../../scripts/check/exports.ts';
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
    'if it is called %s, as a type of the package',
    (name) => {
      const { contract, schemas } = profilesOf({ [name]: WORD });
      const pointer = `/components/schemas/${name}`;
      expect(checkTypeNames(contract, schemas)).toMatchObject([{ file: 'openapi', pointer }]);
    },
  );
});

it('similar names are accepted', () => {
  const { contract, schemas } = profilesOf({ PlainX: WORD, JobA: WORD, Job: JOB }, { paths });
  expect(checkTypeNames(contract, schemas)).toEqual([]);
});
