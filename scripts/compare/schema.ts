/** Compares schemas of two releases, and shows what breaks by whole values. */
import type { Located, Part } from '../model/contract.ts';
import { join } from '../model/pointer.ts';
import type { Schema } from '../model/schema.ts';
import { type Comparison, foundAt } from './judge.ts';
import type { Both } from './pairs.ts';
import { keyOf, type Release } from './release.ts';
import type { Change, Loss, Side } from './schemas/change.ts';
import { changesOf } from './schemas/differ.ts';
import { findPlaces, type StatedSchema } from './schemas/places.ts';
import { findWitness } from './schemas/witness.ts';
import type { Proof, Witness } from './verdict.ts';

/** Compares the schemas that two objects have under a key. */
export function compareInline(comparison: Comparison, both: Both<Part>, keyword: string): void {
  const [before = '', after = ''] = both.map((part) =>
    keyOf(part.document, join(part.pointer, keyword)),
  );
  if (compareSchemas(comparison, [before, after])) return;
  const found = foundAt(both, keyword);
  if (found.old === undefined && found.new === undefined) return;
  const effect = found.old
    ? { wider: 'nothing is stated of the value any longer' }
    : { narrower: 'what was accepted may be refused' };
  comparison.judgements.add(found, effect, comparison.uses);
}

/** A schema in a release, and where it is stated. */
interface StatedSide extends Side {
  reading: Release;
  stated: StatedSchema;
}

/** A schema in both releases. */
interface Subject {
  /** Its name, or its place where it has none. */
  name: string;
  old: StatedSide;
  next: StatedSide;
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
  for (const key of keys) comparison.compared.add(key);
  for (const change of changesOf(old.schema, next.schema, comparison, tags)) {
    judgeChange(comparison, { name, old, next }, change);
  }
  return true;
}

function sideOf(reading: Release, key: string): StatedSide | undefined {
  const [schema, stated] = [reading.schemas.get(key), reading.stated.get(key)];
  return schema && stated && { schema, reading, stated };
}

function judgeChange(comparison: Comparison, subject: Subject, change: Change): void {
  const { uses } = comparison;
  const { rule, narrower, wider, importers, unjudged, none, silent } = change;
  const { document, pointer } = locate(subject, change);
  const { sent } = uses;
  const isOpaque = uses.received.length === 0;
  const received = isOpaque ? (uses.opaque ?? []) : uses.received;
  const lost = sent.length > 0 ? prove(subject, change, 'base', narrower) : undefined;
  const gained = received.length > 0 ? prove(subject, change, 'revision', wider) : undefined;
  const isRecorded = wider?.grade === 'recorded' && sent.length > 0;
  const isMild = isOpaque || wider?.grade === 'lenient' || isRecorded;
  const usual = narrower ? 'what arrives was allowed before' : 'what is sent is still accepted';
  const open = [lost, isMild ? undefined : gained].find((one) => one && !one.isProved);
  const effect = {
    narrower: lost?.isProved ? lost : undefined,
    ...(isMild &&
      gained && { strict: { ...gained, saying: `${gained.saying}; tolerant readers take it` } }),
    ...(!isMild && gained?.isProved && { wider: gained }),
    importers: isOpaque ? undefined : importers,
    unjudged:
      unjudged ?? (open && `it is not proved that nobody is affected; perhaps ${open.saying}`),
    none: none ?? usual,
    silent: silent && sent.length === 0,
  };
  const found = { rule, document, pointer, old: change.old, new: change.new };
  comparison.judgements.add(found, effect, { sent, received });
}

/** Where a change is: in the revision, or, where it is gone, in the base. */
function locate({ old, next }: Subject, change: Change): Located {
  const { path, at = path, keyword, old: before, new: after } = change;
  // That a field is required may be stated in one of several lists.
  const states = ({ required }: Schema) =>
    keyword !== 'required' || required?.includes(String(after ?? before)) === true;
  const find = ({ reading, stated }: StatedSide, side: 0 | 1): Located | undefined => {
    for (const place of findPlaces(reading.contract, stated, at, side)) {
      if (keyword === undefined) return place;
      const { schema, pointer } = place;
      if (keyword in schema && states(schema)) return { ...place, pointer: join(pointer, keyword) };
    }
    return undefined;
  };
  const isGone = after === undefined && before !== undefined;
  const found = isGone ? (find(old, 0) ?? find(next, 1)) : (find(next, 1) ?? find(old, 0));
  return found ?? next.stated;
}

/** What is lost, with a value that one release accepts and the other does not; whether that is proved. */
function prove(
  { name, old, next }: Subject,
  { path }: Change,
  acceptedBy: Witness['acceptedBy'],
  loss?: Loss,
): (Proof & { isProved: boolean }) | undefined {
  if (loss === undefined) return undefined;
  const { saying, leaf, why } = loss;
  const isBase = acceptedBy === 'base';
  const examples = [next, old].flatMap(({ reading }) =>
    (reading.contract.examples.get(name) ?? []).map((example) => example.value),
  );
  const [accepting, refusing] = isBase ? [old, next] : [next, old];
  const value =
    leaf === undefined
      ? undefined
      : findWitness(accepting, refusing, path, leaf, isBase ? 0 : 1, examples);
  if (value === undefined) return { saying, noWitness: why, isProved: why !== undefined };
  return { saying, witness: { schema: name, value, acceptedBy }, isProved: true };
}
