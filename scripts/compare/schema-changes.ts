/** What differs between two schemas. A named schema is compared by its name alone, and not where others refer to it. */
import { isDeepStrictEqual } from 'node:util';
import { stockAjv } from '../ajv/compile.ts';
import { at, groupBy, type Json, type JsonObject, mapValues, pick } from '../base/json.ts';
import type { Contract } from '../model/contract.ts';
import { placeIn, placeOf } from '../model/places.ts';
import { closesInStrict } from '../model/profiles.ts';
import {
  annotationsOf,
  assertionsOf,
  nameIn,
  resolve,
  SCHEMAS,
  type Schema,
  type TypeName,
  typeOfAssertion,
} from '../model/schema.ts';
import { baseType, jsonTypeOf, listedIn, typesOf, unionOf } from '../model/unions.ts';
import { cut } from '../runtime/pointers.ts';
import { type Change, keywordChanges, NARROWER, NOTICE, OTHER, WIDER } from './impacts.ts';

/** A schema of a contract. */
export interface Located {
  schema: Schema;
  contract: Contract;
  /** The field that chooses the schema among the branches of a union. */
  discriminator?: string | undefined;
  /** Whether the schema is that of such a field. */
  isDiscriminator?: boolean;
}

/**
 * All values of a type, one value, or a branch of a union that has a discriminator:
 *
 *     {type: [integer, 'null'], minimum: 1}  → {type: number, schema: …}, {type: 'null', schema: …}
 *     {enum: [a, b]}                         → {type: string, value: a, schema: …}, {type: string, value: b, schema: …}
 *     {oneOf: [{$ref: Cat}, {$ref: Dog}]}    → {type: object, branch: Cat, schema: {$ref: Cat}}, …
 */
interface Alternative extends Located {
  type: TypeName;
  value?: Json | undefined;
  /** The name or the title of the branch, and the value that chooses it. */
  branch?: string | undefined;
  chosen?: string | boolean;
  /** The named schema that has it. */
  name?: string | undefined;
}

const AJV = stockAjv();
const OTHER_FIELDS = ' (other fields)';

const isEmpty = (schema: Schema): boolean => Object.keys(schema).length === 0;

/**
 * Everything that differs between two schemas.
 *
 * @param around the place of schemas that no named schema has
 */
export function* schemaChanges(before: Located, after: Located, around: string): Generator<Change> {
  const where = editedPlace(before, after, around);
  const [left, right] = [resolved(before), resolved(after)];
  const [name, other] = [nameIn(before.schema), nameIn(after.schema)];
  const isSame = name !== undefined && name === other;
  // The annotations of a named schema are compared there, but a field may have a default of its own.
  const isHere = (key: string) =>
    !isSame || key === 'default' || key in before.schema || key in after.schema;
  const first = pick(annotationsOf({ ...left.schema, ...before.schema }), isHere);
  const second = pick(annotationsOf({ ...right.schema, ...after.schema }), isHere);
  yield* keywordChanges(first, second, where);
  // A new value of a discriminator may break who reads the union.
  if (isSame && before.discriminator === undefined) return;
  const changes = valueChanges(left, right, where);
  yield* name === other ? changes : toldAt(where, changes);
}

/** Changes of another schema than before, told where the reference to it is or was: one for each impact. */
function* toldAt(where: string, changes: Iterable<Change>): Generator<Change> {
  const alike = groupBy(changes, ({ impacts }) => JSON.stringify(impacts)).values();
  for (const [first = { impacts: {}, where, what: '' }, ...others] of alike) {
    const place = first.where === where ? '' : `${first.where} `;
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    yield { ...first, where, what: place + first.what + more };
  }
}

const resolved = (located: Located): Located => ({
  ...located,
  schema: resolve(located.schema, located.contract.schemas),
});

/** Where a schema is written, such as `JobFields.version`. */
function whereOf(schema: Schema, otherwise: string): string {
  const { pointer = '' } = placeOf(schema) ?? {};
  if (!pointer.startsWith(`${SCHEMAS}/`)) return otherwise;
  return pointer
    .slice(SCHEMAS.length + 1)
    .replace(/\/(all|any|one)Of\/\d+/g, '')
    .replace(/\/properties\/([^/]+)/g, '.$1')
    .replaceAll('/items', '[]')
    .replaceAll('/additionalProperties', OTHER_FIELDS);
}

/** Where an edit was made: merging may have left one of several parts before it, and another one after it. */
function editedPlace(before: Located, after: Located, around: string): string {
  const { document, pointer } = placeOf(before.schema) ?? { document: 'openapi', pointer: '' };
  const [was, is] = [before, after].map(({ contract }) => at(contract[document], pointer));
  const [first, second] = isDeepStrictEqual(was, is) ? [after, before] : [before, after];
  return whereOf(first.schema, whereOf(second.schema, around));
}

/** What differs in the values that schemas allow. */
function* valueChanges(before: Located, after: Located, where: string): Generator<Change> {
  const [lefts, rights] = [alternativesIn(before), alternativesIn(after)];
  const [wasAny, isAny] = [before, after].map(({ schema }) => isEmpty(assertionsOf(schema)));
  if (wasAny && isAny) return;
  if (wasAny) {
    const what = `no longer allows every value; it allows ${textOf(rights)}`;
    return yield { impacts: NARROWER, where, what };
  }
  if (isAny) return yield { impacts: WIDER, where, what: 'also allows any other value' };
  const { pairs, gone, added } = pairsOf(lefts, rights);
  for (const [left, right] of pairs) {
    if (left.chosen !== undefined) yield* schemaChanges(left, right, where);
    if (left.chosen !== undefined || left.value !== undefined) continue;
    const changes = typeChanges(left, right, whereOf(right.schema, where));
    yield* left.name === right.name ? changes : toldAt(where, changes);
  }
  for (const [place, some] of notIn(rights, gone, where)) {
    const hasType = some.some(({ chosen, value }) => chosen === undefined && value === undefined);
    const rest = hasType && rights.length < 10 ? `; it allows ${textOf(rights)}` : '';
    yield { impacts: NARROWER, where: place, what: `no longer allows ${textOf(some)}${rest}` };
  }
  // docs/versions.md announces a new string in a list, unless it chooses a branch.
  const isText = ({ value }: Alternative) => typeof value === 'string';
  const isList = !after.isDiscriminator && lefts.filter(isText).length > 1;
  for (const [place, some] of notIn(lefts, added, where)) {
    const impacts = isList && some.every(isText) ? NOTICE : WIDER;
    yield { impacts, where: place, what: `also allows ${textOf(some)}` };
  }
}

/** What a schema allows, as a list: `{anyOf: [{const: a}, {type: [number, 'null']}]}` → 'a', any number, null. */
function alternativesIn(located: Located): Alternative[] {
  const { schema, contract } = resolved(located);
  const { discriminator, branches } = unionOf(schema, contract.schemas);
  if (discriminator !== undefined)
    return branches.flatMap(({ schema: branch, chosenBy }) => {
      const located = { schema: branch, contract };
      const whole = { ...located, branch: nameOfBranch(located), discriminator };
      const values = chosenBy ?? ['another'];
      return values.map((chosen) => ({ ...whole, type: 'object' as const, chosen }));
    });
  if (branches.length > 0)
    return branches.flatMap(({ schema: branch }) => {
      const name = nameIn(branch);
      return alternativesIn({ schema: branch, contract }).map((each) => ({ name, ...each }));
    });
  return typesOf(schema, contract.schemas).flatMap((name): Alternative[] => {
    const type = baseType(name);
    const chosen = { discriminator: located.discriminator };
    const all = type === 'boolean' ? [true, false] : [undefined];
    const values = listedIn(schema)?.filter((value) => jsonTypeOf(value) === type) ?? all;
    return values.map((value) => ({ ...chosen, contract, schema, type, value }));
  });
}

/** The name or the title of a branch as it is written; merging gives titles a prefix. */
function nameOfBranch({ schema, contract }: Located): string | undefined {
  const { document, pointer } = placeIn(schema);
  const { $ref, title } = at(contract[document], pointer) as Schema;
  return nameIn({ $ref }) ?? title;
}

/** What two alternatives must have in common to be compared, the first that fits: a branch may have another name, or another value. */
const KEYS: ((each: Alternative) => unknown[])[] = [
  (each) => [each.type, each.value, each.branch, each.chosen, assertionsOf(each.schema)],
  ({ type, value, branch, chosen }) => [type, value, branch, chosen],
  ({ type, value, chosen }) => [type, value, chosen],
  ({ type, value, branch }) => [type, value, branch],
];

/** The alternatives of both sides, and those of one side. */
function pairsOf(lefts: Alternative[], rights: Alternative[]) {
  const pairs: [Alternative, Alternative][] = [];
  const [gone, added] = [new Set(lefts), new Set(rights)];
  for (const keyOf of KEYS) {
    const byKey = groupBy(added, (right) => JSON.stringify(keyOf(right)));
    for (const left of gone) {
      const right = byKey.get(JSON.stringify(keyOf(left)))?.shift();
      if (right === undefined) continue;
      pairs.push([left, right]);
      gone.delete(left);
      added.delete(right);
    }
  }
  return { pairs, gone: [...gone], added: [...added] };
}

/** Some alternatives that the others don't allow, by their places: a named schema that both have, or where the union is. */
function notIn(others: Alternative[], some: Alternative[], where: string) {
  const names = new Set(others.map(({ name }) => name));
  const told = some.filter((each) => !others.some((other) => covers(other, each)));
  return groupBy(told, ({ name, chosen, schema }) => {
    const isShared = name !== undefined && names.has(name);
    return isShared || chosen !== undefined ? whereOf(schema, where) : where;
  });
}

/** Whether a type allows a value, or a branch is there with another value, which its field tells. */
function covers(wide: Alternative, { type, value, branch }: Alternative): boolean {
  if (branch !== undefined && wide.branch === branch) return true;
  if (wide.value !== undefined || value === undefined || wide.type !== type) return false;
  return AJV.validate(wide.schema, value);
}

/** Alternatives in words. */
function textOf(alternatives: Alternative[]): string {
  if (new Set(alternatives.map(({ type }) => type)).size > 5) return 'any value';
  const words = alternatives.map(({ value, type, branch, schema: { format = type } }) => {
    if (value !== undefined || type === 'null') return JSON.stringify(value ?? null);
    return branch ?? `any ${format}`;
  });
  return cut(words.join(', '), 120);
}

/** What differs between the values of one type. */
function* typeChanges(before: Alternative, after: Alternative, where: string): Generator<Change> {
  const [left, right] = [before.schema, after.schema];
  yield* keywordChanges(limitsIn(before), limitsIn(after), where);
  if (after.type === 'array') {
    const was = { schema: left.items ?? {}, contract: before.contract };
    const is = { schema: right.items ?? {}, contract: after.contract };
    yield* schemaChanges(was, is, `${where}[]`);
  }
  if (after.type !== 'object') return;
  for (const name of Object.keys({ ...left.properties, ...right.properties }))
    yield* fieldChanges(before, after, name, where);
  const [was, is] = [othersIn(before), othersIn(after)];
  const others = where + OTHER_FIELDS;
  if (was.schema && is.schema) yield* schemaChanges(was.schema, is.schema, others);
  else if (was.by > is.by) yield { impacts: OTHER, where: others, what: 'are rejected now' };
  else if (was.by < is.by) yield { impacts: NOTICE, where: others, what: 'are accepted now' };
}

/** The assertions of a type, without those that list values or contain schemas. */
function limitsIn({ schema, type }: Alternative): Schema {
  const others = /^(type|const|enum|properties|required|items|additionalProperties)$/;
  const isLimit = (key: string) =>
    !others.test(key) && [type, 'any'].includes(typeOfAssertion(key) ?? '');
  const limits = pick(assertionsOf(schema), isLimit);
  if (type !== 'number') return limits;
  if (![schema.type].flat().includes('integer')) return { ...limits, type };
  const whole = mapValues(limits as JsonObject, (limit, key) =>
    typeof limit === 'number' ? Math[key === 'minimum' ? 'ceil' : 'floor'](limit) : limit,
  );
  return { ...whole, type: 'integer' };
}

/** What differs in a field of two objects. */
function* fieldChanges(
  before: Located,
  after: Located,
  name: string,
  around: string,
): Generator<Change> {
  const [left, right] = [fieldIn(before, name), fieldIn(after, name)];
  const [had, has] = [before, after].map(({ schema }) =>
    Object.hasOwn(schema.properties ?? {}, name),
  );
  const where = editedPlace(left, right, `${around}.${name}`);
  if (!has) return yield { impacts: OTHER, where, what: 'is gone' };
  const [was, is] = [before, after].map(({ schema }) => schema.required?.includes(name) === true);
  if (!had) {
    // Any value was accepted as a field without a name.
    const wasFree = othersIn(before).schema !== undefined;
    const what = is ? 'is new, and required' : 'is new';
    return yield { impacts: wasFree || is ? NARROWER : NOTICE, where, what };
  }
  yield* schemaChanges(left, right, where);
  if (was && !is) yield { impacts: WIDER, where, what: 'is no longer required' };
  if (is && !was) yield { impacts: NARROWER, where, what: 'is required now' };
}

function fieldIn({ schema, contract, discriminator }: Located, name: string): Located {
  const { [name]: field = {} } = schema.properties ?? {};
  return { schema: field, contract, isDiscriminator: name === discriminator };
}

/** How many functions accept fields that an object doesn't name: none, validators alone, or also parsers; and their schema then. */
function othersIn({ schema, contract }: Located): { by: number; schema?: Located } {
  const { additionalProperties: others = true } = schema;
  if (others === false) return { by: 0 };
  if (closesInStrict(schema)) return { by: 1 };
  return { by: 2, schema: { schema: others === true ? {} : others, contract } };
}
