import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { madeOf, mergeAllOf } from '../../../../scripts/all-of.ts';
import type { Contract, DocumentPlace } from '../../../../scripts/contract.ts';
import type { Json } from '../../../../scripts/json.ts';
import { formats } from '../../../../scripts/runtime/formats.ts';
import {
  baseType,
  branchesOf,
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

/** A schema in its release. */
export interface Side {
  schema: Schema;
  set: SchemaSet;
}

export class SchemaSet {
  /** The named schemas, without those that only compositions refer to. */
  readonly schemas: Schemas;
  readonly names: ReadonlySet<string>;
  readonly #contract: Contract;
  readonly #merged = new WeakMap<Schema, Schema>();
  readonly #validators = new WeakMap<Schema, ValidateFunction>();
  readonly #ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    meta: false,
    logger: false,
    inlineRefs: false,
    formats: { ...formats, binary: true },
    code: { optimize: false },
  });

  /** @throws ProblemsError if a schema cannot be merged */
  constructor(contract: Contract) {
    const { schemas, places, parts, roots } = contract;
    this.#contract = contract;
    const named = [...places].filter(([name]) => !parts.has(name));
    this.names = new Set(named.map(([name]) => name));
    this.schemas = Object.fromEntries(
      named.map(([name, place]) => [name, this.merged(schemas[name] ?? {}, place)]),
    );
    for (const root of roots) this.merged(root.schema, root);
  }

  /** A named schema, merged. */
  named(name: string): Schema {
    return this.schemas[name] ?? {};
  }

  /**
   * A schema of the documents as one node.
   *
   * @param place where it is, for problems
   */
  merged(written: Schema, place: DocumentPlace = { document: 'openapi', pointer: '' }): Schema {
    const known = this.#merged.get(written);
    if (known) return known;
    const merged = mergeAllOf(written, this.#contract, place);
    this.#merged.set(written, merged);
    return merged;
  }

  /** The schema behind a reference, or the only branch of a union. */
  resolve(schema: Schema): Schema {
    const found = resolve(schema, this.schemas);
    const [only, ...more] = branchesOf(found);
    return only && more.length === 0 ? this.resolve(only) : found;
  }

  /** The tag that tells the branches of a union apart; undefined if there is none. */
  tagOf(union: Schema): Tag | undefined {
    return tagOf(union, this.schemas);
  }

  /** The tags of a named schema in the unions that refer to it. */
  tagsOf(name: string): Set<string> {
    const { derived, roots, schemas } = this.#contract;
    const unions = [...derived.keys()].map((union) => schemas[union] ?? {});
    const written = [...roots.map(({ schema }) => schema), ...unions];
    const merged = [...Object.values(this.schemas), ...written.map((one) => this.merged(one))];
    const tags = new Set<string>();
    for (const schema of merged) {
      visitSchema(schema, (node) => {
        const isBranch = node.oneOf?.some((branch) => nameIn(branch) === name);
        const tag = isBranch ? this.tagOf(node) : undefined;
        if (tag) tags.add(tag.name);
      });
    }
    return tags;
  }

  /** The JSON types that a schema accepts; integers are numbers. */
  typesOf(schema: Schema): string[] {
    return [...new Set(typesOf(schema, this.schemas).map(baseType))];
  }

  /** Whether a schema accepts a value. */
  accepts(schema: Schema, value: Json): boolean {
    const validate = this.#validators.get(schema) ?? this.#compile(schema);
    this.#validators.set(schema, validate);
    return validate(value) === true;
  }

  #compile(schema: Schema): ValidateFunction {
    for (const name of namesIn([schema], this.schemas)) {
      const uri = `schema:${name}`;
      if (!(uri in this.#ajv.schemas)) this.#ajv.addSchema(absolute(this.named(name)), uri);
    }
    return this.#ajv.compile(absolute(schema));
  }
}

/** References as Ajv resolves them from anywhere. */
function absolute(schema: Schema): Schema {
  const name = nameIn(schema);
  return name === undefined ? mapChildren(schema, absolute) : { $ref: `schema:${name}` };
}

const alternatives = new WeakMap<Schema, Schema[]>();

/** The alternatives of a schema: without references, unions and `const`, each of one type. */
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
  const { const: _, ...rules } = found;
  return typesOf(found, set.schemas).map((type) => {
    const isOfThis = (value: Json) => set.typesOf({ enum: [value] })[0] === baseType(type);
    const values = listedIn(found)?.filter(isOfThis);
    return madeOf({ ...rules, type, ...(values && { enum: values }) }, found);
  });
}
