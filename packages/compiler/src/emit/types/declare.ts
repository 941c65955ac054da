/** The TypeScript declaration of a schema: openapi-typescript generates it from the translated normal form. */
import {
  baseType,
  branchesOf,
  listedValues,
  type NormalSchema,
  type NormalSchemas,
  refName,
  resolve,
  type TypeName,
  typesOf,
} from '../../model/schema.ts';
import { jsdoc } from '../text.ts';
import { commentOn } from './comment.ts';
import { anyOther, named, printDeclaration, type TypeSchema, typed, typeOf } from './library.ts';

/** The exported declaration of a named schema, with its comment. */
export function declare(name: string, schemas: NormalSchemas): string {
  const schema = schemas.get(name) ?? {};
  const type = typeOf(new Translator(schemas).translate(schema));
  return jsdoc(commentOn(schema, schemas)) + printDeclaration(name, type);
}

/** Translates schemas of the normal form for openapi-typescript. */
export class Translator {
  /**
   * @param schemas the named schemas
   * @param module the prefix of type names, such as `types.`
   */
  constructor(
    private readonly schemas: NormalSchemas,
    private readonly module = '',
  ) {}

  /**
   * The keywords that determine the type of a schema, with comments on its properties; none for any value.
   *
   * @param open the types whose values are listed by other branches of the union that contains the schema
   */
  translate(schema: NormalSchema, open: readonly TypeName[] = []): TypeSchema {
    if (schema.$ref !== undefined) return this.#reference(schema, open);
    if (schema.union) return this.#union(schema, open);
    const { known, not, type } = schema;
    if (known) return { anyOf: [{ enum: known }, this.#ofTypes(schema, listedTypes(known))] };
    const values = listedValues(schema);
    // The library adds a comment to an enumeration that is not within `anyOf`.
    if (values) return { anyOf: [{ enum: values }] };
    // A tag that may be any string except a few: editors suggest the values of the other branches.
    return this.#ofTypes(schema, not && type === 'string' ? ['string'] : open);
  }

  /** A named type; for the types in `open`, editors suggest the values that other branches list. */
  #reference(schema: NormalSchema, open: readonly TypeName[]): TypeSchema {
    const type = named(this.module + refName(schema.$ref));
    const listed = this.#typesListedIn(schema);
    const types = typesOf(schema, this.schemas).map(baseType);
    if (!types.some((one) => open.includes(one) && !listed.includes(one))) return typed(type);
    // The compiler drops `& {}` beside the name of a union.
    return types.length > 1
      ? this.translate(resolve(schema, this.schemas), open)
      : typed(anyOther(type));
  }

  /** A schema that lists no values; for the types in `open`, editors suggest the values that other branches list. */
  #ofTypes(schema: NormalSchema, open: readonly TypeName[]): TypeSchema {
    const types = [schema.type ?? (schema.properties ? 'object' : [])].flat();
    const opened = types.filter((type) => open.includes(baseType(type)));
    if (opened.length > 0) {
      const others = types.filter((type) => !opened.includes(type));
      const anyOf = opened.map((type) => typed(anyOther(typeOf({ type }))));
      if (others.length > 0) anyOf.push(this.#ofTypes({ ...schema, type: others }, []));
      return { anyOf };
    }
    const [type, ...more] = types;
    if (type === undefined) return {};
    return {
      type: more.length > 0 ? types : type,
      ...(types.includes('object') && this.#object(schema)),
      ...(schema.items && { items: this.translate(schema.items) }),
    };
  }

  #object({ properties = {}, required, additionalProperties: others }: NormalSchema): TypeSchema {
    const fields = Object.entries(properties).map(([name, field]) => {
      return [name, { ...this.translate(field), title: commentOn(field, this.schemas, name) }];
    });
    const otherFields = typeof others === 'object' ? this.translate(others) : others;
    return {
      properties: Object.fromEntries(fields),
      ...(required && { required }),
      additionalProperties: otherFields ?? fields.length === 0,
    };
  }

  #union(schema: NormalSchema, open: readonly TypeName[]): TypeSchema {
    const branches = branchesOf(schema);
    const opened = [...open, ...branches.flatMap((branch) => this.#typesListedIn(branch))];
    const anyOf = branches.map((branch) =>
      this.#requireTag(branch, schema.union?.tag, this.translate(branch, opened)),
    );
    const [only, ...more] = anyOf;
    return only && more.length === 0 ? only : { anyOf };
  }

  /** The types of the values that a schema lists, including those in its branches. */
  #typesListedIn(schema: NormalSchema): TypeName[] {
    const found = resolve(schema, this.schemas);
    const ofBranches = branchesOf(found).flatMap((branch) => this.#typesListedIn(branch));
    return [...listedTypes(found.known ?? listedValues(found) ?? []), ...ofBranches];
  }

  /** A branch with the tag that its union requires, which the named schema may lack: `Job & { kind: 'live' }`. */
  #requireTag(branch: NormalSchema, tag = '', translated: TypeSchema): TypeSchema {
    const { properties = {}, required = [] } = this.schemas.get(refName(branch.$ref) ?? '') ?? {};
    const field = properties[tag];
    if (field === undefined || required.includes(tag)) return translated;
    const own = { type: 'object', required: [tag], properties: { [tag]: this.translate(field) } };
    return { allOf: [translated, own as TypeSchema] };
  }
}

/** The types of listed values among strings and numbers, which have other values. */
function listedTypes(values: readonly unknown[]): TypeName[] {
  const types = ['string', 'number'] as const;
  return types.filter((type) => values.some((value) => typeof value === type));
}
