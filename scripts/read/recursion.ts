/** Checks that no schema contains itself: merging would not end, and no output supports it. */
import { componentSchemas, type DocumentName } from '../contract.ts';
import { type JsonObject, joinPointer } from '../json.ts';
import type { Problem } from '../problem.ts';
import { namesReached, SCHEMAS } from '../schema.ts';

/** One problem for each named schema of a bundle that contains itself, at its place there. */
export function checkRecursion(bundle: JsonObject, file: DocumentName): Problem[] {
  const schemas = componentSchemas(bundle);
  return Object.entries(schemas).flatMap(([name, schema]) => {
    if (!namesReached([schema], schemas).has(name)) return [];
    const message =
      'the schema contains itself; write a schema for each level, or replace the inner reference with an object with `additionalProperties: true`';
    return [{ file, pointer: joinPointer(SCHEMAS, name), message }];
  });
}
