/**
 * Schemas as our Ajv takes them: of each union one branch is tried, so that a wrong field gives one error. A discriminator
 * chooses it, or the type of the value; a union of scalars of one type stays as it is. Every rule stays where it is published,
 * because errors say where it is.
 *
 * ```yaml
 * Pet:                      Pet:
 *   oneOf:                    choice: {name: kind, values: [[cat], [dog]], listed: [cat, dog], missing: [kind, name]}
 *     - $ref: Cat       →     oneOf:
 *     - $ref: Dog               - $ref: Cat#
 *                               - $ref: Dog#  # `name`: both require it
 *
 * Size:                     Size:
 *   oneOf:                    choice: {types: [[number], [string]]}
 *     - type: number          oneOf:
 *       minimum: 1      →       - minimum: 1
 *     - type: string            - {}
 * ```
 */
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../base/json.ts';
import { isClosed } from '../runtime/json-schema.ts';
import type { KnownFields } from '../runtime/validate.ts';
import {
  mapChildren,
  nameIn,
  resolve,
  rulesOf,
  type Schema,
  type Schemas,
  type TypeName,
} from './schema.ts';
import {
  baseType,
  branchesOf,
  type Discriminator,
  discriminatorOf,
  knownIn,
  listedIn,
  objectsIn,
  typeOf,
  typesApart,
  typesOf,
  type Values,
} from './unions.ts';

export interface ByDiscriminator extends Omit<Discriminator, 'branches'> {
  /** The values of each branch. */
  values: Values[];
  /** The fields to report if the discriminator is missing: those that each branch requires. */
  missing: string[];
  /** The fields that an object may have if it chooses no branch: those of all branches. */
  knownFields?: KnownFields;
}

export interface ByType {
  /** The types of each branch; null for the branch of all values that no other branch has. */
  types: (TypeName[] | null)[];
}

/** A schema with the keywords of our Ajv: see `ajv.ts`. */
export interface AjvSchema extends Schema {
  /** How a value chooses a branch of a union. */
  choice?: ByDiscriminator | ByType;
  /** The fields that an object has in the strict profile, if it is closed there. The caller of the code accepts others or not. */
  knownFields?: KnownFields;
  /** What `type` lists, if it lists several. */
  types?: TypeName[];
}

/** A schema without annotations, with plain names as references, a choice for each union, and the fields of closed objects. */
export function ajvSchema(schema: Schema, schemas: Schemas): AjvSchema {
  const name = nameIn(schema);
  if (name !== undefined) return { $ref: `${name}#` };
  const { type: _, ...rules } = mapChildren(rulesOf(schema), (child) => ajvSchema(child, schemas));
  const choice = choiceOf(schema, schemas);
  if (choice === undefined)
    return {
      ...rules,
      ...typeRule(schema),
      ...(isClosed(schema) && { knownFields: knownFieldsOf(schema, schemas) }),
    };
  const branches = branchesOf(rules).map((branch) =>
    'values' in choice ? withoutDiscriminator(branch, choice) : withoutType(branch),
  );
  return { choice, [schema.oneOf ? 'oneOf' : 'anyOf']: branches };
}

/** The rule about the type of a value; none if listed values imply it: one error says enough. */
function typeRule(schema: Schema): AjvSchema {
  const types = [schema.type ?? []].flat();
  const isOfType = (value: Json) => types.some((type) => baseType(type) === typeOf(value));
  const [type] = types;
  if (type === undefined || listedIn(schema)?.every(isOfType)) return {};
  return types.length > 1 ? { types } : { type };
}

/** How a value chooses a branch of a union; undefined if that is not possible. */
function choiceOf(schema: Schema, schemas: Schemas): AjvSchema['choice'] {
  const discriminator = discriminatorOf(schema, schemas);
  if (discriminator && typesOf(schema, schemas).join() === 'object')
    return byDiscriminator(discriminator, objectsIn(schema, schemas));
  const branches = branchesOf(schema);
  // The pattern of an open enumeration also matches the listed values.
  if (knownIn(schema)) return { types: branches.map((branch) => (branch.enum ? [] : ['string'])) };
  const [first, second] = branches;
  const types = typesApart(schema, schemas);
  // A value that is neither null nor of the type gets only the error of the type.
  const isNullable = types?.length === 2 && first?.$ref && second?.type === 'null';
  return types && { types: isNullable ? [null, ['null']] : types };
}

/** The choice by a discriminator. A field is common if each object requires it. */
function byDiscriminator(discriminator: Discriminator, objects: Schema[]): ByDiscriminator {
  const { branches, ...choice } = discriminator;
  const [first = [], ...others] = objects.map(({ required = [] }) => required);
  const common = first.filter((name) => others.every((required) => required.includes(name)));
  const missing = [...new Set([choice.name, ...common])];
  const values = branches.map(([ofBranch]) => ofBranch);
  if (!objects.every(isClosed)) return { ...choice, values, missing };
  const known = [...new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)))];
  return { ...choice, values, missing, knownFields: { known } };
}

const withoutType = ({ type: _type, types: _types, ...rules }: AjvSchema): AjvSchema => rules;

/**
 * A branch without what the choice has checked: that the value is an object, and that its discriminator has a value of the
 * branch. The discriminator keeps its other rules.
 */
function withoutDiscriminator(branch: AjvSchema, choice: ByDiscriminator): AjvSchema {
  if (branch.$ref || branch.choice) return branch;
  const { name, listed } = choice;
  const { type: _type, required = [], properties = {}, ...rest } = branch;
  const { type: _, const: _const, enum: _enum, not, ...field } = properties[name] ?? {};
  const isOther = isDeepStrictEqual(new Set(listedIn(not)), new Set(listed));
  return {
    ...rest,
    required: required.filter((field) => field !== name),
    properties: { ...properties, [name]: { ...field, ...(not && !isOther && { not }) } },
  };
}

/** The fields of an object, and what an unknown field may mean. */
function knownFieldsOf({ properties = {} }: Schema, schemas: Schemas): KnownFields {
  const known = Object.keys(properties);
  // If several fields of the object end with a name, such as `url`, it may mean one of these instead.
  const isClear = (name: string) =>
    !known.includes(name) && known.filter((field) => field.endsWith(`_${name}`)).length < 2;
  const hints = new Map<string, string[]>();
  const replaced = new Map<string, string[]>();
  for (const [name, field] of Object.entries(properties)) {
    const inner = Object.entries(resolve(field, schemas).properties ?? {});
    const clear = inner.filter(([below]) => isClear(below));
    const marks = clear.map(([below, schema]) => marked(below, schema));
    if (marks.length > 0) hints.set(name, marks);
    for (const { name: old } of field['x-replaces'] ?? [])
      if (old && !known.includes(old))
        replaced.set(old, [...(replaced.get(old) ?? []), marked(name, field)]);
  }
  return {
    known,
    ...(hints.size > 0 && { hints: Object.fromEntries(hints) }),
    ...(replaced.size > 0 && { replaced: Object.fromEntries(replaced) }),
  };
}

/** A field in a suggestion, which says if it is deprecated. */
const marked = (name: string, { deprecated }: Schema): string =>
  deprecated ? `${name} (deprecated)` : name;
