import type { NormalContract } from '../model/contract.ts';
import {
  acceptsNull,
  branchesOf,
  isAnnotation,
  mapSchema,
  type NormalSchema,
  refName,
  type TypeName,
} from '../model/schema.ts';

type Schemas = ReadonlyMap<string, NormalSchema>;

/** The JSON types that a schema states, none for a schema without `type`. */
export function typesOf(schema: NormalSchema): TypeName[] {
  return schema.type === undefined ? [] : [schema.type].flat();
}

/**
 * What one may send: the contract, and no field that is not named. Objects that state
 * `additionalProperties` keep what they state. What only a branch names appears on the object around
 * it as a property of any value: the branch decides.
 *
 * @returns a new contract; what was given is left as it was
 */
export function strict(normal: NormalContract): NormalContract {
  return derive(normal, 'strict', (schema) => mapSchema(schema, close));
}

/**
 * What one must be able to read: string enumerations and patterns accept any string, but for what
 * chooses a branch; `null` counts as absent for an optional field; fields marked `x-opaque` take
 * any value; formats are not checked.
 *
 * @returns a new contract; what was given is left as it was
 */
export function tolerant(normal: NormalContract): NormalContract {
  const tags = tagsByName(normal.schemas);
  return derive(normal, 'tolerant', (schema, name) =>
    loosen(schema, normal.schemas, tags.get(name) ?? new Set()),
  );
}

function derive(
  normal: NormalContract,
  profile: NormalContract['profile'],
  change: (schema: NormalSchema, name: string) => NormalSchema,
): NormalContract {
  const schemas = [...normal.schemas].map(
    ([name, schema]) => [name, change(schema, name)] as const,
  );
  return { ...normal, profile, schemas: new Map(schemas) };
}

function close(node: NormalSchema): NormalSchema {
  if (!typesOf(node).includes('object') || node.additionalProperties !== undefined) return node;
  const properties = { ...node.properties };
  for (const branch of branchesOf(node) ?? []) {
    for (const name of Object.keys(branch.properties ?? {})) properties[name] ??= {};
  }
  return { ...node, properties, additionalProperties: false };
}

/** For each schema the tags of the unions that name it as a branch. */
function tagsByName(schemas: Schemas): Map<string, Set<string>> {
  const tags = new Map<string, Set<string>>();
  const collect = (node: NormalSchema) => {
    for (const { $ref = '' } of (node.tag && branchesOf(node)) || []) {
      const name = refName($ref) ?? '';
      tags.set(name, (tags.get(name) ?? new Set()).add(node.tag ?? ''));
    }
    return node;
  };
  for (const schema of schemas.values()) mapSchema(schema, collect);
  return tags;
}

/** @param tags the properties of this object that choose a branch around it */
function loosen(
  schema: NormalSchema,
  schemas: Schemas,
  tags: ReadonlySet<string> = new Set(),
): NormalSchema {
  const { format, pattern, ...loose } = pushDown(schema);
  openStrings(loose);
  if (loose.not !== undefined) return loose;
  const own = loose.tag === undefined ? tags : new Set([...tags, loose.tag]);
  for (const key of ['oneOf', 'anyOf'] as const) {
    loose[key] &&= loose[key].map((branch) => {
      const required = [...(loose.required ?? []), ...(branch.required ?? [])];
      return branch.properties === undefined
        ? loosen(branch, schemas)
        : { ...branch, ...fields(branch, required, schemas, own) };
    });
  }
  if (loose.items !== undefined) loose.items = loosen(loose.items, schemas);
  if (typeof loose.additionalProperties === 'object') {
    loose.additionalProperties = loosen(loose.additionalProperties, schemas);
  }
  if (loose.properties === undefined) return loose;
  return { ...loose, ...fields(loose, loose.required ?? [], schemas, own) };
}

/** The `properties` and `required` of an object or a branch, in the tolerant reading. */
function fields(
  object: NormalSchema,
  required: readonly string[],
  schemas: Schemas,
  tags: ReadonlySet<string>,
): Pick<NormalSchema, 'properties' | 'required'> {
  const properties: Record<string, NormalSchema> = {};
  for (const [name, property] of Object.entries(object.properties ?? {})) {
    const loose = tags.has(name) ? property : loosen(property, schemas);
    if (property['x-opaque']) properties[name] = annotationsOf(property);
    else properties[name] = required.includes(name) ? loose : orNull(loose, schemas);
  }
  return { properties, ...(object.required && { required: object.required }) };
}

function annotationsOf(schema: NormalSchema): NormalSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => isAnnotation(key)));
}

/**
 * A common property that some branches require and others do not: only where it is optional may
 * `null` stand for it, so each branch gets its own.
 */
function pushDown(schema: NormalSchema): NormalSchema {
  const branches = branchesOf(schema);
  const { properties, required = [] } = schema;
  const names = Object.keys(properties ?? {}).filter(
    (name) =>
      !required.includes(name) && branches?.some((branch) => branch.required?.includes(name)),
  );
  if (branches === undefined || properties === undefined || names.length === 0)
    return { ...schema };
  const moved = Object.fromEntries(names.map((name) => [name, properties[name] ?? {}]));
  const kept = Object.entries(properties).filter(([name]) => !names.includes(name));
  return {
    ...schema,
    properties: Object.fromEntries(kept),
    [schema.oneOf === undefined ? 'anyOf' : 'oneOf']: branches.map((branch) => ({
      ...branch,
      properties: { ...moved, ...branch.properties },
    })),
  };
}

/** Lets an enumeration of strings take any string; its values stay known, for completion. */
function openStrings(schema: NormalSchema): void {
  const values = schema.enum;
  if (values === undefined) return;
  const strings = values.filter((value): value is string => typeof value === 'string');
  const nullable = values.includes(null);
  if (strings.length + Number(nullable) < values.length) return;
  delete schema.enum;
  schema.type ??= nullable ? ['string', 'null'] : 'string';
  schema.known = strings;
}

function orNull(schema: NormalSchema, schemas: Schemas): NormalSchema {
  if (acceptsNull(schema, schemas)) return schema;
  const types = typesOf(schema);
  const simple = ['const', 'enum', 'oneOf', 'anyOf', 'not', '$ref'].every(
    (key) => !(key in schema),
  );
  if (simple && types.length > 0) return { ...schema, type: [...types, 'null'] };
  if (schema.enum !== undefined && types.length > 0) {
    return { ...schema, type: [...types, 'null'], enum: [...schema.enum, null] };
  }
  const isChoice = schema.anyOf !== undefined && schema.tag === undefined && types.length === 0;
  if (isChoice && schema.anyOf) return { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] };
  // What is said of the field stays on the field; what decides on a value moves into the branch.
  const said: NormalSchema = {};
  const decides: NormalSchema = {};
  for (const [key, value] of Object.entries(schema)) {
    Object.assign(isAnnotation(key) ? said : decides, { [key]: value });
  }
  return { ...said, anyOf: [decides, { type: 'null' }] };
}
