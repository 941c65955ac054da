/** Every documented example is valid against its hand-written schema. */
import { expect, it } from 'vitest';
import type { JsonObject } from '../../scripts/base/json.ts';
import { theBuilt } from '../support/contract.ts';
import { errorsOf, placeOf, writtenWith } from '../support/written.ts';

/** The problems of a value by the schema at a place, one line each. */
function problemsOf(place: string, value: unknown): string[] {
  const lines = errorsOf(place, value).map((error) => `${error.instancePath} ${error.message}`);
  return [...new Set(lines)];
}

const examples = [...theBuilt().examples].flatMap(([schema, scenarios]) =>
  scenarios.map(({ name, file, value }) => [`${file}#/${name}`, schema, value] as const),
);

it.each(examples)('the example %s is valid', (_, schema, value) => {
  const place =
    placeOf(schema) ?? expect.fail(`there is no schema ${schema}; rename the file of the example`);
  expect(problemsOf(place, value)).toEqual([]);
});

// The examples of a parameter are next to its schema.
const ofParameters = writtenWith('examples').flatMap(({ name, place, node }) =>
  Object.entries(node.examples as Record<string, JsonObject>).map(
    ([example, { value }]) => [example, name, `${place}/schema`, value] as const,
  ),
);

it.each(ofParameters)('the example %s of %s is valid', (_example, _name, schema, value) => {
  expect(problemsOf(schema, value)).toEqual([]);
});
