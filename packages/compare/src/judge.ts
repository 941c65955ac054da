/** Compares schemas of two releases, judges each change by the users of the schema, and finds a witness. */
import { isDeepStrictEqual } from 'node:util';
import type { Contract, DocumentPlace, RootSchema } from 'contract-compiler/model/contract.ts';
import { isJsonObject, type Json } from 'contract-compiler/model/json.ts';
import { at, joinPointer } from 'contract-compiler/model/pointer.ts';
import {
  isAnnotation,
  type NormalSchema,
  refName,
  typesOf,
} from 'contract-compiler/model/schema.ts';
import type { TagRules } from 'contract-compiler/normalise/tag.ts';
import { findStated, type Release } from './release.ts';
import { isOutside } from './schemas/inclusion.ts';
import { compareNodes } from './schemas/nodes.ts';
import { forStrict, type NodeDifference, type PathStep, type Side, WHOLE } from './schemas/pair.ts';
import { asWritten, writtenLike } from './schemas/parameters.ts';
import { shrink } from './schemas/values.ts';
import {
  type Both,
  type Candidates,
  type Differences,
  type Reason,
  reasonOf,
  type Uses,
  type Witness,
} from './verdict.ts';

/** The two releases, the users of the compared part, and the collected differences. */
export interface Comparison {
  base: Release;
  revision: Release;
  differences: Differences;
  uses: Uses;
  /** The users of the response, while a request is compared. */
  answered: Uses;
  /** The users of each named schema. */
  usesByName: ReadonlyMap<string, Uses>;
  /** The tags of each named schema in the unions that refer to it. */
  tagsByName: ReadonlyMap<string, TagRules>;
  /**
   * Whether the compared parts only overlap, such as 201 and 2XX: then a part that one of them lacks is not gone, and
   * changes that affect nobody are omitted.
   */
  isPartial?: boolean;
}

interface StatedSide extends Side {
  release: Release;
  stated: RootSchema;
  /** The schema in the normal form; that of a parameter is compared as `asWritten` states it. */
  own: NormalSchema;
  /** Returns what the release accepts of a value: itself, or for a parameter, a value that is written like it. */
  read: (value: Json) => Json | undefined;
}

/** What is known of a schema beside its keywords. */
export interface SchemaRole {
  /** Its tags in the unions that refer to it. */
  tags?: TagRules | undefined;
  /** If it is the schema of a parameter, which is written as text: whether a list repeats the parameter. */
  parameter?: { repeats: boolean };
}

/**
 * Compares a schema in base and revision, and judges each difference.
 *
 * @param keys its keys in the two releases
 * @returns whether both releases have it
 */
export function judgeSchemas(
  comparison: Comparison,
  keys: Both<string>,
  { tags, parameter }: SchemaRole = {},
): boolean {
  const [oldKey, nextKey] = keys;
  const formsOf = parameter ? writtenLike : (value: Json) => [value];
  const before = sideOf(comparison.base, oldKey, formsOf);
  const after = sideOf(comparison.revision, nextKey, formsOf);
  if (!before || !after) return false;
  const stated = [before, after] as const;
  const [old, next] = parameter ? asWritten(stated, parameter.repeats) : stated;
  const name = oldKey === nextKey ? oldKey : `${oldKey} → ${nextKey}`;
  const isSent = comparison.uses.sent.length > 0;
  const isPartial = comparison.isPartial && !isSent;
  for (const found of compareNodes({ old, next, ...WHOLE, isPartial, isSent, tags })) {
    judgeNode(comparison, name, [old, next], showTypes([old, next], found));
  }
  return true;
}

/** A difference of a parameter as a whole, shown by its types if these differ as stated. */
function showTypes(sides: Both<StatedSide>, found: NodeDifference): NodeDifference {
  const isRestated = sides.some(({ schema, own }) => schema !== own);
  if (!isRestated || found.path.length > 0 || isAnnotation(found.what)) return found;
  const [before, after] = sides.map(({ own, release }) => typesOf(own, release.schemas));
  if (isDeepStrictEqual(before, after)) return found;
  return { ...found, what: 'types', old: before?.join(' or '), new: after?.join(' or ') };
}

function sideOf(
  release: Release,
  key: string,
  formsOf: (value: Json) => Json[],
): StatedSide | undefined {
  const schema = release.schemas.get(key);
  const stated = release.stated.get(key);
  if (!schema || !stated) return undefined;
  const read = (value: Json) => formsOf(value).find((form) => release.accepts(schema, form));
  return { schema, release, stated, own: schema, read };
}

/** The verdicts for which a value of the schema can be a witness. */
const WITNESSED = ['breaks-senders', 'breaks-receivers', 'strict-receivers'] as const;

/** Judges a difference of a node by the users of the schema, with whole values of it as witnesses. */
function judgeNode(
  { differences, uses, isPartial }: Comparison,
  name: string,
  sides: Both<StatedSide>,
  found: NodeDifference,
): void {
  const { sent, status, receivedByStrict = [] } = uses;
  // Below an opaque field, only strict readers check values.
  const isOpaque = uses.received.length === 0;
  const received = isOpaque ? receivedByStrict : uses.received;
  const { documentation, ...given } = isOpaque ? forStrict(found.candidates) : found.candidates;
  const usual = given['breaks-senders']
    ? 'every received value was allowed before'
    : 'every sent value is still accepted';
  const candidates: Candidates = {
    ...given,
    'breaks-importers': isOpaque ? undefined : given['breaks-importers'],
    compatible: given.compatible ?? documentation ?? usual,
    documentation: sent.length === 0 ? documentation : undefined,
  };
  for (const verdict of WITNESSED) {
    const reason = reasonOf(given[verdict]);
    const users = verdict === 'breaks-senders' ? sent : received;
    if (!reason || users.length === 0) continue;
    const { effect, noWitness } = reason;
    const acceptedBy = verdict === 'breaks-senders' ? 'base' : 'revision';
    const value = findWitness(sides, found, reason, acceptedBy);
    if (value !== undefined) {
      candidates[verdict] = { effect, witness: { schema: name, value, acceptedBy } };
    } else if (verdict === 'strict-receivers' || noWitness) {
      candidates[verdict] = { effect, noWitness };
    } else {
      candidates[verdict] = undefined;
      candidates.unjudged ??= `it is not proved that nobody is affected; perhaps ${effect}`;
    }
  }
  const { what, old, new: next } = found;
  const change = { what, ...locate(sides, found), old, new: next };
  differences.add(change, candidates, { sent, received, status }, { isPartial });
}

/** A small value of the whole schema that only one release accepts; undefined if none was found. */
function findWitness(
  [old, next]: Both<StatedSide>,
  found: NodeDifference,
  { leaf }: Reason,
  acceptedBy: Witness['acceptedBy'],
): Json | undefined {
  if (leaf === undefined) return undefined;
  const isByBase = acceptedBy === 'base';
  const whole = found.embed(leaf, isByBase ? 0 : 1);
  if (whole === undefined) return undefined;
  const [accepting, refusing] = isByBase ? [old, next] : [next, old];
  const isWitness = (value: Json) => isOutside(value, accepting, refusing);
  if (!isWitness(whole)) return undefined;
  const value = shrink(whole, isWitness);
  return refusing.read(value) === undefined ? accepting.read(value) : undefined;
}

/** The place of a difference: in the revision or, for something that is gone, in the base. */
function locate([old, next]: Both<StatedSide>, found: NodeDifference): DocumentPlace {
  const { what, path, keyword = what, old: before, new: after } = found;
  const reported = found.at ?? path;
  const inRevision = [...findOrigins(next.release.contract, next.stated, reported, 1)];
  const inBase = [...findOrigins(old.release.contract, old.stated, reported, 0)];
  const isGone = before !== undefined && after === undefined;
  const origins = isGone ? [...inBase, ...inRevision] : [...inRevision, ...inBase];
  const stating = origins.find(({ schema }) => {
    if (keyword !== 'required') return keyword in schema;
    // Several nodes may have a `required`, of which only one lists the field.
    return schema.required?.includes(String(after ?? before));
  });
  if (stating) {
    return { document: stating.document, pointer: joinPointer(stating.pointer, keyword) };
  }
  const { document, pointer } = origins[0] ?? next.stated;
  return { document, pointer };
}

/**
 * Follows a path from a schema through references, `allOf` and branches.
 *
 * @param index which release's branches to take: 0 for the base, 1 for the revision
 * @returns all nodes that constrain the value at its end: the one on the path first, those of other branches
 *   last; none if the release has nothing there
 */
function* findOrigins(
  contract: Contract,
  place: RootSchema,
  path: readonly PathStep[],
  index: 0 | 1,
): Generator<RootSchema> {
  const { schema } = place;
  const below = function* (rest: readonly PathStep[], ...tokens: string[]): Generator<RootSchema> {
    const pointer = tokens.reduce(joinPointer, '');
    const inside = at(schema as Json, pointer);
    if (!isJsonObject(inside)) return;
    const next = { ...place, pointer: place.pointer + pointer, schema: inside };
    yield* findOrigins(contract, next, rest, index);
  };
  const [step, ...rest] = path;
  const isBranch = step !== undefined && 'branches' in step;
  if (step === undefined) {
    yield place;
  } else if ('tokens' in step) {
    yield* below(rest, ...step.tokens);
  } else {
    const branch = String(step.branches[index]);
    yield* below(rest, 'oneOf', branch);
    yield* below(rest, 'anyOf', branch);
  }
  const name = refName(schema.$ref);
  const target = name === undefined ? undefined : findStated(contract, name);
  if (target) yield* findOrigins(contract, target, path, index);
  // A step into a branch has taken it already.
  const compositions = isBranch ? (['allOf'] as const) : (['allOf', 'oneOf', 'anyOf'] as const);
  for (const keyword of compositions) {
    for (const member of Object.keys(schema[keyword] ?? {})) yield* below(path, keyword, member);
  }
  // The keywords for all branches of a union are siblings of the union.
  if (isBranch) yield* findOrigins(contract, place, rest, index);
}
