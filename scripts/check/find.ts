/** Visits schemas, as they are written and with `allOf` merged, and collects what is wrong with them. */
import { type Contract, type DocumentPlace, visitSchemas } from '../contract.ts';
import { joinPointer } from '../json.ts';
import { BUNDLE, mapOrRefuse, type Problem } from '../problem.ts';
import { contractProfile, mergeAllOf } from '../profiles.ts';
import { SCHEMAS, type Schema, type SchemaPlace, type Schemas, visitSchema } from '../schema.ts';

/** What is wrong with a schema, and the pointer below it. */
export type Found = readonly [message: string, below?: string];

/** A problem at a place in a document, or at the pointer `below` it. */
export function problemAt(
  { document, pointer }: DocumentPlace,
  message: string,
  below = '',
): Problem {
  return { file: document, pointer: pointer + below, message };
}

/** The problems that `find` sees in the schemas of both documents as they are written. */
export function findWritten(
  contract: Contract,
  find: (node: Schema, place: DocumentPlace & SchemaPlace) => Iterable<Found>,
): Problem[] {
  const problems: Problem[] = [];
  visitSchemas(contract, (node, place) => {
    for (const [message, below] of find(node, place)) {
      problems.push(problemAt(place, message, below));
    }
  });
  return problems;
}

/** The schemas of the contract profile, and with them those of parameters, headers and bodies. */
export interface Merged {
  contract: Contract;
  /** The public schemas by name. */
  schemas: Schemas;
  /** All of them, by their pointers in a bundle. */
  all: Map<string, Schema>;
}

/**
 * Merges `allOf` in every schema of a contract.
 *
 * @throws ProblemsError for schemas that cannot be merged
 */
export function merge(contract: Contract): Merged {
  const schemas = contractProfile(contract);
  const named = Object.entries(schemas).map(([name, schema]): [string, Schema] => [
    joinPointer(SCHEMAS, name),
    schema,
  ]);
  const roots = mapOrRefuse(contract.roots, ({ pointer, schema }): [string, Schema] => [
    pointer,
    mergeAllOf(schema, contract, pointer),
  ]);
  return { contract, schemas, all: new Map([...named, ...roots]) };
}

/** The problems that `find` sees in merged schemas. */
export function findMerged(
  { all }: Merged,
  find: (node: Schema, place: SchemaPlace) => Iterable<Found>,
): Problem[] {
  const problems: Problem[] = [];
  for (const [start, schema] of all) {
    const visit = (node: Schema, place: SchemaPlace) => {
      for (const [message, below = ''] of find(node, place)) {
        problems.push({ file: BUNDLE, pointer: place.pointer + below, message });
      }
    };
    visitSchema(schema, visit, { pointer: start });
  }
  return problems;
}
