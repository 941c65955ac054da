/**
 * An engine that interprets schemas: it only shares the checks of formats with the validators, since its own checks
 * differ. For a few values of each schema, this is much cheaper than compiling.
 */
import { format as formatsOfEngine, type SchemaDraft, validate } from '@cfworker/json-schema';
import type { Json } from '../../scripts/json.ts';
import { at, joinPointer } from '../../scripts/json.ts';
import { formats } from '../../scripts/runtime/formats.ts';
import { SCHEMAS } from '../../scripts/schema.ts';

Object.assign(formatsOfEngine, formats);

/**
 * Interprets schemas that refer to the definitions of a document.
 *
 * @returns a function from a schema, or the document itself, to one that says whether it accepts a value
 */
export function interpreter(document: object, draft: SchemaDraft = '2020-12') {
  const lookup: Record<string, object> = {};
  for (const pointer of ['/$defs', '/definitions', SCHEMAS]) {
    const definitions = Object.entries(at(document as Json, pointer) ?? {});
    for (const [name, node] of definitions) {
      lookup[`#${joinPointer(pointer, name)}`] = withNullType(node);
    }
  }
  return (schema: object = document) => {
    const root = withNullType(schema);
    return (value: unknown): boolean => validate(value, root, draft, lookup).valid;
  };
}

/** A schema in which `nullable`, of OpenAPI 3.0, has become the type `null` of JSON Schema. */
function withNullType(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (_, node) =>
    node?.nullable === true ? { ...node, type: [node.type, 'null'].flat() } : node,
  );
}
