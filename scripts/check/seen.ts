/** Visits all schemas of a contract, to find problems in each. */
import { type BundlePlace, type Problem, problemAt } from '../base/problem.ts';
import type { PlacedSchema } from '../model/contract.ts';
import { childrenOf, type Schema } from '../model/schema.ts';

/** A schema that is checked. */
export interface Seen {
  node: Schema;
  /** The schema around it that is about the same value. */
  whole: Schema;
  /** The keywords on the way to it. */
  keywords: readonly string[];
  place: BundlePlace;
  /** A problem of it, or below it. */
  problem: (message: string, below?: string) => Problem;
}

/** The problems that `find` sees in schemas and in every schema below them. */
export function findIn(
  placed: readonly PlacedSchema[],
  find: (seen: Seen) => Iterable<Problem>,
): Problem[] {
  const visit = (seen: Omit<Seen, 'problem'>): Problem[] => {
    const { node, whole, keywords, place } = seen;
    const problem = (message: string, below?: string) => problemAt(place, message, below);
    const inside = childrenOf(node).flatMap(({ node: inner, keyword, pointer }) =>
      visit({
        node: inner,
        whole: ABOUT_ITSELF.test(keyword) ? whole : inner,
        keywords: [...keywords, keyword],
        place: { ...place, pointer: place.pointer + pointer },
      }),
    );
    return [...find({ ...seen, problem }), ...inside];
  };
  return placed.flatMap(({ schema: node, document, pointer }) =>
    visit({ node, whole: node, keywords: [], place: { document, pointer } }),
  );
}

/** The keywords whose schemas are about the same value as the schema that has them. */
export const ABOUT_ITSELF = /^((all|any|one)Of|not|if|then|else|dependentSchemas)$/;
