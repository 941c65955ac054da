/** What the comparisons of both documents share: the releases, their schemas, and how to judge. */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentName, Part } from '../model/contract.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { join } from '../model/pointer.ts';
import type { Effect, Judgements } from './judgements.ts';
import { keyOf, type Release } from './release.ts';
import type { Change, Loss } from './schemas/change.ts';
import { changesOf, type Start } from './schemas/changes.ts';
import { holderOf, type Place, placeOf, placesAt } from './schemas/places.ts';
import { witnessOf } from './schemas/witness.ts';
import type { Found, Ruling, Uses, Verdict, Witness } from './verdict.ts';

/** The two releases, and where the judged differences go. */
export interface Comparison {
  old: Release;
  next: Release;
  log: Judgements;
  /**
   * Whether what is compared is a case of what the base has, which stays for the other cases: what
   * the case lacks is then not gone.
   */
  subset?: boolean;
  /** Whether an entry for more cases took over, so that what the tolerant reading takes is enough. */
  taken?: boolean;
}

/** A schema in both releases: where it is, its key in `Release.schemas`, and its name if it has one. */
interface Both {
  old: { key: string; place: Place };
  next: { key: string; place: Place };
  name: string;
}

/** Judges an object that is new, gone or another one. */
export function judge(
  { log }: Comparison,
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
  log.effect({ rule, document, pointer, old: old?.node, new: next?.node }, effect, uses);
}

/** Judges keys of an object whose values decide, as one: they differ, or they do not. */
export function judgeKeys(
  { log }: Comparison,
  [old, next]: readonly [Part, Part],
  keys: readonly string[],
  saying: string,
  uses: Uses,
): void {
  for (const key of keys) {
    const [before, after] = [old.node[key], next.node[key]];
    if (isDeepStrictEqual(before, after)) continue;
    log.effect(foundAt(old, next, key, before, after), { narrower: saying, wider: saying }, uses);
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

/** Judges a name that users write: it is another one. */
export function judgeName({ log }: Comparison, found: Found, saying: string): void {
  if (found.old === found.new) return;
  const unproved = 'it is a name, and no part of any value';
  log.add(found, { verdict: 'breaks-importers', saying, unproved });
}

/** Compares the schemas that two objects have under a key. */
export function compareInline(
  comparison: Comparison,
  [old, next]: readonly [Part, Part],
  keyword: string,
  uses: Uses,
): void {
  const [left, right] = [old, next].map((part, side) => {
    const pointer = join(part.pointer, keyword);
    const release = side === 0 ? comparison.old : comparison.next;
    const found = release.inline.get(keyOf(part.document, pointer));
    return found && { key: keyOf(part.document, pointer), place: placeAt(found) };
  });
  if (left && right) {
    const places = [left, right].map(({ place }) => `${place.document}#${place.pointer}`);
    const name = [...new Set(places)].join(' → ');
    compareSchemas(comparison, { old: left, next: right, name }, uses);
  } else if (left || right) {
    const found = foundAt(old, next, keyword, old.node[keyword], next.node[keyword]);
    const effect = left
      ? { wider: 'nothing is said of the value any longer' }
      : { narrower: 'what was accepted may be refused' };
    comparison.log.effect(found, effect, uses);
  }
}

function placeAt({
  document,
  pointer,
  schema,
}: {
  document: DocumentName;
  pointer: string;
  schema: object;
}): Place {
  return { document, pointer, node: schema as Place['node'] };
}

/** Compares a named schema. */
export function compareNamed(comparison: Comparison, name: string, uses: Uses, start: Start): void {
  const [old, next] = [comparison.old, comparison.next].map(({ contract }) =>
    placeOf(contract, name),
  );
  if (!old || !next) return;
  const both = { old: { key: name, place: old }, next: { key: name, place: next }, name };
  compareSchemas(comparison, both, uses, start);
}

function compareSchemas(comparison: Comparison, both: Both, uses: Uses, start?: Start): void {
  const { old, next, subset } = comparison;
  const before = old.schemas.get(both.old.key) ?? {};
  const after = next.schemas.get(both.next.key) ?? {};
  const how = { ...start, ...(subset && { subset }) };
  for (const change of changesOf(before, after, { old, next }, how)) {
    judgeChange(comparison, both, change, uses);
  }
}

function judgeChange(comparison: Comparison, both: Both, change: Change, uses: Uses): void {
  const { log } = comparison;
  const { rule, narrower, wider, none, silent } = change;
  const found = { ...locate(comparison, both, change), rule, old: change.old, new: change.new };
  const rulings: Ruling[] = [];
  if (rule === 'unknown') {
    const saying = `no rule for the keyword ${change.keyword}`;
    rulings.push({ verdict: 'unjudged', saying });
  }
  if (narrower && uses.sent.length > 0) {
    const proof = prove(comparison, both, change, narrower, 'old');
    rulings.push({ verdict: 'breaks-senders', ...narrower, ...proof, uses: uses.sent });
  }
  if (wider && uses.received.length > 0) {
    const proof = prove(comparison, both, change, wider, 'next');
    const recorded = wider.grade === 'recorded' && uses.sent.length > 0;
    const taken = comparison.taken && isTaken(comparison, both, wider, proof.witness);
    const mild = wider.grade === 'lenient' || recorded || taken;
    const verdict: Verdict = mild ? 'strict-receivers' : 'breaks-receivers';
    rulings.push({ verdict, ...wider, ...proof, uses: uses.received });
  }
  if (rulings.length === 0) {
    const verdict = silent && uses.sent.length === 0 ? 'documentation' : 'compatible';
    const saying =
      none ?? (narrower ? 'what arrives was allowed before' : 'what is sent is still accepted');
    rulings.push({ verdict, saying });
  }
  for (const ruling of rulings) log.add(found, ruling);
}

/** Where a change is: in the revision, or, where it is gone, in the base. */
function locate(
  { old, next }: Comparison,
  both: Both,
  { path, at = path, keyword, old: before, new: after }: Change,
): Pick<Found, 'document' | 'pointer'> {
  // That a field is required may be stated in one of several lists.
  const isList = keyword === 'required';
  const states = (node: JsonObject) =>
    keyword !== undefined &&
    keyword in node &&
    !(isList && !JSON.stringify(node.required).includes(JSON.stringify(after ?? before)));
  const sides = [
    { contract: next.contract, places: placesAt(next.contract, both.next.place, at, 1) },
    { contract: old.contract, places: placesAt(old.contract, both.old.place, at, 0) },
  ];
  if (after === undefined && before !== undefined) sides.reverse();
  for (const { contract, places } of sides) {
    const [first] = places;
    if (keyword === undefined && first) return { document: first.document, pointer: first.pointer };
    const holder = holderOf(contract, places, states);
    if (holder) return { document: holder.document, pointer: join(holder.pointer, keyword ?? '') };
  }
  const { document, pointer } = sides.flatMap(({ places }) => places)[0] ?? both.next.place;
  return { document, pointer };
}

/** A value that shows what one release accepts and the other does not. */
function prove(
  { old, next }: Comparison,
  both: Both,
  { path }: Change,
  { leaf, why }: Loss,
  accepting: 'old' | 'next',
): Pick<Ruling, 'witness' | 'unproved'> {
  if (leaf === undefined) return { unproved: why };
  const sides = {
    old: { schema: old.schemas.get(both.old.key) ?? {}, reading: old },
    next: { schema: next.schemas.get(both.next.key) ?? {}, reading: next },
  };
  const refusing = accepting === 'old' ? sides.next : sides.old;
  const examples = [next, old].flatMap(({ contract }) =>
    (contract.examples.get(both.name) ?? []).map((example) => example.value),
  );
  const value = witnessOf(sides[accepting], refusing, path, leaf, examples);
  if (value === undefined) return { unproved: 'no whole value was found that shows it' };
  const [base, revision] = [accepting === 'old', accepting === 'next'];
  return { witness: { schema: both.name, value, base, revision } satisfies Witness };
}

/** Whether the tolerant reading of the base takes what arrives; what no longer arrives it does not miss. */
function isTaken({ old }: Comparison, both: Both, { leaf }: Loss, witness?: Witness): boolean {
  const { schemas, accepts } = old.tolerant;
  if (witness === undefined) return leaf === undefined;
  return accepts(schemas.get(both.old.key) ?? {}, witness.value);
}
