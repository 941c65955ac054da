/** A schema: a plain JSON Schema object, whose references to named schemas are `#/components/schemas/<Name>`. */
import { type Json, joinPointer, mapValues, pickBy } from '../base/json.ts';
import { isAnnotation, keywordOf } from './keywords.ts';

export type TypeName = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** An entry of `x-replaces`: a name in the first version, or something from the first version that was removed. */
type Replaces = {
  name?: string;
  removed?: string;
  /** What to use instead of the name: another field of the object than the one that has the entry, or a path from there. */
  use?: string;
  /** How the value changed, or what to do instead. */
  change?: string;
};

type Bound = `${'min' | 'max'}${'imum' | 'Length' | 'Items'}`;
type Text = 'title' | 'description' | 'format' | 'pattern' | 'contentEncoding' | 'x-unit';
type Child = 'items' | 'not';
type Children = 'allOf' | 'oneOf' | 'anyOf';

/** What chooses a branch of a union: a required field, and its values for each branch. Null is any string that no branch lists. */
export type Discriminator = { name: string; values: ((string | boolean)[] | null)[] };

/** The keywords that this project reads. It is a type, not an interface, so that a schema is also a JSON object. */
export type Schema = {
  $ref?: string;
  type?: TypeName | TypeName[];
  const?: Json;
  enum?: Json[];
  default?: Json;
  examples?: Json[];
  deprecated?: boolean;
  properties?: Schemas;
  required?: string[];
  additionalProperties?: boolean | Schema;
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  'x-unspecified'?: string | string[];
  'x-assumption'?: string | string[];
  'x-maturity'?: 'alpha' | 'beta';
  'x-opaque'?: true;
  'x-replaces'?: Replaces[];
  /** Not written: the place of a schema, and those of the schemas that were joined to it (`places.ts`). */
  'x-places'?: string[];
  /** Only in the comparison, which has no references: the name of the schema that one led to. */
  'x-name'?: string | undefined;
  /** Only in the tolerant profile: the values that an editor suggests, although any other value is read. */
  'x-known'?: Json[];
  /** Only in the tolerant profile: the discriminator of the same union in the contract. */
  'x-discriminator'?: Discriminator;
} & { [Keyword in Bound]?: number } & { [Keyword in Text]?: string } & {
  [Keyword in Child]?: Schema;
} & { [Keyword in Children]?: Schema[] };

/** Named schemas. */
export type Schemas = { [name: string]: Schema };

/** The pointer to the named schemas of a document. */
export const SCHEMAS = '/components/schemas';

/** A reference to a named schema. */
export const refTo = (name: string): Schema => ({ $ref: `#${SCHEMAS}/${name}` });

/** The name in a reference to a schema of a document or to one of the `$defs`; undefined for any other schema. */
export function nameIn({ $ref }: Schema): string | undefined {
  return /^#\/(?:components\/schemas|\$defs)\/([^/]+)$/.exec(String($ref))?.[1];
}

/** The named schema behind a reference, or the schema itself; `{}` for a name that does not exist. */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  const name = nameIn(schema);
  return name === undefined ? schema : resolve(schemas[name] ?? {}, schemas);
}

/** A schema with what it refers to, where the schema itself doesn't say otherwise. */
export const withTarget = (schema: Schema, schemas: Schemas): Schema => ({
  ...resolve(schema, schemas),
  ...schema,
});

/**
 * The names of the first version in fields, with the path to use:
 *
 *     `size` has {name: length}                           →  {old: length, use: size, field: the one of `size`}
 *     `size` has {name: length, use: pen.size}            →  {old: length, use: pen.size, field: {}}
 *     `size` has {removed: color, change: Not supported.} →  {old: color, use: undefined, field: the one of `size`}
 */
export const replacedIn = (fields: { path: string; node: Schema }[]) =>
  fields.flatMap(({ path, node }) =>
    (node['x-replaces'] ?? []).map(({ name, removed = '', use, change }) => ({
      old: name ?? removed,
      use: name && (use ? path.replace(/[^.]*$/, () => use) : path),
      field: use ? {} : node,
      change,
    })),
  );

/** The annotations of a schema. */
export const annotationsOf = (schema: Schema): Schema => pickBy(schema, isAnnotation);

/** The assertions of a schema: all but its annotations. */
export const assertionsOf = (schema: Schema): Schema => pickBy(schema, (key) => !isAnnotation(key));

/** A schema and every schema below it changed, the innermost first. References are not followed. */
export function mapNodes<Node extends object>(schema: Node, change: (node: Node) => Node): Node {
  return change(mapChildren(schema, (node) => mapNodes(node, change)));
}

/**
 * A schema with the schemas directly in it mapped. A boolean in the place of one stays.
 *
 * @param map gets each schema, its keyword, and its name or its index there
 */
export function mapChildren<Node extends object>(
  schema: Node,
  map: (node: Node, keyword: string, key?: string | number) => Node,
): Node {
  return mapValues(schema as Record<string, unknown>, (value, keyword) => {
    const mapNode = (node: unknown, key?: string | number): unknown =>
      typeof node === 'object' ? map(node as Node, keyword, key) : node;
    const { holds } = keywordOf(keyword) ?? {};
    if (holds === 'named') return mapValues(value as Record<string, unknown>, mapNode);
    if (holds === undefined) return value;
    return Array.isArray(value) ? value.map(mapNode) : mapNode(value);
  }) as Node;
}

/** A schema directly below another one: under a keyword, at a pointer from the outer schema. */
interface ChildSchema {
  node: Schema;
  keyword: string;
  /** The name of a property, or the index in a list. */
  key?: string | number | undefined;
  pointer: string;
}

/** The pointer from a schema to one directly below it. */
export const pointerTo = (keyword: string, key?: string | number): string =>
  key === undefined ? `/${keyword}` : joinPointer(`/${keyword}`, key);

/** The schemas directly below a schema. */
export function childrenOf(schema: Schema): ChildSchema[] {
  const children: ChildSchema[] = [];
  mapChildren(schema, (node, keyword, key) => {
    children.push({ node, keyword, key, pointer: pointerTo(keyword, key) });
    return node;
  });
  return children;
}

/** A schema below another one: its path, such as `Word.start`, `Page.items[]`, or `Map.*`, and the keyword that has it. */
interface PathNode {
  path: string;
  node: Schema;
  keyword?: string;
  /** Whether it is a field that its object requires. */
  isRequired?: boolean;
}

/** A schema at a path, and every schema below it, from the outside in; with `schemas`, also those behind references. */
export function pathsIn(node: Schema, path = '', schemas?: Schemas): PathNode[] {
  const { required = [], ...whole } = schemas ? resolve(node, schemas) : node;
  const below = childrenOf(whole).flatMap((child) => {
    const { keyword } = child;
    const isRequired = keyword === 'properties' && required.includes(`${child.key}`);
    const [first, ...others] = pathsIn(child.node, path + stepTo(child, path === ''), schemas);
    return first ? [{ ...first, keyword, isRequired }, ...others] : [];
  });
  return [{ path, node }, ...below];
}

function stepTo({ keyword, key }: ChildSchema, isFirst: boolean): string {
  if (keyword === 'items') return '[]';
  const names: Record<string, unknown> = { properties: key, additionalProperties: '*' };
  const { [keyword]: name } = names;
  if (name === undefined) return '';
  return isFirst ? `${name}` : `.${name}`;
}

/** A schema and every schema below it, from the outside in. References are not followed. */
export const schemasIn = (schema: Schema): Schema[] => pathsIn(schema).map(({ node }) => node);

/** The names of the schemas that some schemas refer to, directly or indirectly. */
export function namesReached(starts: readonly Schema[], schemas: Schemas): Set<string> {
  const names = new Set<string>();
  const follow = (start: Schema): void => {
    for (const name of schemasIn(start).map(nameIn)) {
      if (name === undefined || names.has(name)) continue;
      names.add(name);
      follow(schemas[name] ?? {});
    }
  };
  for (const start of starts) follow(start);
  return names;
}
