/** The safety net: whatever differs between two bundles and was judged by no rule. */
import { isDeepStrictEqual } from 'node:util';
import { DOCUMENTS, type DocumentName } from '../model/contract.ts';
import { isObject } from '../model/json.ts';
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
import { keyOf } from './release.ts';
import { type Difference, isAbout } from './verdict.ts';

/** The place of a named schema. */
const SCHEMA = new RegExp(`^${SCHEMAS}/[^/]+$`);

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
  /** The references that were followed, which may lead back to themselves. */
  readonly #followed = new Set<string>();

  constructor(
    private readonly comparison: Comparison,
    private readonly document: DocumentName,
    private readonly judged: readonly Difference[],
  ) {}

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
    // A schema that the other document has as well is reported once.
    const isSecond = this.document !== DOCUMENTS[0] && SCHEMA.test(pointer);
    if (isSecond && this.#areAlike(pointer, DOCUMENTS.length)) return true;
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
    const { document } = this;
    const isJudged = this.judged.some((one) => isAbout(one, document, pointer));
    // The version is what the others are judged by.
    if (isJudged || pointer === '/info/version') return true;
    const found = { rule: 'form', document, pointer, old: old?.value, new: next?.value };
    const unjudged = pointer.startsWith(`${SCHEMAS}/`)
      ? 'the two documents state the schema differently; build them anew'
      : `no rule in scripts/compare/documents judges \`${tokens(pointer).at(-1)}\` here`;
    this.comparison.judgements.add(found, reason ? { none: reason, silent: true } : { unjudged });
    return true;
  }

  #visitParts(old: Stated | undefined, next: Stated | undefined, reason?: string): boolean {
    const [left, right] = [old, next].map((one) => one && partsOf(one));
    const holder = old ?? next;
    // Each component and each parameter is new or gone by itself.
    const isList = /^(\/components(\/[^/]+)?)?$|\/parameters$/.test(holder?.pointer ?? '');
    const isPlain = [old, next].some(
      (one) => Array.isArray(one?.value) && !one.value.every(isObject),
    );
    if (isPlain || ((!left || !right) && !isList)) return false;
    const keys = new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])]);
    const found = [...keys].map((key) => {
      const own = holder && isProse(holder, key) ? PROSE : reason;
      return this.visit(left?.get(key), right?.get(key), own);
    });
    return found.includes(true);
  }

  /** Why nobody is affected by what differs at a place, where the place says so. */
  #reasonAt(pointer: string, old?: Stated, next?: Stated): string | undefined {
    if (/^\/id$|\/messages\/[^/]+\/name$/.test(pointer)) return PROSE;
    if (this.comparison.compared.has(keyOf(this.document, pointer))) return SAME;
    if (pointer.startsWith(`${SCHEMAS}/`)) return this.#areAlike(pointer) ? SAME : undefined;
    if (old && next) return meanTheSame(old, next) ? SAME : undefined;
    // A component that is new or gone is compared where it is referred to.
    if (!/^\/components\/[^/]+\/[^/]+$/.test(pointer)) return undefined;
    const text = JSON.stringify((next ?? old)?.bundle);
    return text.includes(JSON.stringify(`#${pointer}`)) ? SAME : undefined;
  }

  /** Whether the documents that have the schema around a place say the same of it, and are so many. */
  #areAlike(pointer: string, least = 0): boolean {
    const [, , name = ''] = tokens(pointer);
    return [this.comparison.old, this.comparison.next].every(({ contract }) => {
      const copies = DOCUMENTS.flatMap((one) => at(contract[one], join(SCHEMAS, name)) ?? []);
      return copies.length >= least && copies.every((copy) => isDeepStrictEqual(copy, copies[0]));
    });
  }
}
