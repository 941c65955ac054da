/** The OpenAPI 3.0 schemas. */
import { expect, it } from 'vitest';
import { emitOpenapi30 } from '../../scripts/emit/openapi30.ts';
import { isJsonObject, type JsonObject, visitObjects } from '../../scripts/json.ts';
import { object, operation, profilesOf, ref, text } from '../build/support/contract.ts';
import { generatedText } from '../support/contract.ts';

const document = generatedText('openapi-3.0.json');

it('openapi-3.0.json has no unused component and nothing that breaks generators', () => {
  const { openapi, paths, components } = JSON.parse(document);
  expect(openapi).toBe('3.0.3');
  visitObjects(JSON.parse(document), (node, pointer) => {
    const { responses } = node;
    const isMixed = node.properties !== undefined && node.additionalProperties === true;
    const isOpen = isJsonObject(responses) && ('2XX' in responses || '4XX' in responses);
    expect('discriminator' in node || isMixed || isOpen, pointer).toBe(false);
  });
  for (const { post } of Object.values<{ post?: JsonObject }>(paths))
    if (post) expect(post.responses).toMatchObject({ 200: {}, 201: {} });
  const names = ['schemas', 'examples', 'responses'].flatMap((kind) =>
    Object.keys(components[kind] ?? {}).map((name) => `#/components/${kind}/${name}`),
  );
  expect(names.filter((name) => !document.includes(`"${name}"`))).toEqual([]);
  expect(names).not.toEqual([]);
});

it('a field of OpenAPI 3.0 that may be null is `nullable` beside its type', () => {
  const nullable = { anyOf: [ref('Short'), { type: 'null' as const }] };
  const json = { 'application/json': { schema: ref('Note') } };
  const paths = { '/notes': operation('post', { requestBody: { content: json } }) };
  const info = { title: 'Notes', version: '1.0.0' };
  const own = { Note: object({ title: nullable }), Short: { ...text, maxLength: 9 } };
  const { contract, schemas } = profilesOf(own, { info, paths });
  const { 'openapi-3.0.json': made = '' } = emitOpenapi30(contract, schemas, {});
  const { title } = JSON.parse(made).components.schemas.Note.properties;
  expect(title).toMatchObject({ type: 'string', nullable: true });
});
