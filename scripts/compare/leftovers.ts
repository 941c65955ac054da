/** The safety net: whatever differs between two bundles and was judged by nothing else. */
import { isDeepStrictEqual } from 'node:util';
import { DOCUMENTS, type DocumentName } from '../model/contract.ts';
import { isObject } from '../model/json.ts';
import { at, join, tokens } from '../model/pointer.ts';
import { SCHEMAS } from '../model/schema.ts';
import * as meaning from './documents/meaning.ts';
import type { Comparison } from './judge.ts';
import { keyOf } from './release.ts';
import type { Difference } from './verdict.ts';

type Stated = meaning.Stated | undefined;

const PROSE = 'only readers see it';
const SAME = 'it is written in another way and means the same';

/**
 * Records what nothing else has judged, as deep as possible. Only what is shown to mean the same passes:
 * words for readers, the form of a schema that was compared in its normal form, a component whose users
 * are compared, and what is equal once references are followed and lists are in one order.
 */
export function judgeLeftovers(comparison: Comparison): void {
  // That an export is gone says nothing of what else has changed there.
  const judged = comparison.judgements.differences().filter(({ rule }) => rule !== 'exports');
  for (const document of DOCUMENTS) {
    const [old, next] = [comparison.old, comparison.next].map(({ contract }) =>
      meaning.statedIn(contract[document], contract[document]),
    );
    visit({ comparison, document, judged, followed: new Set() }, old, next);
  }
}

interface Walk {
  comparison: Comparison;
  document: DocumentName;
  judged: readonly Difference[];
  /** The references that were followed, which may lead back to themselves. */
  followed: Set<string>;
}

/**
 * Records every place where two values differ.
 *
 * @param around why nobody is affected by what is here, where that is known
 * @returns whether they differ
 */
function visit(walk: Walk, old: Stated, next: Stated, around?: string): boolean {
  const stated = next ?? old;
  if (!stated || isDeepStrictEqual(old?.value, next?.value)) return false;
  const { comparison, document, judged, followed } = walk;
  const { pointer } = stated;
  // A schema that the other document has as well is reported once.
  const isSchema = new RegExp(`^${SCHEMAS}/[^/]+$`).test(pointer);
  if (isSchema && document !== DOCUMENTS[0] && areAlike(comparison, pointer, DOCUMENTS.length)) {
    return true;
  }
  const [before, after] = [old, next].map((one) => one && meaning.resolveReference(one));
  const places = `${before?.pointer} ${after?.pointer}`;
  const isReference = before !== old || after !== next;
  if (isReference && followed.has(places)) return true;
  if (isReference) followed.add(places);
  const reason = around ?? reasonAt(walk, pointer, old, next);
  // What only readers see is told as a whole; the version is part of it, and decides.
  const isWhole = reason === PROSE && pointer !== '/info';
  if (!isWhole && visitParts(walk, before, after, reason)) return true;
  // The version is what the others are judged by.
  if (pointer === '/info/version' || judged.some((one) => isAbout(one, document, pointer))) {
    return true;
  }
  const unjudged = pointer.startsWith(`${SCHEMAS}/`)
    ? 'the two documents state the schema differently; build them anew'
    : `no rule in scripts/compare/documents judges \`${tokens(pointer).at(-1)}\` here`;
  const change = { rule: 'form', document, pointer, old: old?.value, new: next?.value };
  comparison.judgements.add(change, reason ? { same: reason } : { unjudged });
  return true;
}

function visitParts(walk: Walk, old: Stated, next: Stated, reason?: string): boolean {
  const holder = old ?? next;
  // Each component and each parameter is new or gone by itself.
  const isList = /^(\/components(\/[^/]+)?)?$|\/parameters$/.test(holder?.pointer ?? '');
  const isPlain = [old, next].some(
    (one) => Array.isArray(one?.value) && !one.value.every(isObject),
  );
  const [left, right] = [old, next].map((one) => one && meaning.namedParts(one));
  if (isPlain || ((!left || !right) && !isList)) return false;
  const keys = new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])]);
  const found = [...keys].map((key) => {
    const own = holder && meaning.isProse(holder, key) ? PROSE : reason;
    return visit(walk, left?.get(key), right?.get(key), own);
  });
  return found.includes(true);
}

/** Why nobody is affected by what differs at a place, where the place says so. */
function reasonAt(
  { comparison, document }: Walk,
  pointer: string,
  old: Stated,
  next: Stated,
): string | undefined {
  if (/^\/id$|\/messages\/[^/]+\/name$/.test(pointer)) return PROSE;
  if (comparison.compared.has(keyOf(document, pointer))) return SAME;
  if (pointer.startsWith(`${SCHEMAS}/`)) return areAlike(comparison, pointer) ? SAME : undefined;
  if (old && next) {
    const [was, is] = [meaning.essenceOf(old), meaning.essenceOf(next)];
    return isDeepStrictEqual(was, is) ? SAME : undefined;
  }
  // A parameter that is still there was compared by its call, and a key where it is asked for.
  if (/\/parameters\/\d+$/.test(pointer) || pointer.startsWith(`${meaning.SCHEMES}/`)) return SAME;
  // A component that is new or gone is compared where it is referred to.
  if (!/^\/components\/[^/]+\/[^/]+$/.test(pointer)) return undefined;
  const text = JSON.stringify((next ?? old)?.bundle);
  return text.includes(JSON.stringify(`#${pointer}`)) ? SAME : undefined;
}

/** Whether the documents that have the schema around a place say the same of it, and are so many. */
function areAlike({ old, next }: Comparison, pointer: string, least = 0): boolean {
  const [, , name = ''] = tokens(pointer);
  return [old, next].every(({ contract }) => {
    const copies = DOCUMENTS.flatMap((one) => at(contract[one], join(SCHEMAS, name)) ?? []);
    return copies.length >= least && copies.every((copy) => isDeepStrictEqual(copy, copies[0]));
  });
}

/** Whether a judged difference is the one at a place, or about something around or inside it. */
function isAbout(known: Difference, document: string, pointer: string): boolean {
  if (known.document !== document) return false;
  const [a, b] = [`${known.pointer}/`, `${pointer}/`];
  if (a.startsWith(b) || b.startsWith(a)) return true;
  // A field that is new or gone may enter or leave the list of those required.
  const object = known.pointer.replace(/\/properties\/[^/]*$/, '');
  return known.rule.startsWith('field-') && pointer === `${object}/required`;
}
