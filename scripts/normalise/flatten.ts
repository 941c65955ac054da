import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../model/contract.ts';
import { BUNDLE, FindingsError, mapOrRefuse } from '../model/finding.ts';
import { type Json, pick } from '../model/json.ts';
import {
  branchesOf,
  childrenOf,
  isAnnotation,
  isComposition,
  isOpenEnumeration,
  mapBranches,
  mapChildren,
  type NormalSchema,
  refName,
  SCHEMA_REF,
  type Schema,
} from '../model/schema.ts';

/** The annotations that state facts: they are kept wherever they are in an `allOf` chain. */
const COLLECTED = new Set(['x-unspecified', 'x-assumption', 'x-replaces']);

const SECOND = 'a second union in one schema; state one of the two in a schema of its own';

/**
 * Merges every `allOf`, factors what all branches of a union share into the object around them and
 * recognizes open enumerations. Parts disappear: their content is put where they were named. Of no
 * union is it known yet what tells its branches apart.
 *
 * @returns the public schemas by name; the contract is left as it was
 * @throws FindingsError for each reference to what does not exist, composition of itself, two members of
 *   one `allOf` chain that contradict each other, and fields beside a union of whole schemas
 */
export function flatten(contract: Contract): Map<string, NormalSchema> {
  const flattener = new Flattener(contract);
  const names = [...contract.schemas.keys()].filter((name) => !contract.fragments.has(name));
  const flat = mapOrRefuse(names, (name): [string, NormalSchema] => {
    const schema = flattener.named(name, SCHEMA_REF + name);
    const titled = (branch: NormalSchema) =>
      branch.title === undefined ? branch : { ...branch, title: titleIn(name, branch.title) };
    return [name, schema.union ? { ...schema, union: mapBranches(schema.union, titled) } : schema];
  });
  return new Map(flat);
}

/** What a branch is called in a schema, by whose name it begins: `BlockFailed` is `ABlockFailed` in `ABlock`. */
function titleIn(name: string, title: string): string {
  let start = 0;
  while (!title.startsWith(name.slice(start))) start++;
  return name.slice(0, start) + title;
}

class Flattener {
  /** What became of each name, which many may be composed of: a schema, or what is wrong with it. */
  readonly #done = new Map<string, NormalSchema | FindingsError>();
  /** The names being flattened, outermost first: a composition must not contain itself. */
  readonly #open: string[] = [];

  constructor(private readonly contract: Contract) {}

  named(name: string, from: string): NormalSchema {
    const known = this.#done.get(name);
    if (known instanceof FindingsError) throw known;
    if (known !== undefined) return known;
    const schema = this.contract.schemas.get(name);
    if (schema === undefined) fail(from, `the schema "${name}" does not exist; name one that does`);
    if (this.#open.includes(name)) {
      const circle = [...this.#open, name].join(' → ');
      fail(from, `allOf leads back to itself (${circle}); take one of the references out`);
    }
    this.#open.push(name);
    try {
      const flat = this.#node(schema, SCHEMA_REF + name);
      this.#done.set(name, flat);
      return flat;
    } catch (error) {
      if (error instanceof FindingsError) this.#done.set(name, error);
      throw error;
    } finally {
      this.#open.pop();
    }
  }

  #node(schema: Schema, at: string): NormalSchema {
    if (typeof schema !== 'object') fail(at, 'a schema must be an object; {} accepts any value');
    // A discriminator is for generators alone: what is made here goes by the tag of a union.
    const { allOf = [], discriminator, ...own } = schema;
    if (own.oneOf && own.anyOf) fail(`${at}/anyOf`, SECOND);
    const below = childrenOf<Schema>(isComposition(schema) ? schema : own);
    const made = new Map(
      mapOrRefuse(below, ({ node, pointer }) => [node, this.#node(node, at + pointer)] as const),
    );
    const madeOf = (child: Schema) => made.get(child) ?? {};
    const flat = withUnion(mapChildren(own, madeOf));
    if (!isComposition(schema)) {
      const { $ref = allOf[0]?.$ref } = flat;
      return $ref === undefined
        ? factor(mergeOpenEnumeration(flat), at)
        : this.#reference({ ...flat, $ref }, at);
    }
    let merged: NormalSchema = {};
    for (const { $ref, ...part } of allOf.map(madeOf)) {
      const name = refName($ref);
      merged = merge(merged, name === undefined ? part : this.#content(name, at), at);
    }
    // The composition's own title and description stay; those of its parts speak of the parts.
    const kept = pick(merged, (key) => COLLECTED.has(key) || !isAnnotation(key));
    return factor(merge(kept, flat, at), at);
  }

  /** What a named schema says, whatever other names it goes by. */
  #content(name: string, at: string): NormalSchema {
    const { $ref, ...own } = this.named(name, at);
    const other = refName($ref);
    return other === undefined ? own : { ...this.#content(other, at), ...own };
  }

  /** A reference to a public schema stays; one to a fragment is replaced by its content. */
  #reference(schema: NormalSchema, at: string): NormalSchema {
    const { $ref = '', ...annotations } = schema;
    const name = refName($ref);
    if (name === undefined) {
      fail(at, `"${$ref}" is not a reference to a named schema; write ${SCHEMA_REF}<Name>`);
    }
    if (this.contract.fragments.has(name)) {
      return { title: name, ...this.named(name, at), ...annotations };
    }
    if (!this.contract.schemas.has(name)) this.named(name, at);
    return { $ref, ...annotations };
  }
}

/** Both schemas in one; what both state must be the same. */
function merge(left: NormalSchema, right: NormalSchema, at: string): NormalSchema {
  if (isShort(left, right) || isShort(right, left)) {
    fail(at, '"additionalProperties" only knows the properties beside it; state it without allOf');
  }
  const merged: Record<string, unknown> = { ...left };
  for (const [key, value] of Object.entries(right)) {
    const before = merged[key];
    if (before === undefined || isDeepStrictEqual(before, value)) merged[key] = value;
    else if (key === 'properties') {
      const twice = Object.keys(value).find(
        (name) => left.properties?.[name] && !isDeepStrictEqual(left.properties[name], value[name]),
      );
      if (twice)
        fail(at, `property "${twice}" is declared twice in one allOf chain; declare it once`);
      merged[key] = { ...left.properties, ...value };
    } else if (key === 'required') merged[key] = [...new Set([...(left.required ?? []), ...value])];
    else if (COLLECTED.has(key)) merged[key] = [before, value].flat();
    else if (key === 'union') fail(at, SECOND);
    else if (!isAnnotation(key)) {
      fail(at, `"${key}" is stated twice in one allOf chain, with different values; state it once`);
    }
  }
  return merged;
}

/** Whether a schema restricts properties that it does not name and another one does. */
function isShort(
  { additionalProperties = true, properties = {} }: NormalSchema,
  other: NormalSchema,
) {
  const names = Object.keys(other.properties ?? {});
  return additionalProperties !== true && names.some((name) => !(name in properties));
}

/** A schema with its `oneOf` or `anyOf` as a union, in the same place among its keywords. */
function withUnion(schema: NormalSchema): NormalSchema {
  const entries = Object.entries(schema).map(([keyword, value]) => {
    if (keyword !== 'oneOf' && keyword !== 'anyOf') return [keyword, value];
    const branches = (value as NormalSchema[]).map((schema) => ({ when: undefined, schema }));
    return ['union', { keyword, by: 'trial', branches }];
  });
  return Object.fromEntries(entries);
}

/** `anyOf` of an enumeration and a pattern that covers it: one string with its known values. */
function mergeOpenEnumeration(schema: NormalSchema): NormalSchema {
  const { union, ...own } = schema;
  const branches = branchesOf(schema);
  const [listed, others, ...more] = branches;
  const isOpen = union?.keyword === 'anyOf' && isOpenEnumeration({ anyOf: branches });
  if (!isOpen || !listed?.enum?.length || !others?.pattern || more.length > 0) {
    return schema;
  }
  const { type, enum: known, ...said } = listed;
  const { title, description, ...bounds } = others;
  const { type: _, pattern, ...rest } = bounds;
  const matching = new RegExp(others.pattern, 'u');
  const isCovered = (value: Json): value is string =>
    typeof value === 'string' && matching.test(value);
  // A branch that decides more, a value that the other branch would refuse, and what is said otherwise
  // around them stay a union.
  const isPlain = Object.keys({ ...said, ...rest }).every(isAnnotation);
  const both = pick<NormalSchema>(bounds, (key) => key in own && !isAnnotation(key));
  const isSame = isDeepStrictEqual(
    both,
    pick(own, (key) => key in both),
  );
  return isPlain && isSame && known.every(isCovered) ? { ...bounds, ...own, known } : schema;
}

/** Lifts what all branches of a union of inline objects share into the object around them. */
function factor(schema: NormalSchema, at: string): NormalSchema {
  const { union, type, properties, additionalProperties = true } = schema;
  const branches = branchesOf(schema);
  if (union === undefined || branches.length === 0) return schema;
  if (additionalProperties !== true) {
    const instead = 'state it in each branch, with all properties of the branch beside it';
    fail(
      `${at}/additionalProperties`,
      `does not know what the branches beside it name; ${instead}`,
    );
  }
  if (!branches.every((branch) => isInlineObject(branch, schema))) {
    const isSame = branches.every((branch) => isDeepStrictEqual(branch.type, type));
    if (type !== undefined && !isSame) {
      const instead = 'leave it to the branches, each of which states its own';
      fail(`${at}/type`, `a type is beside branches that are whole schemas; ${instead}`);
    }
    if (properties === undefined) return schema;
    const instead = 'state them in each branch, or write the branches in place';
    fail(`${at}/properties`, `there are fields beside branches that are whole schemas; ${instead}`);
  }
  const shared = sharedBy(branches, schema);
  return {
    ...schema,
    ...merge(shared, schema, at),
    type: 'object',
    ...(branches.some((branch) => branch.additionalProperties) && { additionalProperties: true }),
    union: mapBranches(union, (branch) => without(shared, branch)),
  };
}

/** What all branches say alike, and the object around them does not: a schema of that alone. */
function sharedBy([first = {}, ...others]: NormalSchema[], around: NormalSchema): NormalSchema {
  const isSame = (read: (branch: NormalSchema) => unknown) =>
    others.every((other) => isDeepStrictEqual(read(other), read(first)));
  const properties = pick(
    first.properties ?? {},
    (name) => !(name in (around.properties ?? {})) && isSame((one) => one.properties?.[name]),
  );
  const required =
    first.required?.filter((name) => isSame((one) => one.required?.includes(name))) ?? [];
  const collected = pick(
    first,
    (key) => COLLECTED.has(key) && isSame((one) => one[key as keyof NormalSchema]),
  );
  return { ...collected, properties, ...(required.length > 0 && { required }) };
}

/** A branch without what the object around it says in its place. */
function without(shared: NormalSchema, branch: NormalSchema): NormalSchema {
  const { type, additionalProperties, properties = {}, required = [], ...rest } = branch;
  const own = required.filter((name) => !shared.required?.includes(name));
  return {
    ...pick(rest, (key) => !(key in shared)),
    properties: pick(properties, (name) => !(name in (shared.properties ?? {}))),
    ...(own.length > 0 && { required: own }),
  };
}

/** Whether a branch is written out in place, as an object with nothing closed. */
function isInlineObject(branch: NormalSchema, parent: NormalSchema): boolean {
  const { type = parent.type, properties, required, additionalProperties, ...rest } = branch;
  const isOpen = properties !== undefined && (additionalProperties ?? true) === true;
  const isObject = type === 'object' && [parent.type ?? type].flat().includes(type);
  return isObject && isOpen && Object.keys(rest).every(isAnnotation);
}

function fail(location: string, message: string): never {
  throw new FindingsError([{ file: BUNDLE, location: location.replace(/^#/, ''), message }]);
}
