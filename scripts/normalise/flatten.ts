import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../model/contract.ts';
import { FindingsError } from '../model/finding.ts';
import type { Json } from '../model/json.ts';
import {
  isAnnotation,
  isComposition,
  type NormalSchema,
  refName,
  SCHEMA_REF,
  type Schema,
} from '../model/schema.ts';

/** The annotations that state facts: they are kept wherever in an `allOf` chain they stand. */
const COLLECTED = ['x-unspecified', 'x-assumption', 'x-replaces'] as const;

interface Context {
  contract: Contract;
  /** What is flattened already, by name. */
  done: Map<string, NormalSchema>;
  /** The names being flattened, outermost first: a composition must not contain itself. */
  open: string[];
}

/**
 * Merges every `allOf`, factors what all branches of a union share into the object around them and
 * recognises open enumerations. Parts disappear: their content stands where they were named.
 *
 * @returns the public schemas by name; the contract is left as it was
 * @throws FindingsError for a reference that leads nowhere, a composition of itself, and two
 *   members of one `allOf` chain that contradict each other
 */
export function flatten(contract: Contract): Map<string, NormalSchema> {
  const context: Context = { contract, done: new Map(), open: [] };
  const flat = new Map<string, NormalSchema>();
  for (const name of contract.schemas.keys()) {
    if (!contract.parts.has(name)) flat.set(name, named(context, name, SCHEMA_REF + name));
  }
  return flat;
}

function named(context: Context, name: string, from: string): NormalSchema {
  const done = context.done.get(name);
  if (done !== undefined) return done;
  const schema = context.contract.schemas.get(name);
  if (schema === undefined) {
    fail(from, `there is no schema "${name}"; name one that exists`);
  }
  if (context.open.includes(name)) {
    const chain = [...context.open, name].join(' → ');
    fail(from, `allOf leads back to itself (${chain}); take one of the references out`);
  }
  context.open.push(name);
  const flat = node(context, schema, SCHEMA_REF + name);
  context.open.pop();
  context.done.set(name, flat);
  return flat;
}

function node(context: Context, schema: Schema, at: string): NormalSchema {
  if (typeof schema !== 'object') fail(at, 'a schema has to be an object; {} accepts any value');
  const { allOf, ...own } = schema;
  if (allOf === undefined) return factor(openEnumeration(plain(context, own, at)));
  if (!isComposition(schema)) return plain(context, { ...own, $ref: allOf[0]?.$ref }, at);
  let merged: NormalSchema = {};
  allOf.forEach((entry, index) => {
    merged = merge(merged, whole(context, entry, `${at}/allOf/${index}`), at);
  });
  // The composition's own title and description stand; those of its parts speak of the parts.
  const kept = Object.entries(merged).filter(([key]) => isCollected(key) || !isAnnotation(key));
  return factor(merge(Object.fromEntries(kept), plain(context, own, at), at));
}

/** A schema with its children flattened and its own keywords as they are. */
function plain(context: Context, schema: Schema, at: string): NormalSchema {
  const child = (key: string, value: Schema) => node(context, value, `${at}/${key}`);
  const list = (key: string, values: Schema[]) =>
    values.map((value, index) => child(`${key}/${index}`, value));
  const { allOf, properties, items, additionalProperties, anyOf, oneOf, not, ...rest } = schema;
  const flat: NormalSchema = rest;
  if (properties !== undefined) {
    flat.properties = {};
    for (const [key, value] of Object.entries(properties)) {
      flat.properties[key] = child(`properties/${key}`, value);
    }
  }
  if (items !== undefined) flat.items = child('items', items);
  if (additionalProperties !== undefined) {
    flat.additionalProperties =
      typeof additionalProperties === 'boolean'
        ? additionalProperties
        : child('additionalProperties', additionalProperties);
  }
  if (anyOf !== undefined) flat.anyOf = list('anyOf', anyOf);
  if (oneOf !== undefined) flat.oneOf = list('oneOf', oneOf);
  if (not !== undefined) flat.not = child('not', not);
  return flat.$ref === undefined ? flat : reference(context, flat, at);
}

/** A reference to a public schema stays; one to a part is replaced by the part's content. */
function reference(context: Context, schema: NormalSchema, at: string): NormalSchema {
  const { $ref = '', ...annotations } = schema;
  const name = refName($ref);
  if (name === undefined) {
    fail(at, `"${$ref}" is no reference to a named schema; write ${SCHEMA_REF}<Name>`);
  }
  if (context.contract.parts.has(name)) return { ...named(context, name, at), ...annotations };
  if (!context.contract.schemas.has(name)) named(context, name, at);
  return { $ref, ...annotations };
}

/** A member of an `allOf`, as the content it stands for. */
function whole(context: Context, schema: Schema, at: string): NormalSchema {
  const flat = node(context, schema, at);
  const name = flat.$ref === undefined ? undefined : refName(flat.$ref);
  return name === undefined ? flat : named(context, name, at);
}

/** Both schemas in one; what both state must be the same. */
function merge(left: NormalSchema, right: NormalSchema, at: string): NormalSchema {
  if (isShort(left, right) || isShort(right, left)) {
    fail(at, '"additionalProperties" sees the properties beside it alone; state it without allOf');
  }
  const merged: Record<string, unknown> = { ...left };
  for (const [key, value] of Object.entries(right)) {
    const before = merged[key];
    if (before === undefined || isDeepStrictEqual(before, value)) merged[key] = value;
    else if (key === 'properties') merged[key] = union(left.properties, right.properties, at);
    else if (key === 'required') {
      merged[key] = [...new Set([...(left.required ?? []), ...(right.required ?? [])])];
    } else if (isCollected(key)) merged[key] = [before as Json, value as Json].flat();
    else if (!isAnnotation(key)) {
      fail(at, `"${key}" stands twice in one allOf chain, and differs; state it once`);
    }
  }
  return merged;
}

/** Whether a schema says of other properties than its own what another one says of some of them. */
function isShort(
  { additionalProperties = true, properties = {} }: NormalSchema,
  other: NormalSchema,
) {
  const names = Object.keys(other.properties ?? {});
  return additionalProperties !== true && names.some((name) => !(name in properties));
}

function isCollected(key: string): boolean {
  return (COLLECTED as readonly string[]).includes(key);
}

function union(
  left: Record<string, NormalSchema> = {},
  right: Record<string, NormalSchema> = {},
  at: string,
): Record<string, NormalSchema> {
  for (const [key, value] of Object.entries(right)) {
    const before = left[key];
    if (before !== undefined && !isDeepStrictEqual(before, value)) {
      fail(at, `property "${key}" is declared twice in one allOf chain; declare it once`);
    }
  }
  return { ...left, ...right };
}

/** `anyOf` of an enumeration and a pattern that covers it: one string with its known values. */
function openEnumeration(schema: NormalSchema): NormalSchema {
  const { anyOf, ...rest } = schema;
  const [first, second] = anyOf ?? [];
  if (anyOf?.length !== 2 || first?.enum === undefined || second?.pattern === undefined) {
    return schema;
  }
  const { type, enum: values, ...said } = first;
  const pattern = new RegExp(second.pattern, 'u');
  const known = values.filter((value): value is string => typeof value === 'string');
  const covered = known.length === values.length && known.every((value) => pattern.test(value));
  const onlyStrings = type === 'string' && second.type === 'string';
  if (!covered || !onlyStrings || !Object.keys(said).every(isAnnotation)) return schema;
  const { title, description, ...open } = second;
  return { ...open, ...rest, type: 'string', known };
}

/** Lifts what all branches of a union of inline objects share into the object around them. */
function factor(schema: NormalSchema): NormalSchema {
  const key = schema.oneOf === undefined ? 'anyOf' : 'oneOf';
  const branches = schema[key];
  const [first] = branches ?? [];
  if (branches === undefined || first === undefined) return schema;
  if (!branches.every((branch) => isInlineObject(branch, schema))) return schema;
  const shared = Object.entries(first.properties ?? {}).filter(([name, value]) =>
    branches.every((branch) => isDeepStrictEqual(branch.properties?.[name], value)),
  );
  const common = new Set(shared.map(([name]) => name));
  const always = (first.required ?? []).filter((name) =>
    branches.every((branch) => branch.required?.includes(name)),
  );
  const lifted: NormalSchema = {
    ...schema,
    type: 'object',
    properties: { ...Object.fromEntries(shared), ...schema.properties },
    required: [...new Set([...always, ...(schema.required ?? [])])],
  };
  if (lifted.required?.length === 0) delete lifted.required;
  const said = COLLECTED.filter((name) =>
    branches.every((branch) => branch[name] && isDeepStrictEqual(branch[name], first[name])),
  );
  for (const name of said) {
    Object.assign(lifted, { [name]: [first[name] as Json, (schema[name] as Json) ?? []].flat() });
  }
  if (branches.some((branch) => branch.additionalProperties === true)) {
    lifted.additionalProperties = true;
  }
  lifted[key] = branches.map(({ type, additionalProperties, ...branch }) => {
    for (const name of said) delete branch[name];
    const properties = Object.entries(branch.properties ?? {});
    const differing = properties.filter(([name]) => !common.has(name));
    const required = branch.required?.filter((name) => !always.includes(name)) ?? [];
    delete branch.required;
    return {
      ...branch,
      properties: Object.fromEntries(differing),
      ...(required.length > 0 && { required }),
    };
  });
  return lifted;
}

/** Whether a branch is written out where it stands, as an object with nothing closed. */
function isInlineObject(branch: NormalSchema, parent: NormalSchema): boolean {
  const type = branch.type ?? parent.type;
  const allowed = new Set(['type', 'properties', 'required', 'additionalProperties']);
  return (
    type === 'object' &&
    branch.properties !== undefined &&
    (branch.additionalProperties ?? true) === true &&
    Object.keys(branch).every((key) => allowed.has(key) || isAnnotation(key))
  );
}

function fail(location: string, message: string): never {
  throw new FindingsError([{ file: 'bundle', location: location.replace(/^#/, ''), message }]);
}
