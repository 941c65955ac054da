import type { NormalSchema } from '../model/schema.ts';
import { refName } from './flatten.ts';

/** What a tag property can hold. */
export type TagValue = string | boolean;

/** The values of a tag that choose a branch; `other` is any string that no branch before names. */
export type TagValues = TagValue[] | 'other';

type Schemas = ReadonlyMap<string, NormalSchema>;

/** The named schema behind a reference, or the schema itself; `{}` for a name that does not exist. */
export function resolve(schema: NormalSchema, schemas: Schemas): NormalSchema {
  let resolved = schema;
  // As many steps as there are names: a chain of references that never ends resolves to nothing.
  for (let step = 0; step <= schemas.size && resolved.$ref !== undefined; step++) {
    resolved = schemas.get(refName(resolved.$ref) ?? '') ?? {};
  }
  return resolved.$ref === undefined ? resolved : {};
}

/** The branches of a union, or `undefined` where a schema is none. */
export function branchesOf(schema: NormalSchema): NormalSchema[] | undefined {
  return schema.oneOf ?? schema.anyOf;
}

/**
 * The values of `tag` that choose a branch of a union, or `undefined` where the branch does not
 * say: not required, or not one of a few values.
 *
 * @param union the schema around the branch: what it requires holds for each branch
 */
export function tagValues(
  branch: NormalSchema,
  tag: string,
  union: NormalSchema,
  schemas: Schemas,
): TagValues | undefined {
  const object = resolve(branch, schemas);
  const required = object.required?.includes(tag) || union.required?.includes(tag);
  const property = object.properties?.[tag];
  if (!required || property === undefined) return undefined;
  const { const: only, enum: several, type, not } = resolve(property, schemas);
  if (only !== undefined) return isTagValue(only) ? [only] : undefined;
  if (several !== undefined) return several.every(isTagValue) ? several : undefined;
  return type === 'string' && not?.const !== undefined ? 'other' : undefined;
}

/**
 * Finds, for every union of objects, the required property that tells its branches apart, and
 * writes its name as `tag` beside the branches.
 *
 * @param only the names of the schemas wanted; all of them unless given
 * @returns the same schemas with their tags; what was given is left as it was
 */
export function tag(schemas: Schemas, only?: ReadonlySet<string>): Map<string, NormalSchema> {
  const tagged = new Map<string, NormalSchema>();
  for (const [name, schema] of schemas) {
    if (only?.has(name) === false) continue;
    tagged.set(
      name,
      mapSchema(schema, (node) => {
        const found = tagOf(node, schemas);
        return found === undefined ? node : { ...node, tag: found };
      }),
    );
  }
  return tagged;
}

/**
 * Rebuilds a schema from the leaves up: `change` gets each node, branches of unions included, with
 * its children changed already.
 */
export function mapSchema(
  schema: NormalSchema,
  change: (node: NormalSchema) => NormalSchema,
): NormalSchema {
  const child = (node: NormalSchema) => mapSchema(node, change);
  const mapped: NormalSchema = { ...schema };
  if (schema.properties !== undefined) {
    mapped.properties = {};
    for (const [key, value] of Object.entries(schema.properties)) {
      mapped.properties[key] = child(value);
    }
  }
  if (schema.items !== undefined) mapped.items = child(schema.items);
  if (typeof schema.additionalProperties === 'object') {
    mapped.additionalProperties = child(schema.additionalProperties);
  }
  if (schema.anyOf !== undefined) mapped.anyOf = schema.anyOf.map(child);
  if (schema.oneOf !== undefined) mapped.oneOf = schema.oneOf.map(child);
  if (schema.not !== undefined) mapped.not = child(schema.not);
  return change(mapped);
}

function tagOf(union: NormalSchema, schemas: Schemas): string | undefined {
  const branches = branchesOf(union);
  const [first] = branches ?? [];
  if (branches === undefined || first === undefined || branches.length < 2) return undefined;
  if (!branches.every((branch) => (resolve(branch, schemas).type ?? union.type) === 'object')) {
    return undefined;
  }
  const candidates = Object.keys(resolve(first, schemas).properties ?? {});
  return candidates.find((name) =>
    tellApart(branches.map((branch) => tagValues(branch, name, union, schemas))),
  );
}

/** Whether no value chooses two branches; only the last may take any other value. */
function tellApart(values: (TagValues | undefined)[]): boolean {
  const seen = new Set<TagValue>();
  return values.every((branch, index) => {
    if (branch === undefined) return false;
    if (branch === 'other') return index === values.length - 1;
    return branch.every((value) => !seen.has(value) && seen.add(value));
  });
}

function isTagValue(value: unknown): value is TagValue {
  return typeof value === 'string' || typeof value === 'boolean';
}
