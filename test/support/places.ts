/** The places in a schema with their own rules. */
import { branchesOf, type Schema, type Schemas, tagOf } from '../../scripts/schema.ts';

/** A place in a schema: the schema itself, a field, an item, or a value of a dictionary. */
export interface Place {
  /** Such as `words[]`, or `(done).result` in a branch; `''` is the schema itself. */
  name: string;
  node: Schema;
  /** Of a field: whether the object around it requires it. */
  required?: boolean;
}

/** The inline branches of a union, including nested branches; or the schema itself. */
function inlineOf(node: Schema): Schema[] {
  const branches = branchesOf(node).filter(({ $ref }) => $ref === undefined);
  return branches.length > 0 ? branches.flatMap(inlineOf) : [node];
}

/** A place, by default the schema itself, and the places inside it. References are not followed. */
export function placesIn(
  schemas: Schemas,
  node: Schema,
  place: Place = { name: '', node },
): Place[] {
  const tag = tagOf(node, schemas);
  const inner = inlineOf(node).flatMap((own) => {
    const values = tag?.values[branchesOf(node).indexOf(own)];
    const called = values && `(${values === 'other' ? values : [...values].sort().join('|')})`;
    const name = place.name + (called ?? '');
    const below = (text: string, child: Schema, required?: boolean) =>
      placesIn(schemas, child, {
        name: name + text,
        node: child,
        ...(required !== undefined && { required }),
      });
    const { properties, required = [], items, additionalProperties: others } = own;
    // A required name may not be a property.
    const bare = Object.fromEntries(required.map((field) => [field, {}]));
    return [
      ...Object.entries({ ...bare, ...properties }).flatMap(([field, child]) =>
        below(name ? `.${field}` : field, child, required.includes(field)),
      ),
      ...(items ? below('[]', items) : []),
      ...(typeof others === 'object' ? below('{}', others) : []),
    ];
  });
  return [place, ...inner];
}
