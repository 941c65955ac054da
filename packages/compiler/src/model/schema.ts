/** Schemas, as written in the bundles and in the normal form, and their vocabulary. */
import type { Json } from './json.ts';
import { joinPointer } from './pointer.ts';

/** An entry of `x-replaces`: a name in the first version, or something from the first version that was removed. */
export interface Replaces {
  /** The name in the first version. */
  name?: string;
  /** The name, in the first version, of what was removed. */
  removed?: string;
  /** How the value changed, or what to do instead. */
  change?: string;
}

/** The annotations of a schema. */
export interface Annotations {
  title?: string;
  description?: string;
  default?: Json;
  examples?: Json[];
  deprecated?: boolean;
  'x-unspecified'?: string[];
  'x-assumption'?: string[];
  'x-maturity'?: 'alpha' | 'beta';
  'x-opaque'?: true;
  'x-unit'?: string;
  'x-replaces'?: Replaces[];
}

/** The JSON types. */
export const TYPES = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;

export type TypeName = (typeof TYPES)[number] | 'integer';

/** The keywords that bound a value. */
export const BOUNDS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
] as const;

export type Bounds = Partial<Record<(typeof BOUNDS)[number], number>>;

/** The keywords that the contract uses, with subschemas of type `Node`. */
export interface Keywords<Node> extends Annotations, Bounds {
  $ref?: string;
  type?: TypeName | TypeName[];
  const?: Json;
  enum?: Json[];
  format?: string;
  pattern?: string;
  multipleOf?: number;
  uniqueItems?: boolean;
  contentEncoding?: string;
  contentMediaType?: string;
  items?: Node;
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: boolean | Node;
  not?: Node;
}

/** A schema as written in the bundles. */
export interface Schema extends Keywords<Schema> {
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  /** OpenAPI's way to tell the branches of a union apart, for generators. */
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
}

/** The possible values of a tag. */
export type TagValue = string | boolean;

/** The tag values that choose a branch; `other` is any string that no other branch lists. */
export type TagValues = TagValue[] | 'other';

/**
 * A union with branches of type `Node`. A branch is chosen by the value of a required property, the tag, or by the
 * JSON type of the value; if neither tells the branches apart, each is tried.
 */
export type Union<Node> = {
  /** Its keyword in the contract. */
  keyword: 'oneOf' | 'anyOf';
} & (
  | { by: 'tag'; tag: string; branches: Branch<Node, TagValues>[] }
  | { by: 'type'; tag?: never; branches: Branch<Node, TypeName[]>[] }
  | { by: 'trial'; tag?: never; branches: Branch<Node, undefined>[] }
);

/** A branch of a union, and the condition that chooses it. */
export interface Branch<Node, When> {
  when: When;
  schema: Node;
}

/**
 * A schema in the normal form: `allOf` is merged, the branches of unions are told apart, and open enumerations are
 * recognized. Beside `$ref` or `union` there are only annotations, and each branch of a union is a complete schema.
 */
export interface NormalSchema extends Keywords<NormalSchema> {
  union?: Union<NormalSchema>;
  /** Values that a reader may expect; others are valid too, if they match `pattern`. */
  known?: (string | number)[];
}

/** Schemas in the normal form by name. */
export type NormalSchemas = ReadonlyMap<string, NormalSchema>;

/** The pointer to the named schemas of a document. */
export const SCHEMAS = '/components/schemas';

/** The prefix of a reference to a named schema. */
export const SCHEMA_REF = `#${SCHEMAS}/`;

/** What a keyword applies to: values of one JSON type, or one of the concerns below. */
type Concern =
  | 'string'
  | 'number'
  | 'array'
  | 'object'
  /** Any value. */
  | 'value'
  /** Information for readers and generators, which refuses no value. */
  | 'annotation'
  /** How to decode a string, which no validator does. */
  | 'content'
  /** Other schemas, which the normal form merges or chooses from. */
  | 'composition';

/** The vocabulary: every schema keyword except `x-…`, and what it applies to. */
export const KEYWORDS = {
  $ref: 'value',
  title: 'annotation',
  description: 'annotation',
  default: 'annotation',
  examples: 'annotation',
  deprecated: 'annotation',
  type: 'value',
  const: 'value',
  enum: 'value',
  not: 'value',
  format: 'string',
  pattern: 'string',
  minLength: 'string',
  maxLength: 'string',
  contentEncoding: 'content',
  contentMediaType: 'content',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  multipleOf: 'number',
  items: 'array',
  minItems: 'array',
  maxItems: 'array',
  uniqueItems: 'array',
  properties: 'object',
  required: 'object',
  minProperties: 'object',
  maxProperties: 'object',
  additionalProperties: 'object',
  allOf: 'composition',
  anyOf: 'composition',
  oneOf: 'composition',
  discriminator: 'composition',
} as const satisfies Record<Exclude<keyof Schema, `x-${string}`>, Concern>;

type Keyword = keyof typeof KEYWORDS;

/** The keywords that apply to any of the given concerns. */
export function keywordsAbout<About extends Concern>(...concerns: About[]) {
  const all = Object.keys(KEYWORDS) as Keyword[];
  type Found = { [Key in Keyword]: (typeof KEYWORDS)[Key] extends About ? Key : never }[Keyword];
  return all.filter((key): key is Found => concerns.some((one) => one === KEYWORDS[key]));
}

const ANNOTATIONS: ReadonlySet<string> = new Set(keywordsAbout('annotation'));

/** Whether a keyword is an annotation, which refuses no value. */
export function isAnnotation(key: string): boolean {
  return ANNOTATIONS.has(key) || key.startsWith('x-');
}

/**
 * The part of a reference after `#/components/schemas/`: a name, with any path into that schema; else `undefined`.
 */
export function refName(ref: string | undefined): string | undefined {
  return ref?.startsWith(SCHEMA_REF) ? ref.slice(SCHEMA_REF.length) : undefined;
}

/** Whether a schema is `allOf: [{$ref}]`, with only annotations beside it. */
function isPlainReference({ allOf, ...own }: Schema): boolean {
  return (
    allOf?.length === 1 && allOf[0]?.$ref !== undefined && Object.keys(own).every(isAnnotation)
  );
}

/**
 * Whether the `allOf` of a schema must be merged. `allOf: [{$ref}]` with only annotations beside it need not be: it
 * is how this contract gives a reference its own description.
 */
export function isComposition(schema: Schema): boolean {
  return schema.allOf !== undefined && !isPlainReference(schema);
}

/** The name of the schema that a node refers to, by `$ref` or by `allOf: [{$ref}]` beside annotations. */
export function referredName(schema: Schema | undefined): string | undefined {
  if (schema === undefined) return undefined;
  const reference = isPlainReference(schema) ? schema.allOf?.[0] : schema;
  return refName(reference?.$ref);
}

/** The branches of a union; empty for any other schema. */
export function branchesOf<Node extends AnySchema<Node>>(schema: Node): Node[] {
  const { union, oneOf, anyOf } = schema;
  if (union) return union.branches.map((branch) => branch.schema);
  return oneOf ?? anyOf ?? [];
}

/** The tag values that branches list; an open branch lists none. */
export function namedValues<Node>(branches: Branch<Node, TagValues>[]): TagValue[] {
  return branches.flatMap(({ when }) => (when === 'other' ? [] : when));
}

/** Applies `change` to the schema of each branch of a union. */
export function mapBranches<From, To>(
  union: Union<From>,
  change: (schema: From, index: number) => To,
): Union<To> {
  const branches = union.branches.map((one, index) => ({
    ...one,
    schema: change(one.schema, index),
  }));
  return { ...union, branches } as Union<To>;
}

/** The values that `const` or `enum` lists, or `undefined` if a schema has neither. */
export function listedValues<Node>(schema: Keywords<Node> | undefined): Json[] | undefined {
  return schema?.const === undefined ? schema?.enum : [schema.const];
}

/** The default of a field: its own, or else that of the schema it refers to. */
export function defaultOf(
  field: NormalSchema | undefined,
  schemas: NormalSchemas,
): Json | undefined {
  if (field === undefined || field.default !== undefined) return field?.default;
  return defaultOf(schemas.get(refName(field.$ref) ?? ''), schemas);
}

/** The named schema behind a reference, or the schema itself; `{}` for a name that does not exist. */
export function resolve<Node extends Keywords<Node>>(
  schema: Node,
  schemas: ReadonlyMap<string, Node>,
): Node {
  let found = schema;
  while (found.$ref !== undefined) {
    found = schemas.get(refName(found.$ref) ?? '') ?? ({} as Node);
  }
  return found;
}

/** The JSON types that a schema allows, with references resolved; all types unless it limits them. */
export function typesOf<Node extends AnySchema<Node>>(
  schema: Node,
  schemas: ReadonlyMap<string, Node>,
): TypeName[] {
  const found = resolve(schema, schemas);
  const stated = found.type && [found.type].flat();
  const branches = branchesOf(found);
  const ofBranches =
    branches.length > 0 ? branches.flatMap((one) => typesOf(one, schemas)) : undefined;
  const ofValues = listedValues(found)?.flatMap((value) =>
    TYPES.filter((type) => isOfType(value, type)),
  );
  // A type must be allowed by each of `type`, the branches and the listed values that is stated.
  const isIn = (types: TypeName[] | undefined, type: TypeName) =>
    types === undefined || types.some((other) => baseType(other) === baseType(type));
  const named = new Set(stated ?? ofBranches ?? ofValues ?? TYPES);
  return [...named].filter((type) => isIn(ofBranches, type) && isIn(ofValues, type));
}

/** The type, with `number` for `integer`. */
export function baseType(type: TypeName): TypeName {
  return type === 'integer' ? 'number' : type;
}

/** Whether a value is of a JSON type. */
export function isOfType(value: Json, type: TypeName): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (value === null) return type === 'null';
  if (Array.isArray(value)) return type === 'array';
  return type === typeof value;
}

/** A schema as written, or in the normal form. */
type AnySchema<Node> = Keywords<Node> &
  Partial<Record<'allOf' | 'anyOf' | 'oneOf', Node[]>> & { union?: Union<Node> };

/** The step from a schema to one directly below it. */
interface Step {
  keyword: 'allOf' | 'anyOf' | 'oneOf' | 'properties' | 'items' | 'additionalProperties' | 'not';
  /** The name of a property, or the index in a list. */
  key?: string | number;
  /** The JSON pointer from the outer schema. */
  pointer: string;
}

/** Applies `change` to each direct child of a schema. */
export function mapChildren<From extends AnySchema<From>, To>(
  schema: From,
  change: (child: From, step: Step) => To,
): Omit<From, keyof AnySchema<From>> & AnySchema<To> {
  const mapped = { ...schema } as Record<string, unknown>;
  const changeIn = (keyword: Step['keyword'], child: From, key: string | number) =>
    change(child, { keyword, key, pointer: joinPointer(`/${keyword}`, key) });
  for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const) {
    const parts = schema[keyword];
    if (parts) mapped[keyword] = parts.map((part, index) => changeIn(keyword, part, index));
  }
  const { union, properties } = schema;
  if (union) {
    mapped.union = mapBranches(union, (branch, index) => changeIn(union.keyword, branch, index));
  }
  if (properties) {
    const fields = Object.entries(properties);
    const changed = fields.map(([name, field]) => [name, changeIn('properties', field, name)]);
    mapped.properties = Object.fromEntries(changed);
  }
  for (const keyword of ['items', 'additionalProperties', 'not'] as const) {
    const child = schema[keyword];
    // A boolean in `additionalProperties` is kept; elsewhere it is a schema, which `flatten` refuses.
    const isBoolean = keyword === 'additionalProperties' && typeof child === 'boolean';
    if (child === undefined || isBoolean) continue;
    mapped[keyword] = change(child as From, { keyword, pointer: `/${keyword}` });
  }
  return mapped as ReturnType<typeof mapChildren<From, To>>;
}

/** Every schema directly below another; references are not followed. */
export function childrenOf<Node extends AnySchema<Node>>(schema: Node): (Step & { node: Node })[] {
  const children: (Step & { node: Node })[] = [];
  mapChildren(schema, (node, step) => children.push({ node, ...step }));
  return children;
}

/** Rebuilds a schema from the leaves up: `change` gets each node with its children changed already. */
export function mapSchema<Node extends AnySchema<Node>>(
  schema: Node,
  change: (node: Node) => Node,
): Node {
  return change(mapChildren(schema, (child: Node) => mapSchema(child, change)) as Node);
}

/** A place in a schema. */
export interface SchemaPlace {
  pointer: string;
  /** The field, such as `data.text`, `names[]` or `labels.*`; `''` is the schema itself. */
  field: string;
  /** The title of the innermost titled branch around the node; null if there is none. */
  branch: string | null;
  /** The keyword of the outer schema that contains the node; absent at the start of the visit. */
  keyword?: Step['keyword'];
}

/**
 * Visits a schema and every schema below it; references are not followed.
 *
 * @param visit gets each node and its place; it returns `false` to skip everything below
 * @param start the place of the schema itself
 */
export function visitSchema<Node extends AnySchema<Node>>(
  schema: Node,
  visit: (node: Node, place: SchemaPlace) => unknown,
  start: Partial<SchemaPlace> = {},
): void {
  const place = { pointer: '', field: '', branch: null, ...start };
  if (visit(schema, place) === false) return;
  for (const { node, keyword, key, pointer } of childrenOf(schema)) {
    let { field, branch } = place;
    if (keyword === 'properties') {
      field = field === '' ? String(key) : `${field}.${key}`;
    } else if (keyword === 'items') {
      field += '[]';
    } else if (keyword === 'additionalProperties') {
      field += '.*';
    } else if (keyword === 'anyOf' || keyword === 'oneOf') {
      branch = node.title ?? branch;
    }
    visitSchema(node, visit, { pointer: place.pointer + pointer, field, branch, keyword });
  }
}

/** The old and the new name of each renamed field: a deprecated one whose description first names another of its type. */
export function renamesIn(
  properties: Readonly<Record<string, Schema>>,
): [old: string, name: string][] {
  return Object.entries(properties).flatMap(([old, { deprecated, type, description = '' }]) => {
    const named = Array.from(description.matchAll(/`(\w+)`/g), ([, name = '']) => name);
    const name = named.find((one) => Object.hasOwn(properties, one));
    if (!deprecated || name === undefined || name === old) return [];
    return properties[name]?.type === type ? [[old, name]] : [];
  });
}

/** The names of the schemas that some schemas refer to, directly or indirectly. */
export function namesIn<Node extends AnySchema<Node>>(
  starts: readonly Node[],
  schemas: ReadonlyMap<string, Node>,
): Set<string> {
  const names = new Set<string>();
  const follow = ({ $ref }: Node): void => {
    const [name] = refName($ref)?.split('/') ?? [];
    if (name === undefined || names.has(name)) return;
    const target = schemas.get(name);
    if (target === undefined) return;
    names.add(name);
    visitSchema(target, follow);
  };
  for (const start of starts) visitSchema(start, follow);
  return names;
}
