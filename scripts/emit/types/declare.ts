/** Writes the types of schemas, as source text. */

import type { NormalContract } from '../../model/contract.ts';
import {
  branchesOf,
  listedValues,
  type NormalSchema,
  numeric,
  refName,
} from '../../model/schema.ts';
import { expand } from '../../normalise/normal.ts';
import { block, comment } from '../text.ts';
import { describe } from './comment.ts';

/** The types of a contract, with or without its defaults filled in. */
export class Types {
  readonly #schemas: ReadonlyMap<string, NormalSchema>;
  readonly #filled: boolean;

  /** @param filled whether a field with a default is there */
  constructor({ schemas }: NormalContract, filled: boolean) {
    // Whole branches: only then does a tag narrow the fields beside it.
    this.#schemas = new Map([...schemas].map(([name, schema]) => [name, expand(schema)]));
    this.#filled = filled;
  }

  /** The declarations of a module: a named export per public schema, sorted. */
  declarations(): string {
    const sorted = [...this.#schemas].sort();
    return sorted.map(([name, schema]) => this.#declaration(name, schema)).join('\n');
  }

  #declaration(name: string, schema: NormalSchema): string {
    const isInterface = schema.type === 'object' && !branchesOf(schema);
    const declared = isInterface
      ? `interface ${name} ${this.#object(schema)}`
      : `type ${name} = ${this.#type(schema)};`;
    return `${this.#comment(schema)}export ${declared}\n`;
  }

  /** @param tag the property that tells the schema from the others of its union */
  #type(schema: NormalSchema, tag?: string): string {
    const { $ref, type = [], items = {} } = schema;
    if ($ref !== undefined) return refName($ref) ?? 'unknown';
    const ofType = [type].flat().map((one) => {
      if (one === 'object') return this.#object(schema, tag);
      return one === 'array' ? `(${this.#type(items)})[]` : numeric(one);
    });
    const branches = branchesOf(schema)?.map((branch) => this.#branch(schema, branch));
    const types = literalsOf(schema) ?? branches ?? ofType;
    return [...new Set(types)].join(' | ') || 'unknown';
  }

  #branch({ tag = '', required, oneOf }: NormalSchema, branch: NormalSchema): string {
    const type = this.#type(branch, tag);
    // A union of references may require a tag that its members do not: `Job & {kind: 'live'}`.
    const field = required?.includes(tag) && this.#targetOf(branch)?.properties?.[tag];
    if (field) return `(${type} & ${block([`${JSON.stringify(tag)}: ${this.#type(field)};`])})`;
    // A branch that is a reference says it all by its name.
    return oneOf && !branch.$ref ? `\n${this.#comment(branch)}${type}` : type;
  }

  #object(schema: NormalSchema, tag?: string): string {
    const { properties = {}, required = [], additionalProperties: members } = schema;
    // Whoever reads a branch wants to know first when it applies, and then what must be there.
    const rank = (name: string) => (name === tag ? 0 : required.includes(name) ? 1 : 2);
    const fields = Object.entries(properties)
      .sort(([a], [b]) => rank(a) - rank(b))
      .map(([name, field]) => {
        const value = field.default ?? this.#targetOf(field)?.default;
        const isThere = required.includes(name) || (this.#filled && value !== undefined);
        const key = `${JSON.stringify(name)}${isThere ? '' : '?'}`;
        return `${this.#comment(field)}${key}: ${this.#type(field)};`;
      });
    const index = `[key: string]: ${typeof members === 'object' ? this.#type(members) : 'unknown'};`;
    if (fields.length === 0) return `{ ${index} }`;
    return block(members ? [...fields, index] : fields);
  }

  #targetOf({ $ref }: NormalSchema): NormalSchema | undefined {
    return this.#schemas.get(refName($ref) ?? '');
  }

  #comment(schema: NormalSchema): string {
    return comment(describe(schema, this.#targetOf(schema)));
  }
}

/** The literals of an enumeration; an open one takes any other value of its type too. */
function literalsOf(schema: NormalSchema): string[] | undefined {
  // Any string but a few: the literals of the other branches stay offered beside it.
  const known = schema.known ?? (schema.not && schema.type === 'string' ? [] : undefined);
  const literals = (known ?? listedValues(schema))?.map((value) => JSON.stringify(value));
  if (!known) return literals;
  // `string` alone would swallow the literals.
  const others = [schema.type ?? []]
    .flat()
    .map((type) => (type === 'null' ? type : `(${type} & {})`));
  return [...(literals ?? []), ...others];
}
