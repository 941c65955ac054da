/** The places in a schema with their own rules. */
import type { Json } from '../../scripts/json.ts';
import { branchesOf, type Schema, type Schemas, tagOf } from '../../scripts/schema.ts';

/** Keys of objects and indexes of lists, from the outside in. */
type Path = readonly (string | number)[];

/** A place in a schema: the schema itself, a field, an item, or a value of a dictionary. */
export interface Place {
  /** Such as `words[]`, or `(done).result` in a branch; `''` is the schema itself. */
  name: string;
  path: Path;
  node: Schema;
  /** Of a field: whether the object around it requires it. */
  required?: boolean;
  /** The tag that selects the branch around the place, and its values. */
  branch?: { tag: string; values: readonly Json[] };
}

/** The inline branches of a union, including nested branches; or the schema itself. */
export function inlineOf(node: Schema): Schema[] {
  const branches = branchesOf(node).filter(({ $ref }) => $ref === undefined);
  return branches.length > 0 ? branches.flatMap(inlineOf) : [node];
}

/** A place, by default the schema itself, and the places inside it. References are not followed. */
export function placesIn(
  schemas: Schemas,
  node: Schema,
  place: Place = { name: '', path: [], node },
): Place[] {
  const tag = tagOf(node, schemas);
  const inner = inlineOf(node).flatMap((own) => {
    const values = tag?.values[branchesOf(node).indexOf(own)];
    const called = values && `(${values === 'other' ? values : [...values].sort().join('|')})`;
    const name = place.name + (called ?? '');
    const branch = tag && Array.isArray(values) ? { tag: tag.name, values } : place.branch;
    const below = (key: string | number, text: string, child: Schema, required?: boolean) =>
      placesIn(schemas, child, {
        name: name + text,
        path: [...place.path, key],
        node: child,
        ...(required !== undefined && { required }),
        ...(branch && { branch }),
      });
    const { properties, required = [], items, additionalProperties: others } = own;
    // A required name may not be a property.
    const bare = Object.fromEntries(required.map((field) => [field, {}]));
    return [
      ...Object.entries({ ...bare, ...properties }).flatMap(([field, child]) =>
        below(field, name ? `.${field}` : field, child, required.includes(field)),
      ),
      ...(items ? below(0, '[]', items) : []),
      ...(typeof others === 'object' ? below('key', '{}', others) : []),
    ];
  });
  return [place, ...inner];
}
