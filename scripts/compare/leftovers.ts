/** The safety net: whatever differs between two bundles and was judged by no rule. */
import { isDeepStrictEqual } from 'node:util';
import { type Contract, DOCUMENTS, type DocumentName, type Located } from '../model/contract.ts';
import { hasNames, isObject, type Json, type JsonObject } from '../model/json.ts';
import { at, child, join, pointerOf, tokens } from '../model/pointer.ts';
import { SCHEMA_REF, SCHEMAS } from '../model/schema.ts';
import type { Judgements } from './judgements.ts';
import { pairUp } from './pairs.ts';
import type { Release } from './release.ts';
import { type Found, isAbout, type Verdict } from './verdict.ts';

/** What is said of a schema that differs in how it is written only. */
const SAME = 'it is written in another way and means the same';

/** What only readers see, wherever it is a key and no name. */
const WORDS =
  /^(title|summary|description|deprecated|examples?|tags|externalDocs|links|info|x-.*)$/;

/** A value and where a bundle states it. */
interface Stated {
  value: Json | undefined;
  pointer: string;
}

const NOTHING: Stated = { value: undefined, pointer: '' };

/**
 * Every place, as deep as possible, where two releases differ as plain data. References to components
 * are followed on both sides before anything is compared.
 */
function findDifferences(document: DocumentName, old: JsonObject, next: JsonObject): Found[] {
  const differences: Found[] = [];
  const followed = new Set<string>();
  const differ = (a: Stated, b: Stated): void => {
    const { pointer } = b.value === undefined ? a : b;
    differences.push({ rule: 'form', document, pointer, old: a.value, new: b.value });
  };
  const visit = (a: Stated, b: Stated): void => {
    if (isDeepStrictEqual(a.value, b.value)) return;
    const [from, to] = [componentOf(old, a), componentOf(next, b)];
    const [before, after] = [itemsOf(a), itemsOf(b)];
    if (a.value === undefined || b.value === undefined) differ(a, b);
    else if (from || to) {
      const places = `${a.pointer} ${b.pointer}`;
      if (followed.has(places)) return;
      followed.add(places);
      differ(childOf(a, '$ref'), childOf(b, '$ref'));
      visit(from ?? a, to ?? b);
    } else if (isObject(a.value) && isObject(b.value)) {
      for (const key of new Set([...Object.keys(a.value), ...Object.keys(b.value)])) {
        visit(childOf(a, key), childOf(b, key));
      }
    } else if (before && after) {
      const pairs = pairUp(before, after, ({ value }) => value, nameOf);
      for (const [left = NOTHING, right = NOTHING] of pairs) visit(left, right);
      // What has only another place is compared with what it was.
      const isMoved = pairs.some(([, right], place) => right && after.indexOf(right) !== place);
      if (isMoved) differ(a, b);
    } else differ(a, b);
  };
  visit({ value: old, pointer: '' }, { value: next, pointer: '' });
  return differences;
}

/** What is under a key; the first component of a kind is just one that is new. */
function childOf({ value, pointer }: Stated, key: string | number): Stated {
  const none = pointer === '/components' ? {} : undefined;
  return { value: child(value, String(key)) ?? none, pointer: join(pointer, key) };
}

/** The component, schemas aside, that a reference names. */
function componentOf(document: JsonObject, { value }: Stated): Stated | undefined {
  const ref = child(value, '$ref');
  if (typeof ref !== 'string' || ref.startsWith(SCHEMA_REF)) return undefined;
  const pointer = pointerOf(ref);
  return { value: at(document, pointer), pointer };
}

/** The items of a list of objects. */
function itemsOf(list: Stated): Stated[] | undefined {
  const { value } = list;
  const isList = Array.isArray(value) && value.every(isObject);
  return isList ? value.map((_, index) => childOf(list, index)) : undefined;
}

/** What identifies an item of a list; nothing does where items have no name. */
function nameOf({ value }: Stated): unknown {
  const { name, in: place, $ref, url } = isObject(value) ? value : {};
  return [name ?? $ref ?? url, place];
}

/**
 * Records what no rule has judged.
 *
 * The schemas are compared in their normal form, and every difference there is judged: what is left
 * of them differs in how it is written only. Anything else that is left is unjudged.
 */
export function judgeLeftovers(old: Release, next: Release, judgements: Judgements): void {
  const judged = judgements.differences();
  const raw = DOCUMENTS.flatMap((document) =>
    findDifferences(document, old.contract[document], next.contract[document]),
  );
  for (const found of raw) {
    const { document, pointer } = found;
    // The version is what the others are judged by.
    if (pointer === '/info/version') continue;
    if (judged.some((known) => isAbout(known, document, pointer))) continue;
    const record = (verdict: Verdict, saying: string) => judgements.add(found, { verdict, saying });
    const copies = [old, next].map(({ contract }) => copiesOf(contract, pointer));
    if (isWords(pointer)) record('documentation', 'only readers see it');
    else if (copies.every(({ length }) => length === DOCUMENTS.length)) {
      const areAlike = copies.every(([first, second]) => isDeepStrictEqual(first, second));
      if (!areAlike) {
        record('unjudged', 'the two documents state the schema differently; build them anew');
        // What both documents have is reported for the first.
      } else if (document === 'openapi') record('documentation', SAME);
    } else {
      const saying = explain(found, old, next);
      if (saying) record('documentation', saying);
      else record('unjudged', 'no rule judges it; add one to scripts/compare');
    }
  }
}

/** Why a difference that no rule has judged affects nobody; nothing where it may affect somebody. */
function explain(found: Found, before: Release, after: Release): string | undefined {
  if (isSchema(found, before, after)) return SAME;
  if (isReferredTo(found, before, after)) return 'whatever refers to it is compared';
  if (found.pointer.endsWith('/$ref')) return 'it refers to another component, which is compared';
  return isReordered(found) ? 'only the order differs' : undefined;
}

/** What each document that has the schema around a place says of it. */
function copiesOf(contract: Contract, pointer: string): Json[] {
  const [, , name = ''] = pointer.startsWith(SCHEMAS) ? tokens(pointer) : [];
  return DOCUMENTS.flatMap((document) => at(contract[document], join(SCHEMAS, name)) ?? []);
}

/** Whether a place is inside something that only readers see. */
function isWords(pointer: string): boolean {
  let isName = false;
  return (
    tokens(pointer).some((token) => {
      const found = !isName && WORDS.test(token);
      isName = !isName && hasNames(token);
      return found;
    }) || /^\/id$|\/messages\/[^/]+\/name$/.test(pointer)
  );
}

/** Whether a place is in a schema, which is compared in its normal form. */
function isSchema({ document, pointer }: Found, ...releases: Release[]): boolean {
  const roots = releases.flatMap(({ contract }) => contract.roots);
  const isInside = (root: Located) =>
    root.document === document && `${pointer}/`.startsWith(`${root.pointer}/`);
  const isNamed = pointer.startsWith(`${SCHEMAS}/`);
  return isNamed || /\/content\/[^/]+\/schema\//.test(pointer) || roots.some(isInside);
}

/** Whether a component that is new or gone is named by something in its bundle. */
function isReferredTo(found: Found, before: Release, after: Release): boolean {
  const { document, pointer, old } = found;
  if (!/^\/components\/[^/]+\/[^/]+$/.test(pointer)) return false;
  if (old !== undefined && found.new !== undefined) return false;
  const { contract } = old === undefined ? after : before;
  return JSON.stringify(contract[document]).includes(JSON.stringify(`#${pointer}`));
}

function isReordered({ old, new: next }: Found): boolean {
  if (!Array.isArray(old) || !Array.isArray(next) || old.length !== next.length) return false;
  return old.every((item) => next.some((other) => isDeepStrictEqual(item, other)));
}
