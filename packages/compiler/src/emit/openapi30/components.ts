/** The schemas of an OpenAPI 3.0 document, in the form that client generators understand best. */
import { isDeepStrictEqual } from 'node:util';
import { pickKeys } from '../../model/json.ts';
import * as model from '../../model/schema.ts';
import { toOpenapi30 } from '../../runtime/json-schema.ts';
import { pascal } from '../text.ts';

type Schema = model.Schema;
type Schemas = ReadonlyMap<string, Schema>;

/** Restates the schemas of a document: named components, and schemas in place. */
export class Components {
  /** The components by name; each union within another schema becomes a component. */
  readonly schemas: Map<string, Schema>;
  /** A sentence for each statement that the restated schemas lack. */
  readonly lost: string[] = [];

  /** @param published the schemas in 2020-12 */
  constructor(private readonly published: Schemas) {
    this.schemas = new Map(published);
    for (const [name, own] of published) this.schemas.set(name, this.restate(own, name, name));
  }

  /**
   * A schema in the form that generators understand.
   *
   * @param around the prefix of the names of unions in the schema
   * @param own the name of the schema, if it is a component
   */
  restate(schema: Schema, around: string, own?: string): Schema {
    const whole = model.mapSchema(schema, (node) => this.#restateNode(node));
    const unions: [Schema, string][] = [];
    model.visitSchema(whole, (node, { field }) => {
      const nonNull = model.branchesOf(node).filter((branch) => !isNull(branch));
      const name = pascal(`${around} ${field.replaceAll('[]', ' item')}`);
      if (nonNull.length > 1 && (own === undefined || node !== whole)) unions.unshift([node, name]);
    });
    for (const [union, name] of unions) {
      const ref = model.SCHEMA_REF + this.#add({ ...union }, name);
      for (const key of Object.keys(union)) delete union[key as keyof Schema];
      union.$ref = ref;
    }
    return whole;
  }

  /** Adds a component, unless there is an equal one; returns its name, which is the given one if that is free. */
  #add(schema: Schema, name: string): string {
    for (const [other, one] of this.schemas) {
      if (isDeepStrictEqual(one, schema)) return other;
    }
    if (this.schemas.has(name)) return this.#add(schema, `${name}Union`);
    this.schemas.set(name, schema);
    return name;
  }

  #restateNode(node: Schema): Schema {
    const { $ref, additionalProperties: others, ...beside } = node;
    // Generators lose a list within `allOf`.
    const isBare = $ref !== undefined && Object.keys(beside).join() === 'description';
    if (isBare && onlyType({ $ref }, this.published) === 'array') {
      this.lost.push(`The description of a ${model.refName($ref)}: ${beside.description}`);
      return { $ref };
    }
    // `additionalProperties: true` says nothing beside named properties: other fields are accepted anyway.
    const isKept = others !== undefined && !(others === true && node.properties !== undefined);
    const own = { ...($ref !== undefined && { $ref }), ...this.#requireInBranches(beside) };
    const stated: Schema = toOpenapi30({ ...own, ...(isKept && { additionalProperties: others }) });
    // Some tools look for null only in `nullable`, which says nothing without a type.
    const type = model.branchesOf(stated).some(isNull) && onlyType(stated, this.published);
    return { ...stated, ...numberTypeOf(stated), ...(type && { type, nullable: true }) };
  }

  /** Moves `required` beside a union into each branch: linters look for the tag in the branches. */
  #requireInBranches(node: Schema): Schema {
    const { type, required, ...union } = node;
    if (required === undefined || model.branchesOf(node).length === 0) return node;
    const whole = (branch: Schema): Schema => {
      const { properties = {} } = model.resolve(branch, this.published);
      const stated = pickKeys(properties, (name) => required.includes(name));
      const own: Schema = { type: 'object', required, properties: stated };
      return { allOf: [branch, model.mapSchema(own, (one) => this.#restateNode(one))] };
    };
    return { ...union, [node.oneOf ? 'oneOf' : 'anyOf']: model.branchesOf(node).map(whole) };
  }
}

/** The one type that the values of a schema have besides null; `undefined` if there are several or none. */
function onlyType(schema: Schema, schemas: Schemas): model.TypeName | undefined {
  const types = model.typesOf(schema, schemas).filter((type) => type !== 'null');
  return types.length === 1 ? types[0] : undefined;
}

/** Whether a schema of OpenAPI 3.0 only accepts null. */
function isNull({ enum: values }: Schema): boolean {
  return isDeepStrictEqual(values, [null]);
}

/** `integer` where all values are whole, with `int64` unless they are known to fit in 32 bits; else `double`. */
function numberTypeOf({ type, format, enum: values, minimum, maximum }: Schema): object {
  if (type !== 'number' && type !== 'integer') return {};
  const numbers = values?.filter((value) => typeof value === 'number');
  const isWhole = type === 'integer' || numbers?.every(Number.isInteger);
  // `| 0` leaves a number as it is if it fits in 32 bits; `undefined` never does.
  const isSmall = (numbers ?? [minimum, maximum]).every((one) => one === (Number(one) | 0));
  const restated: Schema = {};
  if (isWhole) restated.type = 'integer';
  if (format !== undefined) return restated;
  if (!isWhole) restated.format = 'double';
  else if (!isSmall) restated.format = 'int64';
  return restated;
}
