/** Every sensible change of what a schema states, keyword by keyword. */

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
import { boundMutants, changed, formatMutants, nearby, valueMutants } from './value-mutants.ts';

/** Where a schema is: what may be added to it depends on that. */
export type Role = 'named' | 'property' | 'parameter' | 'body' | 'inner';

/** The schemas that a reference may be turned to instead. */
const ELSEWHERE = ['error.yaml#/ErrorResponse', 'file.yaml#/AudioMetadata'];

/** Every mutant of a schema and of the schemas in it. */
export function* schemaMutants(spot: Spot, role: Role): Generator<Mutant> {
  const schema = objectAt(spot);
  yield* markMutants(spot, role === 'property' || role === 'named' ? role : 'other');
  if (typeof schema.$ref === 'string') {
    yield* referenceMutants(spot);
    return;
  }
  yield* typeMutants(spot);
  yield* valueMutants(spot);
  yield* boundMutants(spot);
  yield* formatMutants(spot);
  if (role === 'property' || role === 'parameter') yield* defaultMutants(spot);
  yield* unionMutants(spot);
  yield* objectMutants(spot);
  if (schema.items !== undefined) {
    yield put('items', spot, 'items', undefined, 'any items');
    yield* schemaMutants(below(spot, 'items'), 'inner');
  }
}

/** The path from a file to one of the shared schemas. */
function elsewhere(spot: Spot): string[] {
  const up = spot.file
    .split('/')
    .slice(0, -1)
    .map(() => '..')
    .join('/');
  return ELSEWHERE.map((ref) => `${up}/openapi/schemas/${ref}`);
}

/** The reference turned to another schema, or with null or text beside it. */
function* referenceMutants(spot: Spot): Generator<Mutant> {
  const { $ref } = objectAt(spot);
  const [first = '', second = ''] = elsewhere(spot);
  const other = String($ref).endsWith('/ErrorResponse') ? second : first;
  yield put('reference', spot, '$ref', other);
  const isListed = /\/(allOf|anyOf|oneOf)\/\d+$/.test(spot.pointer);
  if (isListed) return;
  yield swap('null', spot, { anyOf: [{ $ref } as Json, { type: 'null' }] }, 'null added');
  yield swap('reference', spot, { type: 'string' }, 'text instead of a reference');
}

const OTHER_TYPES: Readonly<Record<string, readonly string[]>> = {
  string: ['integer', 'boolean'],
  integer: ['number', 'string'],
  number: ['integer', 'string'],
  boolean: ['string', 'integer'],
  array: ['object', 'string'],
  object: ['array', 'string'],
  null: ['string', 'object'],
};

function* typeMutants(spot: Spot): Generator<Mutant> {
  const { type } = objectAt(spot);
  const isBranch = /\/(anyOf|oneOf)\/\d+$/.test(spot.pointer);
  if (type === undefined) {
    // A reference with words of its own, or a union: the type is said elsewhere.
    if (objectAt(spot).allOf === undefined && objectAt(spot).anyOf === undefined) {
      yield put('type', spot, 'type', 'object', 'type object added');
    }
    return;
  }
  const types = [type].flat().map(String);
  yield put('type', spot, 'type', undefined);
  for (const [index, own] of types.entries()) {
    for (const other of OTHER_TYPES[own] ?? []) {
      const list = types.with(index, other);
      yield put(own === 'null' ? 'null' : 'type', spot, 'type', list.length > 1 ? list : other);
    }
    if (types.length > 1) {
      const [rest = ''] = types.toSpliced(index, 1);
      yield put(own === 'null' ? 'null' : 'type', spot, 'type', rest, `${own} removed`);
    }
  }
  if (!types.includes('null')) {
    const what = isBranch ? 'null added to a branch' : 'null added';
    yield put('null', spot, 'type', [...types, 'null'], what);
  }
  if (types.includes('string')) yield put('type', spot, 'type', [...types, 'integer']);
  if (types.includes('array')) yield put('type', spot, 'type', [...types, 'string']);
}

function* defaultMutants(spot: Spot): Generator<Mutant> {
  const schema = objectAt(spot);
  const before = schema.default;
  if (before === undefined) {
    for (const value of nearby(schema)) {
      yield put('default', spot, 'default', value, `default ${JSON.stringify(value)} added`);
    }
    return;
  }
  yield put('default', spot, 'default', undefined);
  yield put('default', spot, 'default', null);
  for (const value of changed(before, schema)) yield put('default', spot, 'default', value);
}

function* unionMutants(spot: Spot): Generator<Mutant> {
  const schema = objectAt(spot);
  for (const key of ['oneOf', 'anyOf']) {
    const branches = entriesOf(spot, key);
    if (branches.length === 0) continue;
    yield put('union branch', spot, key, undefined, `${key} removed`);
    for (const [, branch] of branches) {
      yield drop('union branch', branch);
      yield* schemaMutants(branch, 'inner');
    }
    const list = schema[key] as Json[];
    const add = (branch: Json, kind: string) =>
      put(
        kind,
        below(spot, key),
        list.length,
        branch,
        `the branch ${JSON.stringify(branch)} added`,
      );
    if (!list.some((branch) => isObject(branch) && branch.type === 'null')) {
      yield add({ type: 'null' }, 'null');
    }
    yield add({ type: 'integer' }, 'union branch');
    yield add({ $ref: elsewhere(spot)[0] ?? '' }, 'union branch');
  }
  const parts = entriesOf(spot, 'allOf');
  for (const [, part] of parts) {
    yield drop('composition', part);
    yield* schemaMutants(part, 'inner');
  }
  const isAnnotated = parts.length === 1 && schema.type === undefined;
  if (isAnnotated) {
    const { allOf, ...rest } = schema;
    const nullable = { ...rest, anyOf: [...(allOf as Json[]), { type: 'null' }] };
    yield swap('null', spot, nullable, 'null added');
  }
  if (schema.not !== undefined) {
    yield put('const', spot, 'not', undefined);
    const [inner] = entriesOf(spot, 'not');
    if (inner) yield swap('const', inner[1], `${String(inner[1].value)}s`);
  }
}

/** Fields, what is required of them, and whether there may be others. */
function* objectMutants(spot: Spot): Generator<Mutant> {
  const schema = objectAt(spot);
  const isObjectType = [schema.type].flat().includes('object');
  yield* openMutants(spot, isObjectType);
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  for (const [index, name] of required.entries()) {
    yield drop('required', below(below(spot, 'required'), index), `${name} no longer required`);
  }
  if (required.length > 0) yield put('required', spot, 'required', undefined);
  const fields = entriesOf(spot, 'properties');
  if (fields.length === 0 && !isObjectType) return;
  const need = (...names: string[]) => [...required, ...names];
  yield put('required', spot, 'required', need('stranger'), 'a name that is not a field required');
  for (const [name, field] of fields) {
    const left = required.filter((other) => other !== name);
    const without = drop('field', field);
    const holder = below(spot, 'properties');
    if (required.includes(name)) {
      yield { ...without, what: 'removed, and still required' };
      const edit = { file: spot.file, pointer: `${spot.pointer}/required`, value: left };
      yield { ...without, edits: [...without.edits, edit] };
      const renamed = rename('field', holder, name, `${name}_x`);
      const also = { ...edit, value: [...left, `${name}_x`] };
      yield { ...renamed, edits: [...renamed.edits, also] };
    } else {
      yield without;
      yield rename('field', holder, name, `${name}_x`);
      yield put('required', spot, 'required', need(name), `${name} required`);
    }
    yield* schemaMutants(field, 'property');
  }
  if (fields.length === 0) {
    yield put('field', spot, 'properties', { stranger: STRANGER }, 'a field added');
  } else {
    const holder = below(spot, 'properties');
    yield put('field', holder, 'stranger', STRANGER, 'a field added');
    const edit = { file: spot.file, pointer: `${spot.pointer}/required`, value: need('stranger') };
    const added = put('field', holder, 'stranger', STRANGER, 'a required field added');
    yield { ...added, edits: [...added.edits, edit] };
  }
}

const STRANGER: JsonObject = { type: 'string', description: 'A stranger.' };

function* openMutants(spot: Spot, isObjectType: boolean): Generator<Mutant> {
  const { additionalProperties: open } = objectAt(spot);
  const kind = 'further fields';
  if (open === undefined) {
    if (!isObjectType) return;
    yield put(kind, spot, 'additionalProperties', false, 'closed');
    yield put(kind, spot, 'additionalProperties', true, 'said to be open');
    yield put(
      kind,
      spot,
      'additionalProperties',
      { type: 'string' },
      'only text as further fields',
    );
    return;
  }
  yield put(kind, spot, 'additionalProperties', undefined);
  yield put(kind, spot, 'additionalProperties', false);
  yield put(kind, spot, 'additionalProperties', { type: 'integer' });
  if (!isObject(open)) return;
  yield put(kind, spot, 'additionalProperties', true);
  yield* schemaMutants(below(spot, 'additionalProperties'), 'inner');
}
