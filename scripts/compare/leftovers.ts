/** The safety net: whatever differs between two bundles and was judged by no rule. */
import { isDeepStrictEqual } from 'node:util';
import { type Contract, DOCUMENTS, type DocumentName } from '../model/contract.ts';
import { hasNames, isObject, type Json, type JsonObject } from '../model/json.ts';
import { at, child, join, pointerOf, tokens } from '../model/pointer.ts';
import { SCHEMA_REF } from '../model/schema.ts';
import type { Judgements } from './judgements.ts';
import { paired } from './pairs.ts';
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

/**
 * Every place, as deep as possible, where two releases differ as plain data; what only moved is
 * compared with what it was.
 */
function rawDifferences(
  old: Contract,
  next: Contract,
  moves: Judgements['moves'] = { openapi: [], asyncapi: [] },
): RawDifference[] {
  const differences: RawDifference[] = [];
  for (const document of DOCUMENTS) {
    const before = moved(old[document], moves[document]);
    const visit = (a: Json | undefined, b: Json | undefined, pointer: string): void => {
      if (isDeepStrictEqual(a, b)) return;
      const [from, to] = [componentOf(a), componentOf(b)];
      if (from !== undefined || to !== undefined) {
        if (a === undefined || b === undefined) {
          differences.push({ document, pointer, old: a, new: b });
          return;
        }
        differences.push({ document, pointer: join(pointer, '$ref'), old: from, new: to });
        visit(from ? at(before, from) : a, to ? at(next[document], to) : b, pointer);
      } else if (isObject(a) && isObject(b)) {
        // The first component of a kind is just one that is new.
        const none = pointer === '/components' ? {} : undefined;
        for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
          visit(a[key] ?? none, b[key] ?? none, join(pointer, key));
        }
      } else if (Array.isArray(a) && Array.isArray(b) && [...a, ...b].every(isObject)) {
        visitItems(a as JsonObject[], b as JsonObject[], pointer);
      } else differences.push({ document, pointer, old: a, new: b });
    };
    const visitItems = (a: JsonObject[], b: JsonObject[], pointer: string): void => {
      const pairs = paired(a, b, same, nameOf);
      for (const [left, right] of pairs) {
        visit(left, right, join(pointer, right ? b.indexOf(right) : a.indexOf(left ?? {})));
      }
      // What has only another place is compared with what it was.
      const isMoved = pairs.some(([, right], place) => right && b.indexOf(right) !== place);
      if (isMoved) differences.push({ document, pointer, old: a, new: b });
    };
    visit(before, next[document], '');
  }
  return differences;
}

/** The component, schemas aside, that a reference names. */
function componentOf(value: Json | undefined): string | undefined {
  const ref = isObject(value) ? value.$ref : undefined;
  return typeof ref === 'string' && !ref.startsWith(SCHEMA_REF) ? pointerOf(ref) : undefined;
}

function same(item: JsonObject): Json {
  return item;
}

/** What identifies an item of a list; nothing does where items have no name. */
function nameOf({ name, in: place, $ref, url }: JsonObject): Json {
  return [name ?? $ref ?? url ?? null, place ?? null];
}

/** A document with some places, and the references to them, under other names. */
function moved(document: JsonObject, moves: readonly [string, string][]): JsonObject {
  let copy = document;
  for (const [from, to] of moves) {
    const text = JSON.stringify(copy);
    copy = JSON.parse(
      text.replaceAll(`"#${from}"`, `"#${to}"`).replaceAll(`"#${from}/`, `"#${to}/`),
    );
    const [key = '', ...around] = tokens(from).reverse();
    const holder = around.reverse().reduce<Json | undefined>(child, copy);
    const [value, name] = [child(holder, key), tokens(to).at(-1)];
    if (!isObject(holder) || name === undefined || value === undefined) continue;
    delete holder[key];
    holder[name] = value;
  }
  return copy;
}

/**
 * Records what no rule has judged.
 *
 * The schemas are compared in their normal form, and every difference there is judged: what is left
 * of them differs in how it is written only. Anything else that is left is unjudged.
 */
export function judgeLeftovers(old: Release, next: Release, judgements: Judgements): void {
  const judged = judgements.differences();
  const raw = rawDifferences(old.contract, next.contract, judgements.moves);
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
    releases.some(({ inline }) =>
      [...inline.values()].some(
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
