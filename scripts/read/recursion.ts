/** Checks that no schema contains itself: merging would not end, and no output supports it. */
import { componentSchemas, type DocumentName } from '../contract.ts';
import { type JsonObject, joinPointer } from '../json.ts';
import type { Problem } from '../problem.ts';
import { nameIn, SCHEMAS, visitSchema } from '../schema.ts';

/**
 * Finds named schemas of a bundle that contain themselves.
 *
 * @returns one problem for each cycle, at its place in the bundle
 */
export function checkRecursion(bundle: JsonObject, file: DocumentName): Problem[] {
  const schemas = componentSchemas(bundle);
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const follow = (name: string, around: string[]): void => {
    const start = around.indexOf(name);
    if (start >= 0) {
      const circle = [...around.slice(start), name].join(' → ');
      const remedy =
        'write a schema for each level, or replace the inner reference with an object with `additionalProperties: true`';
      const message = `the schema contains itself (${circle}); ${remedy}`;
      problems.push({ file, pointer: joinPointer(SCHEMAS, name), message });
    }
    if (seen.has(name)) return;
    seen.add(name);
    visitSchema(schemas[name] ?? {}, (node) => {
      const inner = nameIn(node);
      if (inner !== undefined) follow(inner, [...around, name]);
    });
  };
  for (const name of Object.keys(schemas)) follow(name, []);
  return problems;
}
