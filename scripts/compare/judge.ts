/** Compares schemas of two releases, judges each change by who uses them, and finds its witness. */
import type { DocumentPlace, RootSchema } from '../model/contract.ts';
import { joinPointer } from '../model/pointer.ts';
import type { Schema } from '../model/schema.ts';
import type { Comparison } from './differences.ts';
import type { Release } from './release.ts';
import { compareNodes } from './schemas/nodes.ts';
import { findOrigins } from './schemas/origin.ts';
import type { NodeDifference, NodeReason, Side } from './schemas/pair.ts';
import { findWitness } from './schemas/witness.ts';
import type { Both, Reason, Reasons } from './verdict.ts';

interface StatedSide extends Side {
  release: Release;
  stated: RootSchema;
}

/**
 * Compares a schema in base and revision, and judges each difference.
 *
 * @param keys its keys in the two releases
 * @param tags its tags in the unions that refer to it
 * @returns whether both releases have it
 */
export function judgeSchemas(
  comparison: Comparison,
  keys: Both<string>,
  tags?: ReadonlySet<string>,
): boolean {
  const [old, next] = [sideOf(comparison.base, keys[0]), sideOf(comparison.revision, keys[1])];
  if (!old || !next) return false;
  const name = [...new Set(keys)].join(' → ');
  const { isSubset, uses } = comparison;
  const isSent = uses.sent.length > 0;
  for (const found of compareNodes({ old, next, path: [], isSubset, isSent, tags })) {
    judgeNode(comparison, name, [old, next], found);
  }
  return true;
}

function sideOf(release: Release, key: string): StatedSide | undefined {
  const [schema, stated] = [release.schemas.get(key), release.stated.get(key)];
  return schema && stated && { schema, release, stated };
}

/** Judges a difference of a node by who uses the schema, with whole values of it that show what breaks. */
function judgeNode(
  { differences, uses, isQuiet }: Comparison,
  name: string,
  sides: Both<StatedSide>,
  found: NodeDifference,
): void {
  const { path, what, unjudged, compatible, documentation } = found;
  const { sent, status, receivedByStrict = [] } = uses;
  // Below an opaque field, only strict readers look at what they get.
  const isOpaque = uses.received.length === 0;
  const received = isOpaque ? receivedByStrict : uses.received;
  const isTolerable = isOpaque || found.forReceivers?.isTolerable === true;
  const reasonOf = (users: readonly string[], index: 0 | 1, given: NodeReason | undefined) =>
    given && users.length > 0 ? withWitness(sides, name, path, index, given) : undefined;
  const forSenders = reasonOf(sent, 0, found.forSenders);
  const forReceivers = reasonOf(received, 1, found.forReceivers);
  const forAll = isTolerable ? undefined : forReceivers;
  const isProved = (one: Reason) => (one.witness ?? one.noWitness) !== undefined;
  const proved = (one: Reason | undefined) => (one && isProved(one) ? one : undefined);
  const open = [forSenders, forAll].find((one) => one && !isProved(one));
  const usual = found.forSenders
    ? 'what arrives was allowed before'
    : 'what is sent is still accepted';
  const reasons: Reasons = {
    'breaks-senders': proved(forSenders),
    'breaks-receivers': proved(forAll),
    'strict-receivers':
      forReceivers && isTolerable
        ? { ...forReceivers, effect: `${forReceivers.effect}; tolerant readers take it` }
        : undefined,
    'breaks-importers': isOpaque ? undefined : found['breaks-importers'],
    unjudged:
      unjudged ?? (open && `it is not proved that nobody is affected; perhaps ${open.effect}`),
    compatible: compatible ?? documentation ?? usual,
    documentation: sent.length === 0 ? documentation : undefined,
  };
  const shown = { what, ...locate(sides, found), old: found.old, new: found.new };
  differences.add(shown, reasons, { sent, received, status }, isQuiet);
}

/** Where something differs: in the revision, or, where it is gone, in the base. */
function locate([old, next]: Both<StatedSide>, found: NodeDifference): DocumentPlace {
  const { path, at = path, keyword, old: before, new: after } = found;
  // Several nodes may have a `required`, of which only one lists the field.
  const states = ({ required }: Schema) =>
    keyword !== 'required' || required?.includes(String(after ?? before)) === true;
  const find = ({ release, stated }: StatedSide, index: 0 | 1): DocumentPlace | undefined => {
    for (const { schema, document, pointer } of findOrigins(release.contract, stated, at, index)) {
      if (keyword === undefined) return { document, pointer };
      if (keyword in schema && states(schema))
        return { document, pointer: joinPointer(pointer, keyword) };
    }
    return undefined;
  };
  const isGone = after === undefined && before !== undefined;
  const place = isGone ? (find(old, 0) ?? find(next, 1)) : (find(next, 1) ?? find(old, 0));
  const { document, pointer } = place ?? next.stated;
  return { document, pointer };
}

/** A reason with a whole value that only one release accepts, if one is found; `index` says which release. */
function withWitness(
  sides: Both<StatedSide>,
  name: string,
  path: NodeDifference['path'],
  index: 0 | 1,
  { effect, leaf, noWitness }: NodeReason,
): Reason {
  const [accepting, refusing] = index === 0 ? sides : [sides[1], sides[0]];
  const value =
    leaf === undefined ? undefined : findWitness(accepting, refusing, path, leaf, index);
  if (value === undefined) return { effect, noWitness };
  const acceptedBy = index === 0 ? 'base' : 'revision';
  return { effect, witness: { schema: name, value, acceptedBy } };
}
