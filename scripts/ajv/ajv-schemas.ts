/**
 * Schemas with the keywords of our Ajv (`definitions.ts`):
 *
 * ```yaml
 * Pet:                    Pet:
 *   oneOf:                  oneOf: [{$ref: Cat#}, {$ref: Dog#}]
 *     - $ref: Cat     →     choice:
 *     - $ref: Dog             discriminator: kind
 *                             chosenBy: [[cat], [dog]]
 *                             required: [kind, name]
 * Name:                   Name:
 *   type: [string, 'null']  types: [string, 'null']
 *   maxLength: 9      →     maxLength: 9
 * ```
 */
import type { Json } from '../base/json.ts';
import {
  assertionsOf,
  mapChildren,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  type TypeName,
} from '../model/schema.ts';
import {
  branchesOf,
  haveOwnTypes,
  isNull,
  isOfScalars,
  jsonTypeOf,
  knownIn,
  listedIn,
  objectsIn,
  unionOf,
} from '../model/unions.ts';
import type { AjvSchema, Choice } from './definitions.ts';

/** A schema without annotations, with plain names as references, and with a choice for each union. */
export function ajvSchema(schema: Schema, schemas: Schemas): AjvSchema {
  const name = nameIn(schema);
  if (name !== undefined) return { $ref: `${name}#` };
  const choice = choiceOf(schema, schemas);
  const isByType = choice && choice.discriminator === undefined;
  const { type: _, ...assertions } = mapChildren(assertionsOf(schema), (child, keyword) => {
    const inside = ajvSchema(child, schemas);
    if (isByType) return untyped(inside);
    const isLooped = /^(items|additionalProperties)$/.test(keyword);
    return isLooped && Object.keys(inside).length > 0 ? { ...inside, enough: true } : inside;
  });
  const types = checkedTypes(schema);
  const typed = types.length > 1 ? { types } : { type: types[0] };
  return { ...assertions, ...(types.length > 0 && typed), ...(choice && { choice }) };
}

/** The schema of a branch that the type of the value chooses. Checked twice, types would be a sixtieth of all code. */
const untyped = ({ type: _type, types: _types, ...others }: AjvSchema): AjvSchema => others;

/** The types of a value; none if listed values imply them: one error says enough. */
function checkedTypes(schema: Schema): TypeName[] {
  const types = [schema.type ?? []].flat();
  const isOfTypes = (value: Json) =>
    types.some((type) =>
      type === 'integer' ? Number.isInteger(value) : type === jsonTypeOf(value),
    );
  return listedIn(schema)?.every(isOfTypes) ? [] : types;
}

/** How a value chooses a branch of a union; undefined if that is not possible, as in a union of scalars of one type. */
function choiceOf(schema: Schema, schemas: Schemas): Choice | undefined {
  const { discriminator, branches } = unionOf(schema, schemas);
  const chosenBy = branches.map((branch) => branch.chosenBy);
  if (discriminator !== undefined) {
    const [first = [], ...others] = objectsIn(schema, schemas).map(({ required = [] }) => required);
    const common = first.filter((field) => others.every((required) => required.includes(field)));
    return { discriminator, chosenBy, required: [...new Set([discriminator, ...common])] };
  }
  const written = branchesOf(schema);
  // Any text is known or matches the branch that lists none.
  if (knownIn(schema))
    return {
      chosenBy: written.map((branch) => (listedIn(branch) ? [] : ['string'])),
      required: [],
    };
  // "must be 3" would say too little of a value that may also be any string.
  const isListed = written.some((branch) => listedIn(resolve(branch, schemas)));
  if ((isListed && isOfScalars(schema, schemas)) || !haveOwnTypes(written, schemas))
    return undefined;
  // Of `{anyOf: [{$ref: Word}, {type: 'null'}]}`, the schema of Word says what is wrong with any value but null.
  const [named = {}, orNull = {}, ...others] = written;
  const isNullable = others.length === 0 && named.$ref && isNull(orNull, schemas);
  return { chosenBy: isNullable ? [null, ['null']] : chosenBy, required: [] };
}
