/** The places in a schema with their own rules, and what it states about them. */
import type { Json, JsonObject } from '../../../scripts/base/json.ts';
import { madeOf } from '../../../scripts/model/origins.ts';
import { nameIn, type Schema, type Schemas } from '../../../scripts/model/schema.ts';
import { branchesOf, discriminatorOf, knownIn } from '../../../scripts/model/unions.ts';

/** A place in a schema: the schema itself, a field, an item, or a value of a dictionary. */
interface Place {
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
  const discriminator = discriminatorOf(node, schemas);
  const inner = inlineOf(node).flatMap((part) => {
    const values = discriminator?.values[branchesOf(node).indexOf(part)];
    const called = values && `(${values === 'other' ? values : [...values].sort().join('|')})`;
    const name = place.name + (called ?? '');
    const below = (text: string, child: Schema, required?: boolean) =>
      placesIn(schemas, child, {
        name: name + text,
        node: child,
        ...(required !== undefined && { required }),
      });
    const { properties, required = [], items, additionalProperties: others } = part;
    // A required name may not be a property.
    const bare = Object.fromEntries(required.map((field) => [field, madeOf({}, part)]));
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

const FOR_READERS = /^(title|summary|description|tags|examples?|x-.*)$/;

/** The name of a keyword in the facts: without its `x-`; undefined for a keyword for readers only. */
export function factName(key: string): string | undefined {
  const name = key.replace(/^x-(?=maturity$|opaque$|unit$)/, '');
  return FOR_READERS.test(name) ? undefined : name;
}

/** The statements about a place in a schema. */
export function factsOf({ node, required }: Place, schemas: Schemas): JsonObject {
  const discriminator = discriminatorOf(node, schemas);
  const isDiscriminated =
    discriminator !== undefined && branchesOf(node).every(({ $ref }) => $ref === undefined);
  return {
    type: isDiscriminated ? 'object' : typeText(node),
    ...(required !== undefined && { required }),
    ...constraints(variantsOf(node)),
    ...(discriminator && { discriminator: discriminator.name }),
    ...(node['x-assumption'] && { assumed: true }),
  };
}

/** A schema and the inline branches of a union in it; an open enumeration is one string with known values. */
function variantsOf(node: Schema): (Schema & { known?: string[] })[] {
  const known = knownIn(node);
  const [, open] = branchesOf(node);
  const { anyOf: _, ...own } = node;
  if (known) return [{ ...own, pattern: open?.pattern ?? '', known }];
  const inline = branchesOf(node).filter(({ $ref }) => $ref === undefined);
  return [node, ...inline.flatMap(variantsOf)];
}

/** Keywords that the facts state by types and places. */
const STRUCTURE = new Set([
  ...['$ref', 'type', 'format', 'properties', 'required', 'items', 'additionalProperties'],
  ...['oneOf', 'anyOf'],
]);

/** The constraints of a schema and of the inline branches of a union in it, and its names in the first version. */
function constraints(variants: readonly Schema[]): JsonObject {
  const facts = versionsIn(variants);
  for (const variant of variants) {
    for (const [key, value] of Object.entries(variant)) {
      const name = factName(key);
      if (STRUCTURE.has(key) || !name) continue;
      // Two branches with the same keyword: both values are listed.
      facts[name] = name in facts ? [facts[name] as Json, value as Json] : (value as Json);
    }
    if (variant.additionalProperties === true) facts.open = true;
  }
  return facts;
}

/** The names of a place in the first version, and what was removed from it. */
export function versionsIn(nodes: readonly Schema[]): JsonObject {
  const all = nodes.flatMap((node) => node['x-replaces'] ?? []);
  const versions = {
    replaces: all.flatMap(({ name }) => name ?? []),
    removed: all.flatMap(({ removed }) => removed ?? []),
  };
  return Object.fromEntries(Object.entries(versions).filter(([, said]) => said.length > 0));
}

/** The type of a schema in the notation of the facts: null comes last. */
function typeText(node: Schema): string {
  const types = [...new Set(typesIn(node))].sort();
  const others = types.filter((type) => type !== 'null');
  return [...others, ...(types.length > others.length ? ['null'] : [])].join(' | ');
}

function typesIn(node: Schema): string[] {
  if (node.$ref !== undefined) return [nameIn(node) ?? node.$ref];
  const union = branchesOf(node);
  if (union.length > 0) return union.flatMap(typesIn);
  return [node.type ?? 'any'].flat().map((type) => {
    if (type === 'array') {
      const items = typeText(node.items ?? {});
      return items.includes(' | ') ? `(${items})[]` : `${items}[]`;
    }
    if (type === 'object' && typeof node.additionalProperties === 'object') {
      return `map<${typeText(node.additionalProperties)}>`;
    }
    return node.format !== undefined && type !== 'null' ? `${type}:${node.format}` : type;
  });
}
