/**
 * Every change of one keyword of a document: taken away, stepped, swapped for another value, added
 * where it was not. Knows the vocabulary of OpenAPI, AsyncAPI and JSON Schema, and no contract.
 */

import { METHODS } from '../../../scripts/model/contract.ts';
import {
  hasNames,
  isData,
  isObject,
  type Json,
  type JsonObject,
} from '../../../scripts/model/json.ts';
import { at, pointerOf } from '../../../scripts/model/pointer.ts';
import type { Path } from '../../support/edit.ts';

/** Another value at a place of a document. */
export interface Mutation {
  path: Path;
  /** What was done, for people. */
  what: string;
  /** What is there from now on; nothing when absent. */
  value?: Json;
}

/** What a node of a document is, which decides what may be added to it. */
type Kind =
  | ''
  | 'document'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'requestBody'
  | 'response'
  | 'media'
  | 'securityScheme'
  | 'server'
  | 'link'
  | 'channel'
  | 'channelOperation'
  | 'message'
  | 'named'
  | 'property'
  | 'schema';

/**
 * What is only said to readers, where the difference of `generated/facts.json` shows what is gone, and
 * what follows from other keywords, to which the lint holds it.
 */
const PROSE = new Set(
  'description title summary tags discriminator examples example externalDocs x-unspecified x-assumption'.split(
    ' ',
  ),
);

/** What is below a keyword: one by itself, in a list, or by name. */
const KINDS: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(METHODS.map((method) => [method, 'operation'])),
  paths: 'pathItem',
  webhooks: 'pathItem',
  callbacks: 'pathItem',
  parameters: 'parameter',
  requestBody: 'requestBody',
  responses: 'response',
  content: 'media',
  securitySchemes: 'securityScheme',
  servers: 'server',
  links: 'link',
  channels: 'channel',
  operations: 'channelOperation',
  messages: 'message',
  schemas: 'named',
  properties: 'property',
  ...Object.fromEntries(
    'schema payload items additionalProperties not allOf anyOf oneOf'
      .split(' ')
      .map((key) => [key, 'schema']),
  ),
};

const TEXT: JsonObject = { type: 'string', description: 'Planted.' };
const CONTENT: JsonObject = { 'application/json': { schema: TEXT } };
const OPERATION: JsonObject = {
  operationId: 'PLANTED',
  summary: 'Planted',
  responses: { 200: { description: 'It worked.' } },
};
const MARKS: JsonObject = { 'x-maturity': 'beta', 'x-replaces': [{ name: 'PLANTED' }] };

/** What may be added to a node, whatever it says already. */
const ADDED: Readonly<Partial<Record<Kind, JsonObject>>> = {
  document: { ...MARKS, servers: { PLANTED: { host: 'speech.invalid', protocol: 'wss' } } },
  pathItem: { parameters: [parameter('query')], servers: [{ url: '/' }], delete: OPERATION },
  operation: {
    ...MARKS,
    deprecated: true,
    parameters: [parameter('query')],
    requestBody: { required: true, content: CONTENT },
    security: [],
    servers: [{ url: '/' }],
    callbacks: { PLANTED: { '{$request.body#/planted}': { post: OPERATION } } },
  },
  parameter: {
    ...MARKS,
    required: true,
    allowReserved: true,
    allowEmptyValue: true,
    deprecated: true,
  },
  requestBody: { required: true },
  response: {
    content: CONTENT,
    headers: { 'x-planted': { schema: TEXT } },
    links: { PLANTED: { operationId: 'PLANTED' } },
  },
  media: { schema: TEXT, encoding: { audio: { contentType: 'audio/wav' } } },
  securityScheme: { deprecated: true },
  server: { 'x-maturity': 'beta' },
  link: { requestBody: '$response.body' },
  channel: { ...MARKS, address: '/planted', parameters: { planted: {} }, servers: [] },
  channelOperation: {
    ...MARKS,
    security: [{ type: 'apiKey', in: 'user' }],
    reply: { channel: { $ref: '#/channels/PLANTED' } },
    bindings: { ws: {} },
  },
  message: {
    ...MARKS,
    headers: { type: 'object', properties: { planted: TEXT } },
    correlationId: { location: '$message.payload#/id' },
    bindings: { ws: {} },
    contentType: 'application/xml',
  },
};

function parameter(place: string): JsonObject {
  return { name: 'planted', in: place, description: 'Planted.', schema: { type: 'string' } };
}

/** Every change of one keyword in a document. */
export function* mutationsOf(document: JsonObject): Generator<Mutation> {
  yield* nodeMutations(document, [], 'document', document);
}

function* nodeMutations(
  node: JsonObject,
  path: Path,
  kind: Kind,
  document: JsonObject,
): Generator<Mutation> {
  for (const [key, value] of Object.entries(node)) {
    if (PROSE.has(key)) continue;
    const place = [...path, key];
    const below = KINDS[key] ?? '';
    if (path.length > 0) yield { path: place, what: 'removed' };
    if (isData(key)) yield* dataMutations(value, place);
    else if (Array.isArray(value)) {
      yield* listMutations(value, place, below, document);
      yield* appended(key, value, node, place);
    } else if (!isObject(value)) {
      for (const other of others(key, value, document)) yield swap(place, other);
    } else if (hasNames(key, node)) yield* namedMutations(value, place, below, document);
    else yield* nodeMutations(value, place, below, document);
  }
  const added = { ...ADDED[kind], ...(/named|property|schema/.test(kind) && addedTo(node, kind)) };
  const isMarked = /named|property/.test(kind);
  // Beside a reference, nothing but the marks of a field counts.
  for (const [key, value] of node.$ref && !isMarked ? [] : Object.entries(added)) {
    if (node[key] === undefined)
      yield { path: [...path, key], what: `added: ${short(value)}`, value };
  }
  // A reference, or null.
  if (node.$ref !== undefined && (kind === 'property' || path.at(-1) === 'items')) {
    yield swap(path, { anyOf: [{ $ref: node.$ref }, { type: 'null' }] });
  }
}

/** What an object holds by name: each taken away and renamed, and one more. */
function* namedMutations(
  holder: JsonObject,
  path: Path,
  kind: Kind,
  document: JsonObject,
): Generator<Mutation> {
  const entries = Object.entries(holder);
  const [, first = TEXT] = entries[0] ?? [];
  const free = ['204', '209', '218'].find((status) => holder[status] === undefined) ?? '299';
  const planted = { response: free, media: 'application/planted', pathItem: '/planted' };
  const name = planted[kind as keyof typeof planted] ?? 'PLANTED';
  yield { path: [...path, name], what: 'one more', value: first };
  for (const [key, value] of entries) {
    yield { path: [...path, key], what: 'removed' };
    const renamed = entries.map(([own, item]) => [own === key ? name : own, item]);
    yield { path, what: `${key} renamed`, value: Object.fromEntries(renamed) };
    const place = [...path, key];
    if (!isObject(value))
      for (const other of others(key, value, document)) yield swap(place, other);
    else if (path.at(-1) === 'callbacks') yield* namedMutations(value, place, kind, document);
    else yield* nodeMutations(value, place, kind, document);
  }
}

function* listMutations(
  list: Json[],
  path: Path,
  kind: Kind,
  document: JsonObject,
): Generator<Mutation> {
  for (const [index, value] of list.entries()) {
    const place = [...path, index];
    yield { path: place, what: `${short(value)} removed` };
    if (isObject(value)) yield* nodeMutations(value, place, kind, document);
    else for (const other of others(String(path.at(-1)), value, document)) yield swap(place, other);
  }
}

/** One more item of a list. */
function* appended(key: string, list: Json[], node: JsonObject, path: Path): Generator<Mutation> {
  const free = Object.keys(isObject(node.properties) ? node.properties : {});
  const items: Record<string, Json[]> = {
    type: ['null', 'integer', 'string'],
    required: [...free, 'PLANTED'],
    anyOf: [{ type: 'null' }, { type: 'integer' }],
    oneOf: [{ type: 'null' }, { type: 'integer' }],
    'x-replaces': [{ name: 'PLANTED' }],
    parameters: ['query', 'header', 'cookie', 'path'].map(parameter),
    // An empty list says already that nothing is needed.
    security: [...(list.length > 0 ? [{}] : []), { PLANTED: [] }],
    servers: [{ url: '/' }],
  };
  for (const value of items[key] ?? []) {
    if (list.some((item) => JSON.stringify(item) === JSON.stringify(value))) continue;
    yield { path: [...path, list.length], what: `${short(value)} added`, value };
  }
}

/** Values that stand for themselves: a constant, a default, the members of an enumeration. */
function* dataMutations(value: Json, path: Path): Generator<Mutation> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield { path: [...path, index], what: `${short(item)} removed` };
      for (const other of others('', item, {})) yield swap([...path, index], other);
    }
    const more = typeof value[0] === 'number' ? 12_345 : 'PLANTED';
    yield { path: [...path, value.length], what: `${more} added`, value: more };
    yield { path: [...path, value.length], what: 'null added', value: null };
  } else for (const other of others('', value, {})) yield swap(path, other);
}

const TYPES = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'];

/** The values of keywords that take no others. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  type: TYPES,
  format: ['uri', 'uuid', 'date-time', 'date', 'binary'],
  in: ['query', 'header', 'cookie', 'path'],
  style: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject', 'simple'],
  action: ['send', 'receive'],
  'x-maturity': ['alpha', 'beta'],
  contentEncoding: ['base64', 'base32'],
};

/** Other values for a keyword. */
function others(key: string, value: Json, document: JsonObject): Json[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') {
    const steps = Number.isInteger(value) ? [1, -1] : [1, -1, 0.001, -0.001];
    return steps.map((step) => Math.round((value + step) * 1000) / 1000);
  }
  // That there is a sentence is a fact, its words are not.
  if (key === 'change') return [];
  if (typeof value !== 'string') return isObject(value) || value === null ? ['PLANTED'] : [];
  if (key === '$ref') return siblings(value, document);
  const words = WORDS[key];
  if (words?.includes(value)) {
    const rest = words.filter((word) => word !== value);
    if (key !== 'type') return rest;
    return value === 'null' ? rest.slice(0, 3) : [...rest.slice(0, 3), [value, 'null']];
  }
  if (key === 'pattern') return otherPatterns(value);
  const upper = value.toUpperCase();
  return [`${value}X`, ...(value === upper ? [] : [upper])];
}

/** References to the first and the last neighbor of what a reference names. */
function siblings(ref: string, document: JsonObject): string[] {
  const around = ref.slice(0, ref.lastIndexOf('/'));
  const names = Object.keys(at(document, pointerOf(around)) ?? {});
  const all = names.map((name) => `${around}/${name}`).filter((other) => other !== ref);
  return [...new Set([...all.slice(0, 1), ...all.slice(-1)])];
}

/** A pattern without an anchor, with another range, with another count. */
function otherPatterns(pattern: string): string[] {
  const all = [
    pattern.replace(/^\^/, ''),
    pattern.replace(/\$$/, ''),
    pattern.replace('a-z', 'A-Z'),
  ];
  for (const { 0: digit, index } of pattern.matchAll(/\d/g)) {
    const next = (Number(digit) + 1) % 10;
    all.push(pattern.slice(0, index) + next + pattern.slice(index + 1));
  }
  return [...new Set(all)].filter((other) => other !== pattern);
}

/** What may be added to a schema, by the types that it has. */
function addedTo(schema: JsonObject, kind: Kind): JsonObject {
  const { type, anyOf, oneOf, allOf, $ref, format } = schema;
  const marks = { ...MARKS, deprecated: true, ...(kind === 'property' && { 'x-opaque': true }) };
  // Next to a reference there are only marks of the place; what lies deeper has none.
  const own = kind === 'schema' ? {} : $ref === undefined ? marks : MARKS;
  if ($ref !== undefined) return own;
  const types = [type].flat();
  const isListed = schema.enum !== undefined || schema.const !== undefined;
  const isUnion = (anyOf ?? oneOf ?? allOf) !== undefined;
  const free = isListed || format !== undefined ? {} : { const: 'PLANTED', enum: ['PLANTED'] };
  const number = { minimum: 0, maximum: 100_000, ...(isListed ? {} : { const: 1, enum: [1] }) };
  const text = {
    minLength: 1,
    maxLength: 1000,
    format: 'uri',
    pattern: '^.+$',
    contentEncoding: 'base64',
  };
  return {
    ...own,
    ...(type === undefined && !isUnion && { type: 'object' }),
    ...(types.includes('number') && number),
    ...(types.includes('integer') && number),
    ...(types.includes('string') && !isListed && { ...text, ...free }),
    ...(types.includes('boolean') && !isListed && { const: true }),
    ...(types.includes('array') && { minItems: 1, maxItems: 1000, uniqueItems: true }),
    ...(types.includes('object') && { additionalProperties: false, required: ['PLANTED'] }),
    ...(kind === 'property' && { default: plain(types[0]) }),
  };
}

/** A value of a type. */
function plain(type: Json | undefined): Json {
  const values: JsonObject = { boolean: true, integer: 1, number: 1, string: '', array: [] };
  return values[String(type)] ?? {};
}

function swap(path: Path, value: Json): Mutation {
  return { path, what: `now ${short(value)}`, value };
}

function short(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
