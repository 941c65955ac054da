/** Walks over a contract: every place where a schema or a document states something. */

import type { Contract } from '../../model/contract.ts';
import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { at, join } from '../../model/pointer.ts';
import {
  isComposition,
  isOpenEnumeration,
  isPlainReference,
  refName,
  type Schema,
} from '../../model/schema.ts';

/** Where a fact stands. */
export interface Place {
  /** The public schema that has the fact, or null where it is not about a schema. */
  schema: string | null;
  /** The field, such as `data.chunk`, `languages[]` or `spelling_dictionary.*`; `''` is the schema itself. */
  field: string;
  /** The branch of a union inside one object, by its title. */
  branch: string | null;
  /** What else it is about, such as `operation createLiveSession`. */
  subject: string;
  document: 'openapi' | 'asyncapi';
  /** The JSON pointer of the schema or object in that document. */
  pointer: string;
}

/** Keywords whose values are data, so that nothing in them states a fact. */
const DATA = new Set(['example', 'examples', 'default', 'const', 'enum', 'value']);

/** Visits every node of every public schema, what its parts contribute included. */
export function eachSchemaPlace(
  contract: Contract,
  visit: (node: Schema, place: Place) => void,
): void {
  for (const name of [...contract.schemas.keys()].sort()) {
    if (contract.parts.has(name)) continue;
    const place = {
      schema: name,
      field: '',
      branch: null,
      subject: name,
      ...standsAt(contract, name),
    };
    walk(contract, get(contract, name), place, visit);
  }
}

function walk(
  contract: Contract,
  node: Schema,
  place: Place,
  visit: (node: Schema, place: Place) => void,
): void {
  visit(node, place);
  const { pointer } = place;
  const into = (child: Schema, path: (string | number)[], changed: Partial<Place> = {}) =>
    walk(contract, child, { ...place, pointer: path.reduce(join, pointer), ...changed }, visit);
  if (node.$ref !== undefined || isPlainReference(node) || isOpenEnumeration(node)) return;
  for (const [index, entry] of (node.allOf ?? []).entries()) {
    const name = isComposition(node) && entry.$ref ? refName(entry.$ref) : undefined;
    if (name === undefined) into(entry, ['allOf', index]);
    else walk(contract, get(contract, name), { ...place, ...standsAt(contract, name) }, visit);
  }
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    for (const [index, entry] of (node[keyword] ?? []).entries()) {
      into(entry, [keyword, index], { branch: entry.title ?? place.branch });
    }
  }
  for (const [key, property] of Object.entries(node.properties ?? {})) {
    into(property, ['properties', key], {
      field: place.field ? `${place.field}.${key}` : key,
      ...queryPlace(contract, place, key),
    });
  }
  if (node.items) into(node.items, ['items'], { field: `${place.field}[]` });
  if (typeof node.additionalProperties === 'object') {
    into(node.additionalProperties, ['additionalProperties'], { field: `${place.field}.*` });
  }
}

/** Visits everything outside named schemas that carries one of `keys`. */
export function eachDocumentPlace(
  contract: Contract,
  keys: readonly string[],
  visit: (node: JsonObject, place: Place) => void,
): void {
  for (const document of ['openapi', 'asyncapi'] as const) {
    const search = (value: Json, pointer: string, subject: string): void => {
      if (Array.isArray(value)) {
        for (const [index, item] of value.entries()) search(item, join(pointer, index), subject);
        return;
      }
      // A query parameter is a field of the query's schema, and was visited as one.
      if (!isObject(value) || value.in === 'query') return;
      const inner = subjectOf(value, pointer, subject) ?? subject;
      if (keys.some((key) => key in value)) {
        visit(value, { schema: null, field: '', branch: null, subject: inner, document, pointer });
      }
      for (const [key, item] of Object.entries(value)) {
        const next = join(pointer, key);
        if (!DATA.has(key) && next !== '/components/schemas') search(item, next, inner);
      }
    };
    search(contract[document], '', document);
  }
}

/** What an object outside schemas is, in words, or undefined where it is part of what holds it. */
function subjectOf(value: JsonObject, pointer: string, holder: string): string | undefined {
  if (typeof value.operationId === 'string') return `operation ${value.operationId}`;
  if (pointer.endsWith('/schema')) return `${holder} body`;
  const [, kind = '', name = ''] = /\/(\w+)s\/(\w+)$/.exec(pointer) ?? [];
  switch (kind) {
    case 'channel':
    case 'message':
    case 'operation':
      return `${kind} ${name}`;
    case 'response':
      return holder.startsWith('operation ') ? `${holder} response ${name}` : `response ${name}`;
    case 'parameter':
      return `${holder} parameter ${value.name}`;
    default:
      return undefined;
  }
}

function standsAt(contract: Contract, name: string): Pick<Place, 'document' | 'pointer'> {
  const pointer = `/components/schemas/${name}`;
  const inOpenapi = at(contract.openapi, pointer) !== undefined;
  const inAsyncapi = at(contract.asyncapi, pointer) !== undefined;
  return { document: inOpenapi || !inAsyncapi ? 'openapi' : 'asyncapi', pointer };
}

/** A field of a query schema stands in the document as a parameter. */
function queryPlace(contract: Contract, { schema, field }: Place, name: string): Partial<Place> {
  if (field !== '' || schema === null) return {};
  const operation = contract.operations.find(({ query }) => query === schema);
  const parameter = operation?.parameters.find((one) => one.in === 'query' && one.name === name);
  return parameter === undefined ? {} : { pointer: parameter.pointer };
}

function get({ schemas }: Contract, name: string): Schema {
  const schema = schemas.get(name);
  if (!schema) throw new Error(`no schema is called ${name}`);
  return schema;
}
