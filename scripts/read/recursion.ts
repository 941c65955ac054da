/** Checks that no schema contains itself: merging would not end, and no output supports it. */
import { componentSchemas, type DocumentName } from '../contract.ts';
import { type JsonObject, joinPointer } from '../json.ts';
import type { Problem } from '../problem.ts';
import { namesIn, SCHEMAS } from '../schema.ts';

/**
 * Finds named schemas of a bundle that contain themselves.
 *
 * @returns one problem for each cycle, at its place in the bundle
 */
export function checkRecursion(bundle: JsonObject, file: DocumentName): Problem[] {
  const schemas = componentSchemas(bundle);
  const inside = new Map(
    Object.entries(schemas).map(([name, schema]) => [name, namesIn([schema], schemas)]),
  );
  const reported = new Set<string>();
  return [...inside].flatMap(([name, names]) => {
    if (reported.has(name) || !names.has(name)) return [];
    const others = [...names].filter((one) => one !== name && inside.get(one)?.has(name));
    for (const one of others) reported.add(one);
    const circle = [name, ...others, name].join(' → ');
    const remedy = 'write its levels out, or leave the inner one open (additionalProperties: true)';
    const message = `the schema contains itself (${circle}); ${remedy}`;
    return [{ file, pointer: joinPointer(SCHEMAS, name), message }];
  });
}
