/** The safety net: whatever differs between two bundles and was judged by no rule. */
import { isDeepStrictEqual } from 'node:util';
import { type Contract, DOCUMENTS, type DocumentName } from '../model/contract.ts';
import { hasNames, isObject, type Json, type JsonObject } from '../model/json.ts';
import { at, child, join, pointerOf, tokens } from '../model/pointer.ts';
import { SCHEMA_REF } from '../model/schema.ts';
import type { Judgements } from './judgements.ts';
import { pairUp } from './pairs.ts';
import type { Release } from './release.ts';
import { isAbout } from './verdict.ts';

/** A place where two bundles differ. */
export interface RawDifference {
  document: DocumentName;
  pointer: string;
  old: Json | undefined;
  new: Json | undefined;
}

const SCHEMAS = SCHEMA_REF.slice(1);

/** What only readers see, wherever it is a key and no name. */
const WORDS =
  /^(title|summary|description|deprecated|examples?|tags|externalDocs|links|info|x-.*)$/;

/** A value and where a bundle states it. */
interface Stated {
  value: Json | undefined;
  pointer: string;
}

/**
 * Every place, as deep as possible, where two releases differ as plain data. References to components
 * are followed on both sides before anything is compared.
 */
function rawDifferences(old: Contract, next: Contract): RawDifference[] {
  return DOCUMENTS.flatMap((document) => {
    const differences: RawDifference[] = [];
    const followed = new Set<string>();
    const differ = (a: Stated, b: Stated): void => {
      const { pointer } = b.value === undefined ? a : b;
      differences.push({ document, pointer, old: a.value, new: b.value });
    };
    const visit = (a: Stated, b: Stated): void => {
      if (isDeepStrictEqual(a.value, b.value)) return;
      const [from, to] = [componentOf(old[document], a), componentOf(next[document], b)];
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
      } else if (isList(a.value) && isList(b.value)) {
        const [before, after] = [a.value, b.value];
        const pairs = pairUp(before, after, (item) => item, nameOf);
        for (const [left, right] of pairs) {
          visit(
            childOf(a, left ? before.indexOf(left) : -1),
            childOf(b, right ? after.indexOf(right) : -1),
          );
        }
        // What has only another place is compared with what it was.
        const isMoved = pairs.some(([, right], place) => right && after.indexOf(right) !== place);
        if (isMoved) differ(a, b);
      } else differ(a, b);
    };
    visit({ value: old[document], pointer: '' }, { value: next[document], pointer: '' });
    return differences;
  });
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

/** Whether a value is a list of objects. */
function isList(value: Json): value is JsonObject[] {
  return Array.isArray(value) && value.every(isObject);
}

/** What identifies an item of a list; nothing does where items have no name. */
function nameOf({ name, in: place, $ref, url }: JsonObject): Json {
  return [name ?? $ref ?? url ?? null, place ?? null];
}

/**
 * Records what no rule has judged.
 *
 * The schemas are compared in their normal form, and every difference there is judged: what is left
 * of them differs in how it is written only. Anything else that is left is unjudged.
 */
export function judgeLeftovers(old: Release, next: Release, judgements: Judgements): void {
  const judged = judgements.differences();
  const raw = rawDifferences(old.contract, next.contract);
  for (const difference of raw) {
    const { document, pointer } = difference;
    // The version is what the others are judged by.
    if (pointer === '/info/version') continue;
    if (judged.some((known) => isAbout(known, document, pointer))) continue;
    const found = { rule: 'form', document, pointer, old: difference.old, new: difference.new };
    const says = (saying: string) => judgements.add(found, { verdict: 'documentation', saying });
    if (isWords(pointer)) says('only readers see it');
    else if (isShared(pointer, old, next)) {
      if (hasTwin(difference, raw)) {
        // What both documents have is reported for the first.
        if (document === 'openapi') says('it is written in another way and means the same');
        continue;
      }
      const saying = 'the two documents state the schema differently; build them anew';
      judgements.add(found, { verdict: 'unjudged', saying });
    } else if (isSchema(difference, old, next)) {
      says('it is written in another way and means the same');
    } else if (isReferredTo(difference, old, next)) says('whatever refers to it is compared');
    else if (pointer.endsWith('/$ref')) says('it refers to another component, which is compared');
    else if (isReordered(difference)) says('only the order differs');
    else {
      const saying = 'no rule judges it; add one to scripts/compare';
      judgements.add(found, { verdict: 'unjudged', saying });
    }
  }
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

/** Whether a place is in a schema that both documents have. */
function isShared(pointer: string, ...releases: Release[]): boolean {
  const name = tokens(pointer)[2] ?? '';
  return (
    pointer.startsWith(SCHEMAS) &&
    releases.every(({ contract }) =>
      DOCUMENTS.every((document) => at(contract[document], join(SCHEMAS.slice(0, -1), name))),
    )
  );
}

function hasTwin(
  { document, pointer, old, new: next }: RawDifference,
  raw: RawDifference[],
): boolean {
  return raw.some(
    (other) =>
      other.document !== document &&
      other.pointer === pointer &&
      isDeepStrictEqual([other.old, other.new], [old, next]),
  );
}

/** Whether a place is in a schema, which is compared in its normal form. */
function isSchema({ document, pointer }: RawDifference, ...releases: Release[]): boolean {
  return (
    pointer.startsWith(SCHEMAS) ||
    /\/content\/[^/]+\/schema\//.test(pointer) ||
    releases.some(({ contract }) =>
      contract.roots.some(
        (one) => one.document === document && `${pointer}/`.startsWith(`${one.pointer}/`),
      ),
    )
  );
}

/** Whether a component that is new or gone is named by something in its bundle. */
function isReferredTo(
  { document, pointer, old, new: came }: RawDifference,
  before: Release,
  after: Release,
): boolean {
  if (!/^\/components\/[^/]+\/[^/]+$/.test(pointer)) return false;
  if (old !== undefined && came !== undefined) return false;
  const { contract } = old === undefined ? after : before;
  return JSON.stringify(contract[document]).includes(JSON.stringify(`#${pointer}`));
}

function isReordered({ old, new: next }: RawDifference): boolean {
  if (!Array.isArray(old) || !Array.isArray(next) || old.length !== next.length) return false;
  return old.every((item) => next.some((other) => isDeepStrictEqual(item, other)));
}
