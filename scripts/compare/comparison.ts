/** What the comparisons of both documents share: the releases, their schemas, and how to judge. */
import { isDeepStrictEqual } from 'node:util';
import type { Located, Part } from '../model/contract.ts';
import { join } from '../model/pointer.ts';
import type { NormalSchema, Schema } from '../model/schema.ts';
import { affectBoth, type Effect, type Judgements } from './judgements.ts';
import type { Both, Either } from './pairs.ts';
import { keyOf, type Release } from './release.ts';
import type { Change, Loss } from './schemas/change.ts';
import { changesOf } from './schemas/changes.ts';
import { findPlaces, type StatedSchema } from './schemas/places.ts';
import { findWitness } from './schemas/witness.ts';
import type { Found, Ruling, Uses, Verdict, Witness } from './verdict.ts';

/** The two releases, and where the judged differences go. */
export interface Comparison {
  old: Release;
  next: Release;
  judgements: Judgements;
  /** Who uses what is compared. */
  uses: Uses;
  /**
   * Whether what is compared is a case of what the base has, which stays for the other cases: what
   * the case lacks is then not gone.
   */
  subset?: boolean | undefined;
  /** Whether an entry for more cases took over, so that what the tolerant reading takes is enough. */
  taken?: boolean;
}

/** Judges an object that is new, gone or has changed. */
export function judge(
  { judgements, uses }: Comparison,
  rule: string,
  [old, next]: Either<Part>,
  effect: Effect,
): void {
  const part = next ?? old;
  if (part === undefined) return;
  const { document } = part;
  // What is new or gone is so where it is referred to; the component may be there all along.
  const pointer = old && next ? part.pointer : part.stated;
  judgements.effect({ rule, document, pointer, old: old?.node, new: next?.node }, effect, uses);
}

/** Judges an object that only one release has, by what it does that it is gone or new; returns both otherwise. */
export function judgePresence<Kind extends Part>(
  comparison: Comparison,
  what: string,
  [old, next]: Either<Kind>,
  { removed, added }: { removed: Effect; added: Effect },
): Both<Kind> | undefined {
  if (old && next) return [old, next];
  if (old) judge(comparison, `${what}-removed`, [old, next], removed);
  else judge(comparison, `${what}-added`, [old, next], added);
  return undefined;
}

/** Judges keys of an object whose values decide, each with what it means that its value differs. */
export function judgeKeys(
  { judgements, uses }: Comparison,
  both: Both<Part>,
  keys: Readonly<Record<string, string>>,
): void {
  for (const [key, saying] of Object.entries(keys)) {
    const found = foundAt(both, key);
    if (isDeepStrictEqual(found.old, found.new)) continue;
    judgements.effect(found, affectBoth(saying), uses);
  }
}

/** Judges a key that has a default: to state that or to leave it out is the same. */
export function judgeDefault<Key extends string>(
  { judgements, uses }: Comparison,
  both: Both<Part & Readonly<Record<Key, unknown>>>,
  key: Key,
  effect: Effect,
): void {
  const found = foundAt(both, key);
  if (both[0][key] !== both[1][key]) judgements.effect(found, effect, uses);
  else if (found.old !== found.new) {
    judgements.add(found, { verdict: 'documentation', saying: 'that is the default anyway' });
  }
}

/** Where a key of an object is, in the release that has it. */
export function foundAt(
  [old, next]: Both<Part>,
  key: string,
  [before, after]: Both<unknown> = [old.node[key], next.node[key]],
): Found {
  const { document, pointer } = after === undefined ? old : next;
  return { rule: key, document, pointer: join(pointer, key), old: before, new: after };
}

/** Judges a name that users write, where it has changed. */
export function judgeName({ judgements }: Comparison, found: Found, saying: string): void {
  if (found.old === found.new) return;
  const unproved = 'it is only a name, not part of any value';
  judgements.add(found, { verdict: 'breaks-importers', saying, unproved });
}

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
  comparison.judgements.effect(found, effect, comparison.uses);
}

/** A schema in one release. */
interface Side {
  schema: NormalSchema;
  reading: Release;
  stated: StatedSchema;
}

/** A schema in both releases. */
interface Subject {
  /** Its name, or its place where it has none. */
  name: string;
  old: Side;
  next: Side;
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
  for (const change of changesOf(old.schema, next.schema, comparison, tags)) {
    judgeChange(comparison, { name, old, next }, change);
  }
  return true;
}

function sideOf(reading: Release, key: string): Side | undefined {
  const [schema, stated] = [reading.schemas.get(key), reading.stated.get(key)];
  return schema && stated && { schema, reading, stated };
}

function judgeChange(comparison: Comparison, subject: Subject, change: Change): void {
  const { judgements, uses } = comparison;
  const { rule, narrower, wider, none, silent } = change;
  const { document, pointer } = locate(subject, change);
  const found = { rule, document, pointer, old: change.old, new: change.new };
  const rulings: Ruling[] = [];
  if (rule === 'unknown') {
    const saying = `no rule for the keyword ${change.keyword}`;
    rulings.push({ verdict: 'unjudged', saying });
  }
  if (narrower && uses.sent.length > 0) {
    const proof = prove(subject, change, narrower, 'base');
    rulings.push({ verdict: 'breaks-senders', ...narrower, ...proof, uses: uses.sent });
  }
  if (wider && uses.received.length > 0) {
    const proof = prove(subject, change, wider, 'revision');
    const recorded = wider.grade === 'recorded' && uses.sent.length > 0;
    const taken = comparison.taken && isTaken(subject.old, wider, proof.witness);
    const mild = wider.grade === 'lenient' || recorded || taken;
    const verdict: Verdict = mild ? 'strict-receivers' : 'breaks-receivers';
    rulings.push({ verdict, ...wider, ...proof, uses: uses.received });
  }
  if (rulings.length === 0) {
    const verdict = silent && uses.sent.length === 0 ? 'documentation' : 'compatible';
    const saying = narrower ? 'what arrives was allowed before' : 'what is sent is still accepted';
    rulings.push({ verdict, saying: none ?? saying });
  }
  for (const ruling of rulings) judgements.add(found, ruling);
}

/** Where a change is: in the revision, or, where it is gone, in the base. */
function locate({ old, next }: Subject, change: Change): Located {
  const { path, at = path, keyword, old: before, new: after } = change;
  // That a field is required may be stated in one of several lists.
  const states = ({ required }: Schema) =>
    keyword !== 'required' || required?.includes(String(after ?? before)) === true;
  const find = ({ reading, stated }: Side, side: 0 | 1): Located | undefined => {
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

/** A value that shows what one release accepts and the other does not. */
function prove(
  { name, old, next }: Subject,
  { path }: Change,
  { leaf, why }: Loss,
  acceptedBy: Witness['acceptedBy'],
): Pick<Ruling, 'witness' | 'unproved'> {
  if (leaf === undefined) return { unproved: why };
  const examples = [next, old].flatMap(({ reading }) =>
    (reading.contract.examples.get(name) ?? []).map((example) => example.value),
  );
  const [accepting, refusing] = acceptedBy === 'base' ? [old, next] : [next, old];
  const value = findWitness(accepting, refusing, path, leaf, examples);
  return value === undefined
    ? { unproved: 'no whole value was found that shows it' }
    : { witness: { schema: name, value, acceptedBy } };
}

/** Whether the tolerant reading of the base takes what arrives; what no longer arrives it does not miss. */
function isTaken({ reading, stated }: Side, { leaf }: Loss, witness?: Witness): boolean {
  const { schemas, accepts } = reading.tolerant;
  if (witness === undefined) return leaf === undefined;
  return accepts(schemas.get(keyOf(stated.document, stated.pointer)) ?? {}, witness.value);
}
