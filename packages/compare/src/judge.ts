/** Judges the differences of a schema by its senders and receivers, with a value that proves each break. */
import { isDeepStrictEqual } from 'node:util';
import { originsOf } from '../../../scripts/all-of.ts';
import { nameAt } from '../../../scripts/check/find.ts';
import type { DocumentPlace } from '../../../scripts/contract.ts';
import { type Json, joinPointer } from '../../../scripts/json.ts';
import { childrenOf, nameIn, type Schema } from '../../../scripts/schema.ts';
import type { Release } from './release.ts';
import { ABSENT, type Leaf } from './schemas/keywords.ts';
import { compareNodes } from './schemas/nodes.ts';
import type { Effect, Effects, Found } from './schemas/pair.ts';
import type { SchemaSet, Side } from './schemas/set.ts';
import { isOutside, shrink } from './schemas/values.ts';
import {
  type Candidates,
  type Counterexample,
  type Differences,
  type Duties,
  NOBODY,
  type Users,
  unjudged,
  type Verdict,
} from './verdict.ts';

/** Two releases, the users of the compared part, and the collected differences. */
export interface Comparison {
  base: Release;
  revision: Release;
  differences: Differences;
  users: Users;
  /**
   * Whether the compared parts only overlap, such as 201 and 2XX: then a missing part is not gone, and changes that affect
   * nobody are omitted.
   */
  isPartial?: boolean;
}

/** What is known of a schema besides its keywords. */
export interface SchemaRole {
  /** Its name, by which unions refer to it. */
  name?: string;
  /** Whether it is the schema of a parameter, which is written as text. */
  isParameter?: boolean;
}

/** The whole schema in both releases: as written, and as compared. */
interface Whole {
  written: readonly [Schema, Schema];
  merged: readonly [Side, Side];
}

/**
 * Compares a schema in both releases and judges each difference.
 *
 * @param written the schema as both documents state it
 */
export function judgeSchema(
  comparison: Comparison,
  written: readonly [Schema, Schema],
  { name, isParameter = false }: SchemaRole = {},
): void {
  const { base, revision, users, isPartial = false } = comparison;
  const merged = [
    { schema: base.schemas.merged(written[0]), set: base.schemas },
    { schema: revision.schemas.merged(written[1]), set: revision.schemas },
  ] as const;
  const [old, next] = merged;
  if (isDeepStrictEqual(old.schema, next.schema)) return;
  const tags = name === undefined ? undefined : base.schemas.tagsOf(name);
  const embed = (leaf: Leaf) => (leaf === ABSENT ? undefined : leaf);
  const isSent = users.sent.length > 0;
  const isReceived = users.received.length > 0 || (users.strict ?? []).length > 0;
  const pair = { old, next, embed, isSent, isReceived, isPartial: isPartial && !isSent, tags };
  const [before, after] = merged.map(({ schema, set }) => set.typesOf(schema).sort().join(' or '));
  const text = 'a parameter is written as text, which may be read as a value of another type';
  const other = { pair, what: 'types', old: before, new: after, effects: unjudged(text) };
  const found = isParameter && before !== after ? [other] : compareNodes(pair);
  for (const one of found) judgeFound(comparison, one, { written, merged });
}

function judgeFound(comparison: Comparison, found: Found, whole: Whole): void {
  const { users, differences, isPartial } = comparison;
  // Below an opaque field, only strict readers check values.
  const isOpaque = users.received.length === 0;
  const received = isOpaque ? (users.strict ?? []) : users.received;
  const isTolerated = found.isTolerated || isOpaque || found.pair.isOpaque;
  const { documentation, compatible } = found.effects;
  const { 'breaks-senders': refused, 'breaks-receivers': arrives } = found.effects;
  const usual = 'neither senders nor receivers are affected';
  const candidates: Candidates = {
    compatible: compatible ?? documentation ?? usual,
    // To senders, what a value or its absence means is more than documentation.
    documentation: users.sent.length === 0 ? documentation : undefined,
    'breaks-importers': isOpaque ? undefined : found.effects['breaks-importers'],
    unjudged: found.effects.unjudged,
    duties: dutiesOf(found.effects),
  };
  const prove = (verdict: Verdict, effect: Effect, acceptedBy: Counterexample['acceptedBy']) => {
    const { leaf, isCertain } = effect;
    const value = findCounterexample(whole, found, leaf, acceptedBy);
    if (value !== undefined) {
      const schema = nameOf(comparison, whole.written);
      candidates[verdict] = {
        effect: effect.effect,
        counterexample: { schema, value, acceptedBy },
      };
    } else if (isCertain) {
      candidates[verdict] = effect.effect;
    } else {
      candidates.unjudged ??= `the comparison could not decide whether ${effect.effect}`;
    }
  };
  if (refused && users.sent.length > 0) prove('breaks-senders', refused, 'base');
  if (arrives && received.length > 0) {
    prove(isTolerated ? 'strict-receivers' : 'breaks-receivers', arrives, 'revision');
  }
  const { what, old, new: next } = found;
  const change = { what, ...locate(comparison, found, whole), old, new: next };
  // Only the types of received values can break importers here.
  differences.add(change, candidates, { ...users, received, imported: received }, isPartial);
}

/** What services must do: they receive what clients send and send what clients receive. */
function dutiesOf(effects: Effects): Duties {
  if (effects.duties) return effects.duties;
  const [narrowed, widened] = [effects['breaks-senders'], effects['breaks-receivers']];
  const receiving = [
    ...(widened ? ['accept values that were invalid'] : []),
    ...(narrowed ? ['reject values that were valid'] : []),
  ];
  return {
    receiving: receiving.join(' and ') || undefined,
    sending: narrowed ? 'no longer send some values that were valid' : undefined,
  };
}

/** A small value of the whole schema that only one release accepts; undefined if the leaf does not lead to one. */
function findCounterexample(
  { merged }: Whole,
  { pair }: Found,
  leaf: Leaf | undefined,
  acceptedBy: Counterexample['acceptedBy'],
): Json | undefined {
  if (leaf === undefined) return undefined;
  const [own, other] = acceptedBy === 'base' ? ([0, 1] as const) : ([1, 0] as const);
  const holds = (value: Json) => isOutside(value, merged[own], merged[other]);
  const value = pair.embed(leaf, acceptedBy === 'base' ? 'old' : 'next');
  return value !== undefined && holds(value) ? shrink(value, holds) : undefined;
}

/** The name of a schema in reports; without a name, its place. */
function nameOf({ base, revision }: Comparison, written: Whole['written']): string {
  const shown = (place: DocumentPlace | undefined) =>
    place && (nameAt(place) ?? `${place.document}#${place.pointer}`);
  const [old, next] = [shown(base.placeOf(written[0])), shown(revision.placeOf(written[1]))];
  return old === next ? String(old) : `${old} → ${next}`;
}

/** The place of a difference: in the revision or, for a removal, in the base. */
function locate({ base, revision }: Comparison, found: Found, { written }: Whole): DocumentPlace {
  const { pair, at = pair, keywords = [], field } = found;
  const node = pair.reference ?? at;
  const inBase = placedOrigins(base, originsOf(node.old.schema));
  const inRevision = placedOrigins(revision, originsOf(node.next.schema));
  const isGone = found.old !== undefined && found.new === undefined;
  const origins = isGone ? [...inBase, ...inRevision] : [...inRevision, ...inBase];
  for (const { schema, document, pointer } of origins) {
    const states = (key: string) =>
      key in schema && (field === undefined || schema.required?.includes(field) === true);
    const keyword = keywords.find(states);
    if (keyword !== undefined) return { document, pointer: joinPointer(pointer, keyword) };
  }
  // A node that is not written is in the whole schema.
  const wholes = [...placedOrigins(revision, [written[1]]), ...placedOrigins(base, [written[0]])];
  const [place] = [...origins, ...wholes];
  return { document: place?.document ?? 'openapi', pointer: place?.pointer ?? '' };
}

/** The schemas of a node that a release has, with their places. */
function placedOrigins(release: Release, origins: readonly Schema[]) {
  return origins.flatMap((schema) => {
    const place = release.placeOf(schema);
    return place ? [{ ...place, schema }] : [];
  });
}

/** A use of a schema in the base. */
export interface SchemaUse {
  schema: Schema;
  users: Users;
}

/**
 * The senders and receivers of each named schema, by the references from where the documents use schemas.
 *
 * A schema that is not reached by references counts as sent and received, under its own name.
 *
 * @param used each use of a schema in the documents
 */
function usersByName(set: SchemaSet, used: readonly SchemaUse[]): ReadonlyMap<string, Users> {
  const found = new Map<string, Users>();
  const add = (name: string, { sent, received, strict = [] }: Users) => {
    const known = found.get(name) ?? NOBODY;
    found.set(name, {
      sent: [...known.sent, ...sent],
      received: [...known.received, ...received],
      strict: [...(known.strict ?? []), ...strict],
    });
  };
  const visit = (schema: Schema, users: Users, seen: Set<string>): void => {
    // Below an opaque field, only strict readers check what arrives.
    const inside = schema['x-opaque'] ? belowOpaque(users) : users;
    const name = nameIn(schema);
    // Below an opaque field, the same schema has other users.
    const key = `${name} ${inside.received.length}`;
    if (name !== undefined && !seen.has(key)) {
      seen.add(key);
      add(name, inside);
      visit(set.named(name), inside, seen);
    }
    for (const { node } of childrenOf(schema)) visit(node, inside, seen);
  };
  for (const { schema, users } of used) visit(set.merged(schema), users, new Set());
  for (const name of set.names) {
    if (!found.has(name)) add(name, { sent: [name], received: [name] });
  }
  return found;
}

function belowOpaque({ sent, received, strict = [] }: Users): Users {
  return { sent, received: [], strict: [...strict, ...received] };
}

/**
 * Compares each named schema once.
 *
 * @param used each use of a schema in the documents
 */
export function compareNamed(comparison: Comparison, used: readonly SchemaUse[]): void {
  const { base, revision, differences } = comparison;
  const usersOf = usersByName(base.schemas, used);
  for (const name of new Set([...base.schemas.names, ...revision.schemas.names])) {
    const [old, next] = [base, revision].map(({ schemas, contract }) => {
      const place = contract.places.get(name);
      return place && schemas.names.has(name)
        ? { place, schema: contract.schemas[name] ?? {} }
        : undefined;
    });
    if (old && next) {
      const users = usersOf.get(name) ?? NOBODY;
      judgeSchema({ ...comparison, users }, [old.schema, next.schema], { name });
    } else if (old) {
      const effect = `\`${name}\` and its functions are no longer exported`;
      const change = { ...old.place, what: 'schema-removed', old: old.schema };
      differences.add(change, { 'breaks-importers': effect });
    } else if (next) {
      const change = { ...next.place, what: 'schema-added', new: next.schema };
      differences.add(change, { compatible: 'the schema is new' });
    }
  }
}
