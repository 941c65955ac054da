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
 * The order of the parts does not matter. Two unions, conditions, and parts that state a keyword differently are not merged:
 * `checkSchemas` refuses the `allOf` that stays.
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
  const { $ref, allOf = [], ...beside } = inner;
  const parts = $ref === undefined ? allOf : [{ $ref }, ...allOf];
  if (parts.length === 1 && Object.keys(beside).every(isAnnotation)) {
    const [{ $ref: target, ...part } = {}] = parts;
    if (target !== undefined)
      return { ...inlinedReference({ $ref: target }, named, false), ...part, ...beside };
  }
  const { oneOf, anyOf, ...others } = rulesOf(beside);
  const isUnion = branchesOf(beside).some((branch) => hasFields(branch, named));
  const isBeside = isUnion && others.properties !== undefined && !(oneOf && anyOf);
  if (parts.length === 0 && !isBeside) return inner;
  const besideParts = isBeside ? [others, oneOf ? { oneOf } : { anyOf }] : [rulesOf(beside)];
  const rules = parts.map((part) => {
    const {
      title: _title,
      description: _description,
      ...rest
    } = inlinedReference(part, named, true);
    return rest;
  });
  const merged = joinAll([...rules, ...besideParts], named);
  return (merged && join(merged, annotationsOf(beside), named)) ?? inner;
}

/** A schema in place of a reference to it, with its name as the title: any schema, or only one that is not published. */
function inlinedReference(schema: Schema, named: Named, isAny: boolean): Schema {
  const name = nameIn(schema);
  if (name === undefined || !(isAny || named.parts.has(name))) return schema;
  return { ...mergeAllOf(named.schemas[name] ?? {}, named), title: name };
}

/** Whether a branch of a union is an object with fields, not a condition such as `{required: [a]}`. */
function hasFields(branch: Schema, { schemas }: Pick<Named, 'schemas'>): boolean {
  const { properties, ...rules } = resolve(branch, schemas);
  return properties !== undefined || branchesOf(rules).some((one) => hasFields(one, { schemas }));
}

/** What all parts say: a union in them gets the other parts in each branch. Undefined if they cannot be merged. */
function joinAll(parts: Schema[], named: Named): Schema | undefined {
  const unions = parts.filter((part) => branchesOf(part).length > 0);
  const [union = {}] = unions;
  const areEmpty = parts.every((part) => part === union || Object.keys(rulesOf(part)).length === 0);
  if (unions.length === 0 || areEmpty) return joinInTurn(parts, named);
  const { oneOf, anyOf, type, ...rest } = union;
  const isMap = Object.keys(rulesOf(rest)).length > 0 || (type !== undefined && type !== 'object');
  if (unions.length > 1 || (oneOf && anyOf) || isMap) return undefined;
  const branches = branchesOf(union).map((branch) => {
    if (!hasFields(branch, named)) return undefined;
    const inBranch = inlinedReference(branch, named, true);
    return joinAll(
      parts.map((part) => (part === union ? inBranch : rulesOf(part))),
      named,
    );
  });
  const annotations = joinInTurn(parts.map(annotationsOf), named);
  if (branches.includes(undefined)) return undefined;
  return { ...annotations, [oneOf ? 'oneOf' : 'anyOf']: branches };
}

const joinInTurn = (parts: Schema[], named: Named): Schema | undefined =>
  parts.reduce<Schema | undefined>((all, part) => all && join(all, part, named), {});

/** Keywords whose meaning depends on those beside them. */
const COUPLED =
  /^(additionalProp|patternProp|items|prefixItems|\w*[cC]ontains|if|then|else|unevaluated)/;

/** Merges the keywords of two schemas; of annotations that differ, the second holds. */
function join(left: Schema, right: Schema, named: Named): Schema | undefined {
  const isCoupled = (schema: Schema) =>
    Object.entries(schema).some(([key, value]) => COUPLED.test(key) && value !== true);
  const areEmpty = [left, right].some((one) => Object.keys(rulesOf(one)).length === 0);
  if (!areEmpty && (isCoupled(left) || isCoupled(right))) return undefined;
  const merged: Record<string, unknown> = { ...left };
  for (const [key, value] of Object.entries(right)) {
    const before = merged[key];
    if (before === undefined || isDeepStrictEqual(before, value)) merged[key] = value;
    else if (key === 'properties') {
      const fields = Object.entries(value as Schemas).map(([name, field]) => {
        const first = left.properties?.[name];
        return [name, first ? joinField(first, field, named.schemas) : field] as const;
      });
      if (fields.some(([, field]) => field === undefined)) return undefined;
      merged[key] = { ...left.properties, ...Object.fromEntries(fields) };
    } else if (key === 'required') merged[key] = [...new Set([...(left.required ?? []), ...value])];
    else if (/^x-(assumption|unspecified|replaces)$/.test(key))
      merged[key] = [before, value].flat();
    else if (isAnnotation(key)) merged[key] = value;
    else return undefined;
  }
  return merged;
}

/** A field that two parts declare, as one of them declares it, if it narrows the other. */
function joinField(first: Schema, second: Schema, schemas: Schemas): Schema | undefined {
  if (narrows(second, first, schemas)) return second;
  return narrows(first, second, schemas) ? { ...annotationsOf(second), ...first } : undefined;
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
