/**
 * What a revision breaks by its schemas, which are walked beside those of the release before:
 *
 *     channels: {maximum: 8}  →  channels: {maximum: 4}
 *       break  clients that send  LiveRequest.channels: `maximum` was 8 and is 4
 *
 * A narrower schema breaks those who send values, and a wider one those who receive them.
 */
import { isDeepStrictEqual } from 'node:util';
import { groupBy, type Json, type JsonObject, pick } from '../base/json.ts';
import type { Contract } from '../model/contract.ts';
import { nameIn, resolve, rulesOf, type Schema, type Schemas } from '../model/schema.ts';
import {
  baseType,
  branchesOf,
  branchFor,
  type Discriminator,
  discriminatorOf,
  knownIn,
  listedIn,
  typeOf,
  typesOf,
  valuesOf,
} from '../model/unions.ts';
import { cut } from '../runtime/pointers.ts';
import { type Role, usesOf } from './release.ts';

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

const NARROWER: Impacts = { send: 'break' };
const WIDER: Impacts = { send: 'minor', receive: 'break' };
const OTHER: Impacts = { send: 'break', receive: 'break' };
const ANNOUNCED: Impacts = { send: 'minor', receive: 'minor' };

interface Change {
  impacts: Impacts;
  where: string;
  what: string;
}

/** A schema in both releases. */
interface Pair {
  base: Schema;
  revision: Schema;
  /** Its place, such as `LiveRequest.channels`. */
  where: string;
  /** Of branches with the same value of a discriminator: its name. */
  discriminator?: string;
}

/** The named schemas of both releases. */
type Named = Record<'base' | 'revision', Schemas>;

/** What clients notice of a revision, as far as schemas show it. At each place, the first difference is told. */
export function differencesOf(base: Contract, revision: Contract): Difference[] {
  const named = { base: base.merged.schemas, revision: revision.merged.schemas };
  const before = usesOf(base);
  const changes = [...usesOf(revision)].flatMap(([where, { role, schema }]) => {
    const old = before.get(where)?.schema;
    const found = old ? [...changesIn({ base: old, revision: schema, where }, named)] : [];
    return found.map((change) => ({ role, ...change }));
  });
  // What a job returns of its request may be wider as soon as requests may.
  const likeness = ({ where, what }: Change) => `${where.split('.').at(-1)} ${what}`;
  const sent = new Set(changes.filter(({ role }) => role === 'send').map(likeness));
  const differences = changes.flatMap(({ role, ...change }): Difference[] => {
    const { impacts, where, what } = change;
    const isExpected = impacts === WIDER && sent.has(likeness(change));
    const { [role]: impact } = isExpected ? ANNOUNCED : impacts;
    return impact ? [{ impact, who: `clients that ${role}`, where, what }] : [];
  });
  const places = groupBy(differences, ({ impact, who, where }) => [impact, who, where].join());
  return [...places.values()].flatMap(([first]) => first ?? []);
}

/** A schema with what its reference leads to. */
function stated(schema: Schema, schemas: Schemas): Schema {
  const { $ref: _, ...said } = { ...resolve(schema, schemas), ...schema };
  return said;
}

function* changesIn(pair: Pair, named: Named): Generator<Change> {
  const where = nameIn(pair.revision) ?? pair.where;
  const base = stated(pair.base, named.base);
  const revision = stated(pair.revision, named.revision);
  const here = { ...pair, base, revision, where };
  yield* statementChanges(notesIn(base), notesIn(revision), where);
  const old = discriminatorOf(base, named.base);
  const now = discriminatorOf(revision, named.revision);
  if (old && now && old.name === now.name) return yield* branchChanges(here, named, old, now);
  const before = groupBy(alternativesOf(base, named.base), ([type]) => type);
  const after = groupBy(alternativesOf(revision, named.revision), ([type]) => type);
  for (const type of new Set([...before.keys(), ...after.keys()])) {
    const [lefts = [], rights = []] = [before.get(type), after.get(type)];
    if (lefts.length > rights.length) yield { impacts: NARROWER, where, what: `${type} is gone` };
    for (const [index, [, right]] of rights.entries()) {
      const [, left] = lefts[index] ?? [];
      const both = left && { ...here, base: left, revision: right };
      if (!both) yield { impacts: WIDER, where, what: `${type} is new` };
      else if (left.$ref || right.$ref) yield* changesIn(both, named);
      else yield* ruleChanges(both, named);
    }
  }
}

/** What differs in a union that both releases tell apart by the same field. */
function* branchChanges(
  { base, revision, where: union }: Pair,
  named: Named,
  old: Discriminator,
  now: Discriminator,
): Generator<Change> {
  const where = `${union}.${now.name}`;
  const place = { where: union, discriminator: now.name };
  const [before, after] = [valuesOf(old), valuesOf(now)];
  for (const value of new Set([...before, ...after])) {
    // The branch of all other values, if none lists this one.
    const left = branchFor(base, value, named.base);
    const right = branchFor(revision, value, named.revision);
    const type = `messages of the type \`${value}\``;
    if (!left) yield { impacts: WIDER, where, what: `${JSON.stringify(value)} is new` };
    else if (!right) yield { impacts: NARROWER, where, what: `${JSON.stringify(value)} is gone` };
    else if (!before.includes(value)) {
      const what = `${type} were \`other\` before; now their schema applies`;
      yield { impacts: ANNOUNCED, where, what };
    } else if (!after.includes(value)) {
      const what = `${type} are \`other\` now; their schema no longer applies`;
      yield { impacts: OTHER, where, what };
    } else {
      yield* changesIn({ base: left, revision: right, ...place }, named);
    }
  }
  const left = branchFor(base, undefined, named.base);
  const right = branchFor(revision, undefined, named.revision);
  if (left && right) yield* changesIn({ base: left, revision: right, ...place }, named);
}

/** The branches of a union, or a schema for each type, with the JSON types of each. */
function alternativesOf(schema: Schema, schemas: Schemas): [types: string, node: Schema][] {
  const { oneOf, anyOf, ...beside } = schema;
  // An open enumeration accepts more than it lists.
  const branches = branchesOf(schema).filter((branch) => !knownIn(schema) || !branch.enum);
  if (branches.length > 0)
    return branches.flatMap((branch) => alternativesOf({ ...beside, ...branch }, schemas));
  const types = typesOf(schema, schemas);
  if (schema.$ref) return [[types.map(baseType).join(), schema]];
  return types.map((type) => [baseType(type), { ...schema, type }]);
}

/** What differs between schemas of one type. */
function* ruleChanges(pair: Pair, named: Named): Generator<Change> {
  const { base, revision, where, discriminator } = pair;
  if (base.type === 'null') return;
  yield* statementChanges(limitsIn(base), limitsIn(revision), where);
  yield* valueChanges(pair);
  const { properties: fields = {}, required = [] } = revision;
  for (const [name, field] of Object.entries(base.properties ?? {})) {
    const place = { where: `${where}.${name}` };
    const { [name]: kept } = fields;
    if (!kept) yield { impacts: OTHER, ...place, what: 'is gone' };
    else if (name !== discriminator)
      yield* changesIn({ base: field, revision: kept, ...place }, named);
  }
  for (const name of Object.keys(fields)) {
    const was = base.required?.includes(name) ?? false;
    const place = { where: `${where}.${name}` };
    if (!was && required.includes(name))
      yield { impacts: NARROWER, ...place, what: 'is required now' };
    if (was && !required.includes(name))
      yield { impacts: WIDER, ...place, what: 'is no longer required' };
  }
  for (const [keyword, step] of [
    ['items', '[]'],
    ['additionalProperties', '.*'],
  ] as const) {
    if ((base[keyword] ?? revision[keyword]) === undefined) continue;
    const [old, now] = [base[keyword] ?? {}, revision[keyword] ?? {}];
    if (typeof old === 'object' && typeof now === 'object')
      yield* changesIn({ base: old, revision: now, where: where + step }, named);
  }
}

/** What differs in the listed values. A new string in a list is announced by docs/versions.md. */
function* valueChanges({ base, revision, where }: Pair): Generator<Change> {
  const isOfType = (value: Json) => typeOf(value) === baseType(base.type as 'string');
  const [old, now] = [base, revision].map((schema) => listedIn(schema)?.filter(isOfType));
  if (!old && now) yield { impacts: NARROWER, where, what: `only ${JSON.stringify(now)} is left` };
  if (old && !now)
    yield { impacts: WIDER, where, what: `other values than ${JSON.stringify(old)} are new` };
  if (!old || !now) return;
  for (const value of old.filter((item) => !now.includes(item)))
    yield { impacts: NARROWER, where, what: `${JSON.stringify(value)} is gone` };
  const isAnnounced = base.const === undefined && base.type === 'string';
  for (const value of now.filter((item) => !old.includes(item)))
    yield {
      impacts: isAnnounced ? ANNOUNCED : WIDER,
      where,
      what: `${JSON.stringify(value)} is new`,
    };
}

/** What a schema states of a value besides its rules. */
const notesIn = (schema: Schema): JsonObject =>
  pick(schema as JsonObject, (key) => /^(default|deprecated|x-unit)$/.test(key));

/** The rules that are compared as they are written. */
const limitsIn = (schema: Schema): JsonObject =>
  pick(rulesOf(schema) as JsonObject, (key) => {
    if (key === 'additionalProperties') return schema[key] === false;
    if (key === 'type') return listedIn(schema) === undefined;
    return !/^(const|enum|properties|required|items)$/.test(key);
  });

function* statementChanges(
  base: JsonObject,
  revision: JsonObject,
  where: string,
): Generator<Change> {
  for (const key of Object.keys({ ...base, ...revision })) {
    const [was, is] = [base[key], revision[key]];
    if (isDeepStrictEqual(was, is)) continue;
    const [before, after] = [was, is].map((value) => JSON.stringify(value) ?? 'not set');
    const what = cut(`\`${key}\` was ${before} and is ${after}`, 120);
    yield { impacts: impactsOf(key, was, is), where, what };
  }
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
