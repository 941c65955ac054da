/** Visits schemas, as written and with `allOf` merged, and collects their problems. */
import { type DocumentPlace, type PlacedSchema, visitPlaced } from '../contract.ts';
import { joinPointer, tokens } from '../json.ts';
import type { Problem } from '../problem.ts';
import { SCHEMAS, type Schema, type SchemaPlace } from '../schema.ts';

/** What is wrong with a schema, and the pointer below it. */
export type SchemaProblem = readonly [message: string, below?: string];

/** A problem at a place in a document, or at the pointer `below` it. */
export function problemAt(
  { document, pointer }: DocumentPlace,
  message: string,
  below = '',
): Problem {
  return { file: document, pointer: pointer + below, message };
}

/** The name of the schema at a place; undefined for any place inside a schema or outside the components. */
export function nameAt({ pointer }: Pick<DocumentPlace, 'pointer'>): string | undefined {
  const name = tokens(pointer)[2] ?? '';
  return pointer === joinPointer(SCHEMAS, name) ? name : undefined;
}

/** The problems that `find` sees in the schemas of a contract, as written or merged. */
export function findIn(
  starts: readonly PlacedSchema[],
  find: (node: Schema, place: DocumentPlace & SchemaPlace) => Iterable<SchemaProblem>,
): Problem[] {
  const problems: Problem[] = [];
  visitPlaced(starts, (node, place) => {
    for (const [message, below] of find(node, place)) {
      problems.push(problemAt(place, message, below));
    }
  });
  return problems;
}
