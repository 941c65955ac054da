/** Merges every `allOf`: each public schema and each branch of a union becomes complete. */
import { isDeepStrictEqual } from 'node:util';
import type { Contract, RootSchema } from '../model/contract.ts';
import { BUNDLE, mapOrRefuse, refuseAt } from '../model/finding.ts';
import { type Json, pickKeys } from '../model/json.ts';
import {
  branchesOf,
  childrenOf,
  isAnnotation,
  isComposition,
  mapBranches,
  mapChildren,
  type NormalSchema,
  refName,
  SCHEMAS,
  type Schema,
} from '../model/schema.ts';

/** The annotations that are lists: `allOf` joins those of its parts. */
const COLLECTED = new Set(['x-unspecified', 'x-assumption', 'x-replaces']);

/** Whether `allOf` keeps a keyword of its parts: every rule, lists, and the default. Others only describe the part. */
function isKept(key: string): boolean {
  return !isAnnotation(key) || COLLECTED.has(key) || key === 'default';
}

const TWO_UNIONS = 'the schema has two unions; move one of them into its own schema';

const WRITE_OUT = 'state it in each branch, or write the branches out in place';

/**
 * Merges every `allOf`, completes each branch of a union and recognizes open enumerations. Fragments disappear:
 * their content takes the place of references to them. `tellApart` finds the tags of unions later.
 *
 * @returns the public schemas by name, and the schemas outside the components by their pointers; the contract is
 *   not changed
 * @throws FindingsError for schemas that cannot be merged, for example because of an unknown reference, two parts
 *   of an `allOf` that contradict each other or keywords beside branches that are references
 */
export function flatten(contract: Contract): Map<string, NormalSchema> {
  const flattener = new Flattener(contract);
  const names = [...contract.schemas.keys()].filter((name) => !contract.fragments.has(name));
  const flattenNamed = (name: string): [string, NormalSchema] => {
    const schema = flattener.named(name, `${SCHEMAS}/${name}`);
    if (schema.union === undefined) return [name, schema];
    const union = mapBranches(schema.union, (branch) => {
      if (branch.title === undefined) return branch;
      return { ...branch, title: titleIn(name, branch.title) };
    });
    return [name, { ...schema, union }];
  };
  const flattenRoot = ({ schema, pointer }: RootSchema): [string, NormalSchema] => {
    return [pointer, flattener.node(schema, pointer)];
  };
  const steps = [
    ...names.map((name) => () => flattenNamed(name)),
    ...contract.roots.map((root) => () => flattenRoot(root)),
  ];
  return new Map(mapOrRefuse(steps, (step) => step()));
}

/**
 * Joins a schema name and a branch title without repeating their overlap: `ABlock`, `BlockFailed`: `ABlockFailed`.
 */
function titleIn(name: string, title: string): string {
  let start = 0;
  while (!title.startsWith(name.slice(start))) start++;
  return name.slice(0, start) + title;
}

class Flattener {
  /** A cache of the flattened schemas by name: several schemas may refer to the same one. */
  readonly #done = new Map<string, NormalSchema>();

  constructor(private readonly contract: Contract) {}

  named(name: string, from: string): NormalSchema {
    const known = this.#done.get(name);
    if (known !== undefined) return known;
    const schema = this.contract.schemas.get(name);
    if (schema === undefined) {
      refuseAt(BUNDLE, `the schema "${name}" does not exist; name one that does`, from);
    }
    const flat = this.node(schema, `${SCHEMAS}/${name}`);
    this.#done.set(name, flat);
    return flat;
  }

  /** A schema at a pointer in a bundle. */
  node(schema: Schema, pointer: string): NormalSchema {
    if (typeof schema !== 'object') {
      refuseAt(BUNDLE, 'a schema must be an object; {} accepts any value', pointer);
    }
    // Only generators use a discriminator: validators and types use the tag of a union.
    const { allOf = [], discriminator, ...own } = schema;
    if (own.oneOf && own.anyOf) refuseAt(BUNDLE, TWO_UNIONS, `${pointer}/anyOf`);
    const below = childrenOf<Schema>(isComposition(schema) ? schema : own);
    const flattened = new Map(
      mapOrRefuse(
        below,
        (child) => [child.node, this.node(child.node, pointer + child.pointer)] as const,
      ),
    );
    const flatOf = (child: Schema): NormalSchema => {
      const flat = flattened.get(child);
      if (flat === undefined) throw new Error(`A schema below ${pointer} was not flattened.`);
      return flat;
    };
    const flat = withUnion(mapChildren(own, flatOf));
    if (!isComposition(schema)) {
      const $ref = flat.$ref ?? allOf[0]?.$ref;
      if ($ref === undefined) return wholeBranches(withKnownValues(flat), pointer);
      return this.#reference({ ...flat, $ref }, pointer);
    }
    // A default beside `allOf` overrides those of its parts.
    const isOverridden = (key: string) => key === 'default' && flat.default !== undefined;
    let merged: NormalSchema = {};
    for (const { $ref, ...part } of allOf.map(flatOf)) {
      const name = refName($ref);
      const content = name === undefined ? part : this.#content(name, pointer);
      const kept = pickKeys(content, (key) => isKept(key) && !isOverridden(key));
      merged = merge(merged, kept, pointer);
    }
    return merge(merged, wholeBranches(flat, pointer), pointer);
  }

  /** The content of a named schema or, if that is only a reference, of the schema behind it. */
  #content(name: string, pointer: string): NormalSchema {
    const { $ref, ...own } = this.named(name, pointer);
    const other = refName($ref);
    return other === undefined ? own : { ...this.#content(other, pointer), ...own };
  }

  /** A reference to a public schema stays; a reference to a fragment is replaced by its content. */
  #reference(schema: NormalSchema, pointer: string): NormalSchema {
    const { $ref = '', ...annotations } = schema;
    const name = refName($ref) ?? $ref;
    const { schemas, fragments } = this.contract;
    if (schemas.has(name) && !fragments.has(name)) return { $ref, ...annotations };
    return { title: name, ...this.named(name, pointer), ...annotations };
  }
}

/** Moves the keywords beside a union into each of its branches. */
function wholeBranches({ union, ...beside }: NormalSchema, pointer: string): NormalSchema {
  return union === undefined ? beside : merge(beside, { union }, pointer);
}

/** Merges two schemas, which must agree on what both state. Keywords beside a union go into its branches. */
function merge(left: NormalSchema, right: NormalSchema, pointer: string): NormalSchema {
  const union = left.union ?? right.union;
  if (union === undefined) return mergeKeywords(left, right, pointer);
  if (left.union && right.union) refuseAt(BUNDLE, TWO_UNIONS, pointer);
  const isRule = (key: string) => !isAnnotation(key) && key !== 'union';
  const shared = pickKeys(left.union ? right : left, isRule);
  const [key] = Object.keys(shared);
  const whole = (branch: NormalSchema): NormalSchema => {
    if (key === undefined) return branch;
    if (branch.$ref ?? branch.union) {
      const message = `"${key}" is beside branches that it cannot be merged into; ${WRITE_OUT}`;
      refuseAt(BUNDLE, message, `${pointer}/${key}`);
    }
    const merged = left.union
      ? mergeKeywords(branch, shared, pointer)
      : mergeKeywords(shared, branch, pointer);
    return { ...pickKeys(branch, isAnnotation), ...merged };
  };
  const merged = mergeKeywords(
    pickKeys(left, isAnnotation),
    pickKeys(right, isAnnotation),
    pointer,
  );
  return { ...merged, union: mapBranches(union, whole) };
}

function mergeKeywords(left: NormalSchema, right: NormalSchema, pointer: string): NormalSchema {
  if (wouldCover(left, right) || wouldCover(right, left)) {
    const instead = 'state it in each branch, or without allOf';
    refuseAt(
      BUNDLE,
      `"additionalProperties" only considers the properties beside it; ${instead}`,
      pointer,
    );
  }
  const merged: Record<string, unknown> = { ...left };
  for (const [key, value] of Object.entries(right)) {
    const before = merged[key];
    if (before === undefined || isDeepStrictEqual(before, value)) {
      merged[key] = value;
    } else if (key === 'properties') {
      const conflicting = Object.keys(value).find(
        (name) => left.properties?.[name] && !isDeepStrictEqual(left.properties[name], value[name]),
      );
      const message = `property "${conflicting}" is declared twice, in different ways; declare it once`;
      if (conflicting) refuseAt(BUNDLE, message, pointer);
      merged[key] = { ...left.properties, ...value };
    } else if (key === 'required') {
      merged[key] = [...new Set([...(left.required ?? []), ...value])];
    } else if (COLLECTED.has(key)) {
      merged[key] = [before, value].flat();
    } else if (isKept(key)) {
      refuseAt(BUNDLE, `"${key}" is stated twice, with different values; state it once`, pointer);
    }
  }
  return merged;
}

/** Whether the `additionalProperties` of a schema would also apply to properties that another schema names. */
function wouldCover(
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

/**
 * A schema with an open enumeration recognized: an `anyOf` of listed strings and of a pattern that they match becomes
 * one string with known values. Any other schema is returned as it is.
 */
function withKnownValues(schema: NormalSchema): NormalSchema {
  const { union, ...beside } = schema;
  const [listed, matching, ...more] = branchesOf(schema);
  if (union?.keyword !== 'anyOf' || more.length > 0) return schema;
  if (listed?.type !== 'string' || listed.enum === undefined) return schema;
  if (matching?.type !== 'string' || matching.pattern === undefined) return schema;

  const { type, enum: known, ...besideValues } = listed;
  const { type: _, pattern, title, description, ...besidePattern } = matching;
  const others = Object.keys({ ...beside, ...besideValues, ...besidePattern });
  const hasOtherRules = others.some((key) => !isAnnotation(key));
  const expression = new RegExp(pattern, 'u');
  const isMatched = (value: Json) => typeof value === 'string' && expression.test(value);
  if (hasOtherRules || !known.every(isMatched)) return schema;
  return { type, pattern, ...besidePattern, ...beside, known: known as string[] };
}
