/**
 * What differs between two schemas, by the values that they allow and not by how they are written:
 *
 *     channels: {maximum: 8}  →  channels: {maximum: 4}             narrower: breaks who sends
 *     model: {enum: [a, b]}   →  model: {type: string}              wider: breaks who receives
 */
import { isDeepStrictEqual } from 'node:util';
import { stockAjv } from '../ajv/compile.ts';
import { at, groupBy, type Json, type JsonObject, tokens } from '../base/json.ts';
import type { Contract } from '../model/contract.ts';
import { placeOf } from '../model/places.ts';
import {
  assertionsOf,
  nameIn,
  resolve,
  SCHEMAS,
  type Schema,
  type TypeName,
  typeOfAssertion,
} from '../model/schema.ts';
import {
  baseType,
  branchesOf,
  discriminatorOf,
  listedIn,
  typeOf,
  typesOf,
} from '../model/unions.ts';
import { isClosed } from '../runtime/json-schema.ts';
import { cut } from '../runtime/pointers.ts';

/** What clients do with a value. */
export type Role = 'send' | 'receive';

/** What a change means for those who send values, and for those who receive them; `minor` as docs/versions.md says. */
export type Impacts = Partial<Record<Role, 'break' | 'minor'>>;

export const NARROWER: Impacts = { send: 'break', receive: 'minor' };
export const WIDER: Impacts = { send: 'minor', receive: 'break' };
export const OTHER: Impacts = { send: 'break', receive: 'break' };
export const NOTICE: Impacts = { send: 'minor', receive: 'minor' };

export interface Change {
  impacts: Impacts;
  /** Where it is written, such as `JobFields.version`. */
  where: string;
  what: string;
  /** Where it is in the merged schemas, such as `LiveJob.version`. */
  path: string;
}

/** A schema of a contract. */
export interface Located {
  schema: Schema;
  contract: Contract;
  path: string;
}

/** What a schema allows: one value, or the values of one type, of objects with some values of discriminators. */
interface Form extends Located {
  type: TypeName;
  value?: Json;
  chosen?: JsonObject;
}

const AJV = stockAjv();
const ANY: Schema = {};
const OTHER_FIELDS = ' (other fields)';

/** Every change between two schemas. */
export function changesBetween(base: Located, revision: Located): Change[] {
  if (base.schema === ANY && revision.schema === ANY) return [];
  const [before, after] = [targetOf(base), targetOf(revision)];
  const [name, other] = [nameIn(base.schema), nameIn(revision.schema)];
  if (name === undefined || name !== other) {
    const changes = [
      ...annotationChanges(base, revision),
      ...valueChanges(before, after, revision),
    ];
    if (!name || !other) return changes;
    // The edit is the reference to another schema.
    const where = whereOf(revision);
    return changes.map((change) => ({ ...change, where, what: `${change.where} ${change.what}` }));
  }
  const known = KNOWN.get(before.schema)?.get(after.schema) ?? [
    ...valueChanges(before, after, after),
  ];
  KNOWN.set(before.schema, new WeakMap([[after.schema, known]]));
  return [...annotationChanges(base, revision), ...known];
}

/** The changes of named schemas, which many others refer to. */
const KNOWN = new WeakMap<Schema, WeakMap<Schema, Change[]>>();

/** What differs in the values that schemas allow, told at the place of one of them. */
function* valueChanges(before: Located, after: Located, node: Located): Generator<Change> {
  const names = [...new Set([...discriminatorsIn(before), ...discriminatorsIn(after)])];
  const [lefts, rights] = [formsOf(before, names), formsOf(after, names)];
  const { pairs, gone, added } = pairsOf(lefts, rights);
  for (const [left, right] of pairs) {
    const areBranches = left.schema !== before.schema && right.schema !== after.schema;
    if (areBranches) yield* annotationChanges(left, right);
    yield* formChanges(left, right, names);
  }
  for (const form of [...gone, ...added].filter(({ chosen }) => chosen)) {
    const others = gone.includes(form) ? rights : lefts;
    const [place, value] = choiceOf(form, others, node);
    const cover = others.find((other) => covers(other, form));
    yield { ...place, ...choiceChange(form, cover, others === lefts, value) };
  }
  const placed = (forms: Form[], others: Form[]) => {
    const isUnknown = (form: Form) => !form.chosen && !others.some((other) => covers(other, form));
    // A schema that both sides refer to is the place of its values.
    const isShared = ({ path }: Form) =>
      path !== node.path && others.some((other) => other.path === path);
    return groupBy(forms.filter(isUnknown), (form) => whereOf(isShared(form) ? form : node));
  };
  const { path } = node;
  const rest = rights.length > 9 ? '' : `; it allows ${textOf(rights)}`;
  for (const [where, forms] of placed(gone, rights))
    yield { impacts: NARROWER, where, path, what: `no longer allows ${textOf(forms)}${rest}` };
  // docs/versions.md announces a new string in a list.
  const isText = ({ value }: Form) => typeof value === 'string';
  const isList = lefts.filter(isText).length > 1;
  for (const [where, forms] of placed(added, lefts)) {
    const impacts = isList && forms.every(isText) ? NOTICE : WIDER;
    yield { impacts, where, path, what: `also allows ${textOf(forms)}` };
  }
}

/** What it means that one side lacks a value of a discriminator, or has it among all other values, in a cover. */
function choiceChange(form: Form, cover: Form | undefined, isNew: boolean, value: string) {
  if (!cover && isNew) return { impacts: WIDER, what: `also allows ${value}` };
  if (!cover) return { impacts: NARROWER, what: `no longer allows ${value}` };
  if (isNew)
    return { impacts: NARROWER, what: `${value} has a schema now, and was any other value before` };
  return {
    impacts: isWithin(form, cover) ? WIDER : OTHER,
    what: `${value} is any other value now`,
  };
}

/** The forms that both sides have, and those that one side lacks. Of several forms of one type, those that differ are paired. */
function pairsOf(lefts: Form[], rights: Form[]) {
  const pairs: [Form, Form][] = [];
  const [gone, added]: [Form[], Form[]] = [[], []];
  const byKey = [lefts, rights].map((forms) => groupBy(forms, keyOf));
  for (const key of new Set(byKey.flatMap((groups) => [...groups.keys()]))) {
    const [before = [], after = []] = byKey.map((groups) => groups.get(key));
    const areSingle = before.length === 1 && after.length === 1;
    const isOther = (form: Form, others: Form[]) =>
      areSingle || !others.some((other) => formChanges(form, other, []).next().done);
    const left = before.filter((form) => isOther(form, after));
    const right = after.filter((form) => isOther(form, before));
    for (const [index, form] of left.entries()) {
      if (right[index]) pairs.push([form, right[index]]);
      else gone.push(form);
    }
    added.push(...right.slice(left.length));
  }
  return { pairs, gone, added };
}

/** The place and the value of the discriminator by which objects differ from those of the other side. */
function choiceOf({ contract, schema, chosen = {}, path }: Form, others: Form[], node: Located) {
  const isElsewhere = (name: string) =>
    others.some((other) => other.chosen?.[name] === chosen[name]);
  const names = Object.keys({ ...others.find(({ chosen }) => chosen)?.chosen, ...chosen });
  const name = names.find((name) => !isElsewhere(name)) ?? names.at(-1) ?? '';
  const field = { contract, schema: schema.properties?.[name] ?? ANY, path: `${path}.${name}` };
  const place = { where: whereOf(field), path: `${node.path}.${name}` };
  return [place, JSON.stringify(chosen[name]) ?? 'any other value'] as const;
}

/** The schema that a reference leads to. */
function targetOf(located: Located): Located {
  const { schema, contract, path } = located;
  return { contract, schema: resolve(schema, contract.schemas), path: nameIn(schema) ?? path };
}

/** Where a schema is written: in a named schema, or at its path. */
function whereOf({ schema, path }: Located): string {
  const { pointer = '' } = placeOf(schema) ?? {};
  if (!pointer.startsWith(`${SCHEMAS}/`)) return path;
  const [name = '', ...steps] = tokens(pointer.slice(SCHEMAS.length));
  let where = name;
  while (steps.length > 0) {
    const keyword = steps.shift();
    if (keyword === 'properties') where += `.${steps.shift()}`;
    if (keyword === 'items') where += '[]';
    if (keyword === 'additionalProperties') where += OTHER_FIELDS;
  }
  return where;
}

/** The discriminators of a union and of the unions that are its branches. */
function discriminatorsIn(located: Located): string[] {
  const { schema, contract } = targetOf(located);
  const { name } = discriminatorOf(schema, contract.schemas) ?? {};
  const below = branchesOf(schema).flatMap((branch) =>
    discriminatorsIn({ ...located, schema: branch }),
  );
  return name === undefined ? below : [name, ...below];
}

/**
 * What a schema allows, as a list.
 *
 *     {anyOf: [{const: a}, {enum: [b, 1]}, {type: [boolean, array]}]}  →  'a', 'b', 1, true, false, any array
 *     {oneOf: [{properties: {kind: {const: cat}}, …}, {properties: {kind: {const: dog}}, …}]}  →  cats, dogs
 */
function formsOf(located: Located, names: string[]): Form[] {
  const place = targetOf(located);
  const { schema, contract } = place;
  const branches = branchesOf(schema).flatMap((branch) =>
    formsOf({ ...place, schema: branch }, names),
  );
  // A listed value beside a type that allows it says nothing.
  if (branches.length > 0)
    return branches.filter(
      (form) => form.value === undefined || !branches.some((other) => covers(other, form)),
    );
  const listed = listedIn(schema);
  return typesOf(schema, contract.schemas).flatMap((name) => {
    const form: Form = { ...place, type: baseType(name) };
    const values = listed?.filter((value) => typeOf(value) === form.type) ?? FEW[form.type];
    if (values) return values.map((value) => ({ ...form, value }));
    return form.type === 'object' ? choicesOf(form, names) : [form];
  });
}

/** The types that have few values. */
const FEW: { [Type in TypeName]?: Json[] } = { null: [null], boolean: [true, false] };

/** An object for each combination of the values that it lists for discriminators. */
function choicesOf(object: Form, names: string[]): Form[] {
  let forms: Form[] = names.length > 0 ? [{ ...object, chosen: {} }] : [object];
  for (const name of names) {
    const field = { ...object, schema: object.schema.properties?.[name] ?? ANY };
    const values = formsOf(field, []).map(({ value }) => value);
    if (!values.includes(undefined))
      forms = forms.flatMap((form) =>
        values.map((value) => ({ ...form, chosen: { ...form.chosen, [name]: value ?? null } })),
      );
  }
  return forms;
}

const keyOf = ({ type, value, chosen }: Form): string => JSON.stringify([type, value, chosen]);

/** Whether one form allows all that another one allows, other than by the same value. */
function covers(wide: Form, narrow: Form): boolean {
  if (wide.type !== narrow.type || wide.value !== undefined) return false;
  // The schema of a listed value refers to no other one.
  if (narrow.value !== undefined)
    return typeof narrow.value !== 'object' && AJV.validate(wide.schema, narrow.value);
  const { chosen } = narrow;
  if (!chosen) return isWithin(narrow, wide);
  return Object.entries({ ...wide.chosen, ...chosen }).every(([name, value]) => {
    if (wide.chosen && name in wide.chosen)
      return chosen[name] === value && wide.chosen[name] === value;
    return AJV.validate(
      resolve(wide.schema.properties?.[name] ?? ANY, wide.contract.schemas),
      value,
    );
  });
}

/** Whether each value of one form is allowed by another one. */
const isWithin = (narrow: Form, wide: Form): boolean =>
  [...formChanges(narrow, wide, Object.keys(narrow.chosen ?? {}))].every(
    ({ impacts }) => impacts.send !== 'break',
  );

/** What forms allow, in words. */
function textOf(forms: Form[]): string {
  const types = new Set(forms.map(({ type }) => type));
  if (types.size > 5) return 'any value';
  const words = forms.map(({ value, type, schema: { format = type } }) =>
    value === undefined ? `any ${format}` : JSON.stringify(value),
  );
  return cut(words.join(', '), 120);
}

/** What differs between forms of one type. */
function* formChanges(base: Form, revision: Form, names: string[]): Generator<Change> {
  if (revision.value !== undefined) return;
  yield* assertionChanges(base, revision);
  if (revision.type === 'array') {
    const [left, right] = [base, revision].map((list) =>
      below(list, list.schema.items ?? ANY, '[]'),
    );
    if (left && right) yield* changesBetween(left, right);
  }
  if (revision.type !== 'object') return;
  const fields = new Set(
    [base, revision].flatMap(({ schema: { properties, required = [] } }) => [
      ...Object.keys(properties ?? {}),
      ...required,
    ]),
  );
  for (const name of fields) yield* fieldChanges(base, revision, name, names.includes(name));
  yield* otherFieldsChanges(base, revision);
}

const below = ({ contract, path }: Located, schema: Schema, step: string): Located => ({
  contract,
  schema,
  path: path + step,
});

/** What differs in a field of two objects. */
function* fieldChanges(
  base: Form,
  revision: Form,
  name: string,
  isDiscriminator: boolean,
): Generator<Change> {
  const [left, right] = [base, revision].map((object) => {
    const isRequired = object.schema.required?.includes(name) === true;
    const stated = object.schema.properties?.[name];
    return { isRequired, stated, ...below(object, stated ?? ANY, `.${name}`) };
  }) as [Stated, Stated];
  const place = { where: whereOf(right.stated ? right : left), path: right.path };
  const isGone = left.stated && !right.stated;
  const isNew = !left.stated && !left.isRequired;
  if (isGone) yield { impacts: OTHER, ...place, what: 'is gone' };
  // In an open object, the field had any value before.
  const { additionalProperties: others, properties } = base.schema;
  const wasFree = others === true || (others === undefined && !properties);
  if (isNew) yield { impacts: wasFree ? NARROWER : NOTICE, ...place, what: 'is new' };
  if (left.isRequired !== right.isRequired) {
    const where = requiredAt(base, revision, name) ?? place.where;
    if (right.isRequired) yield { impacts: NARROWER, ...place, where, what: 'is required now' };
    else if (!isGone) yield { impacts: WIDER, ...place, where, what: 'is no longer required' };
  }
  if (isDiscriminator) yield* annotationChanges(left, right);
  else if (!isGone && !isNew) yield* changesBetween(left, right);
}

interface Stated extends Located {
  isRequired: boolean;
  stated: Schema | undefined;
}

/** Where a field is required in one contract alone: in the object itself, if not beside the field; undefined beside it. */
function requiredAt(base: Form, revision: Form, name: string): string | undefined {
  const field = revision.schema.properties?.[name] ?? ANY;
  const place = placeOf(field) ?? { document: 'openapi', pointer: '' };
  const list = `${place.pointer.replace(/\/properties\/[^/]+$/, '')}/required`;
  const [was, is] = [base, revision].map(({ contract }) =>
    [at(contract[place.document], list) ?? []].flat().includes(name),
  );
  return was === is ? `${whereOf(revision)}.${name}` : undefined;
}

/** What differs in fields that objects don't name. */
function* otherFieldsChanges(base: Form, revision: Form): Generator<Change> {
  const [left, right] = [base, revision].map(({ schema }) => schema.additionalProperties ?? true);
  const place = { where: whereOf(revision) + OTHER_FIELDS, path: revision.path + OTHER_FIELDS };
  if (left !== false && right !== false) {
    const [before, after] = [base, revision].map((object, index) => {
      const others = [left, right][index];
      return below(object, typeof others === 'object' ? others : ANY, OTHER_FIELDS);
    });
    if (before && after) yield* changesBetween(before, after);
    // Parsers close objects by the strict profile, those that are sent and those that arrive.
    const [wasClosed, isNowClosed] = [isClosed(base.schema), isClosed(revision.schema)];
    if (wasClosed === isNowClosed) return;
    const what = isNowClosed ? 'are rejected by parsers now' : 'are accepted by parsers now';
    yield { impacts: isNowClosed ? OTHER : NOTICE, ...place, what };
  } else if (left !== false) yield { impacts: NARROWER, ...place, what: 'are not allowed now' };
  else if (right !== false) yield { impacts: WIDER, ...place, what: 'are allowed now' };
}

/** The annotations that clients notice, and what another one means. */
const ANNOTATIONS: Record<string, (was?: Json, is?: Json) => Impacts> = {
  default: (was) => ({ send: was === undefined ? 'minor' : 'break' }),
  deprecated: () => NOTICE,
  readOnly: (_, is) => (is === true ? { send: 'break', receive: 'minor' } : NOTICE),
  writeOnly: (_, is) => (is === true ? { send: 'minor', receive: 'break' } : NOTICE),
  'x-maturity': () => NOTICE,
  'x-opaque': () => ({ receive: 'break' }),
  'x-replaces': () => NOTICE,
  'x-unit': (was, is) => (was && is ? OTHER : NOTICE),
};

/** What differs in annotations, which stand beside a reference or in the schema that it leads to. */
function* annotationChanges(base: Located, revision: Located): Generator<Change> {
  const nodes = [base, revision].map(({ schema }): JsonObject => schema);
  const [left, right] = [base, revision].map(
    (place): JsonObject => ({ ...targetOf(place).schema, ...place.schema }),
  );
  for (const [key, impactsOf] of Object.entries(ANNOTATIONS)) {
    const [was, is] = [left?.[key], right?.[key]];
    if (isDeepStrictEqual(was, is)) continue;
    const where = whereOf(nodes.some((node) => key in node) ? revision : targetOf(revision));
    yield {
      impacts: impactsOf(was, is),
      where,
      path: revision.path,
      what: statement(key, was, is),
    };
  }
}

/** What differs in the value of a keyword. */
export function statement(key: string, was: Json | undefined, is: Json | undefined): string {
  const [before, after] = [was, is].map((value) => JSON.stringify(value) ?? 'not set');
  return cut(`\`${key}\` was ${before} and is ${after}`, 120);
}

/** What differs in the keywords that reject values, other than those that list values or lead to schemas. */
function* assertionChanges(base: Form, revision: Form): Generator<Change> {
  const place = { where: whereOf(revision), path: revision.path };
  const [left = {}, right = {}] = [base, revision].map(assertionsIn);
  for (const key of Object.keys({ ...left, ...right })) {
    const [was, is] = [left[key], right[key]];
    if (!isDeepStrictEqual(was, is))
      yield { impacts: impactsOf(key, was, is), ...place, what: statement(key, was, is) };
  }
}

const COMPARED = /^(\$ref|type|const|enum|properties|required|items|additionalProperties)$/;

/** The other assertions about a type, without those that reject nothing, and with whole bounds of an integer. */
function assertionsIn({ schema, type }: Form): JsonObject {
  const isWhole = [schema.type].flat().includes('integer');
  const { minimum, maximum, ...assertions } = assertionsOf(schema);
  // -0 is 0.
  const bounds: Schema = {
    ...(minimum !== undefined && { minimum: isWhole ? Math.ceil(minimum) + 0 : minimum }),
    ...(maximum !== undefined && { maximum: isWhole ? Math.floor(maximum) : maximum }),
  };
  const isCompared = (key: string, value: unknown) =>
    !COMPARED.test(key) &&
    !(key in ANNOTATIONS) &&
    [type, 'any', undefined].includes(typeOfAssertion(key)) &&
    value !== false &&
    !(value === 0 && /^min[A-Z]/.test(key));
  const compared: JsonObject = Object.fromEntries(
    Object.entries({ ...assertions, ...bounds }).filter(([key, value]) => isCompared(key, value)),
  );
  return type === 'number' ? { ...compared, type: isWhole ? 'integer' : 'number' } : compared;
}

/** What another value of an assertion means. */
function impactsOf(key: string, was: Json | undefined, is: Json | undefined): Impacts {
  if (was === undefined || is === 'integer') return NARROWER;
  if (is === undefined || was === 'integer') return WIDER;
  if (/^m(in|ax)/.test(key))
    return Number(is) > Number(was) === key.startsWith('min') ? NARROWER : WIDER;
  return OTHER;
}
