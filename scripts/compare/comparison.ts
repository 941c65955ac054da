/** What the comparisons of both documents share: the releases, their schemas, and how to judge. */
import { isDeepStrictEqual } from 'node:util';
import type { Part } from '../model/contract.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { join } from '../model/pointer.ts';
import type { NormalSchema } from '../model/schema.ts';
import type { Effect, Judgements } from './judgements.ts';
import { keyOf, type Release } from './release.ts';
import type { Change, Loss } from './schemas/change.ts';
import { changesOf, type Start } from './schemas/changes.ts';
import { type Place, placesAt } from './schemas/places.ts';
import { witnessOf } from './schemas/witness.ts';
import type { Found, Ruling, Uses, Verdict, Witness } from './verdict.ts';

/** The two releases, and where the judged differences go. */
export interface Comparison {
  old: Release;
  next: Release;
  judgements: Judgements;
  /**
   * Whether what is compared is a case of what the base has, which stays for the other cases: what
   * the case lacks is then not gone.
   */
  subset?: boolean;
  /** Whether an entry for more cases took over, so that what the tolerant reading takes is enough. */
  taken?: boolean;
}

/** A schema in one release. */
interface Side {
  schema: NormalSchema;
  reading: Release;
  place: Place;
}

/** Judges an object that is new, gone or has changed. */
export function judge(
  { judgements }: Comparison,
  rule: string,
  [old, next]: readonly [Part | undefined, Part | undefined],
  effect: Effect,
  uses: Uses,
): void {
  const part = next ?? old;
  if (part === undefined) return;
  const { document } = part;
  // What is new or gone is so where it is referred to; the component may be there all along.
  const pointer = old && next ? part.pointer : part.stated;
  judgements.effect({ rule, document, pointer, old: old?.node, new: next?.node }, effect, uses);
}

/** Judges keys of an object whose values decide, each with what it means that its value differs. */
export function judgeKeys(
  { judgements }: Comparison,
  [old, next]: readonly [Part, Part],
  keys: Readonly<Record<string, string>>,
  uses: Uses,
): void {
  for (const [key, saying] of Object.entries(keys)) {
    const [before, after] = [old.node[key], next.node[key]];
    if (isDeepStrictEqual(before, after)) continue;
    const found = foundAt(old, next, key, before, after);
    judgements.effect(found, { narrower: saying, wider: saying }, uses);
  }
}

/** Where a key of an object is, in the release that has it. */
export function foundAt(
  old: Part,
  next: Part,
  key: string,
  before: Json | undefined,
  after: Json | undefined,
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
export function compareInline(
  comparison: Comparison,
  [old, next]: readonly [Part, Part],
  keyword: string,
  uses: Uses,
): void {
  const before = keyOf(old.document, join(old.pointer, keyword));
  const after = keyOf(next.document, join(next.pointer, keyword));
  if (compareSchemas(comparison, [before, after], uses)) return;
  const [was, is] = [old.node[keyword], next.node[keyword]];
  if (was === undefined && is === undefined) return;
  const effect = was
    ? { wider: 'nothing is stated of the value any longer' }
    : { narrower: 'what was accepted may be refused' };
  comparison.judgements.effect(foundAt(old, next, keyword, was, is), effect, uses);
}

/**
 * Compares a schema.
 *
 * @param keys its keys in the two releases
 * @returns whether both releases have it
 */
export function compareSchemas(
  comparison: Comparison,
  keys: readonly [string, string],
  uses: Uses,
  start: Start = {},
): boolean {
  const { old, next, subset } = comparison;
  const [before, after] = [sideOf(old, keys[0]), sideOf(next, keys[1])];
  if (!before || !after) return false;
  const name = [...new Set(keys)].join(' → ');
  const how = { ...start, ...(subset && { subset }) };
  for (const change of changesOf(before.schema, after.schema, { old, next }, how)) {
    judgeChange(comparison, { old: before, next: after }, name, change, uses);
  }
  return true;
}

function sideOf(reading: Release, key: string): Side | undefined {
  const [schema, place] = [reading.schemas.get(key), reading.places.get(key)];
  return schema && place && { schema, reading, place };
}

interface Sides {
  old: Side;
  next: Side;
}

function judgeChange(
  comparison: Comparison,
  sides: Sides,
  name: string,
  change: Change,
  uses: Uses,
): void {
  const { rule, narrower, wider, none, silent } = change;
  const found = { ...locate(sides, change), rule, old: change.old, new: change.new };
  const rulings: Ruling[] = [];
  if (rule === 'unknown') {
    const saying = `no rule for the keyword ${change.keyword}`;
    rulings.push({ verdict: 'unjudged', saying });
  }
  if (narrower && uses.sent.length > 0) {
    const proof = prove(sides, name, change, narrower, 'old');
    rulings.push({ verdict: 'breaks-senders', ...narrower, ...proof, uses: uses.sent });
  }
  if (wider && uses.received.length > 0) {
    const proof = prove(sides, name, change, wider, 'next');
    const recorded = wider.grade === 'recorded' && uses.sent.length > 0;
    const taken = comparison.taken && isTaken(sides.old, wider, proof.witness);
    const mild = wider.grade === 'lenient' || recorded || taken;
    const verdict: Verdict = mild ? 'strict-receivers' : 'breaks-receivers';
    rulings.push({ verdict, ...wider, ...proof, uses: uses.received });
  }
  if (rulings.length === 0) {
    const verdict = silent && uses.sent.length === 0 ? 'documentation' : 'compatible';
    const saying = narrower ? 'what arrives was allowed before' : 'what is sent is still accepted';
    rulings.push({ verdict, saying: none ?? saying });
  }
  for (const ruling of rulings) comparison.judgements.add(found, ruling);
}

/** Where a change is: in the revision, or, where it is gone, in the base. */
function locate(
  { old, next }: Sides,
  { path, at = path, keyword, old: before, new: after }: Change,
): Pick<Found, 'document' | 'pointer'> {
  // That a field is required may be stated in one of several lists.
  const states = (node: JsonObject) =>
    keyword !== 'required' ||
    JSON.stringify(node.required)?.includes(JSON.stringify(after ?? before)) === true;
  const sides = [
    { contract: next.reading.contract, from: next.place, release: 1 },
    { contract: old.reading.contract, from: old.place, release: 0 },
  ] as const;
  const places = sides.map(({ contract, from, release }) => {
    for (const place of placesAt(contract, from, at, release)) {
      if (keyword === undefined) return place;
      const { node, pointer } = place;
      if (keyword in node && states(node)) return { ...place, pointer: join(pointer, keyword) };
    }
    return undefined;
  });
  if (after === undefined && before !== undefined) places.reverse();
  const { document, pointer } = places.find((place) => place !== undefined) ?? next.place;
  return { document, pointer };
}

/** A value that shows what one release accepts and the other does not. */
function prove(
  sides: Sides,
  name: string,
  { path }: Change,
  { leaf, why }: Loss,
  accepting: 'old' | 'next',
): Pick<Ruling, 'witness' | 'unproved'> {
  if (leaf === undefined) return { unproved: why };
  const [base, revision] = [accepting === 'old', accepting === 'next'];
  const examples = [sides.next, sides.old].flatMap(({ reading }) =>
    (reading.contract.examples.get(name) ?? []).map((example) => example.value),
  );
  const refusing = base ? sides.next : sides.old;
  const value = witnessOf(sides[accepting], refusing, path, leaf, examples);
  return value === undefined
    ? { unproved: 'no whole value was found that shows it' }
    : { witness: { schema: name, value, base, revision } };
}

/** Whether the tolerant reading of the base takes what arrives; what no longer arrives it does not miss. */
function isTaken({ reading, place }: Side, { leaf }: Loss, witness?: Witness): boolean {
  const { schemas, accepts } = reading.tolerant;
  if (witness === undefined) return leaf === undefined;
  return accepts(schemas.get(keyOf(place.document, place.pointer)) ?? {}, witness.value);
}
