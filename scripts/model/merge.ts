/**
 * Merges `allOf`: an object gets the fields of all its parts, and each branch of a union in it becomes a whole object.
 *
 * ```yaml
 * Summary:                                          Summary:
 *   allOf:                                            oneOf:
 *     - properties: {seconds: …}                        - title: SummarySucceeded
 *     - oneOf:                                            properties: {seconds: …, error: {type: 'null'}, text: …}
 *         - title: Succeeded                    →       - title: SummaryFailed
 *           properties: {error: {type: 'null'}}           properties: {seconds: …, error: …, text: …}
 *         - title: Failed
 *           properties: {error: …}
 *   properties: {text: …}
 * ```
 *
 * Fields beside a union, such as `properties` and `oneOf` in one schema, are merged in the same way. If two parts declare a
 * field, one declaration must narrow the other, as `const: a` narrows `enum: [a, b]`: it holds. The order of the parts does
 * not matter. Two unions, conditions, and parts that state a keyword differently are not merged: `checkSchemas` refuses the
 * `allOf` that stays.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Contract, Written, WrittenContract } from './contract.ts';
import {
  annotationsOf,
  isAnnotation,
  mapChildren,
  nameIn,
  resolve,
  rulesOf,
  type Schema,
  type Schemas,
} from './schema.ts';
import { branchesOf, listedIn, typesOf } from './unions.ts';

type Named = Pick<Written, 'schemas' | 'parts'>;

/** A contract, also with every `allOf` merged. */
export function mergeContract(contract: WrittenContract): Contract {
  const { written } = contract;
  const placed = written.placed.map((one) => ({
    ...one,
    schema: mergeAllOf(one.schema, written),
  }));
  return { ...contract, merged: { schemas: mergeSchemas(written), placed } };
}

/** The schemas that are not only parts, merged. The title of a branch gets the name of its schema as a prefix. */
function mergeSchemas(named: Named): Schemas {
  const names = Object.keys(named.schemas).filter((name) => !named.parts.has(name));
  const merged = names.map((name): [string, Schema] => {
    const { oneOf, ...schema } = mergeAllOf(named.schemas[name] ?? {}, named);
    const titled = oneOf?.map(({ title, ...branch }) =>
      title === undefined ? branch : { title: joinNames(name, title), ...branch },
    );
    return [name, titled ? { ...schema, oneOf: titled } : schema];
  });
  return Object.fromEntries(merged);
}

/** Joins a schema's name and a branch's title without their overlap: `ABlock`, `BlockFailed`: `ABlockFailed`. */
function joinNames(name: string, title: string): string {
  const words = title.replace(/\W+(\w?)/g, (_, letter) => letter.toUpperCase());
  let start = 0;
  while (!words.startsWith(name.slice(start))) start++;
  return name.slice(0, start) + words;
}

/** A schema with every `allOf` in it merged. A reference to a schema that only an `allOf` uses is replaced by it. */
export function mergeAllOf(schema: Schema, named: Named): Schema {
  // Merging may replace the references in a mapping; discriminators are found by the fields of the branches.
  const { discriminator: _, ...inner } = mapChildren(schema, (one) => mergeAllOf(one, named));
  const { $ref, allOf = [], ...beside } = inner;
  const parts = $ref === undefined ? allOf : [{ $ref }, ...allOf];
  const [first = {}, ...more] = parts;
  const isDescribed = more.length === 0 && Object.keys(beside).every(isAnnotation);
  if (isDescribed && first.$ref) return describedReference(first, beside, named);
  const own = ownParts(rulesOf(beside), named);
  if (parts.length === 0 && own.length === 1) return inner;
  const whole = joinAll([...parts.map((part) => rulesOfPart(part, named)), ...own], named);
  return (whole && join(whole, annotationsOf(beside), named)) ?? inner;
}

/** A reference with annotations, which stays one unless it leads to a part: `{allOf: [{$ref: Note}], deprecated: true}`. */
function describedReference({ $ref, ...part }: Schema, beside: Schema, named: Named): Schema {
  const isToPart = named.parts.has(nameIn({ $ref }) ?? '');
  return { ...(isToPart ? inlined({ $ref }, named) : { $ref }), ...part, ...beside };
}

/** A reference as the schema that it leads to, with its name as the title; any other schema as it is. */
function inlined(schema: Schema, named: Named): Schema {
  const name = nameIn(schema);
  if (name === undefined) return schema;
  return { ...mergeAllOf(named.schemas[name] ?? {}, named), title: name };
}

/** What a part says about values: its title and description are about itself. */
function rulesOfPart(part: Schema, named: Named): Schema {
  const { title: _title, description: _description, ...rules } = inlined(part, named);
  return rules;
}

/** The rules beside an `allOf` as parts: if there are fields beside a union of objects, the fields and the union. */
function ownParts(rules: Schema, named: Named): Schema[] {
  const { oneOf, anyOf, ...others } = rules;
  const isUnion = branchesOf(rules).some((branch) => hasFields(branch, named));
  if (!isUnion || others.properties === undefined || (oneOf && anyOf)) return [rules];
  return [others, oneOf ? { oneOf } : { anyOf }];
}

/** Whether a branch of a union is an object with fields, not a condition such as `{required: [a]}`. */
function hasFields(branch: Schema, { schemas }: Pick<Named, 'schemas'>): boolean {
  const { properties, ...rules } = resolve(branch, schemas);
  return properties !== undefined || branchesOf(rules).some((one) => hasFields(one, { schemas }));
}

const isEmpty = (schema: Schema): boolean => Object.keys(rulesOf(schema)).length === 0;

/** What all parts say. Undefined if they cannot be merged. */
function joinAll(parts: Schema[], named: Named): Schema | undefined {
  const [union, another] = parts.filter((part) => branchesOf(part).length > 0);
  const isPlain = !union || parts.every((part) => part === union || isEmpty(part));
  if (isPlain) return joinInTurn(parts, named);
  return another ? undefined : joinInBranches(union, parts, named);
}

/** The union, with all other parts in each of its branches. */
function joinInBranches(union: Schema, parts: Schema[], named: Named): Schema | undefined {
  const { oneOf, anyOf, type = 'object', ...beside } = union;
  if ((oneOf && anyOf) || type !== 'object' || !isEmpty(beside)) return undefined;
  const branches = branchesOf(union).map((branch) => {
    if (!hasFields(branch, named)) return undefined;
    const whole = inlined(branch, named);
    return joinAll(
      parts.map((part) => (part === union ? whole : rulesOf(part))),
      named,
    );
  });
  if (branches.includes(undefined)) return undefined;
  const annotations = joinInTurn(parts.map(annotationsOf), named);
  return { ...annotations, [oneOf ? 'oneOf' : 'anyOf']: branches };
}

const joinInTurn = (parts: Schema[], named: Named): Schema | undefined =>
  parts.reduce<Schema | undefined>((all, part) => all && join(all, part, named), {});

/** Keywords whose meaning depends on those beside them. */
const COUPLED =
  /^(additionalProp|patternProp|items|prefixItems|\w*[cC]ontains|if|then|else|unevaluated)/;

const isCoupled = (schema: Schema): boolean =>
  Object.entries(schema).some(([key, value]) => COUPLED.test(key) && value !== true);

/** What two schemas say. */
function join(left: Schema, right: Schema, { schemas }: Named): Schema | undefined {
  const isApart = isEmpty(left) || isEmpty(right);
  if (!isApart && (isCoupled(left) || isCoupled(right))) return undefined;
  const joined: Record<string, unknown> = { ...left };
  for (const [key, value] of Object.entries(right)) {
    const both = key in left ? joinKeyword(key, joined[key], value, schemas) : value;
    if (both === undefined) return undefined;
    joined[key] = both;
  }
  return joined;
}

/** What a keyword says in two schemas; of annotations that differ, the second holds. */
function joinKeyword(key: string, first: unknown, second: unknown, schemas: Schemas): unknown {
  if (isDeepStrictEqual(first, second)) return second;
  if (key === 'properties') return joinFields(first as Schemas, second as Schemas, schemas);
  if (key === 'required') return [...new Set([first, second].flat())];
  if (/^x-(assumption|unspecified|replaces)$/.test(key)) return [first, second].flat();
  return isAnnotation(key) ? second : undefined;
}

/** The fields of two schemas. One that both have is as one of them declares it, if this narrows the other. */
function joinFields(left: Schemas, right: Schemas, schemas: Schemas): Schemas | undefined {
  const joined = { ...left };
  for (const [name, second] of Object.entries(right)) {
    const { [name]: first = second } = left;
    if (narrows(second, first, schemas)) joined[name] = second;
    else if (narrows(first, second, schemas)) joined[name] = { ...annotationsOf(second), ...first };
    else return undefined;
  }
  return joined;
}

/** Whether a field has every rule of another one, or of a branch of it, and allows no more values. */
function narrows(field: Schema, other: Schema, schemas: Schemas): boolean {
  if (isDeepStrictEqual(rulesOf(field), rulesOf(other))) return true;
  const branches = branchesOf(other);
  if (branches.length > 0) return branches.some((branch) => narrows(field, branch, schemas));
  const own: Schema = rulesOf(resolve(field, schemas));
  const wide: Schema = rulesOf(resolve(other, schemas));
  return Object.entries(wide).every(([key, rule]) => {
    if (key === 'type') return areIn(typesOf(own, schemas), typesOf(wide, schemas));
    if (key === 'const' || key === 'enum') return areIn(listedIn(own), listedIn(wide));
    return isDeepStrictEqual(own[key as keyof Schema], rule);
  });
}

/** Whether there are values, and all of them are among others. */
const areIn = (values: unknown[] = [], others: unknown[] = []): boolean =>
  values.length > 0 && values.every((value) => others.includes(value));
