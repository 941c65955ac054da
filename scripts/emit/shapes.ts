/**
 * `shapes/<profile>.js`: the objects and lists of each schema as plain data (`runtime/shape.ts`). Parsers use it for
 * hints and for fields to leave out; readers, whose shapes also have types, for parts to leave out.
 */
import type { Json } from '../json.ts';
import { mapValues } from '../json.ts';
import type { Profile } from '../profiles.ts';
import {
  branchesOf,
  listedIn,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  tagOf,
  typesOf,
} from '../schema.ts';
import { dataModule, dataOf, joinedCode, type Members, objectCode } from './data.ts';
import type { Files } from './files.ts';
import { hintsFor } from './hints.ts';

/** Emits the shapes of the schemas of a profile. */
export function emitShapes(schemas: Schemas, profile: Profile): Files {
  return { [`shapes/${profile}.js`]: dataModule(shapesOf(schemas, profile)) };
}

/** The shapes that say something, as source text by the names of their schemas. */
export function shapesOf(schemas: Schemas, profile: Profile): Map<string, string> {
  return dataOf(schemas, (schema, refer) => {
    const writer = new Writer(schemas, refer, profile === 'tolerant');
    return writer.write(schema);
  });
}

const json = (value: Json | undefined) => (value === undefined ? undefined : JSON.stringify(value));

class Writer {
  constructor(
    private readonly schemas: Schemas,
    private readonly refer: (name: string) => string | undefined,
    /** Whether shapes have the types and the values of tags. */
    private readonly hasTypes: boolean,
  ) {}

  write(schema: Schema): string | undefined {
    const name = nameIn(schema);
    if (name !== undefined) return this.refer(name);
    const branches = branchesOf(schema);
    const tag = tagOf(schema, this.schemas);
    if (tag) {
      const all = branches.map((one) => this.write(one));
      const required = requiredIn(schema, this.schemas).filter((one) => one !== tag.name);
      if (!this.hasTypes && required.length === 0 && !all.some(Boolean)) return undefined;
      const pairs = all.map((one = '{}', index) => {
        const values = tag.values[index];
        return `[${values === 'other' ? null : json(values)}, ${one}]`;
      });
      return objectCode({
        types: this.#types(schema),
        tag: json(tag.name),
        branches: `[${pairs.join(', ')}]`,
        required: required.length > 0 ? json(required) : undefined,
      });
    }
    return branches.length > 0 ? this.#writeTyped(schema, branches) : this.#writeNode(schema);
  }

  /** A union whose branches differ in type: one shape, unless several are objects, or several are lists. */
  #writeTyped(schema: Schema, branches: Schema[]): string | undefined {
    const stated = branches.filter((one) => this.write(one) !== undefined);
    const isApart = ['object', 'array'].every((type) => {
      const alike = stated.filter((one) => typesOf(one, this.schemas).some((own) => own === type));
      return alike.length < 2;
    });
    if (!isApart) {
      const all = stated.map((one) => {
        const types = objectCode({ types: json(typesOf(one, this.schemas)) });
        return joinedCode([this.write(one), types]);
      });
      return objectCode({ anyOf: `[${all.join(', ')}]` });
    }
    const deep = stated.filter((one) =>
      typesOf(one, this.schemas).some((type) => type === 'object' || type === 'array'),
    );
    return joinedCode([
      ...deep.map((one) => this.write(one)),
      objectCode({ types: this.#types(schema) }),
    ]);
  }

  #writeNode(schema: Schema): string | undefined {
    const { properties = {}, additionalProperties: others, items, not } = schema;
    const listed = this.hasTypes ? listedIn(schema) : undefined;
    const excluded = this.hasTypes && not ? listedIn(resolve(not, this.schemas)) : undefined;
    const isClosed = !this.hasTypes && others === false;
    const isMap = typeof others === 'object';
    const fields: Members = mapValues(properties, (field) => {
      const shape = this.write(field);
      return shape ?? (isClosed || isMap ? '{}' : undefined);
    });
    const hints = isClosed ? hintsFor(schema, this.schemas) : {};
    return objectCode({
      types: listed || excluded ? undefined : this.#types(schema),
      listed: json(listed),
      excluded: json(excluded),
      fields: objectCode(fields) ?? (isClosed ? '{}' : undefined),
      closed: isClosed ? 'true' : undefined,
      others: isMap ? this.write(others) : undefined,
      items: items && this.write(items),
      meant: Object.keys(hints).length > 0 ? json(hints) : undefined,
    });
  }

  /** The types of a schema; undefined if it allows any. */
  #types(schema: Schema): string | undefined {
    const isAny = (schema.type ?? listedIn(schema) ?? schema.oneOf ?? schema.anyOf) === undefined;
    return this.hasTypes && !isAny ? json(typesOf(schema, this.schemas)) : undefined;
  }
}

/** The fields that a schema, or each of its branches, requires. */
function requiredIn(schema: Schema, schemas: Schemas): string[] {
  const { required = [], ...found } = resolve(schema, schemas);
  const [first = [], ...others] = branchesOf(found).map((one) => requiredIn(one, schemas));
  const common = first.filter((name) => others.every((names) => names.includes(name)));
  return [...new Set([...required, ...common])];
}
