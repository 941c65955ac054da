/** The schemas of a release, merged, with what is derived from them: validators, discriminators, types and alternatives. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { mergeAllOf, recordOrigins } from '../../../../scripts/all-of.ts';
import { type Contract, type DocumentPlace, visitPlaced } from '../../../../scripts/contract.ts';
import type { Json } from '../../../../scripts/json.ts';
import { type Problem, refuse } from '../../../../scripts/problem.ts';
import { formats } from '../../../../scripts/runtime/formats.ts';
import {
  baseType,
  branchesOf,
  listedIn,
  mapChildren,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  type Tag,
  tagOf,
  typesOf,
  visitSchema,
} from '../../../../scripts/schema.ts';
import { ASIDE } from './keywords.ts';

export interface Side {
  schema: Schema;
  set: SchemaSet;
}

/** The schemas of a release with their `allOf` merged, and a cache of derived values. */
export class SchemaSet {
  /** The named schemas, except schemas that only compositions refer to. */
  readonly schemas: Schemas;
  readonly names: ReadonlySet<string>;
  readonly #contract: Contract;
  readonly #merged = new WeakMap<Schema, Schema>();
  readonly #validators = new WeakMap<Schema, ValidateFunction>();
  readonly #ajv = newAjv();

  /** @throws ProblemsError if a schema cannot be merged, or would be misread */
  constructor(contract: Contract) {
    const { schemas, places, parts, roots } = contract;
    this.#contract = contract;
    const named = [...places].filter(([name]) => !parts.has(name));
    this.names = new Set(named.map(([name]) => name));
    const merged = named.map(([name, place]) => {
      return { ...place, name, schema: this.merged(schemas[name] ?? {}, place) };
    });
    this.schemas = Object.fromEntries(merged.map(({ name, schema }) => [name, schema]));
    const outside = roots.map((root) => ({ ...root, schema: this.merged(root.schema, root) }));
    const problems: Problem[] = [];
    visitPlaced([...merged, ...outside], (node, { document, pointer }) => {
      const message = this.#problemOf(node);
      if (message !== undefined) problems.push({ file: document, pointer, message });
    });
    refuse(problems);
    for (const { name, schema } of merged) this.#ajv.addSchema(absolute(schema), `schema:${name}`);
  }

  /** A named schema, merged. */
  named(name: string): Schema {
    return this.schemas[name] ?? {};
  }

  /**
   * A schema of the documents with each `allOf` in it merged.
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

  /** What the comparison would misread in a merged schema, apart from the schemas in it. */
  #problemOf(node: Schema): string | undefined {
    if (node.const !== undefined && node.enum && !node.enum.includes(node.const)) {
      return `the \`const\` ${JSON.stringify(node.const)} is not in \`enum\`; remove \`const\` or \`enum\``;
    }
    const types = (node.oneOf ?? []).flatMap((branch) => this.typesOf(branch));
    const isApart = new Set(types).size === types.length || areListedApart(node);
    if (isApart || this.tagOf(node)) return undefined;
    const remedy = 'give each branch a required field with its own `const`';
    return `two branches of \`oneOf\` may accept the same value; ${remedy}`;
  }

  /** The schema behind a reference, or the only branch of a union. */
  resolve(schema: Schema): Schema {
    const found = resolve(schema, this.schemas);
    const [only, ...more] = branchesOf(found);
    return only && more.length === 0 ? this.resolve(only) : found;
  }

  /** The discriminator of a union, which makes `anyOf` mean `oneOf`; undefined if there is none. */
  tagOf(union: Schema): Tag | undefined {
    return tagOf({ ...union, oneOf: branchesOf(union) }, this.schemas);
  }

  /** The tags of a named schema in the unions that refer to it. */
  tagsOf(name: string): Set<string> {
    const { derived, roots, schemas } = this.#contract;
    // A branch may be named only by a root or by a derived union, which `this.schemas` does not contain.
    const unions = [...derived.keys()].map((union) => schemas[union] ?? {});
    const written = [...roots.map(({ schema }) => schema), ...unions];
    const merged = [...Object.values(this.schemas), ...written.map((one) => this.merged(one))];
    const tags = new Set<string>();
    for (const schema of merged) {
      visitSchema(schema, (node) => {
        const isBranch = branchesOf(node).some((branch) => nameIn(branch) === name);
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
    const validate = this.#validators.get(schema) ?? this.#ajv.compile(absolute(schema));
    this.#validators.set(schema, validate);
    return validate(value) === true;
  }
}

function newAjv(): Ajv2020 {
  return new Ajv2020({
    // The build has checked the schemas, which have keywords and formats that Ajv does not know.
    strict: false,
    validateSchema: false,
    meta: false,
    logger: false,
    formats: { ...formats, binary: true },
    // Each validator checks few values, so compiling it takes longer than running it.
    inlineRefs: false,
    code: { optimize: false },
  });
}

/** Whether the branches of a `oneOf` list different values. */
export function areListedApart({ oneOf = [] }: Schema): boolean {
  const values = oneOf.map(listedIn);
  return !values.includes(undefined) && new Set(values.flat()).size === values.flat().length;
}

/** A schema for Ajv, which reads every keyword, with references that it resolves from anywhere. */
function absolute(schema: Schema): Schema {
  const name = nameIn(schema);
  if (name !== undefined) return { $ref: `schema:${name}` };
  const stated = Object.entries(schema).map(([key, value]) => [key.replace(ASIDE, ''), value]);
  return mapChildren(Object.fromEntries(stated), absolute);
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
    return recordOrigins({ ...rules, type, ...(values && { enum: values }) }, found);
  });
}
