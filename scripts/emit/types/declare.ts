/** From the normal form to type declarations. */
import {
  branchesOf,
  listedValues,
  type NormalSchema,
  type NormalSchemas,
  numeric,
  refName,
} from '../../model/schema.ts';
import { expand } from '../../normalise/normal.ts';
import { jsdoc } from '../text.ts';
import { describe } from './comment.ts';
import { objectType, type TypedField } from './object.ts';

/**
 * An exported declaration of each schema, by its name; where defaults are filled in, a field that has
 * one is there.
 */
export function declareAll(all: NormalSchemas, filled: boolean): Map<string, string> {
  // Whole branches: only then does a tag narrow the fields beside it.
  const schemas = new Map([...all].sort().map(([name, schema]) => [name, expand(schema)]));
  const writer = new TypeWriter(schemas, filled);
  return new Map([...schemas].map(([name, schema]) => [name, writer.declare(name, schema)]));
}

class TypeWriter {
  readonly #schemas: NormalSchemas;
  readonly #filled: boolean;

  constructor(schemas: NormalSchemas, filled: boolean) {
    this.#schemas = schemas;
    this.#filled = filled;
  }

  declare(name: string, schema: NormalSchema): string {
    const type = this.#type(schema);
    const isObject = schema.type === 'object' && !branchesOf(schema);
    const head = isObject ? `interface ${name} ${type}` : `type ${name} = ${type};`;
    return `${this.#comment(schema)}export ${head}\n`;
  }

  #comment(schema: NormalSchema): string {
    return jsdoc(describe(schema, this.#targetOf(schema)));
  }

  #targetOf({ $ref }: NormalSchema): NormalSchema | undefined {
    return this.#schemas.get(refName($ref) ?? '');
  }

  /** @param tag the property that told branches apart, where the schema is such a branch */
  #type(schema: NormalSchema, tag?: string): string {
    const literals = literalsOf(schema);
    if (literals) return literals.join(' | ');
    if (schema.$ref !== undefined) return refName(schema.$ref) ?? '';
    const branches = branchesOf(schema)?.map((branch) => this.#branch(branch, schema));
    if (branches) return [...new Set(branches)].join('');
    const stated = schema.type ?? (schema.properties && 'object') ?? [];
    const types = [stated].flat().map((type) => {
      if (type === 'object') return this.#object(schema, tag);
      return type === 'array' ? `(${this.#type(schema.items ?? {})})[]` : numeric(type);
    });
    return [...new Set(types)].join(' | ') || 'unknown';
  }

  /** A branch of a union, after its bar. */
  #branch(branch: NormalSchema, union: NormalSchema): string {
    const type = this.#type(branch, union.tag);
    const comment = branch.properties ? this.#comment(branch) : '';
    // A union of references may require a tag that its members do not: `Job & {kind: 'live'}`.
    const { tag = '' } = union;
    const field = union.required?.includes(tag) && this.#targetOf(branch)?.properties?.[tag];
    const chosen = field && objectType([{ name: tag, type: this.#type(field) }]);
    return `\n${comment}| ${chosen ? `(${type} & ${chosen})` : type}`;
  }

  #object(schema: NormalSchema, tag: string | undefined): string {
    const { properties, required = [], additionalProperties: members } = schema;
    // Whoever reads a branch wants to know first when it applies, and then what must be there.
    const rank = (name: string) => (name === tag ? 0 : required.includes(name) ? 1 : 2);
    const fields = Object.entries(properties ?? {}).sort(([a], [b]) => rank(a) - rank(b));
    const typed = fields.map(([name, field]): TypedField => {
      const said = { ...this.#targetOf(field), ...field };
      const isThere = required.includes(name) || (this.#filled && said.default !== undefined);
      return { name, type: this.#type(field), isOptional: !isThere, comment: this.#comment(field) };
    });
    // Without an index a free-form object would become a type that no object has.
    const isOpen = properties === undefined || members;
    const others = typeof members === 'object' ? this.#type(members) : 'unknown';
    return objectType(typed, isOpen ? others : undefined);
  }
}

/** The literals of an enumeration; an open one takes any other value of its type too. */
function literalsOf(schema: NormalSchema): string[] | undefined {
  // Any string but a few: the literals of the other branches stay offered beside it.
  const known = schema.known ?? (schema.not && schema.type === 'string' ? [] : undefined);
  const literals = (known ?? listedValues(schema))?.map((value) => JSON.stringify(value));
  const others = known ? [schema.type ?? []].flat() : [];
  // `string` alone would swallow the literals.
  return literals?.concat(others.map((type) => (type === 'null' ? type : `(${type} & {})`)));
}
