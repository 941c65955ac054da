/** The safety net: whatever differs between two bundles and was judged by no rule. */
import { isDeepStrictEqual } from 'node:util';
import { type Contract, DOCUMENTS, type DocumentName } from '../model/contract.ts';
import { isObject, type Json } from '../model/json.ts';
import { at, join, tokens } from '../model/pointer.ts';
import { SCHEMAS } from '../model/schema.ts';
import {
  follow,
  isProse,
  meanTheSame,
  partsOf,
  type Stated,
  statedIn,
} from './documents/meaning.ts';
import type { Comparison } from './judge.ts';
import { type Difference, isAbout } from './verdict.ts';

const PROSE = 'only readers see it';
const SAME = 'it is written in another way and means the same';

/**
 * Records what no rule has judged. Only what is shown to mean the same passes: words for readers, the
 * form of a schema that was compared in its normal form, a component whose users are compared, and what
 * is equal once references are followed and lists are in one order.
 */
export function judgeLeftovers(comparison: Comparison): void {
  const judged = comparison.judgements.differences();
  for (const document of DOCUMENTS) {
    const [old, next] = [comparison.old, comparison.next].map(({ contract }) =>
      statedIn(contract[document], contract[document]),
    );
    new Leftovers(comparison, document, judged).visit(old, next);
  }
}

class Leftovers {
  readonly #comparison: Comparison;
  readonly #document: DocumentName;
  readonly #judged: readonly Difference[];
  /** The references that were followed, which may lead back to themselves. */
  readonly #followed = new Set<string>();

  constructor(comparison: Comparison, document: DocumentName, judged: readonly Difference[]) {
    this.#comparison = comparison;
    this.#document = document;
    this.#judged = judged;
  }

  /**
   * Records every place, as deep as possible, where two values differ.
   *
   * @param around why nobody is affected by what is here, where that is known
   * @returns whether they differ
   */
  visit(old: Stated | undefined, next: Stated | undefined, around?: string): boolean {
    const stated = next ?? old;
    if (stated === undefined) return false;
    const isPlain = !old?.shared && !next?.shared;
    if (old && next && isPlain && isDeepStrictEqual(old.value, next.value)) return false;
    const { pointer } = stated;
    if (this.#isCopy(pointer)) return true;
    const [before, after] = [old, next].map((one) => one && follow(one));
    const places = `${before?.pointer} ${after?.pointer}`;
    if (before !== old || after !== next) {
      if (this.#followed.has(places)) return true;
      this.#followed.add(places);
    }
    const reason = around ?? this.#reasonAt(pointer, old, next);
    // What only readers see is told as a whole; the version is part of it, and decides.
    const isWhole = reason === PROSE && pointer !== '/info';
    if (!isWhole && this.#visitParts(before, after, reason)) return true;
    const isJudged = this.#judged.some((one) => isAbout(one, this.#document, pointer));
    // The version is what the others are judged by.
    if (!isJudged && pointer !== '/info/version') this.#record(pointer, [old, next], reason);
    return true;
  }

  #visitParts(old: Stated | undefined, next: Stated | undefined, reason?: string): boolean {
    const [left, right] = [old, next].map((one) => one && partsOf(one));
    const { pointer = '' } = old ?? next ?? {};
    // Each component and each parameter is new or gone by itself.
    const isList = /^(\/components(\/[^/]+)?)?$|\/parameters$/.test(pointer);
    const isPlain = [old, next].some(
      (one) => Array.isArray(one?.value) && !one.value.every(isObject),
    );
    if (isPlain || ((!left || !right) && !isList)) return false;
    let isFound = false;
    for (const key of new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])])) {
      const [was, is] = [left?.get(key), right?.get(key)];
      const holder = old ?? next;
      const own = holder && isProse(holder, key) ? PROSE : reason;
      isFound = this.visit(was, is, own) || isFound;
    }
    return isFound;
  }

  /** Why nobody is affected by what differs at a place, where the place says so. */
  #reasonAt(pointer: string, old?: Stated, next?: Stated): string | undefined {
    const { compared } = this.#comparison;
    if (/^\/id$|\/messages\/[^/]+\/name$/.test(pointer)) return PROSE;
    if (compared.has(`${this.#document}#${pointer}`)) return SAME;
    if (pointer.startsWith(`${SCHEMAS}/`)) return this.#areAlike(pointer) ? SAME : undefined;
    if (old && next) return meanTheSame(old, next) ? SAME : undefined;
    // A component that is new or gone is compared where it is referred to.
    if (!/^\/components\/[^/]+\/[^/]+$/.test(pointer)) return undefined;
    const text = JSON.stringify((next ?? old)?.bundle);
    return text.includes(JSON.stringify(`#${pointer}`)) ? SAME : undefined;
  }

  /** Whether a place is a schema that the other document has as well: it is reported once. */
  #isCopy(pointer: string): boolean {
    const { old, next } = this.#comparison;
    const isSchema = pointer.startsWith(`${SCHEMAS}/`) && tokens(pointer).length === 3;
    if (this.#document === DOCUMENTS[0] || !isSchema || !this.#areAlike(pointer)) return false;
    return [old, next].every(({ contract }) => copiesOf(contract, pointer).length > 1);
  }

  /** Whether both documents that have a schema say the same of it. */
  #areAlike(pointer: string): boolean {
    const { old, next } = this.#comparison;
    const copies = [old, next].map(({ contract }) => copiesOf(contract, pointer));
    return copies.every(([first, ...others]) =>
      others.every((other) => isDeepStrictEqual(first, other)),
    );
  }

  #record(pointer: string, [old, next]: readonly (Stated | undefined)[], reason?: string): void {
    const { judgements } = this.#comparison;
    const found = {
      rule: 'form',
      document: this.#document,
      pointer,
      old: old?.value,
      new: next?.value,
    };
    const isSchema = pointer.startsWith(`${SCHEMAS}/`);
    const unjudged = isSchema
      ? 'the two documents state the schema differently; build them anew'
      : `no rule in scripts/compare/documents judges \`${tokens(pointer).at(-1)}\` here`;
    judgements.add(found, reason ? { none: reason, silent: true } : { unjudged });
  }
}

/** What each document that has the schema around a place says of it. */
function copiesOf(contract: Contract, pointer: string): Json[] {
  const [, , name = ''] = tokens(pointer);
  return DOCUMENTS.flatMap((document) => at(contract[document], join(SCHEMAS, name)) ?? []);
}
