/** Every sensible change of the OpenAPI document outside its schemas. */

import { METHODS } from '../../scripts/model/contract.ts';
import { isObject, type Json, type JsonObject } from '../../scripts/model/json.ts';
import { markMutants } from './mark-mutants.ts';
import {
  below,
  drop,
  entriesOf,
  type Mutant,
  objectAt,
  put,
  rename,
  type Spot,
  swap,
} from './mutant.ts';
import { schemaMutants } from './schema-mutants.ts';

const JSON_TEXT: Json = { 'application/json': { schema: { type: 'string' } } };

const OPERATION: Json = {
  operationId: 'stranger',
  summary: 'A stranger',
  responses: { 200: { description: 'It worked.' } },
};

/** The entry document: servers, security, what is listed by name, and the references to paths. */
export function* restMutants(root: Spot): Generator<Mutant> {
  yield* versionMutants(root, 'openapi');
  yield* markMutants(root, 'document');
  yield* serverMutants(root);
  yield* securityMutants(root);
  for (const [key, kind] of [
    ['paths', 'path'],
    ['webhooks', 'webhook'],
  ] as const) {
    const holder = below(root, key);
    for (const [name, item] of entriesOf(root, key)) {
      yield drop(kind, item);
      yield rename(kind, holder, name, `${name}s`);
      for (const [other, { value }] of entriesOf(root, key)) {
        if (other !== name) yield swap(kind, item, value, `the value of ${other}`);
      }
    }
    const stranger = key === 'paths' ? '/v2/stranger' : 'stranger';
    yield put(kind, holder, stranger, { get: OPERATION }, 'one more added');
    yield put(kind, root, key, undefined);
  }
  const components = below(root, 'components');
  for (const [, response] of entriesOf(components, 'responses')) {
    yield drop('response', response);
    yield* responseMutants(response);
  }
}

/** The versions and the licence that a document states. */
export function* versionMutants(root: Spot, key: 'openapi' | 'asyncapi'): Generator<Mutant> {
  const kind = 'version, licence';
  const info = below(root, 'info');
  yield put(kind, root, key, undefined);
  yield put(kind, root, key, `${objectAt(root)[key]}1`);
  yield put(kind, info, 'version', undefined);
  yield put(kind, info, 'version', '9.9.9');
  yield put(kind, info, 'license', undefined);
  for (const [name, { value }] of entriesOf(info, 'license')) {
    yield put(kind, below(info, 'license'), name, undefined, `${name} of the licence removed`);
    yield put(kind, below(info, 'license'), name, `${value}x`);
  }
  yield put(kind, info, 'termsOfService', 'https://example.com/terms', 'terms of service added');
}

function* serverMutants(root: Spot): Generator<Mutant> {
  const kind = 'server';
  const servers = entriesOf(root, 'servers');
  yield put(kind, root, 'servers', undefined);
  yield put(kind, below(root, 'servers'), servers.length, { url: '/' }, 'one more server added');
  for (const [, server] of servers) {
    yield put(kind, server, 'url', 'https://example.com');
    yield put(kind, server, 'url', `${objectAt(server).url}/v2`);
    for (const [name, variable] of entriesOf(server, 'variables')) {
      yield drop(kind, variable);
      yield rename(kind, below(server, 'variables'), name, `${name}_x`);
      yield put(kind, variable, 'default', 'https://example.com');
      yield put(kind, variable, 'default', undefined);
      yield put(kind, variable, 'enum', ['https://speech.invalid'], 'an enumeration added');
    }
    yield put(kind, server, 'x-maturity', 'beta', 'x-maturity beta added');
  }
}

function* securityMutants(root: Spot): Generator<Mutant> {
  const kind = 'security';
  yield* requirementMutants(root);
  const components = below(root, 'components');
  const schemes = below(components, 'securitySchemes');
  for (const [name, scheme] of entriesOf(components, 'securitySchemes')) {
    yield drop(kind, scheme);
    yield rename(kind, schemes, name, `${name}_x`);
    for (const key of ['type', 'in', 'name']) yield put(kind, scheme, key, undefined);
    yield put(kind, scheme, 'in', 'query');
    yield put(kind, scheme, 'in', 'cookie');
    yield put(kind, scheme, 'name', 'x-key');
    yield swap(kind, scheme, { type: 'http', scheme: 'bearer' });
    yield put(kind, scheme, 'deprecated', true, 'deprecated');
  }
  const basic = { type: 'http', scheme: 'basic' };
  yield put(kind, schemes, 'stranger', basic, 'one more scheme added');
}

/** What a document or an operation asks for: nothing, something else, a choice, nothing at all. */
function* requirementMutants(spot: Spot): Generator<Mutant> {
  const kind = 'security';
  const { security } = objectAt(spot);
  const key: Json = { x_service_key: [] };
  if (security === undefined) {
    yield put(kind, spot, 'security', [], 'no security needed');
    yield put(kind, spot, 'security', [key, {}], 'security needed or not');
    yield put(kind, spot, 'security', [{ stranger: [] }], 'another security needed');
    return;
  }
  yield put(kind, spot, 'security', undefined);
  const list = Array.isArray(security) ? security : [];
  yield put(kind, spot, 'security', list.length === 0 ? [key] : []);
  if (list.length > 0) yield put(kind, spot, 'security', [...list, {}], 'or none added');
  for (const [index, requirement] of list.entries()) {
    yield drop(kind, below(below(spot, 'security'), index));
    yield put(kind, below(spot, 'security'), index, { stranger: [] });
    yield put(kind, below(spot, 'security'), index, { ...(requirement as JsonObject), other: [] });
    for (const [name] of Object.entries(requirement as JsonObject)) {
      yield put(kind, below(below(spot, 'security'), index), name, ['scope'], 'a scope added');
    }
  }
}

/** A path, a callback's address or a webhook. */
export function* pathItemMutants(item: Spot): Generator<Mutant> {
  const own = objectAt(item);
  for (const method of METHODS) {
    if (own[method] === undefined) continue;
    const operation = below(item, method);
    yield drop('method', operation);
    for (const other of ['put', 'get', 'patch']) {
      if (own[other] === undefined) yield rename('method', item, method, other);
    }
    yield* operationMutants(operation);
  }
  yield put('method', item, 'delete', OPERATION, 'the method delete added');
  for (const place of ['query', 'header']) {
    const parameter = { name: 'stranger', in: place, schema: { type: 'string' } };
    yield put('parameter', item, 'parameters', [parameter], `a ${place} parameter for all added`);
  }
  yield put('server', item, 'servers', [{ url: '/' }], 'a server of its own added');
}

function* operationMutants(spot: Spot): Generator<Mutant> {
  const operation = objectAt(spot);
  yield* markMutants(spot, 'operation');
  yield put('operation id', spot, 'operationId', undefined);
  yield put('operation id', spot, 'operationId', `${operation.operationId}X`);
  yield* requirementMutants(spot);
  yield put('server', spot, 'servers', [{ url: '/' }], 'a server of its own added');
  yield* parametersMutants(spot);
  if (operation.requestBody === undefined) {
    const body = { required: true, content: JSON_TEXT };
    yield put('request body', spot, 'requestBody', body, 'a request body added');
  } else yield* bodyMutants(below(spot, 'requestBody'));
  const responses = below(spot, 'responses');
  for (const [status, response] of entriesOf(spot, 'responses')) {
    yield drop('response', response);
    yield rename('response', responses, status, status === '200' ? '201' : '200');
    yield* responseMutants(response);
  }
  for (const status of ['204', '422', '5XX']) {
    yield put('response', responses, status, { description: 'A stranger.' }, `${status} added`);
  }
  yield* callbackMutants(spot);
}

function* parametersMutants(spot: Spot): Generator<Mutant> {
  const kind = 'parameter';
  const parameters = entriesOf(spot, 'parameters');
  for (const place of ['query', 'header', 'cookie', 'path']) {
    const own = { name: 'stranger', in: place, required: place === 'path' };
    const stranger: Json = { ...own, description: 'A stranger.', schema: { type: 'string' } };
    const what = `a ${place} parameter added`;
    yield parameters.length === 0
      ? put(kind, spot, 'parameters', [stranger], what)
      : put(kind, below(spot, 'parameters'), parameters.length, stranger, what);
  }
  for (const [, parameter] of parameters) yield* parameterMutants(parameter);
}

function* parameterMutants(spot: Spot): Generator<Mutant> {
  const kind = 'parameter';
  const parameter = objectAt(spot);
  yield drop(kind, spot);
  yield* markMutants(spot, 'operation');
  yield put(kind, spot, 'name', `${parameter.name}_x`);
  for (const place of ['query', 'header', 'cookie', 'path']) {
    if (place !== parameter.in) yield put(kind, spot, 'in', place);
  }
  yield put(kind, spot, 'required', parameter.required !== true);
  if (parameter.required === true) yield put(kind, spot, 'required', undefined);
  for (const style of ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject', 'simple']) {
    if (style !== parameter.style) yield put(kind, spot, 'style', style);
  }
  if (parameter.style !== undefined) yield put(kind, spot, 'style', undefined);
  if (parameter.explode !== undefined) yield put(kind, spot, 'explode', undefined);
  yield put(kind, spot, 'explode', parameter.explode === undefined ? true : !parameter.explode);
  yield put(kind, spot, 'allowReserved', true, 'allowReserved added');
  yield put(kind, spot, 'allowEmptyValue', true, 'allowEmptyValue added');
  const { schema, ...rest } = parameter;
  yield swap(kind, spot, rest, 'schema removed');
  yield swap(kind, spot, { ...rest, content: JSON_TEXT }, 'content instead of schema');
  yield* schemaMutants(below(spot, 'schema'), 'parameter');
}

function* bodyMutants(spot: Spot): Generator<Mutant> {
  yield drop('request body', spot);
  if (objectAt(spot).required === true) {
    yield put('request body', spot, 'required', undefined);
    yield put('request body', spot, 'required', false);
  } else yield put('request body', spot, 'required', true);
  yield* markMutants(spot, 'other');
  yield* contentMutants(spot);
}

function* contentMutants(spot: Spot): Generator<Mutant> {
  const kind = 'content type';
  if (objectAt(spot).content === undefined) {
    yield put(kind, spot, 'content', JSON_TEXT, 'content added');
    return;
  }
  const content = below(spot, 'content');
  yield put(kind, spot, 'content', undefined);
  yield put(kind, content, 'text/html', { schema: { type: 'string' } }, 'text/html added');
  for (const [type, media] of entriesOf(spot, 'content')) {
    yield drop(kind, media);
    yield rename(kind, content, type, 'application/xml');
    yield put(kind, media, 'schema', undefined);
    yield put(kind, media, 'encoding', { audio: { contentType: 'audio/wav' } }, 'encoding added');
    yield* schemaMutants(below(media, 'schema'), 'body');
  }
}

function* responseMutants(spot: Spot): Generator<Mutant> {
  const { $ref, headers } = objectAt(spot);
  if (typeof $ref === 'string') {
    const [file, pointer = ''] = $ref.split('#');
    const { UnspecifiedError, NotificationReceived } = {
      UnspecifiedError: '/components/responses/UnspecifiedError',
      NotificationReceived: '/components/responses/NotificationReceived',
    };
    // Other refusals have a body of the same kind.
    const isError = /(Error|Refused)$/.test(pointer) && !pointer.includes('Notification');
    const other = isError ? NotificationReceived : UnspecifiedError;
    yield put('response', spot, '$ref', `${file}#${other}`);
    return;
  }
  yield* markMutants(spot, 'other');
  yield* contentMutants(spot);
  if (headers === undefined) {
    const header = { 'x-stranger': { schema: { type: 'string' } } };
    yield put('response', spot, 'headers', header, 'a header added');
  }
  const links = entriesOf(spot, 'links');
  if (links.length === 0) {
    const link = { stranger: { operationId: 'listTranscriptionJobs' } };
    yield put('link', spot, 'links', link, 'a link added');
  }
  for (const [name, link] of links) {
    yield drop('link', link);
    yield rename('link', below(spot, 'links'), name, `${name}X`);
    yield put('link', link, 'operationId', undefined);
    yield put('link', link, 'operationId', 'uploadAudio');
    yield put('link', link, 'parameters', undefined);
    yield put('link', link, 'requestBody', '$response.body', 'a request body added');
    const holder = below(link, 'parameters');
    yield put('link', holder, 'stranger', '$response.body#/id', 'a parameter added');
    for (const [parameter] of entriesOf(link, 'parameters')) {
      yield put('link', holder, parameter, undefined);
      yield put('link', holder, parameter, '$response.body#/result_url');
      yield rename('link', holder, parameter, `${parameter}_x`);
    }
  }
}

function* callbackMutants(spot: Spot): Generator<Mutant> {
  const callbacks = entriesOf(spot, 'callbacks');
  const stranger: Json = { '{$request.body#/stranger}': { post: OPERATION } };
  yield callbacks.length === 0
    ? put('callback', spot, 'callbacks', { stranger }, 'a callback added')
    : put('callback', below(spot, 'callbacks'), 'stranger', stranger, 'one more added');
  for (const [name, callback] of callbacks) {
    yield drop('callback', callback);
    yield rename('callback', below(spot, 'callbacks'), name, `${name}X`);
    for (const [address, item] of Object.entries(objectAt(callback))) {
      if (!isObject(item)) continue;
      yield rename('callback', callback, address, '{$request.body#/stranger}');
      yield* pathItemMutants(below(callback, address));
    }
  }
}
