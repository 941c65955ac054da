/** The safety net: whatever differs between two bundles and was judged by no rule. */
import { isDeepStrictEqual } from 'node:util';
import { type Contract, DOCUMENTS, type DocumentName, METHODS } from '../model/contract.ts';
import { hasNames, isObject, type Json, type JsonObject } from '../model/json.ts';
import { at, child, join, tokens } from '../model/pointer.ts';
import { SCHEMAS } from '../model/schema.ts';
import { followRef, isPlainWord, mediaTypeOf } from './documents/meaning.ts';
import type { Comparison } from './judge.ts';
import { pairUp } from './pairs.ts';
import type { Release } from './release.ts';
import { type Found, isAbout, type Verdict } from './verdict.ts';

/** What is said of a schema that differs in how it is written only. */
const SAME = 'it is written in another way and means the same';

/** A value and where a bundle states it. */
interface Stated {
  value: Json | undefined;
  pointer: string;
  /** The parameters that a path item states for this operation. */
  shared?: Stated[];
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
  const visit = (a: Stated, b: Stated, key = '', named = false): void => {
    if (!a.shared && !b.shared && isDeepStrictEqual(a.value, b.value)) return;
    const [from, to] = [followRef(old, a.value), followRef(next, b.value)];
    const [before, after] = [itemsOf(a), itemsOf(b)];
    if (a.value === undefined || b.value === undefined) differ(a, b);
    else if (from || to) {
      const places = `${a.pointer} ${b.pointer}`;
      if (followed.has(places)) return;
      followed.add(places);
      differ(childOf(a, '$ref'), childOf(b, '$ref'));
      visit(from ?? a, to ?? b, key, named);
    } else if (isObject(a.value) && isObject(b.value)) {
      const areNames = !named && hasNames(key, a.value);
      const own = [a, b].map((one) =>
        isPathItem(one.value) ? childOf(one, 'parameters') : NOTHING,
      );
      const [was = NOTHING, is = NOTHING] = own;
      if (!isDeepStrictEqual(was.value, is.value)) differ(was, is);
      const [left, right] = [a, b].map((one) => entriesOf(one, areNames ? key : ''));
      for (const name of new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])])) {
        const isList = name === 'parameters' && a.pointer !== '/components';
        const empty = isList ? [] : a.pointer === '/components' ? {} : undefined;
        const none = { value: empty, pointer: '' };
        const [was, is] = [left?.get(name), right?.get(name)];
        visit(was ?? none, is ?? none, name, areNames);
        const [before, after] = [was, is].map((one) => one && tokens(one.pointer).at(-1));
        if (was && is && areNames && before !== after)
          differ({ ...was, value: before ?? '' }, { ...is, value: after ?? '' });
      }
    } else if (before && after) {
      const nameIn = (bundle: JsonObject) => (item: Stated) =>
        nameOf(followRef(bundle, item.value) ?? item);
      const names = [nameIn(old), nameIn(next)] as const;
      const pairs = pairUp(
        before,
        after,
        ({ value }) => value,
        (item, side) => names[side](item),
      );
      for (const [left = NOTHING, right = NOTHING] of pairs) visit(left, right);
      // What has only another place is compared with what it was.
      const isMoved = pairs.some(([, right], place) => right && after.indexOf(right) !== place);
      if (isMoved) differ(a, b);
    } else differ(a, b);
  };
  visit({ value: old, pointer: '' }, { value: next, pointer: '' });
  return differences;
}

/** What an object has under its keys; `key` is that of the object itself, where its keys are names. */
function entriesOf(stated: Stated, key: string): Map<string, Stated> {
  const { value, shared = [] } = stated;
  const own = Object.keys(value ?? {});
  const isItem = isPathItem(value);
  const around = isItem ? (itemsOf(childOf(stated, 'parameters')) ?? []) : [];
  const written = { content: mediaTypeOf, headers: (name: string) => name.toLowerCase() }[key];
  const entries = own.map((name): [string, Stated] => {
    const inside = childOf(stated, name);
    const isCall = METHODS.includes(name) && around.length > 0;
    return [written?.(name) ?? name, isCall ? { ...inside, shared: around } : inside];
  });
  const all = new Map(entries);
  if (isItem) all.delete('parameters');
  if (shared.length > 0)
    all.set('parameters', { value: [], pointer: '', ...all.get('parameters'), shared });
  return all;
}

/** Whether something has calls, and parameters for all of them. */
function isPathItem(value: Json | undefined): boolean {
  const hasCalls = Object.keys(value ?? {}).some((name) => METHODS.includes(name));
  return hasCalls && Array.isArray(child(value, 'parameters'));
}

/** What is under a key. */
function childOf({ value, pointer }: Stated, key: string | number): Stated {
  return { value: child(value, String(key)), pointer: join(pointer, key) };
}

/** The items of a list of objects, those of a path item among the parameters of its operations. */
function itemsOf(list: Stated): Stated[] | undefined {
  const { value, shared = [] } = list;
  const isList = Array.isArray(value) && value.every(isObject);
  return isList ? [...value.map((_, index) => childOf(list, index)), ...shared] : undefined;
}

/** What identifies an item of a list; nothing does where items have no name. */
function nameOf({ value }: Stated): unknown {
  const { name, in: place, $ref, url } = isObject(value) ? value : {};
  return [place === 'header' ? String(name).toLowerCase() : (name ?? $ref ?? url), place];
}

/**
 * Records what no rule has judged. Only what is shown to mean the same passes: words for readers, the
 * form of a schema that was compared in its normal form, a component whose users are compared.
 */
export function judgeLeftovers({ old, next, judgements, compared }: Comparison): void {
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
      const saying = explain(found, old, next, compared);
      if (saying) record('documentation', saying);
      else {
        const missing = tokens(pointer).at(-1);
        record('unjudged', `no rule in scripts/compare/documents judges \`${missing}\` here`);
      }
    }
  }
}

/** Why a difference that no rule has judged affects nobody; nothing where it may affect somebody. */
function explain(
  found: Found,
  before: Release,
  after: Release,
  compared: ReadonlySet<string>,
): string | undefined {
  if (isCompared(found, compared)) return SAME;
  const [holder, key] = tokens(found.pointer).slice(-2);
  if (key === 'parameters' && !METHODS.includes(holder ?? ''))
    return 'those of each call are compared';
  const isName = typeof found.old === 'string' && typeof found.new === 'string';
  if (isName && /\/(content|headers)\/[^/]+$/.test(found.pointer)) return 'it is the same name';
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
      const found = !isName && isPlainWord(token);
      isName = !isName && hasNames(token);
      return found;
    }) || /^\/id$|\/messages\/[^/]+\/name$/.test(pointer)
  );
}

/** Whether a place is in a schema that was compared in its normal form. */
function isCompared({ document, pointer }: Found, compared: ReadonlySet<string>): boolean {
  if (pointer.startsWith(`${SCHEMAS}/`)) return true;
  const steps = tokens(pointer);
  return steps.some((_, index) =>
    compared.has(`${document}#${steps.slice(0, index + 1).reduce(join, '')}`),
  );
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
