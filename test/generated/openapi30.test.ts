/** The OpenAPI 3.0 schemas. */
import { expect, it } from 'vitest';
import { isJsonObject, type JsonObject, visitObjects } from '../../scripts/json.ts';
import { generatedText } from '../support/contract.ts';

const text = generatedText('openapi-3.0.json');

it('openapi-3.0.json has no unused component and nothing that breaks generators', () => {
  const document = JSON.parse(text);
  expect(document.openapi).toBe('3.0.3');
  visitObjects(document, (node, pointer) => {
    const { responses } = node;
    const isMixed = node.properties !== undefined && node.additionalProperties === true;
    const isOpen = isJsonObject(responses) && ('2XX' in responses || '4XX' in responses);
    expect('discriminator' in node || isMixed || isOpen, pointer).toBe(false);
  });
  for (const { post } of Object.values<{ post?: JsonObject }>(document.paths))
    if (post) expect(post.responses).toMatchObject({ 200: {}, 201: {} });
  const components = ['schemas', 'examples', 'responses'].flatMap((kind) =>
    Object.keys(document.components[kind] ?? {}).map((name) => `#/components/${kind}/${name}`),
  );
  expect(components.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
  expect(components).not.toEqual([]);
});
