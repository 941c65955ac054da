/** Operations as data and types. The module agrees with the contract; `test/contract/facts` compares the contract with its facts. */

import { emitOperations } from '../../scripts/emit/operations.ts';
import type { Content, HttpNotification } from '../../scripts/contract.ts';
import type { JsonObject } from '../../scripts/json.ts';
import { normalise } from '../../scripts/profiles.ts';
import { readContract } from '../../scripts/contract.ts';
import { expect, it } from 'vitest';
import { generatedModule, theBuilt } from '../support/contract.ts';

const { operations, webhooks } =
  await generatedModule<Record<'operations' | 'webhooks', Record<string, object>>>('operations');
const { contract, schemas } = theBuilt();

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

/** The module of a document with one operation, without white space and quotes. */
function moduleOf(paths: JsonObject, components: JsonObject): string {
  const contract = readContract({ paths, components }, {}, new Map());
  const { 'operations.js': code, 'operations.d.ts': types } = emitOperations(normalise(contract));
  return `${code}${types}`.replaceAll(/[\s"']/g, '');
}

it('an operation keeps its alternative security requirements', () => {
  const security: JsonObject[] = [{ key: [] }, { user: ['read'], key: [] }, {}];
  const get = { operationId: 'getPage', security, responses: {} };
  const key = { type: 'apiKey', in: 'query', name: 'k', description: 'A key.' };
  const text = moduleOf({ '/pages': { get } }, { securitySchemes: { key } });
  expect(text).toContain('security:[{key:[]},{user:[read],key:[]},{}]');
  expect(text).toContain('key:{type:apiKey,in:query,name:k}');
});

it('a parameter and a header have the type of their schemas in the normal form', () => {
  const mode = { $ref: '#/components/schemas/Mode' };
  const parameters: JsonObject[] = [
    { name: 'page', in: 'path', required: true, schema: { type: 'integer', maximum: 9 } },
    { name: 'mode', in: 'header', schema: { allOf: [mode], description: 'PLANTED' } },
    { name: 'either', in: 'cookie', schema: { anyOf: [{ type: 'integer' }, { ...mode }] } },
    { name: 'modes', in: 'query', schema: { type: 'array', items: mode } },
  ];
  const headers = { rest: { required: true, schema: { type: 'integer' } } };
  const responses = { 204: { description: 'None.', headers } };
  const get = { operationId: 'getPage', parameters, responses };
  const schemas = { Mode: { type: 'string', enum: ['all', 'new'] } };
  const text = moduleOf({ '/pages/{page}': { get } }, { schemas });
  expect(text).toContain('Integer.Atmost9.*/page:number;');
  expect(text).toContain('/**PLANTED*/mode?:types.Mode;');
  expect(text).toContain('either?:number|types.Mode;');
  expect(text).toContain('modes?:types.Mode[];');
  expect(text).toContain(
    '204:{headers:{/**Integer.*/rest:number;[name:string]:unknown;};content?:never;};',
  );
});

it('a body has the type of its schema, and text is a string', () => {
  const content: JsonObject = {
    'application/json': { schema: { type: 'object', properties: { a: { type: 'string' } } } },
    'application/problem+json': { schema: { description: 'Any.' } },
    'text/plain': {},
  };
  const plain = { 'text/plain': { schema: { type: 'string', minLength: 1 } } };
  const responses = { 200: { description: '', content }, 400: { description: '', content: plain } };
  const form = { schema: { type: 'object', properties: { file: { type: 'string' } } } };
  const sent = { ...plain, 'application/x-www-form-urlencoded': form, 'multipart/form-data': form };
  const post = { operationId: 'postNote', requestBody: { content: sent }, responses };
  const text = moduleOf({ '/notes': { post } }, {});
  expect(text).toMatch(
    /requestBody\?:\{content:\{text\/plain:string;application\/x-www-form-urlencoded:\{file\?:string;\};[^}]*multipart\/form-data:Form;\};\};/,
  );
  expect(text).toContain('application/json:Plain<{a?:string;}>;');
  expect(text).toContain('application/problem+json:UnspecifiedBody;text/plain:string;');
  expect(text).toContain('400:{headers:{[name:string]:unknown;};content:{text/plain:string;};};');
});

it('a handler receives the parsed body, or else the query, and may answer what is stated for each status', () => {
  const page = { type: 'object', properties: { size: { type: 'integer', default: 20 } } };
  const key = { type: 'object', required: ['key'], properties: { key: { type: 'string' } } };
  const json = (name: string) => ({
    'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
  });
  const response = (name?: string) => ({ description: 'A.', ...(name && { content: json(name) }) });
  const paths = {
    '/pages': {
      get: {
        operationId: 'list',
        parameters: [{ name: 'size', in: 'query', schema: { type: 'integer' } }],
        responses: { 200: response('Page'), '2XX': response(), 404: response('Key') },
      },
      put: {
        operationId: 'change',
        requestBody: { content: json('Page') },
        responses: { 204: response(), '4XX': response('Key'), default: response('Page') },
      },
      post: { operationId: 'add', requestBody: { content: json('Key') }, responses: {} },
      delete: { operationId: 'clear', responses: {} },
    },
  };
  const types = moduleOf(paths, { schemas: { Page: page, Key: key } });
  const [, inputs = '', responses = ''] = types.split(
    /exportinterfaceOperation(?:Input|Response)s/,
  );
  expect(inputs).toMatch(/^{add:resolved\.Key\|undefined;change:resolved\.Page;clear:undefined;/);
  expect(inputs).toMatch(/list:resolved\.ListQuery;}/);
  for (const one of [
    '{status:200;body:types.Page;}|{status:404;body:types.Key;}|{status:Exclude<Status2XX,200>;}',
    '{status:204;}|{status:Status4XX;body:types.Key;}',
    '|{status:Exclude<Status2XX,204>;body:types.Page;}|{status:Status3XX;body:types.Page;}',
  ])
    expect(responses).toContain(one);
});
