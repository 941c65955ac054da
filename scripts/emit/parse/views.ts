/** Ways to look at normal schemas: what stands below one, and which types its values have. */

import type { Json } from '../../model/json.ts';
import {
  branchesOf,
  type NormalSchema,
  refName,
  resolve,
  type TypeName,
  typesOf,
} from '../../model/schema.ts';
import { type TagValue, tagValues } from '../../normalise/tag.ts';

/** A property of an object, and the values of the tag that choose the branch it stands in. */
export interface Alternative {
  schema: NormalSchema;
  /** Null when it stands in every branch, or in that of any other value. */
  when: TagValue[] | null;
}

/** The schemas of a contract, to look references up in. */
export class Views {
  #schemas: ReadonlyMap<string, NormalSchema>;

  constructor(schemas: ReadonlyMap<string, NormalSchema>) {
    this.#schemas = schemas;
  }

  /** The name of the schema that a reference points to. */
  nameOf(ref: string): string {
    const name = refName(ref);
    if (name === undefined || !this.#schemas.has(name)) {
      throw new Error(`${ref} names no public schema`);
    }
    return name;
  }

  /** The default that stands beside a reference, or else at what it points to. */
  defaultOf(schema: NormalSchema): Json | undefined {
    return schema.default === undefined ? resolve(schema, this.#schemas).default : schema.default;
  }

  /** Every schema directly below; a reference counts as one step. */
  below(schema: NormalSchema): NormalSchema[] {
    const { $ref, properties = {}, items, additionalProperties: members } = schema;
    return [
      ...($ref ? [resolve(schema, this.#schemas)] : []),
      ...Object.values(properties),
      ...(items ? [items] : []),
      ...(typeof members === 'object' ? [members] : []),
      ...(branchesOf(schema) ?? []),
    ];
  }

  /** The properties of an object, those of its branches included, and what every branch requires. */
  properties(schema: NormalSchema): {
    properties: Map<string, Alternative[]>;
    required: Set<string>;
  } {
    const properties = new Map<string, Alternative[]>();
    const add = (key: string, alternative: Alternative) =>
      properties.set(key, [...(properties.get(key) ?? []), alternative]);
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      add(key, { schema: property, when: null });
    }
    for (const branch of branchesOf(schema) ?? []) {
      const when = schema.tag ? this.tagValues(branch, schema.tag, schema) : null;
      for (const [key, property] of Object.entries(branch.properties ?? {})) {
        add(key, { schema: property, when });
      }
    }
    return { properties, required: new Set(schema.required) };
  }

  /** The values of the tag that choose a branch of a union; null for the branch of any other. */
  tagValues(branch: NormalSchema, tag: string, union: NormalSchema): TagValue[] | null {
    const values = tagValues(branch, tag, union, this.#schemas);
    return values === undefined || values === 'other' ? null : values;
  }

  /** The JSON types that values of a schema may have; an integer is a number here. */
  types(schema: NormalSchema): Set<TypeName> {
    const found = typesOf(schema, this.#schemas);
    return new Set(found.map((name) => (name === 'integer' ? 'number' : name)));
  }
}
