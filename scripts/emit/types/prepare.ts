/** Schemas as openapi-typescript takes them. */
import { mapSchemas } from '../../model/contract.ts';
import { pickKeys, sortByKey } from '../../model/json.ts';
import {
  baseType,
  branchesOf,
  listedValues,
  mapBranches,
  mapChildren,
  type NormalSchema,
  type NormalSchemas,
  refName,
  SCHEMA_REF,
  type Schema,
} from '../../model/schema.ts';
import { toJsonSchema } from '../../normalise/normal.ts';
import { branchTypesOf } from '../names.ts';
import { describe } from './comment.ts';

/** A schema as the library reads it: its title holds the whole comment. */
export interface Prepared extends Schema {
  'x-types'?: string[];
}

/** The keywords that decide the type; all others only reach the comment. */
const KEPT = new Set(['$ref', 'type', 'required', 'properties', 'items', 'anyOf', 'oneOf']);

/** All schemas by name, sorted. */
export function prepare(all: NormalSchemas): Record<string, Prepared> {
  const schemas = new Map(sortByKey(all));
  return Object.fromEntries(mapSchemas(schemas, (schema) => prepareNode(schema, {}, schemas)));
}

/** The public schemas, and the titled branches of their unions as schemas of their own. */
export function withBranchTypes(all: NormalSchemas): NormalSchemas {
  const schemas = new Map(all);
  for (const [name, schema] of [...schemas]) {
    const { union, ...rest } = schema;
    if (union?.tag === undefined || branchTypesOf(schema).length === 0) continue;
    for (const { schema } of union.branches) {
      const { [union.tag]: tag = {}, ...properties } = schema.properties ?? {};
      schemas.set(schema.title ?? '', {
        ...schema,
        properties: { [union.tag]: tag, ...properties },
      });
    }
    const named = mapBranches(union, ({ title }) => ({ $ref: SCHEMA_REF + title }));
    schemas.set(name, { ...rest, union: named });
  }
  return schemas;
}

/** One schema as the library reads it; `around` is the schema that holds it. */
function prepareNode(schema: NormalSchema, around: NormalSchema, schemas: NormalSchemas): Prepared {
  const { type, properties, required = [] } = schema;
  const targetOf = ({ $ref }: NormalSchema) => schemas.get(refName($ref) ?? '');
  const tag = branchesOf(around).includes(schema) ? (around.union?.tag ?? '') : '';
  const mapped = mapChildren(schema, (child) => prepareNode(child, schema, schemas));
  const isObject = [type].flat().includes('object');
  const hasFields = Object.keys(properties ?? {}).length > 0;
  const prepared: Prepared = {
    ...pickKeys(toJsonSchema(mapped), (key) => KEPT.has(key)),
    // Without an index signature, the library makes `Record<string, never>` of a free-form object.
    additionalProperties: isObject && (mapped.additionalProperties ?? !hasFields),
    title: describe(schema, targetOf(schema)),
    'x-types': literalsOf(schema),
  };
  if (properties && mapped.properties) {
    // First the tag, which tells when a branch applies, then what is required.
    const rank = (name: string) => (name === tag ? 0 : required.includes(name) ? 1 : 2);
    const fields = Object.entries(mapped.properties).sort(([a], [b]) => rank(a) - rank(b));
    prepared.properties = Object.fromEntries(fields);
  }
  // A union requires the tag, which a branch may lack when it is read alone: `Job & {kind: 'live'}`.
  const target = targetOf(schema);
  const field = target?.properties?.[tag];
  if (field === undefined || target?.required?.includes(tag)) return prepared;
  const { title: _, ...chosen } = prepareNode(field, {}, schemas);
  return { allOf: [prepared, { type: 'object', required: [tag], properties: { [tag]: chosen } }] };
}

/** The literals of an enumeration; an open one takes any other value of its type too. */
function literalsOf(schema: NormalSchema): string[] | undefined {
  // A tag that may be any string but a few: editors offer the literals of the other branches.
  const known = schema.known ?? (schema.not && schema.type === 'string' ? [] : undefined);
  const literals = (known ?? listedValues(schema))?.map((value) => JSON.stringify(value));
  const others = known ? [schema.type ?? []].flat().map(baseType) : [];
  // Lists and objects have no type that a single name stands for.
  if (others.includes('array') || others.includes('object')) return undefined;
  // `string` alone would swallow the literals.
  return literals?.concat(others.map((type) => (type === 'null' ? type : `(${type} & {})`)));
}
