/**
 * Merges `allOf`: all that its parts say about a value becomes one schema.
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
 * The rule: a value must keep both of two schemas. So they are joined keyword by keyword, and fields by their names. Each
 * branch of a union is joined with what stands beside the union; a branch that no value has then is left out. Of two
 * descriptions, the last one stays. Keywords that cannot be joined, such as two patterns, are refused.
 *
 * Afterwards there is no `allOf`, beside a `$ref` or a union stand only annotations, and no named schema is a `$ref`.
 */
import { isDeepStrictEqual } from 'node:util';
import { groupBy, type Json, type JsonObject } from '../base/json.ts';
import { ProblemsError, problemAt } from '../base/problem.ts';
import { placedAs, placeIn } from './places.ts';
import {
  annotationsOf,
  mapChildren,
  nameIn,
  rulesOf,
  type Schema,
  type Schemas,
  type TypeName,
} from './schema.ts';
import { branchesOf, listedIn, listing, typesOf } from './unions.ts';

/** The schemas by name: as they are written, and as far as they are merged. */
export interface Named {
  written: Schemas;
  /** The names of schemas that only an `allOf` uses. */
  parts: ReadonlySet<string>;
  /** Undefined while a schema is being merged. */
  merged: Map<string, Schema | undefined>;
}

/** A schema with every `allOf` in it merged. A reference to a part is replaced by it. */
export function merge(schema: Schema, named: Named): Schema {
  // The fields of the branches choose one: merging may replace what a mapping refers to.
  const merged = mapChildren(schema, (child) => merge(child, named));
  const { allOf = [], discriminator: _, ...beside } = merged;
  const parts = [...allOf, ...partsOf(beside).map((part) => placedAs(part, schema))];
  const [first = {}, ...more] = parts;
  if (more.length === 0 && allOf.length === 0) return placedAs(beside, schema);
  const name = nameIn(first) ?? '';
  if (more.length === 0 && name && !named.parts.has(name))
    return placedAs({ ...first, ...beside }, schema);
  const [joined = {}, ...others] = parts.map((part) => partOf(part, named));
  const whole = others.reduce((before, part) => joinParts(before, part, named), joined);
  return placedAs(joinNotes(whole, annotationsOf(beside), schema), schema);
}

/** The rules of a schema in parts: its reference, each union, and all others. */
function partsOf(schema: Schema): Schema[] {
  const isApart = (keyword: string) => /^(\$ref|oneOf|anyOf)$/.test(keyword);
  const rules = Object.entries(rulesOf(schema));
  const parts = groupBy(rules, ([keyword]) => (isApart(keyword) ? keyword : ''));
  return Array.from(parts.values(), (entries) => Object.fromEntries(entries));
}

/** What a part says about the whole: all but its title and its description. */
function partOf(part: Schema, named: Named): Schema {
  const { title: _title, description: _description, ...schema } = inlined(part, named);
  return placedAs(schema, part);
}

function joinParts(left: Schema, right: Schema, named: Named): Schema {
  const rules = join(rulesOf(left), rulesOf(right), named, right);
  const notes = joinNotes(annotationsOf(left), annotationsOf(right), right);
  return { ...(rules ?? fail(NO_VALUE, right)), ...notes };
}

/** A named schema, merged. The title of a branch gets the name as a prefix. */
export function publishedSchema(name: string, named: Named): Schema {
  const target = schemaNamed(name, named);
  const { oneOf, ...schema } = target;
  const titled = oneOf?.map((branch) => {
    const { title, ...described } = branch;
    const prefix = title === undefined ? {} : { title: joinNames(name, title) };
    return placedAs({ ...prefix, ...described }, branch);
  });
  return titled ? placedAs({ ...schema, oneOf: titled }, target) : target;
}

/** Joins a schema's name and a branch's title without their overlap: `ABlock`, `BlockFailed`: `ABlockFailed`. */
function joinNames(name: string, title: string): string {
  const words = title.replace(/\W+(\w?)/g, (_, letter) => letter.toUpperCase());
  let start = 0;
  while (!words.startsWith(name.slice(start))) start++;
  return name.slice(0, start) + words;
}

/** The schema of a name, merged. One that only refers to another one becomes a copy of that one. */
function schemaNamed(name: string, named: Named): Schema {
  const { written, merged } = named;
  const known = merged.get(name);
  if (known) return known;
  const schema = written[name] ?? {};
  if (merged.has(name)) return fail(RECURSIVE, schema);
  merged.set(name, undefined);
  const target = inlined(merge(schema, named), named);
  merged.set(name, target);
  return target;
}

/** A reference as what it leads to, with its name as the title; any other schema as it is. */
function inlined(schema: Schema, named: Named): Schema {
  const name = nameIn(schema);
  if (name === undefined) return schema;
  const { $ref: _, ...beside } = schema;
  return placedAs({ ...schemaNamed(name, named), ...beside, title: name }, schema);
}

/**
 * The rules that a value must keep to keep those of both schemas; undefined if no value does.
 *
 * @param place the schema at whose place a problem is
 */
function join(left: Schema, right: Schema, named: Named, place: Schema): Schema | undefined {
  if (Object.keys(left).length === 0 || isDeepStrictEqual(left, right)) return right;
  if (Object.keys(right).length === 0) return left;
  if (branchesOf(left).length > 0)
    return joinBranches(left, (branch) => joinTwo(branch, right, named, place), named);
  if (branchesOf(right).length > 0)
    return joinBranches(right, (branch) => joinTwo(left, branch, named, place), named);
  const types = commonTypes(left, right, named.written);
  const values = joinValues(left, right);
  if (types.length === 0 || !values) return undefined;
  if (limitsFields(left) || limitsFields(right)) fail(COUPLED, place, '/additionalProperties');
  const properties = joinFields(left, right, named);
  if (!properties) return undefined;
  const joined: JsonObject = { ...left, ...right };
  for (const keyword of Object.keys(left))
    if (keyword in right) joined[keyword] = joinKeyword(keyword, left, right, place);
  const { const: _const, enum: _enum, ...others }: Schema = joined;
  if (left.type && right.type) others.type = types.length === 1 ? types[0] : types;
  if (others.properties) others.properties = properties;
  return { ...others, ...values };
}

/** A union of the branches that have a value after they were joined with something; a single one needs no union. */
function joinBranches(
  union: Schema,
  joinOne: (branch: Schema) => Schema | undefined,
  named: Named,
): Schema | undefined {
  const branches = branchesOf(union).flatMap((branch) => {
    const joined = joinOne(branch);
    if (!joined || joined === branch) return joined ?? [];
    const notes = annotationsOf(joined.$ref ? branch : inlined(branch, named));
    return placedAs({ ...notes, ...joined }, branch);
  });
  if (branches.length < 2) return branches[0] && rulesOf(branches[0]);
  return { [union.oneOf ? 'oneOf' : 'anyOf']: branches };
}

/** What `join` says of two schemas. A reference stays if the other schema adds nothing to it. */
function joinTwo(left: Schema, right: Schema, named: Named, place: Schema): Schema | undefined {
  const [first = {}, second = {}] = [left, right].map((node) => rulesOf(inlined(node, named)));
  const joined = join(first, second, named, place);
  if (right.$ref && isDeepStrictEqual(joined, second)) return { $ref: right.$ref };
  return left.$ref && isDeepStrictEqual(joined, first) ? { $ref: left.$ref } : joined;
}

/** The fields of two objects; undefined if a required one has no value. */
function joinFields(left: Schema, right: Schema, named: Named): Schemas | undefined {
  const fields: Schemas = { ...left.properties, ...right.properties };
  for (const [name, first] of Object.entries(left.properties ?? {})) {
    const { [name]: second } = right.properties ?? {};
    if (second === undefined) continue;
    const rules = joinTwo(first, second, named, second);
    const isRequired = [left.required, right.required].flat().includes(name);
    if (!rules && isRequired) return undefined;
    const [before = {}, after = {}] = [first, second].map((field) => notesOf(field, named));
    const notes = joinNotes(before, after, second);
    fields[name] = placedAs({ ...notes, ...(rules ?? fail(NO_VALUE, second)) }, second);
  }
  return fields;
}

/** The annotations of a field, with the default of the schema that it refers to. */
function notesOf(field: Schema, named: Named): Schema {
  const { default: usual } = inlined(field, named);
  return { ...annotationsOf(field), ...(usual !== undefined && { default: usual }) };
}

/** The annotations of two schemas about one value. */
function joinNotes(left: Schema, right: Schema, place: Schema): Schema {
  const notes: JsonObject = { ...left, ...right };
  for (const key of ['x-assumption', 'x-unspecified', 'x-replaces'] as const)
    if (left[key] && right[key] && !isDeepStrictEqual(left[key], right[key]))
      notes[key] = [left[key], right[key]].flat();
  const [first, second = first] = [left.default, right.default];
  if (first !== undefined && !isDeepStrictEqual(first, second)) differ('default', place);
  return notes;
}

/** The values that both schemas list; undefined if there is none. */
function joinValues(left: Schema, right: Schema): Schema | undefined {
  const [first, second] = [listedIn(left), listedIn(right)];
  const listed = first && second ? first.filter((value) => isIn(second, value)) : undefined;
  if (listed) return listed.length > 0 ? listing(listed) : undefined;
  const { const: only, enum: several }: Schema = { ...left, ...right };
  return { ...(only !== undefined && { const: only }), ...(several && { enum: several }) };
}

const isIn = (values: Json[], value: Json): boolean =>
  values.some((other) => isDeepStrictEqual(other, value));

/** The types that both schemas allow. An integer is a number. */
function commonTypes(left: Schema, right: Schema, schemas: Schemas): TypeName[] {
  const [first, second] = [typesOf(left, schemas), typesOf(right, schemas)];
  const isAllowed = (types: TypeName[], type: TypeName) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const common = [...first, ...second].filter((type) =>
    [first, second].every((types) => isAllowed(types, type)),
  );
  return [...new Set(common)];
}

/** What two schemas say by a keyword that both have, other than those that `join` joins itself. */
function joinKeyword(keyword: string, left: Schema, right: Schema, place: Schema): Json {
  const { [keyword]: first = null }: JsonObject = left;
  const { [keyword]: second = null }: JsonObject = right;
  const bounds = [Number(first), Number(second)];
  if (/^(type|const|enum|properties)$/.test(keyword)) return second;
  if (keyword === 'required') return [...new Set([first, second].flat())];
  if (/^(exclusiveM|m)in/.test(keyword)) return Math.max(...bounds);
  if (/^(exclusiveM|m)ax/.test(keyword)) return Math.min(...bounds);
  return isDeepStrictEqual(first, second) ? second : differ(keyword, place);
}

/** Whether a schema limits the fields that it does not name, so that it cannot get further names. */
const limitsFields = ({ additionalProperties = true }: Schema): boolean =>
  additionalProperties !== true;

const COUPLED =
  '`additionalProperties` depends on the keywords beside it; write it in a schema without `allOf`';
const NO_VALUE =
  'no value is allowed here and by another part of an `allOf`; fix the rules of one of them';
const RECURSIVE = 'the schema is a part of itself; remove it from its `allOf`';

const differ = (keyword: string, place: Schema): never =>
  fail(
    `another part of an \`allOf\` has another \`${keyword}\`; state it once`,
    place,
    `/${keyword}`,
  );

function fail(message: string, place: Schema, below = ''): never {
  throw new ProblemsError([problemAt(placeIn(place, below), message)]);
}
