/** Every sensible change of the AsyncAPI document outside its schemas. */

import { isObject, type Json } from '../../scripts/model/json.ts';
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
import { versionMutants } from './rest-mutants.ts';
import { schemaMutants } from './schema-mutants.ts';

/** The entry document: channels, operations, listed schemas. */
export function* liveMutants(root: Spot): Generator<Mutant> {
  yield* versionMutants(root, 'asyncapi');
  yield* markMutants(root, 'document');
  yield put('content type', root, 'defaultContentType', undefined);
  yield put('content type', root, 'defaultContentType', 'application/xml');
  for (const [name, spot] of entriesOf(root, 'servers')) {
    yield drop('server', spot);
    yield rename('server', below(root, 'servers'), name, `${name}X`);
    yield put('server', spot, 'host', 'speech.invalid');
    yield put('server', spot, 'protocol', objectAt(spot).protocol === 'wss' ? 'ws' : 'wss');
  }
  const server = { host: 'speech.invalid', protocol: 'wss' };
  yield put('server', root, 'servers', { stranger: server }, 'a server added');
  for (const [name, channel] of entriesOf(root, 'channels')) {
    yield drop('channel', channel);
    yield rename('channel', below(root, 'channels'), name, `${name}X`);
    yield* channelMutants(channel);
  }
  yield put('channel', below(root, 'channels'), 'stranger', { messages: {} }, 'one more added');
  for (const [name, operation] of entriesOf(root, 'operations')) {
    yield drop('operation', operation);
    yield rename('operation', below(root, 'operations'), name, `${name}X`);
    yield* operationMutants(operation, root);
  }
  const components = below(root, 'components');
  const listedMessages = entriesOf(components, 'messages');
  for (const [index, [name, message]] of listedMessages.entries()) {
    yield drop('message', message);
    yield rename('message', below(components, 'messages'), name, `${name}X`);
    const [other, { value } = message] = listedMessages[index === 0 ? 1 : 0] ?? [name];
    yield swap('message', message, value, `what ${other} is`);
  }
  for (const [name, schema] of entriesOf(components, 'schemas')) {
    yield drop('listed schema', schema);
    yield rename('listed schema', below(components, 'schemas'), name, `${name}X`);
    yield put('listed schema', schema, '$ref', '../openapi/schemas/error.yaml#/ErrorResponse');
  }
  const more = { $ref: '../openapi/schemas/error.yaml#/ErrorResponse' };
  const listed = below(components, 'schemas');
  yield put('listed schema', listed, 'ErrorResponse', more, 'one more added');
}

function* channelMutants(channel: Spot): Generator<Mutant> {
  yield* markMutants(channel, 'document');
  yield put('channel', channel, 'address', '/live', 'an address added');
  yield put('channel', channel, 'parameters', { id: {} }, 'a parameter added');
  yield put('channel', channel, 'servers', [], 'servers added');
  const messages = below(channel, 'messages');
  for (const [name, message] of entriesOf(channel, 'messages')) {
    yield drop('message', message);
    yield rename('message', messages, name, `${name}X`);
    for (const [other, { value }] of entriesOf(channel, 'messages')) {
      if (other !== name) yield swap('message', message, value, `what ${other} is`);
    }
  }
  const stranger: Json = { name: 'Stranger', payload: { type: 'string' } };
  yield put('message', messages, 'Stranger', stranger, 'one more added');
  yield put('channel', channel, 'bindings', undefined);
  for (const [protocol, binding] of entriesOf(channel, 'bindings')) {
    yield drop('channel', binding);
    yield rename('channel', below(channel, 'bindings'), protocol, 'http');
    yield put('channel', binding, 'method', 'POST');
    yield put('channel', binding, 'method', undefined);
    yield put('channel', binding, 'query', { type: 'object' }, 'a query added');
    yield put('channel', binding, 'headers', { type: 'object' }, 'headers added');
  }
}

function* operationMutants(operation: Spot, root: Spot): Generator<Mutant> {
  const { action } = objectAt(operation);
  yield* markMutants(operation, 'operation');
  yield put('direction', operation, 'action', action === 'send' ? 'receive' : 'send');
  yield put('direction', operation, 'action', undefined);
  yield put('channel', operation, 'channel', undefined);
  yield put('channel', operation, 'channel', { $ref: '#/channels/stranger' });
  const messages = entriesOf(operation, 'messages');
  for (const [, message] of messages) yield drop('message', message);
  yield put('message', operation, 'messages', undefined, 'every message of the channel');
  yield put('message', operation, 'messages', [], 'no message');
  const said = new Set(messages.map(([, { value }]) => (isObject(value) ? value.$ref : '')));
  for (const [channel, { value }] of entriesOf(root, 'channels')) {
    const all = isObject(value) && isObject(value.messages) ? Object.keys(value.messages) : [];
    for (const name of all) {
      const $ref = `#/channels/${channel}/messages/${name}`;
      if (said.has($ref)) continue;
      yield put(
        'message',
        below(operation, 'messages'),
        messages.length,
        { $ref },
        `${name} added`,
      );
    }
  }
  yield put('security', operation, 'security', [{ type: 'apiKey', in: 'user' }], 'security added');
  const { channel = {} } = objectAt(operation);
  yield put('operation', operation, 'reply', { channel }, 'a reply added');
  yield put('operation', operation, 'bindings', { ws: {} }, 'bindings added');
}

/** A message, in a file of its own. */
export function* messageMutants(message: Spot): Generator<Mutant> {
  const { name, payload } = objectAt(message);
  yield* markMutants(message, 'message');
  yield put('message', message, 'name', undefined);
  yield put('message', message, 'name', `${name}X`);
  yield put('content type', message, 'contentType', undefined);
  yield put('content type', message, 'contentType', 'application/xml');
  yield put('message', message, 'payload', undefined);
  const headers: Json = { type: 'object', properties: { stranger: { type: 'string' } } };
  yield put('message', message, 'headers', headers, 'headers added');
  yield put('message', message, 'correlationId', { location: '$message.payload#/id' });
  yield put('message', message, 'bindings', { ws: {} }, 'bindings added');
  if (isObject(payload)) yield* schemaMutants(below(message, 'payload'), 'body');
}
