/**
 * What differs between two schemas, by the values that they allow and not by how they are written:
 *
 *     channels: {maximum: 8}  →  channels: {maximum: 4}             narrower: breaks who sends
 *     channels: {maximum: 8}  →  channels: {exclusiveMaximum: 9}    no change
 *     model: {enum: [a, b]}   →  model: {type: string}              wider: breaks who receives
 */
import { isDeepStrictEqual } from 'node:util';
import { stockAjv } from '../ajv/compile.ts';
import { at, groupBy, type Json, type JsonObject, pick, tokens } from '../base/json.ts';
import type { Contract } from '../model/contract.ts';
import { placeOf } from '../model/places.ts';
import {
  isAnnotation,
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
  const name = nameIn(base.schema);
  if (name === undefined || name !== nameIn(revision.schema))
    return [...annotationChanges(base, revision), ...valueChanges(before, after, revision)];
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
  for (const form of gone.filter(({ chosen }) => chosen)) {
    const [place, value] = choiceOf(form, rights, node);
    const cover = rights.find((right) => covers(right, form));
    const isLimited = cover && !isWithin(form, cover);
    if (cover)
      yield {
        impacts: isLimited ? OTHER : WIDER,
        ...place,
        what: `${value} is any other value now`,
      };
    else yield { impacts: NARROWER, ...place, what: `no longer allows ${value}` };
  }
  for (const form of added.filter(({ chosen }) => chosen)) {
    const [place, value] = choiceOf(form, lefts, node);
    const isKnown = lefts.some((left) => covers(left, form));
    if (isKnown)
      yield {
        impacts: NARROWER,
        ...place,
        what: `${value} was any other value before; it has a schema of its own now`,
      };
    else yield { impacts: WIDER, ...place, what: `also allows ${value}` };
  }
  const placed = (forms: Form[], others: Form[]) => {
    const isUnknown = (form: Form) => !form.chosen && !others.some((other) => covers(other, form));
    // A schema that both sides refer to is the place of its values.
    const isShared = ({ path }: Form) =>
      path !== node.path && others.some((other) => other.path === path);
    return groupBy(forms.filter(isUnknown), (form) => whereOf(isShared(form) ? form : node));
  };
  const kept = rights.length > 9 ? '' : `; it allows ${textOf(rights)}`;
  for (const [where, forms] of placed(gone, rights))
    yield {
      impacts: NARROWER,
      where,
      path: node.path,
      what: `no longer allows ${textOf(forms)}${kept}`,
    };
  // docs/versions.md announces a new string in a list.
  const isListed = ({ value }: Form) => typeof value === 'string';
  const isList = lefts.filter(isListed).length > 1;
  for (const [where, forms] of placed(added, lefts)) {
    const impacts = isList && forms.every(isListed) ? NOTICE : WIDER;
    yield { impacts, where, path: node.path, what: `also allows ${textOf(forms)}` };
  }
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
  if (narrow.value !== undefined) return accepts(wide, narrow.value);
  const { chosen } = narrow;
  if (!chosen) return isWithin(narrow, wide);
  return Object.entries({ ...wide.chosen, ...chosen }).every(([name, value]) => {
    if (wide.chosen && name in wide.chosen)
      return chosen[name] === value && wide.chosen[name] === value;
    return accepts({ ...wide, schema: wide.schema.properties?.[name] ?? ANY }, value);
  });
}

/** Whether each value of one form is allowed by another one. */
const isWithin = (narrow: Form, wide: Form): boolean =>
  [...formChanges(narrow, wide, Object.keys(narrow.chosen ?? {}))].every(
    ({ impacts }) => impacts.send !== 'break',
  );

/** Whether a schema accepts a value. */
function accepts({ schema, contract }: Located, value: Json): boolean {
  const known = VALIDATORS.get(schema);
  const validator = known ?? AJV.compile({ ...schema, components: { schemas: contract.schemas } });
  VALIDATORS.set(schema, validator);
  return validator(value) === true;
}

const VALIDATORS = new WeakMap<Schema, ReturnType<typeof AJV.compile>>();

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
  const [wasClosed, isNowClosed] = [base, revision].map(({ schema }) => isClosed(schema));
  const place = { where: whereOf(revision) + OTHER_FIELDS, path: revision.path + OTHER_FIELDS };
  if (right === false && left !== false)
    yield { impacts: NARROWER, ...place, what: 'are not allowed now' };
  else if (left === false && right !== false)
    yield { impacts: WIDER, ...place, what: 'are allowed now' };
  // Only parsers close these objects, of what is sent and of what arrives.
  else if (isNowClosed && !wasClosed)
    yield { impacts: OTHER, ...place, what: 'are rejected by parsers now' };
  else if (wasClosed && !isNowClosed)
    yield { impacts: NOTICE, ...place, what: 'are accepted by parsers now' };
  const [before, after] = [left, right].map((others) =>
    typeof others === 'object' ? others : ANY,
  );
  if (before && after && left !== false && right !== false)
    yield* changesBetween(below(base, before, OTHER_FIELDS), below(revision, after, OTHER_FIELDS));
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
  const targets = [targetOf(base), targetOf(revision)];
  const nodes = [base, revision].map(({ schema }): JsonObject => schema);
  for (const [key, impactsOf] of Object.entries(ANNOTATIONS)) {
    const [was, is] = targets.map(
      ({ schema }, index) => nodes[index]?.[key] ?? (schema as JsonObject)[key],
    );
    const isBeside = nodes.some((node) => key in node);
    const where = whereOf(isBeside ? revision : targetOf(revision));
    if (!isDeepStrictEqual(was, is))
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

/** What differs in the keywords that reject values, other than those that lead to schemas and list values. */
function* assertionChanges(base: Form, revision: Form): Generator<Change> {
  const place = { where: whereOf(revision), path: revision.path };
  const [left, right] = [limitsOf(base.schema), limitsOf(revision.schema)];
  for (const [key, [rank, text]] of Object.entries(right)) {
    if (!isAbout(key, revision.type)) continue;
    const [before = 0, was = ''] = left[key] ?? [];
    const isNarrower = rank > before === key.startsWith('min');
    const what = `\`${key}\` was ${was} and is ${text}`;
    if (rank !== before) yield { impacts: isNarrower ? NARROWER : WIDER, ...place, what };
  }
  const [first, second] = [base, revision].map(assertionsIn);
  for (const key of Object.keys({ ...first, ...second })) {
    const [was, is] = [first?.[key], second?.[key]];
    if (!isDeepStrictEqual(was, is))
      yield { impacts: impactsOf(key, was, is), ...place, what: statement(key, was, is) };
  }
}

/** The bounds of a schema as numbers that can be compared, and in words. */
function limitsOf(schema: Schema): Record<string, [rank: number, text: string]> {
  const isWhole = [schema.type].flat().includes('integer');
  const edge = (
    key: 'minimum' | 'maximum',
    excluding: 'exclusiveMinimum' | 'exclusiveMaximum',
    sign: 1 | -1,
  ): [number, string] => {
    const { [key]: bound = -sign * Infinity, [excluding]: excluded = -sign * Infinity } = schema;
    const inner = isWhole ? Math.floor(sign * excluded) + 1 : sign * excluded;
    // An excluded number is a little more than an included one.
    const outer = isWhole ? Math.ceil(sign * bound) : sign * bound;
    if (inner < outer || inner === -Infinity)
      return [sign * outer, Number.isFinite(outer) ? `${sign * outer}` : 'not set'];
    return isWhole
      ? [sign * inner, `${sign * inner}`]
      : [excluded + sign * Math.abs(excluded || 1) * Number.EPSILON, `${excluded}, excluded`];
  };
  const limits: Record<string, [number, string]> = {
    minimum: edge('minimum', 'exclusiveMinimum', 1),
    maximum: edge('maximum', 'exclusiveMaximum', -1),
  };
  for (const size of ['Length', 'Items', 'Properties'] as const) {
    const { [`min${size}` as const]: least = 0, [`max${size}` as const]: most = Infinity } = schema;
    limits[`min${size}`] = [least, `${least}`];
    limits[`max${size}`] = [most, Number.isFinite(most) ? `${most}` : 'not set'];
  }
  return limits;
}

const COMPARED =
  /^(\$ref|type|const|enum|properties|required|items|additionalProperties|oneOf|anyOf|.*M(in|ax)imum|(min|max).*)$/;

/** The other keywords that reject values of a type. Whether a number is an integer is one of them. */
function assertionsIn({ schema, type }: Form): JsonObject {
  const isCompared = (key: string) =>
    !isAnnotation(key) && !(key in ANNOTATIONS) && !COMPARED.test(key) && isAbout(key, type);
  const assertions: JsonObject = pick(schema, isCompared);
  if (assertions.uniqueItems === false) delete assertions.uniqueItems;
  const isWhole = [schema.type].flat().includes('integer');
  return { ...assertions, ...(type === 'number' && { type: isWhole ? 'integer' : 'number' }) };
}

/** Whether a keyword is about values of a type. */
const isAbout = (key: string, type: TypeName): boolean =>
  [type, 'any', undefined].includes(typeOfAssertion(key));

/** What another value of a keyword means. */
function impactsOf(key: string, was: Json | undefined, is: Json | undefined): Impacts {
  if (was === undefined || is === 'integer') return NARROWER;
  if (is === undefined || was === 'integer') return WIDER;
  if (key !== 'multipleOf') return OTHER;
  if (Number(is) % Number(was) === 0) return NARROWER;
  return Number(was) % Number(is) === 0 ? WIDER : OTHER;
}
