/** The OpenAPI 3.0 document. */
import { expect, it } from 'vitest';
import { isJsonObject, type JsonObject, visitObjects } from '../../scripts/json.ts';
import { generatedText } from '../support/contract.ts';

const document = generatedText('openapi-3.0.json');

it('openapi-3.0.json has no unused component and nothing that breaks generators', () => {
  const { openapi, paths, components } = JSON.parse(document);
  expect(openapi).toMatch(/^3\.0\./);
  visitObjects(JSON.parse(document), (node, pointer) => {
    const { responses, type } = node;
    const isOpen = isJsonObject(responses) && ('2XX' in responses || '4XX' in responses);
    const isOf31 = type === 'null' || Array.isArray(type) || typeof node.const === 'string';
    expect(isOf31 || isOpen, pointer).toBe(false);
  });
  for (const { post } of Object.values<{ post?: JsonObject }>(paths))
    if (post) expect(post.responses).toMatchObject({ 200: {}, 201: {} });
  const names = ['schemas', 'examples'].flatMap((kind) =>
    Object.keys(components[kind] ?? {}).map((name) => `#/components/${kind}/${name}`),
  );
  expect(names.filter((name) => !document.includes(`"${name}"`))).toEqual([]);
  expect(names).not.toEqual([]);
});

it('a field of OpenAPI 3.0 that may be null is `nullable` beside its type', () => {
  const { file } = JSON.parse(document).components.schemas.PreRecordedJob.oneOf[1].properties;
  expect(file).toMatchObject({ type: 'object', nullable: true });
});
