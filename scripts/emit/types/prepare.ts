/** From the normal form to what openapi-typescript turns into the types that we want. */

import { type NormalSchema, refName } from '../../model/schema.ts';
import { expand } from '../../normalise/normal.ts';
import { describe } from './comment.ts';

/** A schema without tags: every branch is a whole object, and says what its comment is. */
export interface Prepared extends Omit<NormalSchema, 'items' | 'properties' | 'anyOf' | 'oneOf'> {
  'x-comment'?: string;
  'x-known'?: (string | number)[];
  allOf?: Prepared[];
  items?: Prepared;
  properties?: Record<string, Prepared>;
  anyOf?: Prepared[];
  oneOf?: Prepared[];
}

/** Keywords that decide the type; all others only reach the comment. */
const TYPE_KEYWORDS = ['$ref', 'type', 'const', 'enum', 'required', 'default'] as const;

/**
 * Prepares all public schemas.
 *
 * @returns the schemas by name, sorted
 */
export function prepare(schemas: Map<string, NormalSchema>): Record<string, Prepared> {
  const names = [...schemas.keys()].sort();
  // Whole branches: only then does a tag narrow the fields beside it.
  const whole = new Map(names.map((name) => [name, expand(get(schemas, name))]));
  return Object.fromEntries(names.map((name) => [name, prepareOne(get(whole, name), whole)]));
}

function prepareOne(schema: NormalSchema, schemas: Map<string, NormalSchema>): Prepared {
  const each = (children: NormalSchema[]) => children.map((child) => prepareOne(child, schemas));
  const target = schema.$ref ? get(schemas, refName(schema.$ref) ?? schema.$ref) : undefined;
  const prepared: Prepared = { 'x-comment': describe(schema, target) };
  const from = target?.default === undefined ? schema : { default: target.default, ...schema };
  for (const key of TYPE_KEYWORDS) {
    if (from[key] !== undefined) Object.assign(prepared, { [key]: from[key] });
  }
  // Any string but a few: the literals of the other branches stay offered beside it.
  const known = schema.known ?? (schema.not && schema.type === 'string' ? [] : undefined);
  if (known) prepared['x-known'] = known;
  if (schema.items) prepared.items = prepareOne(schema.items, schemas);
  const branches = (list: NormalSchema[]) =>
    each(list.map((one) => tagFirst(one, schema.tag))).map((one) =>
      tagRequired(one, schema, schemas),
    );
  if (schema.anyOf) prepared.anyOf = branches(schema.anyOf);
  if (schema.oneOf) prepared.oneOf = branches(schema.oneOf);
  if (schema.properties) prepared.properties = properties(schema, schemas);
  const { additionalProperties: additional } = schema;
  if (typeof additional === 'object') {
    prepared.additionalProperties = prepareOne(additional, schemas);
  } else if (schema.properties ? additional : isBareObject(schema)) {
    prepared.additionalProperties = true;
  }
  return prepared;
}

/** Whoever reads a branch wants to know first when it applies. */
function tagFirst(branch: NormalSchema, tag: string | undefined): NormalSchema {
  const property = tag === undefined ? undefined : branch.properties?.[tag];
  if (tag === undefined || property === undefined) return branch;
  return { ...branch, properties: { [tag]: property, ...branch.properties } };
}

/** A union of references may require a tag that its members do not: `Job & {kind: 'live'}`. */
function tagRequired(
  branch: Prepared,
  { tag, required = [] }: NormalSchema,
  schemas: Map<string, NormalSchema>,
): Prepared {
  const target = branch.$ref === undefined ? undefined : schemas.get(refName(branch.$ref) ?? '');
  const property = tag === undefined ? undefined : target?.properties?.[tag];
  if (tag === undefined || property === undefined || !required.includes(tag)) return branch;
  const { 'x-comment': _, ...chooses } = prepareOne(property, schemas);
  const chosen = { type: 'object', required: [tag], properties: { [tag]: chooses } } as Prepared;
  return { allOf: [branch, chosen] };
}

/** Without this a free-form object would become a type that no object fits. */
function isBareObject({ type, properties, anyOf, oneOf }: NormalSchema): boolean {
  const isObject = type === 'object' || (Array.isArray(type) && type.includes('object'));
  return isObject && !properties && !anyOf && !oneOf;
}

/** The properties, what must be there first; otherwise in the order of the contract. */
function properties(
  { properties = {}, required = [] }: NormalSchema,
  schemas: Map<string, NormalSchema>,
): Record<string, Prepared> {
  const names = Object.keys(properties);
  const ordered = [
    ...names.filter((name) => required.includes(name)),
    ...names.filter((name) => !required.includes(name)),
  ];
  return Object.fromEntries(
    ordered.map((name) => [name, prepareOne(properties[name] ?? {}, schemas)]),
  );
}

function get(schemas: Map<string, NormalSchema>, name: string): NormalSchema {
  const schema = schemas.get(name);
  if (!schema) throw new Error(`no public schema is called ${name}`);
  return schema;
}
