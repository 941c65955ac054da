/** Types, limits and meanings in words. */
import { unitToSay } from '../emit/text.ts';
import type { NormalContract } from '../model/contract.ts';
import { branchesOf, listedValues, type NormalSchema, refName, resolve } from '../model/schema.ts';
import { badge, code, link } from './md.ts';

/** The type of a schema in words, with links to the schemas that it names. */
export function typeInWords(schema: NormalSchema): string {
  const name = refName(schema.$ref ?? '');
  if (name !== undefined) return link(name, `schema:${name}`);
  const { type, format, contentEncoding, contentMediaType, items, additionalProperties } = schema;
  const [first] = [type ?? []].flat();
  const either = (texts: string[]) => [...new Set(texts)].join(' or ');
  const nullable = (text: string) =>
    either([text, ...([type].flat().includes('null') ? ['null'] : [])]);
  const inner = (node: NormalSchema) => {
    const text = typeInWords(node);
    return text.includes(' or ') ? `(${text})` : text;
  };
  if (first === 'array') return nullable(`list of ${inner(items ?? {})}`);
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.union && !schema.properties) return either(branchesOf(schema).map(typeInWords));
  if (typeof additionalProperties === 'object')
    return `dictionary of ${inner(additionalProperties)}`;
  if (first === undefined) return 'any value';
  return nullable([first, format, contentEncoding, contentMediaType].filter(Boolean).join(', '));
}

/** What a schema allows beyond its type: bounds, unit, listed values (also of items and branches), patterns. */
export function limitsInWords(stated: NormalSchema, schemas: NormalContract['schemas']): string[] {
  const schema = withValues(stated, schemas);
  const { minimum, maximum, minItems, maxItems, minLength, maxLength, pattern, not } = schema;
  const values = schema.enum ?? schema.known;
  const within = (low: number | undefined, high: number | undefined, noun: string): string[] => {
    if (low === undefined && high === undefined) return [];
    if (low === undefined) return [`at most ${high}${noun}`];
    return [high === undefined ? `at least ${low}${noun}` : `${low} to ${high}${noun}`];
  };
  const unit = schema['x-unit'];
  const suffix = unit === undefined ? '' : ` ${unit}`;
  const count = (noun: string, most: number | undefined) => (most === 1 ? ` ${noun}` : ` ${noun}s`);
  const isBounded = minimum !== undefined || maximum !== undefined;
  return [
    ...(isBounded ? within(minimum, maximum, suffix) : unitToSay(schema)),
    ...within(minItems, maxItems, count('item', maxItems ?? minItems)),
    ...within(minLength, maxLength, count('character', maxLength ?? minLength)),
    ...(values ? [`${schema.known ? 'such as' : 'one of'} ${values.map(code).join(', ')}`] : []),
    ...(pattern ? [`${schema.known ? 'or another matching' : 'matching'} ${code(pattern)}`] : []),
    ...(listedValues(not) ?? []).map((value) => `not ${code(JSON.stringify(value))}`),
  ];
}

/** A schema with the values that its items or its branches list. */
function withValues(schema: NormalSchema, schemas: NormalContract['schemas']): NormalSchema {
  if (schema.enum || schema.known) return schema;
  const inner = [...branchesOf(schema), ...(schema.items ? [schema.items] : [])]
    .map((node) => resolve(node, schemas))
    .map((node) => (node.type === 'array' && node.items ? resolve(node.items, schemas) : node))
    .find((node) => node.enum ?? node.known);
  return inner
    ? { ...schema, enum: inner.enum, known: inner.known, pattern: inner.pattern }
    : schema;
}

/** The maturity and the deprecation of a schema as badges. */
export function badges(schema: NormalSchema): string[] {
  return [schema['x-maturity'], schema.deprecated && 'deprecated'].flatMap((word) =>
    word ? [badge(word)] : [],
  );
}

/** The first sentence of a description. */
export function summaryOf(description = ''): string {
  return description.replaceAll(/\s+/g, ' ').split(/(?<=\.) /)[0] ?? '';
}
