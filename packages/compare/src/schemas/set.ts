/** The schemas of a release, each merged into one node: without `allOf`, `const` or references to parts. */
import { isDeepStrictEqual } from 'node:util';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { madeOf, mergeAllOf } from '../../../../scripts/all-of.ts';
import type { Contract, DocumentPlace } from '../../../../scripts/contract.ts';
import { type Json, mapValues } from '../../../../scripts/json.ts';
import { formats } from '../../../../scripts/runtime/formats.ts';
import {
  baseType,
  branchesOf,
  isOfType,
  listedIn,
  mapChildren,
  nameIn,
  namesIn,
  resolve,
  type Schema,
  type Schemas,
  type Tag,
  tagOf,
  typesOf,
  visitSchema,
} from '../../../../scripts/schema.ts';
import { isRule } from './keywords.ts';
import { variantsIn } from './variants.ts';

/** A schema in its release. */
export interface Side {
  schema: Schema;
  set: SchemaSet;
}

export class SchemaSet {
  /** The names that something else than a composition refers to. */
  readonly names: ReadonlySet<string>;
  readonly #contract: Contract;
  readonly #placeOf: (schema: Schema) => DocumentPlace | undefined;
  readonly #named: Schemas;
  readonly #merged = new WeakMap<Schema, Schema>();
  readonly #tags = new WeakMap<Schema, { tag: Tag | undefined }>();
  readonly #validators = new WeakMap<Schema, ValidateFunction>();
  readonly #ajv = validator();
  #isUnsure = false;

  /** @param placeOf the place of a schema as written */
  constructor(contract: Contract, placeOf: (schema: Schema) => DocumentPlace | undefined) {
    const { schemas, places } = contract;
    const parts = new Set([...contract.parts, ...variantsIn(contract)]);
    this.#contract = { ...contract, parts };
    this.#placeOf = placeOf;
    this.names = new Set([...places.keys()].filter((name) => !parts.has(name)));
    const written = Object.fromEntries([...this.names].map((name) => [name, schemas[name] ?? {}]));
    this.#named = mapValues(written, (schema) => this.#whole(schema));
    for (const [name, schema] of Object.entries(this.#named)) {
      this.#named[name] = this.#withoutOverlaps(schema);
    }
  }

  /** A named schema, merged. */
  named(name: string): Schema {
    return this.#named[name] ?? {};
  }

  /** A schema of the documents as one node. */
  merged(written: Schema): Schema {
    const known = this.#merged.get(written) ?? this.#withoutOverlaps(this.#whole(written));
    this.#merged.set(written, known);
    return known;
  }

  #whole(written: Schema): Schema {
    const place = this.#placeOf(written) ?? { document: 'openapi', pointer: '' };
    return listed(mergeAllOf(written, this.#contract, place));
  }

  /** The schema behind a reference, or the only branch of a union. */
  resolve(schema: Schema): Schema {
    const found = resolve(schema, this.#named);
    const [only, ...more] = branchesOf(found);
    return only && more.length === 0 ? this.resolve(only) : found;
  }

  /** The tag that tells the branches of a union apart; undefined if there is none. */
  tagOf(union: Schema): Tag | undefined {
    const known = this.#tags.get(union);
    if (known) return known.tag;
    const tag = tagOf({ ...union, oneOf: branchesOf(union) }, this.#named);
    this.#tags.set(union, { tag });
    return tag;
  }

  /** All schemas by name, for functions that follow references. */
  get schemas(): Schemas {
    return this.#named;
  }

  /** Whether no value satisfies two branches of a union, since a type or a tag tells them apart. */
  areApart(union: Schema): boolean {
    const types = branchesOf(union).flatMap((one) => this.typesOf(one));
    return new Set(types).size === types.length || this.tagOf(union) !== undefined;
  }

  /** The JSON types that a schema accepts; integers are numbers. */
  typesOf(schema: Schema): string[] {
    const types = typesOf(schema, this.#named);
    return [...new Set(types.map(baseType))];
  }

  /** Whether a schema accepts a value, as far as its known formats tell. */
  accepts(schema: Schema, value: Json): boolean {
    this.#isUnsure = false;
    const found = resolve(schema, this.#named);
    if (Object.keys(found).every((key) => !isRule(key) || key === 'type' || key === 'enum')) {
      return isListed(found, value);
    }
    const validate = this.#validators.get(schema) ?? this.#compile(schema);
    this.#validators.set(schema, validate);
    return validate(value) === true;
  }

  #compile(schema: Schema): ValidateFunction {
    this.#addFormats(schema);
    for (const name of namesIn([schema], this.#named)) {
      const uri = `schema:${name}`;
      if (uri in this.#ajv.schemas) continue;
      this.#addFormats(this.named(name));
      this.#ajv.addSchema(absolute(this.named(name)), uri);
    }
    return this.#ajv.compile(absolute(schema));
  }

  /** Whether a schema accepts a value whatever its unknown formats mean. */
  surelyAccepts(schema: Schema, value: Json): boolean {
    return this.accepts(schema, value) && !this.#isUnsure;
  }

  /** Unknown formats accept any text, and note that they did. */
  #addFormats(schema: Schema): void {
    visitSchema(schema, ({ format }) => {
      if (format === undefined || format in this.#ajv.formats) return;
      this.#ajv.addFormat(format, () => {
        this.#isUnsure = true;
        return true;
      });
    });
  }

  /**
   * A schema whose overlapping `oneOf` have no references: one branch of them refuses what another accepts, so that a
   * change of either must be seen here.
   */
  #withoutOverlaps(schema: Schema): Schema {
    const inside = mapChanged(schema, (child) => this.#withoutOverlaps(child));
    const { oneOf } = inside;
    if (!oneOf || this.areApart(inside)) return inside;
    return madeOf(
      { ...inside, oneOf: oneOf.map((branch) => this.#inlined(branch, new Set())) },
      schema,
    );
  }

  #inlined(schema: Schema, around: ReadonlySet<string>): Schema {
    const name = nameIn(schema);
    if (name !== undefined && around.has(name)) return schema;
    const within = name === undefined ? around : new Set([...around, name]);
    const found = resolve(schema, this.#named);
    return mapChanged(found, (child) => this.#inlined(child, within));
  }

  /** The tags of a named schema in the unions that refer to it. */
  tagsOf(name: string): Set<string> {
    const { derived, roots, schemas } = this.#contract;
    const unions = [...derived.keys()].map((union) => schemas[union] ?? {});
    const written = [...roots.map(({ schema }) => schema), ...unions];
    const tags = new Set<string>();
    const note = (node: Schema) => {
      const isBranch = branchesOf(node).some((branch) => nameIn(branch) === name);
      const tag = isBranch ? this.tagOf(node) : undefined;
      if (tag) tags.add(tag.name);
    };
    const merged = [...Object.values(this.#named), ...written.map((one) => this.merged(one))];
    for (const schema of merged) visitSchema(schema, note);
    return tags;
  }
}

/** Whether a schema that has no other rules accepts a value: compiling a validator takes longer than all else. */
function isListed({ type, enum: listed }: Schema, value: Json): boolean {
  const types = type === undefined ? undefined : [type].flat();
  const isTyped = types?.some((one) => isOfType(value, one)) ?? true;
  return isTyped && (listed?.some((one) => isDeepStrictEqual(one, value)) ?? true);
}

function validator(): Ajv2020 {
  return new Ajv2020({
    strict: false,
    validateSchema: false,
    meta: false,
    logger: false,
    inlineRefs: false,
    formats: { ...formats },
    // Decimals are divided as people do it: 1.1 is a multiple of 0.1 and of 0.01.
    multipleOfPrecision: 6,
    code: { optimize: false },
  });
}

/** References as Ajv resolves them from anywhere. */
function absolute(schema: Schema): Schema {
  const name = nameIn(schema);
  return name === undefined ? mapChanged(schema, absolute) : { $ref: `schema:${name}` };
}

/** A schema in which `enum` lists every value that `const` or `enum` did. */
function listed(schema: Schema): Schema {
  const inside = mapChanged(schema, listed);
  const { const: only, ...node } = inside;
  if (only === undefined) return inside;
  const isListed = node.enum?.some((one) => isDeepStrictEqual(one, only)) ?? true;
  return madeOf({ ...node, enum: isListed ? [only] : [] }, schema);
}

/** A schema whose direct children are mapped; the same object if they all stay the same. */
function mapChanged(schema: Schema, map: (child: Schema) => Schema): Schema {
  let isChanged = false;
  const mapped = mapChildren(schema, (child) => {
    const result = map(child);
    isChanged ||= result !== child;
    return result;
  });
  return isChanged ? madeOf(mapped, schema) : schema;
}

const alternatives = new WeakMap<Schema, Schema[]>();

/** The alternatives of a schema: without references and unions, each of one type. */
export function alternativesOf({ schema, set }: Side): Schema[] {
  const found = set.resolve(schema);
  const known = alternatives.get(found) ?? makeAlternatives(found, set);
  alternatives.set(found, known);
  return known;
}

function makeAlternatives(found: Schema, set: SchemaSet): Schema[] {
  const branches = branchesOf(found);
  if (branches.length > 0) {
    return branches.flatMap((branch) => alternativesOf({ schema: branch, set }));
  }
  const types = typesOf(found, set.schemas);
  if (types.length === 1 && typeof found.type === 'string') return [found];
  return types.map((type) => {
    const isOfThis = (value: Json) => set.typesOf({ enum: [value] })[0] === baseType(type);
    const values = listedIn(found)?.filter(isOfThis);
    return madeOf({ ...found, type, ...(values && { enum: values }) }, found);
  });
}
