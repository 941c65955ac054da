/** The published parsers, and Ajv by the published schemas, accept each documented example. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../../scripts/base/json.ts';
import { generatedText, theBuilt } from '../support/generated.ts';
import { EXAMPLES, takeOf } from '../support/published.ts';

type Named = Record<string, { value: Json }>;

const { openapi, messages, operations } = theBuilt();

/** Where an example stands, the schema of its value, and the value. */
const examples: [place: string, schema: string, value: unknown][] = [];
for (const [schema, scenarios] of Object.entries(EXAMPLES))
  for (const [name, value] of Object.entries(scenarios))
    examples.push([`${name} in examples.js`, schema, value]);
const { examples: inBodies } = openapi.components as { examples: Named };
for (const [name, { value }] of Object.entries(inBodies))
  examples.push([name, name.split('.')[0] ?? '', value]);
for (const { schemaName = '', node } of messages)
  for (const { name, payload } of (node.examples ?? []) as JsonObject[])
    examples.push([`${name} in asyncapi.json`, schemaName, payload]);
for (const { query, queryName = '' } of operations)
  for (const { name, node } of query)
    for (const [example, { value }] of Object.entries(node.examples as Named))
      examples.push([`${example} of ${name}`, queryName, { [name]: value }]);

const ajv = formats.default(new Ajv2020({ strict: false }));
ajv.addSchema(JSON.parse(generatedText('schemas.json')), 'contract');

it.each(examples)('the example %s is a valid %s', (_, schema, value) => {
  const remedy = 'run npm run build, or correct the example';
  expect.soft(ajv.validate(`contract#/$defs/${schema}`, value), remedy).toBe(true);
  expect(takeOf('parse', schema)?.(value), remedy).toMatchObject({ ok: true });
});
