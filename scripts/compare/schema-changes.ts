/** What differs between two schemas. A named schema is compared by its name alone, and not where others refer to it. */
import { stockAjv } from '../ajv/compile.ts';
import { groupBy, type Json, pick } from '../base/json.ts';
import type { Contract } from '../model/contract.ts';
import { placeOf } from '../model/places.ts';
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
import {
  baseType,
  branchesOf,
  discriminatorOf,
  listedIn,
  objectsIn,
  typeOf,
  typesOf,
} from '../model/unions.ts';
import { closesInStrict } from '../runtime/json-schema.ts';
import { cut } from '../runtime/pointers.ts';
import { type Change, keywordChanges, NARROWER, NOTICE, OTHER, WIDER } from './impacts.ts';

/** A schema of a contract. */
export interface Located {
  schema: Schema;
  contract: Contract;
}

/** What a schema allows: one value, all values of a type, or the objects with one value of a discriminator. */
interface Alternative extends Located {
  type: TypeName;
  value?: Json | undefined;
  /** The discriminator. Without a value, it has any value that chooses no other branch. */
  field?: string;
  /** The branch, if that is a reference, or if the discriminator chooses it. */
  branch?: Schema;
  /** The schema of the discriminator. */
  place?: Schema;
}

const AJV = stockAjv();
const ANY_VALUE: Schema = {};
const OTHER_FIELDS = ' (other fields)';

/**
 * Everything that differs between two schemas.
 *
 * @param around the place of schemas that no named schema has
 */
export function* schemaChanges(before: Located, after: Located, around: string): Generator<Change> {
  if (before.schema === ANY_VALUE && after.schema === ANY_VALUE) return;
  const where = whereOf(after.schema, whereOf(before.schema, around));
  const [left, right] = [resolved(before), resolved(after)];
  const [name, other] = [nameIn(before.schema), nameIn(after.schema)];
  const isSame = name !== undefined && name === other;
  const isHere = (key: string) => !isSame || key in before.schema || key in after.schema;
  const first = pick(annotationsOf({ ...left.schema, ...before.schema }), isHere);
  const second = pick(annotationsOf({ ...right.schema, ...after.schema }), isHere);
  yield* keywordChanges(first, second, where);
  if (isSame) return;
  const changes = valueChanges(left, right, where);
  yield* name === other ? changes : toldAt(where, changes);
}

/** Changes of another schema than before, told where the reference to it is or was. */
function* toldAt(where: string, changes: Iterable<Change>): Generator<Change> {
  for (const change of changes)
    yield change.where === where
      ? change
      : { ...change, where, what: `${change.where} ${change.what}` };
}

function resolved({ schema, contract }: Located): Located {
  return { schema: resolve(schema, contract.schemas), contract };
}

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

/** What differs in the values that schemas allow. */
function* valueChanges(before: Located, after: Located, where: string): Generator<Change> {
  // A union may become an object, and the other way around.
  const field = discriminatorIn(before) ?? discriminatorIn(after);
  const [lefts, rights] = [alternativesIn(before, field), alternativesIn(after, field)];
  const { pairs, gone, added } = pairsOf(lefts, rights);
  for (const [left, right] of pairs) {
    const [first, second] = [left, right].map(
      ({ branch, ...each }) => branch && { ...each, schema: branch },
    );
    if (first && second) yield* schemaChanges(first, second, where);
    else if (first || second) yield* toldAt(where, typeChanges(left, right, where));
    else if (right.value === undefined)
      yield* typeChanges(left, right, whereOf(right.schema, where));
  }
  for (const [place, some] of notIn(rights, gone, where)) {
    const hasType = some.some(({ field, value }) => field === undefined && value === undefined);
    const rest = hasType && rights.length < 10 ? `; it allows ${textOf(rights)}` : '';
    yield { impacts: NARROWER, where: place, what: `no longer allows ${textOf(some)}${rest}` };
  }
  // docs/versions.md announces a new string in a list, unless it chooses a branch.
  const isText = ({ value, field }: Alternative) => typeof value === 'string' && !field;
  const isList = lefts.filter(isText).length > 1;
  for (const [place, some] of notIn(lefts, added, where)) {
    const impacts = isList && some.every(isText) ? NOTICE : WIDER;
    yield { impacts, where: place, what: `also allows ${textOf(some)}` };
  }
}

/** What a schema allows, as a list: `{anyOf: [{const: a}, {type: [number, 'null']}]}` → 'a', any number, null. */
function alternativesIn(located: Located, field = discriminatorIn(located)): Alternative[] {
  const { schema, contract } = resolved(located);
  const branches = branchesOf(schema);
  if (field !== undefined && discriminatorIn({ schema, contract }) !== undefined)
    return branches.flatMap((branch) => objectsBy(field, { schema: branch, contract }));
  if (branches.length > 0)
    return branches.flatMap((branch) => {
      const alternatives = alternativesIn({ schema: branch, contract });
      return nameIn(branch) ? alternatives.map((each) => ({ ...each, branch })) : alternatives;
    });
  return typesOf(schema, contract.schemas).flatMap((name): Alternative[] => {
    const type = baseType(name);
    if (type === 'object' && field !== undefined) return objectsBy(field, { schema, contract });
    const all = type === 'boolean' ? [true, false] : [undefined];
    const values = listedIn(schema)?.filter((value) => typeOf(value) === type) ?? all;
    return values.map((value) => ({ contract, schema, type, value }));
  });
}

const discriminatorIn = ({ schema, contract }: Located): string | undefined =>
  discriminatorOf(resolve(schema, contract.schemas), contract.schemas)?.name;

/** The objects that a branch allows, by the values of a field. */
function objectsBy(field: string, { schema, contract }: Located): Alternative[] {
  const fields = objectsIn(schema, contract.schemas).map(
    (object) => object.properties?.[field] ?? ANY_VALUE,
  );
  const values = fields.flatMap((each) => listedIn(resolve(each, contract.schemas)) ?? [undefined]);
  const objects = {
    schema,
    contract,
    branch: schema,
    type: 'object',
    field,
    place: fields[0] ?? ANY_VALUE,
  } as const;
  return Array.from(new Set(values), (value) => ({ ...objects, value }));
}

/** The alternatives of both sides, and those of one side. Of several of one type, first those that are equal are paired. */
function pairsOf(lefts: Alternative[], rights: Alternative[]) {
  const pairs: [Alternative, Alternative][] = [];
  const [gone, added] = [new Set(lefts), new Set(rights)];
  const keyOf = ({ type, value, field }: Alternative) => JSON.stringify([type, value, field]);
  const wholeKeyOf = (each: Alternative) =>
    keyOf(each) + JSON.stringify(each.value ?? assertionsOf(each.schema));
  for (const key of [wholeKeyOf, keyOf]) {
    const byKey = groupBy(added, key);
    for (const left of gone) {
      const right = byKey.get(key(left))?.shift();
      if (right === undefined) continue;
      pairs.push([left, right]);
      gone.delete(left);
      added.delete(right);
    }
  }
  return { pairs, gone: [...gone], added: [...added] };
}

/** Some alternatives that the others don't allow, by their places. A name that both sides have is compared by itself. */
function notIn(others: Alternative[], some: Alternative[], where: string) {
  const names = new Set(others.map(({ branch = ANY_VALUE }) => nameIn(branch)));
  names.delete(undefined);
  const unknown = some.filter(
    (each) =>
      !names.has(nameIn(each.branch ?? ANY_VALUE)) && !others.some((other) => covers(other, each)),
  );
  return groupBy(unknown, ({ place = ANY_VALUE }) => whereOf(place, where));
}

/** Whether an alternative without a value allows one with a value. */
function covers(wide: Alternative, { type, field, value }: Alternative): boolean {
  if (wide.value !== undefined || value === undefined) return false;
  if (wide.type !== type || wide.field !== field) return false;
  return field !== undefined || AJV.validate(wide.schema, value);
}

/** Alternatives in words. */
function textOf(alternatives: Alternative[]): string {
  if (new Set(alternatives.map(({ type }) => type)).size > 5) return 'any value';
  const words = alternatives.map(({ value, type, field, schema: { format = type } }) => {
    if (value !== undefined || type === 'null') return JSON.stringify(value ?? null);
    return field === undefined ? `any ${format}` : `any other \`${field}\``;
  });
  return cut(words.join(', '), 120);
}

/** What differs between the values of one type. */
function* typeChanges(before: Alternative, after: Alternative, where: string): Generator<Change> {
  const [left, right] = [before.schema, after.schema];
  yield* keywordChanges(limitsIn(before), limitsIn(after), where);
  if (after.type === 'array') {
    const [was, is] = [left.items ?? ANY_VALUE, right.items ?? ANY_VALUE];
    yield* schemaChanges({ ...before, schema: was }, { ...after, schema: is }, `${where}[]`);
  }
  if (after.type !== 'object') return;
  for (const name of Object.keys({ ...left.properties, ...right.properties }))
    yield* fieldChanges(before, after, name, where);
  yield* otherFieldsChanges(before, after, where + OTHER_FIELDS);
}

/** The assertions of a type, without those that list values or contain schemas. */
function limitsIn({ schema, type }: Alternative): Schema {
  const others = /^(type|const|enum|properties|required|items|additionalProperties)$/;
  const isLimit = (key: string) =>
    !others.test(key) && [type, 'any'].includes(typeOfAssertion(key) ?? '');
  const limits = pick(assertionsOf(schema), isLimit);
  if (type !== 'number') return limits;
  if (![schema.type].flat().includes('integer')) return { ...limits, type };
  const { minimum, maximum } = limits;
  return {
    ...limits,
    ...(minimum !== undefined && { minimum: Math.ceil(minimum) }),
    ...(maximum !== undefined && { maximum: Math.floor(maximum) }),
    type: 'integer',
  };
}

/** What differs in a field of two objects. */
function* fieldChanges(
  before: Located,
  after: Located,
  name: string,
  around: string,
): Generator<Change> {
  const [left, right] = [before.schema.properties?.[name], after.schema.properties?.[name]];
  const where = whereOf(right ?? left ?? ANY_VALUE, `${around}.${name}`);
  if (!right) return yield { impacts: OTHER, where, what: 'is gone' };
  // Any value was accepted as a field without a name.
  const wasFree = othersIn(before) !== undefined && !closesInStrict(before.schema);
  if (left) yield* schemaChanges({ ...before, schema: left }, { ...after, schema: right }, where);
  else yield { impacts: wasFree ? NARROWER : NOTICE, where, what: 'is new' };
  const [was, is] = [before, after].map(({ schema }) => schema.required?.includes(name) === true);
  if (was && !is) yield { impacts: WIDER, where, what: 'is no longer required' };
  if (is && !was) yield { impacts: NARROWER, where, what: 'is required now' };
}

/** What differs in fields that objects don't name. */
function* otherFieldsChanges(before: Located, after: Located, where: string): Generator<Change> {
  const [left, right] = [othersIn(before), othersIn(after)];
  if (left && right) yield* schemaChanges(left, right, where);
  else if (left) yield { impacts: NARROWER, where, what: 'are not allowed now' };
  else if (right) yield { impacts: WIDER, where, what: 'are allowed now' };
  // Parsers close objects by the strict profile.
  const [wasClosed, isNowClosed] = [closesInStrict(before.schema), closesInStrict(after.schema)];
  if (left && isNowClosed && !wasClosed)
    yield { impacts: OTHER, where, what: 'are rejected by parsers now' };
  if (right && wasClosed && !isNowClosed)
    yield { impacts: NOTICE, where, what: 'are accepted by parsers now' };
}

/** The schema of fields that an object doesn't name; undefined if it allows none. */
function othersIn({ schema, contract }: Located): Located | undefined {
  const { additionalProperties = true } = schema;
  if (additionalProperties === false) return undefined;
  return { schema: additionalProperties === true ? ANY_VALUE : additionalProperties, contract };
}
