/** Visits all schemas of a contract, to find problems in each. */
import { type Problem, problemAt } from '../base/problem.ts';
import { placeIn } from '../model/places.ts';
import { pathsIn, type Schema } from '../model/schema.ts';

/** A schema that is checked. */
export interface VisitedSchema {
  node: Schema;
  /** The keyword that has it; none for a schema at the top. */
  keyword: string | undefined;
  /** A problem of it or of something in it, at the place where this is written. */
  problem: (message: string, below?: string) => Problem;
}

/** The problems that `find` sees in schemas and in every schema below them. */
export function findIn(
  schemas: readonly Schema[],
  find: (seen: VisitedSchema) => Iterable<Problem>,
): Problem[] {
  const nodes = schemas.flatMap((schema) => pathsIn(schema));
  return nodes.flatMap(({ node, keyword }) => {
    const problem = (message: string, below?: string) => problemAt(placeIn(node, below), message);
    return [...find({ node, keyword, problem })];
  });
}
