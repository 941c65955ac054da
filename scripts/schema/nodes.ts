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
  /** The name of the removed part in the first version. */
  removed?: string;
  /** How the value changed, or what to do instead. */
  change?: string;
}

/**
 * A schema. These are the keywords that the code of this project reads. Any other of 2020-12, such as `contains` or
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
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
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
  /** Only in the tolerant profile: the values that an editor suggests, although any other value is read. */
  'x-known'?: Json[];
  /** Only in the readable schemas: there are rules that no code here reads. */
  'x-partial'?: true;
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

/**
 * The use of a keyword in this project.
 *
 * - `annotation`: does not affect validation
 * - `read`: the emitters read it
 * - `merged`: `allOf`, which is merged where possible
 * - `passed`: only validators use it
 */
type Use = 'annotation' | 'read' | 'merged' | 'passed';

/**
 * Every keyword that a schema may have, and whether it holds schemas. References lead to named schemas, so those for
 * other targets are missing.
 */
const TABLE: [use: Use, holds: '' | 'list' | 'one' | 'map', keywords: string][] = [
  ['annotation', '', 'title description default examples deprecated discriminator readOnly'],
  ['annotation', '', 'writeOnly $comment contentMediaType'],
  ['read', '', '$ref type const enum format pattern minLength maxLength minimum maximum'],
  ['read', '', 'exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems uniqueItems'],
  ['read', '', 'minProperties maxProperties required contentEncoding'],
  ['merged', 'list', 'allOf'],
  ['read', 'list', 'oneOf anyOf'],
  ['read', 'one', 'items additionalProperties'],
  ['read', 'map', 'properties'],
  ['passed', '', 'minContains maxContains dependentRequired'],
  ['passed', 'list', 'prefixItems'],
  ['passed', 'one', 'not contains propertyNames if then else'],
  ['passed', 'map', 'patternProperties dependentSchemas'],
];

const KEYWORDS = new Map(
  TABLE.flatMap(([use, holds, keywords]) =>
    keywords.split(' ').map((keyword) => [keyword, { use, holds }] as const),
  ),
);

/** Rules for the other items or fields depend on these keywords, so they are not read next to them. */
const LIMITED: Readonly<Record<string, string>> = {
  items: 'prefixItems',
  additionalProperties: 'patternProperties',
};

/** Whether a schema may have a keyword. */
export const isKeyword = (key: string): boolean => KEYWORDS.has(key);

const BY_NAME = 'write a schema in a file under schemas/, and refer to it';
const MISJUDGED =
  'Ajv evaluates it incorrectly next to some keywords: use `additionalProperties: false` or `items: false`';

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
  additionalItems: 'write `prefixItems` for the first items and `items` for all other items',
  dependencies: 'write `dependentRequired` or `dependentSchemas`, or in messages `if` and `then`',
  nullable: "write `type: [<type>, 'null']`, or `anyOf` with `type: 'null'`",
};

/** The end of the pointer to a nested schema. */
export const IN_SCHEMA = new RegExp(
  `/(${[...KEYWORDS]
    .filter(([, { holds }]) => holds !== '')
    .map(([keyword, { holds }]) => (holds === 'one' ? keyword : `${keyword}/[^/]+`))
    .join('|')})/?$`,
);

/** Whether a keyword only describes a value and rejects none. */
export const isAnnotation = (key: string): boolean =>
  key.startsWith('x-') || KEYWORDS.get(key)?.use === 'annotation';

/** Whether the code of this project reads a keyword. */
export const isRead = (key: string): boolean =>
  isAnnotation(key) || KEYWORDS.get(key)?.use === 'read';

/** Whether a schema accepts any value: it has no rules. */
export const acceptsAll = (schema: Schema | boolean): boolean =>
  schema !== false && Object.keys(schema).every(isAnnotation);

/** The annotations of a schema. */
export const annotationsOf = (schema: Schema): Schema => pick(schema, isAnnotation);

/** Whether a schema is `allOf: [{$ref}]` with annotations, which gives a reference a separate description. */
export function isAlias({ allOf, ...own }: Schema): boolean {
  return (
    allOf?.length === 1 && allOf[0]?.$ref !== undefined && Object.keys(own).every(isAnnotation)
  );
}

/** Whether a schema is a reference, perhaps with annotations, but without other rules. */
export const isReference = ({ $ref, ...beside }: Schema): boolean =>
  $ref !== undefined && Object.keys(beside).every(isAnnotation);

/** The name of the schema that a node refers to, by `$ref` or as an alias, without other rules. */
export function referredName(schema: Schema | undefined): string | undefined {
  if (schema === undefined) return undefined;
  const target = isAlias(schema) ? schema.allOf?.[0] : schema;
  return target && isReference(target) ? nameIn(target) : undefined;
}

/** The step from a schema to one directly below it. */
interface Step {
  keyword: string;
  /** The name of a property or pattern, or the index in a list. */
  key?: string | number;
  /** The JSON pointer from the outer schema. */
  pointer: string;
  /** Whether the code of this project reads the schema there. */
  isRead: boolean;
}

/** The schema that accepts nothing, as `false`. */
export const NONE: Schema = { not: {} };

/** A copy of a schema whose direct children are mapped. A boolean in the place of a schema is `{}` or `NONE`. */
export function mapChildren(schema: Schema, map: (child: Schema, step: Step) => Schema): Schema {
  const mapped: Record<string, unknown> = { ...schema };
  for (const [keyword, value] of Object.entries(schema)) {
    const { use = '', holds = '' } = KEYWORDS.get(keyword) ?? {};
    if (holds === '' || value === undefined) continue;
    if (typeof value === 'boolean' && /Prop/.test(keyword)) continue;
    const mapOne = (one: unknown, key?: string | number) => {
      const pointer = key === undefined ? `/${keyword}` : joinPointer(`/${keyword}`, key);
      const step = {
        keyword,
        isRead: /read|merged/.test(use) && !((LIMITED[keyword] ?? '') in schema),
        pointer,
        ...(key !== undefined && { key }),
      };
      return map(one === true ? {} : one === false ? { ...NONE } : (one as Schema), step);
    };
    if (holds === 'one') mapped[keyword] = mapOne(value);
    else if (holds === 'list')
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
  const place = { pointer: '', isRead: true, ...start };
  if (visit(schema, place) === false) return;
  for (const { node, keyword, pointer, isRead } of childrenOf(schema)) {
    visitSchema(node, visit, {
      pointer: place.pointer + pointer,
      keyword,
      isRead: place.isRead && isRead,
    });
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
