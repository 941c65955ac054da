/**
 * What a revision breaks by its schemas, which are walked beside those of the release before:
 *
 *     channels: {maximum: 8}  →  channels: {maximum: 4}
 *       break  clients that send  LiveRequest.channels: `maximum` was 8 and is 4
 *
 * A narrower schema breaks those who send values, and a wider one those who receive them.
 */
import { isDeepStrictEqual } from 'node:util';
import { stockAjv } from '../ajv/compile.ts';
import { groupBy, type Json, type JsonObject, pick } from '../base/json.ts';
import type { Contract } from '../model/contract.ts';
import { isAnnotation, nameIn, resolve, type Schema, type TypeName } from '../model/schema.ts';
import {
  baseType,
  discriminatorOf,
  listedIn,
  objectsIn,
  typeOf,
  typesOf,
} from '../model/unions.ts';
import { cut } from '../runtime/pointers.ts';
import { type Located, type Role, usesOf } from './release.ts';

/** A difference that somebody notices. */
export interface Difference {
  /** `minor` if docs/versions.md allows it in a minor version. */
  impact: 'break' | 'minor';
  who: 'clients' | 'clients that send' | 'clients that receive' | 'importers';
  where: string;
  what: string;
}

/** What a change means for those who send values, and for those who receive them. */
type Impacts = Partial<Record<Role, Difference['impact']>>;

const AJV = stockAjv();

const NARROWER: Impacts = { send: 'break', receive: 'minor' };
const WIDER: Impacts = { send: 'minor', receive: 'break' };
const OTHER: Impacts = { send: 'break', receive: 'break' };
const ANNOUNCED: Impacts = { send: 'minor', receive: 'minor' };

/** A part of what a schema allows: one value, or any value of a type that keeps some rules. */
interface Alternative extends Located {
  type: TypeName;
  value?: Json | undefined;
}

interface Change {
  impacts: Impacts;
  where: string;
  what: string;
  /** The innermost schema that changes, which requests and responses may share. */
  node?: Schema;
}

/** What clients notice of a revision, as far as schemas show it. At each place, the first difference is told. */
export function differencesOf(base: Contract, revision: Contract): Difference[] {
  const before = usesOf(base);
  const changes = [...usesOf(revision)].flatMap(([name, { role, ...right }]) => {
    const left = before.get(name);
    return left ? Array.from(changesIn(left, right), (change) => ({ role, ...change })) : [];
  });
  const sent = changes.filter(({ role }) => role === 'send');
  const differences = changes.flatMap(({ role, ...change }): Difference[] => {
    const { impacts, where, what, node } = change;
    // What a job returns of its request may be wider as soon as requests may.
    const isSent = sent.some((other) => {
      return other.what === what && (other.where === where || other.node === node);
    });
    const { [role]: impact } = isSent && impacts === WIDER ? ANNOUNCED : impacts;
    return impact ? [{ impact, who: `clients that ${role}`, where, what }] : [];
  });
  const places = groupBy(differences, ({ impact, who, where }) => [impact, who, where].join());
  return [...places.values()].flatMap(([first]) => first ?? []);
}

/** What differs between schemas, at their own place unless a change is deeper. If `isSplit`, a union is all of its objects. */
function* changesIn(base: Located, revision: Located, isSplit = false): Generator<Change> {
  const { where } = stated(revision);
  const node = resolve(revision.schema, revision.schemas);
  const lists = [base, revision].map((place) => alternativesOf(place, isSplit));
  for (const change of listChanges(...lists)) yield { where, node, ...change };
}

/** What differs between alternatives, in pairs that differ least: from `[a, b]` to `[b, c]`, `a` is gone and `c` is new. */
function* listChanges(before: Alternative[] = [], after: Alternative[] = []) {
  const pairs = before.flatMap((left) => {
    const ofType = after.filter(({ type }) => type === left.type);
    const alike = ofType.filter(({ value }) => isDeepStrictEqual(value, left.value));
    return alike.map((right) => ({ left, right, changes: [...alternativeChanges(left, right)] }));
  });
  pairs.sort((a, b) => a.changes.length - b.changes.length);
  const paired = new Set<Alternative>();
  for (const { left, right, changes } of pairs) {
    if (paired.has(left) || paired.has(right)) continue;
    paired.add(left).add(right);
    yield* changes;
  }
  const textOf = ({ value, type }: Alternative) => JSON.stringify(value) ?? type;
  // What another alternative allows, too, is neither gone nor new.
  for (const left of before.filter((alternative) => !paired.has(alternative)))
    if (!after.some((right) => isWithin(left, right, 'send')))
      yield { impacts: NARROWER, what: `${textOf(left)} is gone` };
  // docs/versions.md announces a new string in a list.
  const isList = before.filter(({ value }) => typeof value === 'string').length > 1;
  for (const right of after.filter((alternative) => !paired.has(alternative))) {
    const impacts = isList && typeof right.value === 'string' ? ANNOUNCED : WIDER;
    if (!before.some((left) => isWithin(left, right, 'receive')))
      yield { impacts, what: `${textOf(right)} is new` };
  }
}

/** Whether what clients send, or receive, by one alternative is all within another one, which lists no value. */
function isWithin(left: Alternative, right: Alternative, role: Role): boolean {
  const [narrow, wide] = role === 'send' ? [left, right] : [right, left];
  const isOther = wide.value !== undefined && !isDeepStrictEqual(wide.value, narrow.value);
  if (isOther || narrow.type !== wide.type) return false;
  const { schemas } = wide;
  if (narrow.value !== undefined)
    return AJV.validate({ ...wide.schema, components: { schemas } }, narrow.value);
  return [...alternativeChanges(left, right)].every(({ impacts }) => impacts[role] !== 'break');
}

/** The schema that a reference leads to, at its name. */
function stated({ schema, where, schemas }: Located): Located {
  const { $ref: _, ...target } = { ...resolve(schema, schemas), ...schema };
  return { schema: target, where: nameIn(schema) ?? where, schemas };
}

/**
 * What a schema allows, as a list. A union of objects is one alternative, unless it is split.
 *
 *     {anyOf: [{const: a}, {enum: [b, 1]}, {type: [boolean, array]}]}  →  'a', 'b', 1, true, false, any array
 */
function alternativesOf(located: Located, isSplit = false): Alternative[] {
  const place = stated(located);
  const { schema, schemas } = place;
  const { oneOf, anyOf, ...beside } = schema;
  const areObjects = objectsIn(schema, schemas).every(({ type }) => type === 'object');
  if (!isSplit && oneOf && areObjects)
    return [{ ...place, schema: { ...schema, type: 'object' }, type: 'object' }];
  const branches = (oneOf ?? anyOf)?.map((branch) => ({
    ...place,
    schema: { ...beside, ...branch },
  }));
  if (branches) return branches.flatMap((branch) => alternativesOf(branch, isSplit));
  const listed = listedIn(schema);
  return typesOf(schema, schemas).flatMap((name) => {
    const type = baseType(name);
    const values = listed?.filter((value) => typeOf(value) === type);
    const alternative = { ...place, type, schema: { ...schema, type: listed ? type : name } };
    return (values ?? VALUES[type] ?? [undefined]).map((value) => ({ ...alternative, value }));
  });
}

/** The types that have few values. */
const VALUES: { [Type in TypeName]?: Json[] } = { null: [null], boolean: [true, false] };

/** What differs between alternatives of one type or value. */
function* alternativeChanges(base: Alternative, revision: Alternative): Generator<Change> {
  if (base.type !== 'null') yield* statementChanges(base.schema, revision.schema, revision.where);
  const union = [base, revision].find(({ schema }) => schema.oneOf);
  if (!union) return yield* partChanges(base, revision);
  const { name = '' } = discriminatorOf(union.schema, union.schemas) ?? {};
  const objects = [base, revision].flatMap(({ schema, schemas }) => objectsIn(schema, schemas));
  // A union without a discriminator, or an object that may lack its field, is compared branch by branch.
  if (!objects.every(({ required }) => required?.includes(name)))
    return yield* changesIn(base, revision, true);
  const values = new Set([...valuesIn(base, name), ...valuesIn(revision, name), undefined]);
  for (const value of values) yield* branchChanges(base, revision, name, value);
}

/** The values of a field in the objects of a union; undefined is any value that none lists. */
function valuesIn(union: Located, name: string): (Json | undefined)[] {
  return fieldsIn(union, name)
    .flatMap((schema) => alternativesOf({ ...union, schema }))
    .map(({ value }) => value);
}

/** The schemas of a field in the objects of a union. */
const fieldsIn = ({ schema, schemas }: Located, name: string): Schema[] =>
  objectsIn(schema, schemas).map(({ properties = {} }) => properties[name] ?? ANY);

/** What a union allows if a field has a value, without the field: a branch, a smaller union, or nothing. */
function branchesWith(value: Json | undefined, name: string, union: Located): Located[] {
  const { oneOf, properties = {} } = resolve(union.schema, union.schemas);
  const { [name]: _, ...others } = properties;
  const object = { ...union, schema: { ...union.schema, properties: others } };
  if (!oneOf) return valuesIn(union, name).includes(value) ? [object] : [];
  const branches = oneOf.flatMap((schema) => branchesWith(value, name, { ...union, schema }));
  const smaller = { ...union.schema, oneOf: branches.map(({ schema }) => schema) };
  return branches.length > 1 ? [{ ...union, schema: smaller }] : branches;
}

/** What differs for a value of a discriminator: for `cat`, between the branches of cats. Undefined is any value that none lists. */
function* branchChanges(base: Located, revision: Located, name: string, value?: Json) {
  const [left] = branchesWith(value, name, base);
  const [right] = branchesWith(value, name, revision);
  const [others] = branchesWith(undefined, name, revision);
  const where = `${revision.where}.${name}`;
  const messages = `messages of the type \`${value}\``;
  const text = JSON.stringify(value) ?? 'any other value';
  if (left && right) yield* changesIn(left, right);
  else if (left && others) {
    // Clients may go on to send what the schema of all other values accepts, too.
    const field = { anyOf: fieldsIn(revision, name), components: { schemas: revision.schemas } };
    const isAccepted = AJV.validate(field, value);
    yield { impacts: isAccepted ? WIDER : OTHER, where, what: `${messages} are \`other\` now` };
    if (isAccepted) yield* changesIn(left, others);
  } else if (right && branchesWith(undefined, name, base).length > 0) {
    const what = `${messages} were \`other\` before; now their schema applies`;
    yield { impacts: ANNOUNCED, where, what };
  } else if (left) yield { impacts: NARROWER, where, what: `${text} is gone` };
  else if (right) yield { impacts: WIDER, where, what: `${text} is new` };
}

const ANY: Schema = {};

/** The schemas directly below a schema, by what leads to them. */
function schemasBelow({ properties, required = [], items = ANY, ...schema }: Schema) {
  const { additionalProperties: others = true } = schema;
  const fields = { ...Object.fromEntries(required.map((name) => [name, ANY])), ...properties };
  const parts = new Map(Object.entries(fields).map(([name, field]) => [`.${name}`, field]));
  if (others) parts.set(' (other fields)', others === true ? ANY : others);
  return parts.set('[]', items);
}

/** What differs in the fields and items of schemas of one type. */
function* partChanges(base: Located, revision: Located): Generator<Change> {
  const [before, after] = [schemasBelow(base.schema), schemasBelow(revision.schema)];
  for (const step of new Set([...before.keys(), ...after.keys()])) {
    const [left, right] = [before.get(step), after.get(step)];
    const where = revision.where + step;
    const isField = step.startsWith('.');
    const [was, is] = [base, revision].map(
      ({ schema }) => isField && schema.required?.includes(step.slice(1)),
    );
    if (is && !was) yield { impacts: NARROWER, where, what: 'is required now' };
    // What is only required has no schema of its own.
    const isGone = !right || (right === ANY && isField && left && left !== ANY);
    if (isGone) yield { impacts: isField ? OTHER : NARROWER, where, what: 'is gone' };
    else if (!left) yield { impacts: isField ? ANNOUNCED : WIDER, where, what: 'is new' };
    else if (was && !is)
      yield { impacts: WIDER, where, what: 'is no longer required', node: right };
    if (!left || !right || isGone || left === right) continue;
    yield* changesIn({ ...base, schema: left, where }, { ...revision, schema: right, where });
  }
}

/** What differs in what schemas state. */
function* statementChanges(left: Schema, right: Schema, where: string): Generator<Change> {
  const [base, revision] = [statementsIn(left as JsonObject), statementsIn(right as JsonObject)];
  for (const key of Object.keys({ ...base, ...revision })) {
    const [was, is] = [base[key], revision[key]];
    if (isDeepStrictEqual(was, is)) continue;
    const [before, after] = [was, is].map((value) => JSON.stringify(value) ?? 'not set');
    const what = cut(`\`${key}\` was ${before} and is ${after}`, 120);
    yield { impacts: impactsOf(key, was, is), where, what };
  }
}

/** The statements that are compared as they are written. */
function statementsIn(schema: JsonObject): JsonObject {
  return pick(schema, (key) => {
    if (isAnnotation(key)) return /^(default|deprecated|x-unit)$/.test(key);
    return !/^(const|enum|properties|required|items|additionalProperties|oneOf|anyOf)$/.test(key);
  });
}

/** What another statement means. */
function impactsOf(key: string, was: Json | undefined, is: Json | undefined): Impacts {
  if (key === 'default') return { send: was === undefined ? 'minor' : 'break' };
  if (key === 'x-unit') return was && is ? OTHER : {};
  if (key === 'deprecated') return is === true ? ANNOUNCED : {};
  if (was === undefined || is === 'integer') return NARROWER;
  if (is === undefined || was === 'integer') return WIDER;
  const isLower = /^(min|exclusiveMin)/.test(key);
  if (!isLower && !/^(max|exclusiveMax)/.test(key)) return OTHER;
  return Number(is) > Number(was) === isLower ? NARROWER : WIDER;
}
