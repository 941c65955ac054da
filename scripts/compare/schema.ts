/** Compares schemas of two releases, judges each change by who uses them, and finds its witness. */
import type { DocumentPlace, RootSchema } from '../model/contract.ts';
import { joinPointer } from '../model/pointer.ts';
import type { Schema } from '../model/schema.ts';
import type { Comparison } from './differences.ts';
import type { Release } from './release.ts';
import { compareNodes } from './schemas/differ.ts';
import type { NodeDifference, NodeReason, Side } from './schemas/pair.ts';
import { findPlaces } from './schemas/places.ts';
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
export function compareSchemas(
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
  const { path, what, lost, gained, unjudged, compatible, documentation } = found;
  const { sent, received: tolerant, receivedByStrict = [], status } = uses;
  const isOpaque = tolerant.length === 0;
  const received = isOpaque ? receivedByStrict : tolerant;
  const forSenders = lost && sent.length > 0 ? withWitness(sides, name, path, 0, lost) : undefined;
  const forReceivers =
    gained && received.length > 0 ? withWitness(sides, name, path, 1, gained) : undefined;
  const isTolerable = isOpaque || gained?.isTolerable === true;
  const isUnproved = (one?: Reason) => one && (one.witness ?? one.noWitness) === undefined;
  const open = [forSenders, isTolerable ? undefined : forReceivers].find(isUnproved);
  const usual = lost ? 'what arrives was allowed before' : 'what is sent is still accepted';
  const reasons: Reasons = {
    'breaks-senders': isUnproved(forSenders) ? undefined : forSenders,
    'breaks-receivers': isUnproved(forReceivers) || isTolerable ? undefined : forReceivers,
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
    for (const { schema, document, pointer } of findPlaces(release.contract, stated, at, index)) {
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

/** What is lost or gained, with a whole value that only one release accepts, if there is one. */
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
