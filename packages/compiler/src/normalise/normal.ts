/** Contract to normal form, and from there back to JSON Schema. */
import {
  type Contract,
  mapSchemas,
  type NormalContract,
  normalContract,
} from '../model/contract.ts';
import { pickKeys } from '../model/json.ts';
import {
  branchesOf,
  mapSchema,
  type NormalSchema,
  type NormalSchemas,
  resolve,
  type Schema,
} from '../model/schema.ts';
import { flatten } from './flatten.ts';
import { tellApart } from './tag.ts';

/**
 * The normal form of a contract, with every public schema and every schema outside the components: `allOf` is
 * merged, each branch of a union is a complete schema, and the branches are told apart.
 *
 * @throws FindingsError if the schemas cannot be merged, see `flatten`
 */
export function normalise(contract: Contract): NormalContract {
  const all = mapSchemas(tellApart(flatten(contract)), (schema) =>
    mapSchema(schema, requiredFirst),
  );
  return normalContract(contract, 'contract', all);
}

/**
 * A node with its required fields first, the order in which they are listed everywhere. An empty `required`, which
 * OpenAPI 3.0 refuses, is left out.
 */
function requiredFirst(schema: NormalSchema): NormalSchema {
  const { properties, required = [] } = schema;
  const node = pickKeys(schema, (key) => key !== 'required' || required.length > 0);
  if (properties === undefined) return node;
  const rank = ([name]: [string, unknown]) => Number(!required.includes(name));
  const fields = Object.entries(properties).sort((a, b) => rank(a) - rank(b));
  return { ...node, properties: Object.fromEntries(fields) };
}

/**
 * The normal form as plain JSON Schema, with each `union` turned back into `oneOf` or `anyOf`. A tag that no branch
 * requires, as in the tolerant profile, is required beside the union.
 */
export function toJsonSchemas(schemas: NormalSchemas): Map<string, Schema> {
  const requires = (schema: NormalSchema, tag: string): boolean => {
    const found = resolve(schema, schemas);
    if (found.union) return branchesOf(found).every((branch) => requires(branch, tag));
    return found.required?.includes(tag) === true;
  };
  const stateTag = (node: NormalSchema): Schema => {
    const tag = node.union?.tag;
    if (tag === undefined || requires(node, tag)) return toJsonSchema(node);
    return { ...toJsonSchema(node), type: 'object', required: [tag] };
  };
  return mapSchemas(schemas, (schema) => mapSchema(schema, stateTag));
}

/** A node with its union as `oneOf` or `anyOf`, in the same place among its keywords. */
export function toJsonSchema(node: NormalSchema): Schema {
  const entries = Object.entries(node).map(([key, value]) =>
    key === 'union' ? [node.union?.keyword, branchesOf(node)] : [key, value],
  );
  return Object.fromEntries(entries);
}
