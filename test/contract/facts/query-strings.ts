/**
 * Query strings, and their parsed values: the values of a query in the styles of its parameters, and other ways to
 * write them.
 */

import { isJsonObject, type Json, type JsonObject } from '../../../scripts/json.ts';
import type { Case, QueryCase } from '../../../vectors/make.ts';
import { type Aspects, alternatives } from '../../support/facts/types.ts';
import { FORMATTED } from '../../support/format-samples.ts';
import { operations } from './operations.ts';
import { schemaFacts } from './schemas.ts';

/** How a parameter is written: as a string, a number, true or false, once for each item of a list, or with brackets. */
type Form = 'text' | 'number' | 'boolean' | 'list' | 'deepObject';

interface QueryParameter extends Choice {
  name: string;
  form: Form;
}

/** What the facts say about a value: its type, its listed values, its pattern and its bounds. */
type Choice = Pick<Aspects, 'enum' | 'pattern' | 'minimum' | 'maximum'> & { type: string };

/** The query parameters of each operation that has any, by its identifier. */
const QUERIES = new Map<string, QueryParameter[]>();
for (const [place, { style, ...facts }] of Object.entries(operations)) {
  const [, operation = '', name] = /^operation (\w+) query (\w+)$/.exec(place) ?? [];
  if (name === undefined) continue;
  const choice = facts as object as Choice;
  const parameter = { name, form: formOf(choice.type, style), ...choice };
  QUERIES.set(operation, [...(QUERIES.get(operation) ?? []), parameter]);
}

function formOf(type: string, style: Json | undefined): Form {
  if (style === 'deepObject') return style;
  if (type.endsWith('[]')) return 'list';
  if (type === 'boolean') return type;
  return type === 'integer' || type === 'number' ? 'number' : 'text';
}

/** A way to write a parameter, and its parsed value; absent if it is refused. */
interface Writing {
  why: string;
  query: string;
  read?: Json;
}

/** Every query: the known values of its schema that a query can express, and the ways to write each parameter. */
export function makeQueries(known: readonly Omit<Case, 'kind'>[]): QueryCase[] {
  return [...QUERIES].flatMap(([operation, parameters]) => {
    const schema = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Query`;
    const add = (why: string, query: string, data?: JsonObject): QueryCase => {
      const own = { operation, schema, why, query, valid: data !== undefined };
      return data === undefined ? own : { ...own, data, written: write(data) };
    };
    const values = known.flatMap(({ schema: of, value, valid, why }) => {
      if (of !== schema || !isJsonObject(value) || !isReadBack(value, parameters)) return [];
      return [add(why.replace(`${schema}: `, ''), write(value), valid ? value : undefined)];
    });
    const writings = parameters.flatMap((parameter) =>
      WRITINGS[parameter.form](parameter).map(({ why, query, read }) => {
        const data = read === undefined ? undefined : { [parameter.name]: read };
        return add(`${parameter.name}: ${why}`, query, data);
      }),
    );
    const unknown = { 'no such parameter': '1' };
    return [...values, ...writings, add('an unknown parameter', write(unknown), unknown)];
  });
}

/** Whether each part of a value survives in a query, which has no types, no null and no empty list. */
function isReadBack(value: JsonObject, parameters: readonly QueryParameter[]): boolean {
  const isText = (part: Json): boolean =>
    typeof part === 'string' || (isFilled(part) && Object.values(part).every(isText));
  return Object.entries(value).every(([name, part]) => {
    const form = parameters.find((one) => one.name === name)?.form;
    if (form === 'number' || form === 'boolean') return typeof part === form;
    if (form === 'list')
      return Array.isArray(part) && part.length > 0 && part.every((one) => typeof one === 'string');
    return form === 'deepObject' ? isFilled(part) && isText(part) : typeof part === 'string';
  });
}

function isFilled(part: Json): part is JsonObject {
  return isJsonObject(part) && Object.keys(part).length > 0;
}

/** A value as a query: each item of a list repeats the name, a member of an object is in brackets. */
function write(value: JsonObject): string {
  const pairs = (name: string, part: Json): [string, string][] => {
    if (Array.isArray(part)) return part.flatMap((item) => pairs(name, item));
    if (!isJsonObject(part)) return [[name, String(part)]];
    return Object.entries(part).flatMap(([member, inner]) => pairs(`${name}[${member}]`, inner));
  };
  const all = Object.entries(value).flatMap(([name, part]) => pairs(name, part));
  return String(new URLSearchParams(all));
}

const WRITINGS: Record<Form, (parameter: QueryParameter) => Writing[]> = {
  text: (parameter) => {
    const { name, type } = parameter;
    const texts = textsOf(type);
    const moments = texts.filter((text) => text.includes('+'));
    return [
      { why: 'empty', query: `${name}=`, ...(allows('', parameter) && { read: '' }) },
      { why: 'twice', query: `${name}=a&${name}=b` },
      ...texts.map((read) => ({
        why: `${read}, encoded`,
        query: `${name}=${encodeURIComponent(read)}`,
        read,
      })),
      ...moments.map((text) => ({
        why: 'an unencoded plus sign, which is a space',
        query: `${name}=${text}`,
      })),
    ];
  },
  number: (parameter) => {
    const { name } = parameter;
    const whole = wholeNumberIn(parameter);
    return [
      { why: 'with an exponent', query: `${name}=${whole}e1` },
      { why: 'a whole number, written with a fraction', query: `${name}=${whole}.0`, read: whole },
      { why: 'with a leading zero', query: `${name}=0${whole}` },
      { why: 'with a plus sign', query: `${name}=%2B${whole}` },
      { why: 'with a space', query: `${name}=+${whole}` },
      { why: 'hexadecimal', query: `${name}=0x${whole.toString(16)}` },
      { why: 'a word', query: `${name}=two` },
      { why: 'empty', query: `${name}=` },
      { why: 'twice', query: `${name}=${whole}&${name}=${whole + 1}` },
    ];
  },
  boolean: ({ name }) => [
    { why: 'true', query: `${name}=true`, read: true },
    { why: 'in capitals', query: `${name}=TRUE` },
    { why: 'a number', query: `${name}=1` },
    { why: 'empty', query: `${name}=` },
  ],
  list: ({ name, ...list }) => {
    const item = { ...list, type: list.type.slice(0, -2) };
    const { enum: values, known = [] } = schemaFacts.find((one) => one.name === item.type) ?? {};
    const [first = 'a', second = 'b'] = (item.enum ?? values ?? known).map(String);
    const both = [first, second];
    const any = (text: string) => allows(text, item) && { read: [text] };
    return [
      { why: 'one item', query: `${name}=${first}`, read: [first] },
      { why: 'two items', query: `${name}=${first}&${name}=${second}`, read: both },
      {
        why: 'the name with brackets, as some libraries write it',
        query: `${name}%5B%5D=${first}&${name}[]=${second}`,
        read: both,
      },
      {
        why: 'a comma, which does not separate items',
        query: `${name}=${first},${second}`,
        ...any(`${first},${second}`),
      },
      { why: 'empty', query: `${name}=`, ...any('') },
    ];
  },
  deepObject: ({ name }) => [
    { why: 'a member', query: `${name}[a]=b`, read: { a: 'b' } },
    { why: 'an encoded member', query: `${name}%5Ba%5D=%C3%A4+%26`, read: { a: 'ä &' } },
    {
      why: 'two levels, where each value is a string',
      query: `${name}[a][b]=1&${name}[a][c]=true`,
      read: { a: { b: '1', c: 'true' } },
    },
    { why: 'a member twice', query: `${name}[a]=b&${name}[a]=c`, read: { a: ['b', 'c'] } },
    { why: 'an empty member', query: `${name}[a]=`, read: { a: '' } },
    { why: 'eight levels', query: `${name}${'[a]'.repeat(7)}=b`, read: nested(7) },
    { why: 'without a member', query: `${name}=b` },
    { why: 'an empty name in brackets', query: `${name}[]=b` },
    { why: 'a bracket that is not closed', query: `${name}[a=b` },
    { why: 'text after the bracket', query: `${name}[a]c=b` },
    { why: 'a member that is both a string and an object', query: `${name}[a]=b&${name}[a][c]=d` },
  ],
};

/** A whole number within the bounds of a parameter: 2 if they allow it. */
function wholeNumberIn({ minimum = 2, maximum = 2 }: QueryParameter): number {
  return Math.max(Math.ceil(minimum), Math.min(2, Math.floor(maximum)));
}

/** A string within a number of nested objects. */
function nested(levels: number): Json {
  return levels === 0 ? 'b' : { a: nested(levels - 1) };
}

/** Whether a string that no format accepts is allowed. */
function allows(text: string, { type, enum: values, pattern }: Choice): boolean {
  if (values && !values.includes(text)) return false;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return false;
  return alternatives(type).some((part) => {
    const named = schemaFacts.find(({ name }) => name === part);
    return named ? allows(text, named) : part === 'string';
  });
}

/** The strings for the formats of a type. */
function textsOf(type: string): readonly string[] {
  return alternatives(type).flatMap((part) => {
    const named = schemaFacts.find(({ name }) => name === part);
    if (named !== undefined) return textsOf(named.type);
    return FORMATTED[part.slice('string:'.length)]?.good ?? [];
  });
}
