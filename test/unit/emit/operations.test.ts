/** What is said of operations as data and types. The module agrees with the contract; `test/contract/facts` holds the contract to its facts. */
import { expect, it } from 'vitest';
import { emitOperations } from '../../../scripts/emit/operations.ts';
import type { Content, HttpNotification } from '../../../scripts/model/contract.ts';
import type { JsonObject } from '../../../scripts/model/json.ts';
import { normalise } from '../../../scripts/normalise/normal.ts';
import { readContract } from '../../../scripts/read/reader.ts';
import { generatedModule, theNormal } from '../../support/contract.ts';

const { operations, webhooks } =
  await generatedModule<Record<'operations' | 'webhooks', Record<string, object>>>('operations');
const { contract, schemas } = theNormal();

const bodyOf = ({ content: [media] }: Content) => ({
  contentType: media?.type ?? null,
  schema: media?.schemaName ?? null,
});
const callOf = ({ method, url, requestBody }: HttpNotification) => {
  return { method, url: url ?? null, requestBody: requestBody && bodyOf(requestBody) };
};

it('the module has all operations and webhooks, sorted, and names only schemas that are exported', () => {
  const ids = contract.operations.map(({ id }) => id);
  expect(Object.keys(operations)).toEqual(ids.toSorted());
  const sent = Object.fromEntries(contract.webhooks.map((hook) => [hook.name, callOf(hook)]));
  expect(webhooks).toMatchObject(sent);
  const named = JSON.stringify([operations, webhooks]).matchAll(/"(?:schema|query)":"(\w+)"/g);
  const names = [...named].map(([, name = '']) => name);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !schemas.has(name))).toEqual([]);
});

it('an operation keeps the alternatives of its security, and a parameter its type', () => {
  const security: JsonObject[] = [{ key: [] }, { user: ['read'], key: [] }, {}];
  const parameters: JsonObject[] = [
    { name: 'page', in: 'path', required: true, schema: { type: 'integer' } },
    { name: 'mode', in: 'header', schema: { $ref: '#/components/schemas/Mode' } },
  ];
  const get = { operationId: 'getPage', security, parameters, responses: {} };
  const components = {
    schemas: { Mode: { type: 'string', enum: ['all', 'new'] } },
    securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'k', description: 'A key.' } },
  };
  const document: JsonObject = { paths: { '/pages/{page}': { get } }, components };
  const files = emitOperations(normalise(readContract(document, {}, new Map())));
  const text = Object.values(files)
    .join()
    .replaceAll(/[\s"']/g, '');
  expect(text).toContain('security:[{key:[]},{user:[read],key:[]},{}]');
  expect(text).toContain('key:{type:apiKey,in:query,name:k}');
  expect(text).toContain('page:number;');
  expect(text).toContain('mode?:types.Mode;');
});
