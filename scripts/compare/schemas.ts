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
import { isAnnotation, nameIn, resolve, type Schema, type TypeName } from '../model/schema.ts';
import {
  baseType,
  branchesOf,
  discriminatorOf,
  knownIn,
  listedIn,
  typeOf,
  typesOf,
  valuesOf,
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

const NARROWER: Impacts = { send: 'break' };
const WIDER: Impacts = { send: 'minor', receive: 'break' };
const OTHER: Impacts = { send: 'break', receive: 'break' };
const ANNOUNCED: Impacts = { send: 'minor', receive: 'minor' };

interface Change {
  impacts: Impacts;
  where: string;
  what: string;
}

/** What clients notice of a revision, as far as schemas show it. At each place, the first difference is told. */
export function differencesOf(base: Contract, revision: Contract): Difference[] {
  const before = usesOf(base);
  const changes = [...usesOf(revision)].flatMap(([name, { role, ...right }]) => {
    const left = before.get(name);
    return left ? Array.from(changesIn(left, right), (change) => ({ role, ...change })) : [];
  });
  // What a job returns of its request may be wider as soon as requests may.
  const likeness = ({ where, what }: Change) => `${where.split('.').at(-1)} ${what}`;
  const sent = changes.filter(({ role }) => role === 'send').map(likeness);
  const differences = changes.flatMap(({ role, ...change }): Difference[] => {
    const { impacts, where, what } = change;
    const isExpected = impacts === WIDER && sent.includes(likeness(change));
    const { [role]: impact } = isExpected ? ANNOUNCED : impacts;
    return impact ? [{ impact, who: `clients that ${role}`, where, what }] : [];
  });
  const places = groupBy(differences, ({ impact, who, where }) => [impact, who, where].join());
  return [...places.values()].flatMap(([first]) => first ?? []);
}

/** What differs between schemas. Of what they allow, alternatives of one type that differ least are compared. */
function* changesIn(base: Located, revision: Located, isSplit = false): Generator<Change> {
  const [before, after] = [alternativesOf(base, isSplit), alternativesOf(revision, isSplit)];
  const pairs = before.flatMap((left) => {
    const others = after.filter((right) => typeIn(right) === typeIn(left));
    return others.map((right) => ({ left, right, changes: [...typeChanges(left, right)] }));
  });
  pairs.sort((a, b) => a.changes.length - b.changes.length);
  const kept = new Set<Located>();
  for (const { left, right, changes } of pairs) {
    if (kept.has(left) || kept.has(right)) continue;
    kept.add(left).add(right);
    yield* changes;
  }
  // What another alternative allows, too, is neither gone nor new.
  for (const { left, right, changes } of pairs) {
    if (changes.every(({ impacts }) => impacts.send !== 'break')) kept.add(left);
    if (kept.has(right) || changes.some(({ impacts }) => impacts.receive === 'break')) continue;
    kept.add(right);
    yield* changes.filter(({ impacts }) => impacts.receive);
  }
  for (const left of before.filter((alternative) => !kept.has(alternative)))
    yield { impacts: NARROWER, where: left.where, what: `${typeIn(left)} is gone` };
  for (const right of after.filter((alternative) => !kept.has(alternative)))
    yield { impacts: WIDER, where: right.where, what: `${typeIn(right)} is new` };
}

/** The schema that a reference leads to, at its name. */
function stated({ schema, where, schemas }: Located): Located {
  const { $ref: _, ...target } = { ...resolve(schema, schemas), ...schema };
  return { schema: target, where: nameIn(schema) ?? where, schemas };
}

/** What a schema allows, each of one type. A union with a discriminator is one alternative, unless it is split. */
function alternativesOf(located: Located, isSplit: boolean): Located[] {
  const place = stated(located);
  const { schema, schemas } = place;
  if (!isSplit && discriminatorOf(schema, schemas)) return [place];
  const { oneOf, anyOf, ...beside } = schema;
  if (!oneOf && !anyOf)
    return typesOf(schema, schemas).map((type) => ({ ...place, schema: { ...schema, type } }));
  // An open enumeration accepts more than it lists.
  const branches = branchesOf(schema).filter((branch) => !knownIn(schema) || !branch.enum);
  return branches.flatMap((branch) =>
    alternativesOf({ ...place, schema: { ...beside, ...branch } }, isSplit),
  );
}

/** The type of an alternative. */
const typeIn = ({ schema }: Pick<Located, 'schema'>): TypeName =>
  baseType((schema.type ?? 'object') as TypeName);

/** What differs between alternatives of one type. */
function* typeChanges(base: Located, revision: Located): Generator<Change> {
  const { where } = revision;
  if (typeIn(base) === 'null') return;
  yield* statementChanges(base.schema, revision.schema, where);
  // An object is compared with a union as its only branch.
  const [old, now] = [base, revision].map(({ schema, schemas }) =>
    discriminatorOf(schema.oneOf ? schema : { oneOf: [schema] }, schemas),
  );
  if (!base.schema.oneOf && !revision.schema.oneOf) yield* partChanges(base, revision);
  else if (!old || old.name !== now?.name) yield* changesIn(base, revision, true);
  else {
    const values = new Set([...valuesOf(old), ...valuesOf(now), undefined]);
    for (const value of values) yield* branchChanges(base, revision, now.name, value);
  }
}

/** What a union allows if a field has a value, without the field: a branch, a smaller union, or nothing. */
function branchesWith(value: unknown, name: string, union: Located): Located[] {
  const { oneOf, properties = {} } = resolve(union.schema, union.schemas);
  const { [name]: field = {}, ...others } = properties;
  const values: unknown[] = listedIn(resolve(field, union.schemas)) ?? [undefined];
  const object = { ...union, schema: { ...union.schema, properties: others } };
  if (!oneOf) return values.includes(value) ? [object] : [];
  const branches = oneOf.flatMap((schema) => branchesWith(value, name, { ...union, schema }));
  const smaller = { ...union.schema, oneOf: branches.map(({ schema }) => schema) };
  return branches.length > 1 ? [{ ...union, schema: smaller }] : branches;
}

/** What differs for a value of the field that tells the branches of unions apart; undefined is any value that none lists. */
function* branchChanges(base: Located, revision: Located, name: string, value?: Json) {
  const [left] = branchesWith(value, name, base);
  const [right] = branchesWith(value, name, revision);
  const where = `${revision.where}.${name}`;
  const messages = `messages of the type \`${value}\``;
  const text = JSON.stringify(value) ?? 'any other value';
  if (left && right) yield* changesIn(left, right);
  else if (left && branchesWith(undefined, name, revision).length > 0)
    yield { impacts: OTHER, where, what: `${messages} are \`other\` now` };
  else if (right && branchesWith(undefined, name, base).length > 0) {
    const what = `${messages} were \`other\` before; now their schema applies`;
    yield { impacts: ANNOUNCED, where, what };
  } else if (left) yield { impacts: NARROWER, where, what: `${text} is gone` };
  else if (right) yield { impacts: WIDER, where, what: `${text} is new` };
}

const ANY: Schema = {};

/** The schemas directly below a schema, by what leads to them. */
function partsOf({ properties = {}, items = ANY, additionalProperties = ANY }: Schema) {
  const others = typeof additionalProperties === 'object' ? additionalProperties : ANY;
  const fields = Object.entries(properties).map(([name, field]) => [`.${name}`, field] as const);
  return new Map([...fields, ['[]', items], ['.*', others]]);
}

/** What differs in the fields and items of schemas of one type. */
function* partChanges(base: Located, revision: Located): Generator<Change> {
  const [before, after] = [partsOf(base.schema), partsOf(revision.schema)];
  for (const step of new Set([...before.keys(), ...after.keys()])) {
    const [left, right] = [before.get(step), after.get(step)];
    const where = revision.where + step;
    const [was, is] = [base, revision].map(({ schema }) =>
      schema.required?.includes(step.slice(1)),
    );
    if (is && !was) yield { impacts: NARROWER, where, what: 'is required now' };
    if (!right) yield { impacts: OTHER, where, what: 'is gone' };
    else if (!left) yield { impacts: ANNOUNCED, where, what: 'is new' };
    else if (was && !is) yield { impacts: WIDER, where, what: 'is no longer required' };
    if (left && right && left !== right)
      yield* changesIn({ ...base, schema: left, where }, { ...revision, schema: right, where });
  }
}

/** What differs in what schemas state. */
function* statementChanges(left: Schema, right: Schema, where: string): Generator<Change> {
  const [base, revision] = [statementsIn(left), statementsIn(right)];
  const listed = listedIn(left) ?? listedIn(right);
  for (const key of Object.keys({ ...base, ...revision })) {
    const [was, is] = [base[key], revision[key]];
    const isNoRule = /^(uniqueItems|min(Length|Items|Properties))$/.test(key) && !was && !is;
    // A list of values implies their type, and a pattern that they match.
    const isMatch = (value: Json) => new RegExp(String(was ?? is), 'u').test(String(value));
    const isImplied = key === 'type' ? !was || !is : key === 'pattern' && listed?.every(isMatch);
    if (isNoRule || isImplied || isDeepStrictEqual(was, is)) continue;
    if (key === 'enum' && Array.isArray(was) && Array.isArray(is)) {
      // docs/versions.md announces a new string in a list.
      const added = left.const === undefined && left.type === 'string' ? ANNOUNCED : WIDER;
      for (const value of was.filter((item) => !is.includes(item)))
        yield { impacts: NARROWER, where, what: `${JSON.stringify(value)} is gone` };
      for (const value of is.filter((item) => !was.includes(item)))
        yield { impacts: added, where, what: `${JSON.stringify(value)} is new` };
      continue;
    }
    const [before, after] = [was, is].map((value) => JSON.stringify(value) ?? 'not set');
    const what = cut(`\`${key}\` was ${before} and is ${after}`, 120);
    yield { impacts: impactsOf(key, was, is), where, what };
  }
}

/** The statements that are compared as they are written, and the listed values of the type. */
function statementsIn(schema: Schema): JsonObject {
  const listed = listedIn(schema)?.filter((value) => typeOf(value) === typeIn({ schema }));
  const statements = pick(schema as JsonObject, (key) => {
    if (key === 'additionalProperties') return schema[key] === false;
    if (key === 'type') return !listed;
    if (isAnnotation(key)) return /^(default|deprecated|x-unit)$/.test(key);
    return !/^(const|enum|properties|required|items|oneOf|anyOf)$/.test(key);
  });
  return listed ? { ...statements, enum: listed } : statements;
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
