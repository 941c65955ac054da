/**
 * The one representation of a schema: a plain JSON Schema object, whose references to named schemas are
 * `#/components/schemas/<Name>`. All copies and visits of a schema with everything in it are built on `mapChildren`.
 */
import { type Json, joinPointer, mapValues, pick } from '../json.ts';

export type TypeName = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** An entry of `x-replaces`: a name in the first version, or something from the first version that was removed. */
export interface Replaces {
  /** The name in the first version. */
  name?: string;
  /** The name, in the first version, of what was removed. */
  removed?: string;
  /** How the value changed, or what to do instead. */
  change?: string;
}

/**
 * A schema. These are the keywords that the code of this project reads. Any other of 2020-12, such as `multipleOf` or
 * `patternProperties`, passes through to Ajv and into the published schemas; `readable` is a schema without them.
 */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  default?: Json;
  examples?: Json[];
  deprecated?: boolean;
  type?: TypeName | TypeName[];
  const?: Json;
  enum?: Json[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  /** In what is read of a schema: those of the first items, and then that of the others if there may be others. */
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  properties?: Schemas;
  required?: string[];
  additionalProperties?: boolean | Schema;
  contentEncoding?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  /** The field that chooses a branch, for generators. */
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  'x-unspecified'?: string[];
  'x-assumption'?: string[];
  'x-maturity'?: 'alpha' | 'beta';
  'x-opaque'?: true;
  'x-unit'?: string;
  'x-replaces'?: Replaces[];
  /** In the tolerant profile only: the values that an editor suggests, where any other is read, too. */
  'x-known'?: Json[];
}

/** Named schemas. */
export type Schemas = Record<string, Schema>;

/** The pointer to the named schemas of a document. */
export const SCHEMAS = '/components/schemas';

const PREFIX = `#${SCHEMAS}/`;

/** A reference to a named schema. */
export const refTo = (name: string): Schema => ({ $ref: PREFIX + name });

/** The name in a reference to a named schema; undefined for any other schema. */
export function nameIn({ $ref }: Schema): string | undefined {
  return $ref?.startsWith(PREFIX) ? $ref.slice(PREFIX.length) : undefined;
}

/** The named schema behind a reference, or the schema itself; `{}` for a name that does not exist. */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  let found = schema;
  for (let name = nameIn(found); name !== undefined; name = nameIn(found)) {
    found = schemas[name] ?? {};
  }
  return found;
}

/** What a keyword contains: schemas that the code of this project reads, or others, for items and fields or for the value itself. */
type Kind = 'read' | 'inside' | 'itself';

/** The keywords that contain schemas, in the order of visits. */
const CONTAINERS: [keyword: string, how: 'list' | 'one' | 'map', kind: Kind][] = [
  ['allOf', 'list', 'read'],
  ['oneOf', 'list', 'read'],
  ['anyOf', 'list', 'read'],
  ['items', 'one', 'read'],
  ['additionalProperties', 'one', 'read'],
  ['not', 'one', 'itself'],
  ['properties', 'map', 'read'],
  ['prefixItems', 'list', 'inside'],
  ['patternProperties', 'map', 'inside'],
  ['contains', 'one', 'itself'],
  ['propertyNames', 'one', 'itself'],
  ['dependentSchemas', 'map', 'itself'],
  ['if', 'one', 'itself'],
  ['then', 'one', 'itself'],
  ['else', 'one', 'itself'],
];

const ANNOTATIONS =
  `title description default examples deprecated discriminator readOnly writeOnly $comment
  contentMediaType`.split(/\s+/);

/** The rules that the code of this project reads. */
const RULES =
  `$ref type const enum format pattern minLength maxLength minimum maximum items minItems maxItems properties
  required additionalProperties contentEncoding oneOf anyOf`.split(/\s+/);

/** The rules that only Ajv and other tools read, besides those that contain schemas. */
const PASSED =
  `multipleOf exclusiveMinimum exclusiveMaximum uniqueItems minContains maxContains minProperties
  maxProperties dependentRequired`.split(/\s+/);

/** Every keyword that a schema may have. References lead to named schemas, so those for other targets are missing. */
export const KEYWORDS = new Set([
  ...ANNOTATIONS,
  ...RULES,
  ...PASSED,
  ...CONTAINERS.map(([one]) => one),
]);

const BY_NAME = 'write a schema in a file under schemas/, and refer to it';
const MISJUDGED =
  'Ajv misjudges it beside some keywords: close objects by `additionalProperties`, and lists by `items`';

/** Keywords of this and of older drafts that no schema may have, and what to write instead. */
export const INSTEAD: Readonly<Record<string, string>> = {
  $defs: BY_NAME,
  definitions: BY_NAME,
  $id: BY_NAME,
  $anchor: BY_NAME,
  $dynamicRef: BY_NAME,
  $dynamicAnchor: BY_NAME,
  unevaluatedProperties: MISJUDGED,
  unevaluatedItems: MISJUDGED,
  contentSchema: 'describe the content in words',
  additionalItems: 'write `prefixItems` for the first items, and `items` for the others',
  dependencies: 'write `dependentRequired` or `dependentSchemas`',
  nullable: "write type: [<type>, 'null'], or anyOf with type: 'null'",
};

/** The end of the pointer to a schema, after a keyword that contains it. */
export const IN_KEYWORD = CONTAINERS.map(([one, how]) =>
  how === 'one' ? one : `${one}/[^/]+`,
).join('|');

/** Whether a keyword only describes a value, and refuses none. */
export const isAnnotation = (key: string): boolean =>
  key.startsWith('x-') || ANNOTATIONS.includes(key);

/** Whether the code of this project reads a keyword. */
export const isRead = (key: string): boolean => isAnnotation(key) || RULES.includes(key);

/** Whether a schema accepts any value: it has no rules. */
export const acceptsAll = (schema: Schema | boolean): boolean =>
  schema !== false && Object.keys(schema).every(isAnnotation);

/** The annotations of a schema. */
export const annotationsOf = (schema: Schema): Schema => pick(schema, isAnnotation);

/** Whether a schema is `allOf: [{$ref}]` beside annotations, which gives a reference a description of its own. */
export function isAlias({ allOf, ...own }: Schema): boolean {
  return (
    allOf?.length === 1 && allOf[0]?.$ref !== undefined && Object.keys(own).every(isAnnotation)
  );
}

/** The name of the schema that a node refers to, by `$ref` or as an alias. */
export function referredName(schema: Schema | undefined): string | undefined {
  if (schema === undefined) return undefined;
  return nameIn((isAlias(schema) ? schema.allOf?.[0] : schema) ?? {});
}

/** The step from a schema to one directly below it. */
export interface Step {
  keyword: string;
  /** The name of a property or pattern, or the index in a list. */
  key?: string | number;
  /** The JSON pointer from the outer schema. */
  pointer: string;
  kind: Kind;
}

/** The schema that accepts nothing, as `false`. */
export const NONE: Schema = { not: {} };

/** A copy of a schema whose direct children are mapped. A boolean in the place of a schema is `{}` or `NONE`. */
export function mapChildren(schema: Schema, map: (child: Schema, step: Step) => Schema): Schema {
  const mapped: Record<string, unknown> = { ...schema };
  for (const [keyword, how, kind] of CONTAINERS) {
    const value = mapped[keyword];
    if (value === undefined || (typeof value === 'boolean' && /Prop/.test(keyword))) continue;
    const mapOne = (one: unknown, key?: string | number) => {
      const pointer = key === undefined ? `/${keyword}` : joinPointer(`/${keyword}`, key);
      const step = { keyword, kind, pointer, ...(key !== undefined && { key }) };
      return map(one === true ? {} : one === false ? NONE : (one as Schema), step);
    };
    if (how === 'one') mapped[keyword] = mapOne(value);
    else if (how === 'list')
      mapped[keyword] = (value as Schema[]).map((one, key) => mapOne(one, key));
    else mapped[keyword] = mapValues(value as Schemas, (one, key) => mapOne(one, key));
  }
  return mapped;
}

/** A schema and everything below it mapped, the innermost first. References are not followed. */
export function mapDeep(schema: Schema, map: (node: Schema) => Schema): Schema {
  return map(mapChildren(schema, (child) => mapDeep(child, map)));
}

/** The schemas directly below a schema, each with the step to it. */
export function childrenOf(schema: Schema): (Step & { node: Schema })[] {
  const children: (Step & { node: Schema })[] = [];
  mapChildren(schema, (node, step) => {
    children.push({ node, ...step });
    return node;
  });
  return children;
}

/** A place in a schema. */
export interface SchemaPlace {
  pointer: string;
  /** The field, such as `data.text`, `names[]` or `labels.*`; `''` is the schema itself. */
  field: string;
  /** The title of the innermost titled branch around the node; null if there is none. */
  branch: string | null;
  /** The keyword of the outer schema that contains the node; absent at the start of the visit. */
  keyword?: string;
  /** Whether the code of this project reads the node, which is not in a keyword that passes through. */
  isRead: boolean;
}

/**
 * Visits a schema and every schema below it, from the outside in. References are not followed.
 *
 * @param visit gets each node and its place; it returns `false` to skip everything below
 * @param start the place of the schema itself
 */
export function visitSchema(
  schema: Schema,
  visit: (node: Schema, place: SchemaPlace) => unknown,
  start: Partial<SchemaPlace> = {},
): void {
  const place = { pointer: '', field: '', branch: null, isRead: true, ...start };
  if (visit(schema, place) === false) return;
  for (const { node, keyword, key, ...step } of childrenOf(schema)) {
    let { field, branch } = place;
    if (keyword === 'properties') field = field === '' ? String(key) : `${field}.${key}`;
    if (keyword === 'items') field += '[]';
    if (keyword === 'additionalProperties') field += '.*';
    if (keyword === 'anyOf' || keyword === 'oneOf') branch = node.title ?? branch;
    const pointer = place.pointer + step.pointer;
    const isRead = place.isRead && step.kind === 'read';
    visitSchema(node, visit, { pointer, field, branch, keyword, isRead });
  }
}

/** The names of the schemas that some schemas refer to, directly or indirectly. */
export function namesReached(starts: readonly Schema[], schemas: Schemas): Set<string> {
  const names = new Set<string>();
  const follow = (node: Schema): void => {
    const name = nameIn(node);
    const target = name === undefined ? undefined : schemas[name];
    if (name === undefined || target === undefined || names.has(name)) return;
    names.add(name);
    visitSchema(target, follow);
  };
  for (const start of starts) visitSchema(start, follow);
  return names;
}

/** Visits a schema and all that it refers to, directly or indirectly, with everything below each. */
export function visitReached(
  start: Schema,
  schemas: Schemas,
  visit: (node: Schema, place: SchemaPlace) => unknown,
): void {
  visitSchema(start, visit);
  for (const name of namesReached([start], schemas)) visitSchema(schemas[name] ?? {}, visit);
}
