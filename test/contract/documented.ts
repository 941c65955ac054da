/** The schemas, fields, calls, and messages of a contract as rows, in the form of `documented.txt`. */
import { at, isJsonObject, type JsonObject, tokens } from '../../scripts/base/json.ts';
import type { BundlePlace } from '../../scripts/base/problem.ts';
import type { Contract } from '../../scripts/model/contract.ts';
import { childrenOf, isAnnotation, nameIn, type Schema } from '../../scripts/model/schema.ts';
import { visitObjects } from '../../scripts/model/visit.ts';

export interface Row {
  name: string;
  /** Type, status, default, and values; of a call its path, its status, nothing, and its responses. */
  cells: string[];
  place: BundlePlace;
}

/** The rows of a contract as it is written, with no `allOf` merged. */
export function rowsIn({ openapi, placed, messageGroups }: Contract): Row[] {
  const rows = placed.flatMap(({ name, written, document, pointer }) => {
    const holder = Object(at(openapi, pointer.replace(/\/schema$/, '')));
    const [, call = '', part = holder.name] = IN_CALL.exec(pointer) ?? [];
    const { operationId: id } = Object(at(openapi, call));
    const status = statusOf(holder, holder.required === true);
    const owner = name ?? (id && `${id} ${part}`);
    return owner ? rowsOf(owner, written, { document, pointer }, status) : [];
  });
  visitObjects(openapi, ({ operationId: id, responses, ...call }, pointer) => {
    if (typeof id !== 'string' || !isJsonObject(responses)) return;
    const [path, method = ''] = tokens(pointer).slice(-2);
    const codes = Object.keys(responses).join(', ');
    const cells = [`${method.toUpperCase()} ${path}`, statusOf(call), '', codes];
    rows.push({ name: id, cells, place: { document: 'openapi', pointer } });
  });
  for (const { id, messages } of messageGroups)
    for (const { name, node, document, pointer } of messages)
      rows.push(...rowsOf(`${id} ${name}`, Object(node.payload), { document, pointer }));
  return rows;
}

/** The pointer to a schema in a call: to the call, and where its schema is. */
const IN_CALL = /^(.*?)\/(?:parameters\/\d+|(?:responses\/)?(\w+)\/content\/[^/]+)\/schema$/;

/** The rows of a schema, of its fields, and of its branches that have a title. */
function rowsOf(name: string, schema: Schema, place: BundlePlace, status = ''): Row[] {
  const { title: _, ...untitled } = schema;
  const cells = [typeOf(untitled), status, textOf(schema.default), limitsOf(schema)];
  const below = childrenOf(schema).flatMap(({ node, keyword, key, pointer }) => {
    const inside = { ...place, pointer: place.pointer + pointer };
    const isRequired = schema.required?.includes(String(key));
    if (keyword === 'properties')
      return rowsOf(`${name}.${key}`, node, inside, statusOf(node, isRequired));
    if (node.title) return rowsOf(node.title, node, inside);
    return rowsOf(/Of$/.test(keyword) ? name : `${name}[]`, node, inside).slice(1);
  });
  return [{ name, cells, place }, ...below];
}

const statusOf = (node: JsonObject, isRequired = false): string =>
  list(isRequired && 'required', node.deprecated && 'deprecated', node['x-maturity']);

/** A type: `string (date-time) or null`, `array of Word`, `JobFields and object`. */
function typeOf(schema: Schema): string {
  const { type = [], items = {}, additionalProperties: others, allOf = [] } = schema;
  const name = nameIn(schema) ?? schema.title;
  if (name !== undefined) return name;
  const form = schema.format ?? schema.contentEncoding ?? schema['x-unit'];
  const types = [type].flat().map((single) => {
    if (single === 'array') return `array of ${inPlace(items)}`;
    if (single === 'object' && isJsonObject(others)) return `object of ${inPlace(others)}`;
    if (single === 'object' && others !== undefined)
      return others ? 'open object' : 'closed object';
    return form && single !== 'null' ? `${single} (${form})` : single;
  });
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map(inPlace);
  const parts = [...allOf.map(inPlace), types.join(' or '), branches.join(' or ')];
  return parts.filter(Boolean).join(' and ') || 'any';
}

/** Listed values and bounds: `8, 16`, `82: APPI to YEAR`, `1..8`, `minItems 1`. */
function limitsOf({ required = [], properties = {}, ...schema }: Schema): string {
  const { minimum, maximum, enum: listed, const: only, ...others } = schema;
  const values = [listed ?? only ?? []].flat().map(textOf);
  const more = Object.entries(others).filter(([key]) => !isAnnotation(key) && !IN_TYPE.test(key));
  return list(
    values.length > 10 ? `${values.length}: ${values[0]} to ${values.at(-1)}` : list(...values),
    minimum !== undefined && maximum === undefined && `>= ${minimum}`,
    maximum !== undefined && `${minimum ?? ''}..${maximum}`,
    ...more.map(
      ([key, value]) => `${key} ${key === 'not' ? inPlace(value as Schema) : textOf(value)}`,
    ),
    ...required.filter((name) => !(name in properties)).map((name) => `required ${name}`),
  );
}

const IN_TYPE = /^(\$ref|type|format|contentEncoding|items|additionalProperties|\w+Of)$/;

/** A schema within the type of another one. */
function inPlace(schema: Schema): string {
  const [type, limits] = [typeOf(schema), nameIn(schema) || schema.title ? '' : limitsOf(schema)];
  const all = type === 'any' && limits ? limits : type + (limits && ` (${limits})`);
  return all.includes(' or ') ? `(${all})` : all;
}

const list = (...texts: unknown[]): string => texts.filter(Boolean).join(', ');
const textOf = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : (JSON.stringify(value) ?? '');
