/** No two types of the generated modules share a name. */
import { expect, it } from 'vitest';
import { checkTypeNames } from '../../scripts/check/exports.ts';
import { object, operation, profilesOf, tag, text } from './support/contract.ts';

const state = (title: string) => ({ ...object({ status: tag(title) }, 'status'), title });
const Job = { oneOf: [state('JobDone'), state('JobFailed')] };
const parameters = [{ name: 'limit', in: 'query', schema: text }];
const paths = { '/things': operation('get', { parameters }) };

it.each([
  ['shares its name with another schema, in different case', ['TEXT', 'Text'], 'Text'],
  ['shares its name with a branch', ['JobDone'], 'Job'],
  ['shares its name with a query', ['DoItQuery'], undefined],
  ['has the name of a type of the package', ['OperationId'], 'OperationId'],
  ['has the name of a class of statuses', ['Status4XX'], 'Status4XX'],
])('a schema is refused if it %s', (_, names, schema) => {
  const schemas = Object.fromEntries(names.map((name) => [name, text]));
  const { contract, schemas: profile } = profilesOf({ ...schemas, Job }, { paths });
  const pointer = schema ? `/components/schemas/${schema}` : '/paths/~1things/get';
  expect(checkTypeNames(contract, profile)).toMatchObject([{ file: 'openapi', pointer }]);
});

it('similar names are accepted', () => {
  const { contract, schemas } = profilesOf({ PlainX: text, JobA: text, Job }, { paths });
  expect(checkTypeNames(contract, schemas)).toEqual([]);
});
