/** Visits all schemas of a contract, to find problems in each. */
import { type Problem, problemAt } from '../base/problem.ts';
import type { PlacedSchema } from '../model/contract.ts';
import { placeIn } from '../model/origins.ts';
import { childrenOf, type Schema } from '../model/schema.ts';

/** A schema that is checked. */
export interface Seen {
  node: Schema;
  /** Of a schema in a condition: the schema that the condition is about. Of any other: itself. */
  whole: Schema;
  /** The keywords on the way to it. */
  keywords: readonly string[];
  /** A problem of it or of something in it, at the place where this is written. */
  problem: (message: string, below?: string) => Problem;
}

/** The problems that `find` sees in schemas and in every schema below them. */
export function findIn(
  placed: readonly PlacedSchema[],
  find: (seen: Seen) => Iterable<Problem>,
): Problem[] {
  const visit = (node: Schema, whole: Schema, keywords: readonly string[]): Problem[] => {
    const problem = (message: string, below?: string) => problemAt(placeIn(node, below), message);
    const inside = childrenOf(node).flatMap(({ node: inner, keyword }) => {
      const isCondition = CONDITION.test(keyword) || (whole !== node && UNION.test(keyword));
      return visit(inner, isCondition ? whole : inner, [...keywords, keyword]);
    });
    return [...find({ node, whole, keywords, problem }), ...inside];
  };
  return placed.flatMap(({ schema }) => visit(schema, schema, []));
}

/** The keywords of conditions, which are about the fields of the schema that has them. */
const CONDITION = /^(not|if|then|else|dependentSchemas)$/;
const UNION = /^(one|any)Of$/;
