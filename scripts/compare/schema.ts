/** Compares schemas of two releases, judges each change by who uses them, and finds its witness. */
import type { Located } from '../model/contract.ts';
import { join } from '../model/pointer.ts';
import type { Schema } from '../model/schema.ts';
import type { Comparison } from './documents/rules.ts';
import type { Both, Release } from './release.ts';
import { compareNodes } from './schemas/differ.ts';
import type { Loss, NodeChange, Side } from './schemas/pair.ts';
import { findPlaces, type StatedSchema } from './schemas/places.ts';
import { findWitness } from './schemas/witness.ts';
import type { Reason, Reasons } from './verdict.ts';

/** A schema in a release, and where it is stated. */
interface StatedSide extends Side {
  reading: Release;
  stated: StatedSchema;
}

/**
 * Compares a schema.
 *
 * @param keys its keys in the two releases
 * @param tags its properties that choose a branch of a union which names it
 * @returns whether both releases have it
 */
export function compareSchemas(
  comparison: Comparison,
  keys: Both<string>,
  tags?: ReadonlySet<string>,
): boolean {
  const [old, next] = [sideOf(comparison.old, keys[0]), sideOf(comparison.next, keys[1])];
  if (!old || !next) return false;
  const name = [...new Set(keys)].join(' → ');
  const { subset } = comparison;
  for (const change of compareNodes({ old, next, path: [], subset, tags })) {
    judgeNode(comparison, name, [old, next], change);
  }
  return true;
}

function sideOf(reading: Release, key: string): StatedSide | undefined {
  const [schema, stated] = [reading.schemas.get(key), reading.stated.get(key)];
  return schema && stated && { schema, reading, stated };
}

/** Judges a change of a node by who uses the schema, with whole values of it that show what breaks. */
function judgeNode(
  { differences, uses, isQuiet }: Comparison,
  name: string,
  sides: Both<StatedSide>,
  change: NodeChange,
): void {
  const { path, at: _, keyword: __, ...found } = change;
  const { rule, narrower, wider, importers, unjudged, none, same } = change;
  const { sent, received: readers, opaque = [] } = uses;
  const isOpaque = readers.length === 0;
  const received = isOpaque ? opaque : readers;
  const lost = narrower && sent.length > 0 ? prove(sides, name, path, 0, narrower) : undefined;
  const gained = wider && received.length > 0 ? prove(sides, name, path, 1, wider) : undefined;
  const isRecorded = wider?.grade === 'recorded' && sent.length > 0;
  const isMild = isOpaque || wider?.grade === 'lenient' || isRecorded;
  const open = [lost, isMild ? undefined : gained].find((harm) => harm && !isProved(harm));
  const usual = narrower ? 'what arrives was allowed before' : 'what is sent is still accepted';
  const reasons: Reasons = {
    'breaks-senders': lost && isProved(lost) ? lost : undefined,
    'breaks-receivers': gained && !isMild && isProved(gained) ? gained : undefined,
    'strict-receivers':
      gained && isMild
        ? { ...gained, saying: `${gained.saying}; tolerant readers take it` }
        : undefined,
    'breaks-importers': isOpaque ? undefined : importers,
    unjudged:
      unjudged ?? (open && `it is not proved that nobody is affected; perhaps ${open.saying}`),
    compatible: none ?? same ?? usual,
    documentation: sent.length === 0 ? same : undefined,
  };
  const place = locate(sides, change);
  const shown = { rule, ...place, old: found.old, new: found.new };
  differences.add(shown, reasons, { sent, received }, isQuiet);
}

function isProved({ witness, noWitness }: Reason): boolean {
  return witness !== undefined || noWitness !== undefined;
}

/** Where a change is: in the revision, or, where it is gone, in the base. */
function locate([old, next]: Both<StatedSide>, change: NodeChange): Located {
  const { path, at = path, keyword, old: before, new: after } = change;
  // That a field is required may be stated in one of several lists.
  const states = ({ required }: Schema) =>
    keyword !== 'required' || required?.includes(String(after ?? before)) === true;
  const find = ({ reading, stated }: StatedSide, side: 0 | 1): Located | undefined => {
    for (const { schema, document, pointer } of findPlaces(reading.contract, stated, at, side)) {
      if (keyword === undefined) return { document, pointer };
      if (keyword in schema && states(schema)) return { document, pointer: join(pointer, keyword) };
    }
    return undefined;
  };
  const isGone = after === undefined && before !== undefined;
  const found = isGone ? (find(old, 0) ?? find(next, 1)) : (find(next, 1) ?? find(old, 0));
  const { document, pointer } = found ?? next.stated;
  return { document, pointer };
}

/** What is lost, with a whole value that one release accepts and the other does not, if there is one. */
function prove(
  sides: Both<StatedSide>,
  name: string,
  path: NodeChange['path'],
  side: 0 | 1,
  { saying, leaf, noWitness }: Loss,
): Reason {
  const examples = [sides[1], sides[0]].flatMap(({ reading }) =>
    (reading.contract.examples.get(name) ?? []).map((example) => example.value),
  );
  const [accepting, refusing] = side === 0 ? sides : [sides[1], sides[0]];
  const value =
    leaf === undefined ? undefined : findWitness(accepting, refusing, path, leaf, side, examples);
  if (value === undefined) return { saying, noWitness };
  const acceptedBy = side === 0 ? 'base' : 'revision';
  return { saying, witness: { schema: name, value, acceptedBy } };
}
