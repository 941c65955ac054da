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
 * Parts that state the same keyword differently cannot be merged: their `allOf` stays, and only Ajv reads it.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Contract } from './contract.ts';
import {
  annotationsOf,
  branchesOf,
  isAnnotation,
  listedIn,
  mapChildren,
  nameIn,
  resolve,
  rulesOf,
  type Schema,
  type Schemas,
  typesOf,
} from './schema.ts';

/** The named schemas, and the names of schemas that only an `allOf` uses. */
type Named = Pick<Contract, 'schemas' | 'parts'>;

/** The public schemas with every `allOf` merged. The title of a branch gets the name of its schema as a prefix. */
export function mergeSchemas(named: Named): Schemas {
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
  // Merging may replace the references of a discriminator; the tag of a union is found without it.
  const { discriminator: _, ...inner } = mapChildren(schema, (one) => mergeAllOf(one, named));
  const { $ref, allOf = [], ...own } = inner;
  const parts = $ref === undefined ? allOf : [{ $ref }, ...allOf];
  if (parts.length === 1 && Object.keys(own).every(isAnnotation)) {
    const [{ $ref: target, ...part } = {}] = parts;
    if (target !== undefined)
      return { ...inlinedReference({ $ref: target }, named, false), ...part, ...own };
  }
  let merged: Schema = {};
  const kept: Schema[] = [];
  const add = (part: Schema) => {
    const both = join(merged, part, named);
    if (both) merged = both;
    else kept.push(part);
  };
  for (const part of parts) {
    const {
      title: _title,
      description: _description,
      ...whole
    } = inlinedReference(part, named, true);
    add(whole);
  }
  const { oneOf, anyOf, ...rest } = own;
  const isBeside = own.properties !== undefined && branchesOf(own).length > 0;
  add(rulesOf(isBeside ? rest : own));
  if (isBeside && oneOf) add({ oneOf });
  if (isBeside && anyOf) add({ anyOf });
  const described = joinRules(merged, annotationsOf(own), named);
  return { ...described, ...(kept.length > 0 && { allOf: kept }) };
}

/** A schema in place of a reference to it, with its name as the title: any schema, or only one that is not published. */
function inlinedReference(schema: Schema, named: Named, isAny: boolean): Schema {
  const name = nameIn(schema);
  if (name === undefined || !(isAny || named.parts.has(name))) return schema;
  return { title: name, ...mergeAllOf(named.schemas[name] ?? {}, named) };
}

/** What both of two schemas say; undefined if they cannot be merged. A union gets the other rules in each branch. */
function join(left: Schema, right: Schema, named: Named): Schema | undefined {
  const [union, ...more] = [left, right].filter((one) => branchesOf(one).length > 0);
  if (union === undefined) return joinRules(left, right, named);
  const isRight = union === right;
  const other = rulesOf(isRight ? left : right);
  if (Object.keys(other).length === 0) return joinRules(left, right, named);
  const branches = branchesOf(union).map((one) => {
    const branch = inlinedReference(one, named, true);
    // A branch without fields is a condition, such as `{required: [a]}`.
    if (!branch.properties && branchesOf(branch).length === 0) return undefined;
    return isRight ? join(other, branch, named) : join(branch, other, named);
  });
  const { oneOf, anyOf, ...beside } = union;
  const isOneUnion = more.length === 0 && !(oneOf && anyOf);
  if (!isOneUnion || branches.includes(undefined)) return undefined;
  if (Object.keys(rulesOf(beside)).length > 0) return undefined;
  const annotations = annotationsOf(isRight ? left : right);
  return {
    ...joinRules(isRight ? annotations : beside, isRight ? beside : annotations, named),
    [oneOf ? 'oneOf' : 'anyOf']: branches,
  };
}

/** Keywords whose meaning depends on those beside them. */
const COUPLED =
  /^(additionalProp|patternProp|items|prefixItems|\w*[cC]ontains|if|then|else|unevaluated)/;

/** Merges the keywords of two schemas; of annotations that differ, the second holds. */
function joinRules(left: Schema, right: Schema, { schemas }: Named): Schema | undefined {
  const isCoupled = (one: Schema) =>
    Object.entries(one).some(([key, value]) => COUPLED.test(key) && value !== true);
  const areEmpty = [left, right].some((one) => Object.keys(rulesOf(one)).length === 0);
  if (!areEmpty && (isCoupled(left) || isCoupled(right))) return undefined;
  const merged: Record<string, unknown> = { ...left };
  for (const [key, value] of Object.entries(right)) {
    const before = merged[key];
    if (before === undefined || isDeepStrictEqual(before, value)) merged[key] = value;
    else if (key === 'properties') {
      const fields = Object.entries(value as Schemas).map(([name, field]) => {
        const first = left.properties?.[name];
        return [name, first ? joinField(first, field, schemas) : field];
      });
      merged[key] = { ...left.properties, ...Object.fromEntries(fields) };
    } else if (key === 'required') merged[key] = [...new Set([...(left.required ?? []), ...value])];
    else if (/^x-(assumption|unspecified|replaces)$/.test(key))
      merged[key] = [before, value].flat();
    else if (isAnnotation(key)) merged[key] = value;
    else return undefined;
  }
  return merged;
}

/** A field that two parts declare: as the second declares it, if it only narrows the first. */
function joinField(first: Schema, field: Schema, schemas: Schemas): Schema {
  if (narrows(field, first, schemas)) return field;
  return {
    ...annotationsOf(first),
    ...annotationsOf(field),
    allOf: [rulesOf(first), rulesOf(field)],
  };
}

/** Whether a schema repeats every rule of another schema, or of one branch of it, except that it may allow fewer values. */
function narrows(field: Schema, first: Schema, schemas: Schemas): boolean {
  if (isDeepStrictEqual(rulesOf(field), rulesOf(first))) return true;
  if (branchesOf(first).length > 0)
    return branchesOf(first).some((branch) => narrows(field, branch, schemas));
  const [rules, before] = [resolve(field, schemas), resolve(first, schemas)].map(rulesOf);
  const isIn = (values: unknown[] = [], all: unknown[] = []) =>
    values.length > 0 && values.every((value) => all.includes(value));
  return Object.entries(before ?? {}).every(([key, rule]) => {
    if (key === 'type') return isIn(typesOf(rules ?? {}, schemas), typesOf(before ?? {}, schemas));
    if (key === 'const' || key === 'enum') return isIn(listedIn(rules), listedIn(before));
    return isDeepStrictEqual(rule, rules?.[key as keyof Schema]);
  });
}
