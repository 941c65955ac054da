/** The safety net: whatever differs between two bundles and was judged by no rule. */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentName } from '../model/contract.ts';
import { isObject, type Json } from '../model/json.ts';
import { join } from '../model/pointer.ts';
import type { Log } from './log.ts';
import type { Documents } from './side.ts';
import type { Difference } from './verdict.ts';

/** A place where two bundles differ. */
export interface RawDifference {
  document: DocumentName;
  pointer: string;
  old: Json | undefined;
  new: Json | undefined;
  /** Whether a list holds the same items in another order. */
  reordered?: boolean;
}

const DOCUMENTS = ['openapi', 'asyncapi'] as const;
const SCHEMAS = '/components/schemas/';

/** Every place, as deep as possible, where two releases differ as plain data. */
export function rawDifferences(old: Documents, next: Documents): RawDifference[] {
  const differences: RawDifference[] = [];
  for (const document of DOCUMENTS) {
    const visit = (a: Json | undefined, b: Json | undefined, pointer: string): void => {
      if (isDeepStrictEqual(a, b)) return;
      if (isObject(a) && isObject(b)) {
        for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
          visit(a[key], b[key], join(pointer, key));
        }
        return;
      }
      if (Array.isArray(a) && Array.isArray(b)) {
        const gone = a.filter((item) => !b.some((other) => isDeepStrictEqual(item, other)));
        const came = b.filter((item) => !a.some((other) => isDeepStrictEqual(item, other)));
        if (a.length === b.length && gone.length > 0 && a.every(isObject) && b.every(isObject)) {
          for (const index of a.keys()) visit(a[index], b[index], join(pointer, index));
          return;
        }
        const reordered = a.length === b.length && gone.length + came.length === 0;
        differences.push({ document, pointer, old: a, new: b, ...(reordered && { reordered }) });
        return;
      }
      differences.push({ document, pointer, old: a, new: b });
    };
    visit(old[document], next[document], '');
  }
  return differences;
}

/**
 * Records what no rule has judged.
 *
 * The named schemas are compared in their normal form, and every difference there is judged: what is
 * left of them differs in how it is written only. Anything else that is left is unjudged.
 */
export function judgeRemains(old: Documents, next: Documents, log: Log): void {
  const judged = log.differences();
  const raw = rawDifferences(old, next);
  for (const difference of raw) {
    const { document, pointer } = difference;
    if (log.covers(document, pointer)) continue;
    if (judged.some((known) => isAbout(known, document, pointer))) continue;
    const found = { rule: 'form', document, pointer, old: difference.old, new: difference.new };
    if (document === 'asyncapi' && pointer.startsWith(SCHEMAS)) {
      const twin = raw.some(
        (other) =>
          other.document === 'openapi' &&
          other.pointer === pointer &&
          isDeepStrictEqual([other.old, other.new], [difference.old, difference.new]),
      );
      if (twin) continue;
      if (isShared(pointer, old) && isShared(pointer, next) && !pointer.includes('/examples')) {
        log.add(
          'unjudged',
          found,
          'the two documents state the schema differently; build them anew',
        );
        continue;
      }
    }
    if (pointer.startsWith(SCHEMAS)) {
      log.add('documentation', found, 'it is written in another way and means the same');
    } else if (isReferredTo(difference, old, next)) {
      log.add('documentation', found, 'whatever refers to it is compared');
    } else if (difference.reordered) log.add('documentation', found, 'only the order differs');
    else log.add('unjudged', found, 'no rule judges it; add one to scripts/compare');
  }
}

/** Whether a judged difference is the one at a place, or about something around or inside it. */
export function isAbout(known: Difference, document: DocumentName, pointer: string): boolean {
  if (known.document !== document) return false;
  const [a, b] = [`${known.pointer}/`, `${pointer}/`];
  if (a.startsWith(b) || b.startsWith(a)) return true;
  // A field that is new or gone may enter or leave the list of those required.
  const object = known.pointer.replace(/\/properties\/[^/]*$/, '');
  return known.rule.startsWith('field-') && pointer === `${object}/required`;
}

/** Whether a component that is new or gone is named by something in its bundle. */
function isReferredTo(
  { document, pointer, old, new: came }: RawDifference,
  before: Documents,
  after: Documents,
): boolean {
  if (!/^\/components\/[^/]+\/[^/]+$/.test(pointer)) return false;
  if (old !== undefined && came !== undefined) return false;
  const bundle = (old === undefined ? after : before)[document];
  return JSON.stringify(bundle).includes(JSON.stringify(`#${pointer}`));
}

function isShared(pointer: string, documents: Documents): boolean {
  const name = pointer.slice(SCHEMAS.length).split('/')[0] ?? '';
  return DOCUMENTS.every((document) => {
    const { components } = documents[document];
    const schemas = isObject(components) ? components.schemas : undefined;
    return isObject(schemas) && schemas[name] !== undefined;
  });
}
