/** What an editor shows on hover: everything about a field that its type does not say. */
import type { Json } from '../../model/json.ts';
import { branchesOf, type NormalSchema } from '../../model/schema.ts';
import { wrap } from '../text.ts';

/**
 * The text of a comment; empty when there is nothing to say.
 *
 * @param schema the schema of a field, a branch or a whole type
 * @param target what it refers to, if it is a reference
 */
export function describe(schema: NormalSchema, target?: NormalSchema): string {
  const description = schema.description ?? target?.description ?? schema.title;
  const paragraphs = [
    ...(description ? [wrap(description)] : []),
    bounds(schema, target),
    maturity(schema, target),
    ...notes('Not specified', schema['x-unspecified']),
    ...notes('Assumption', schema['x-assumption']),
    tags(schema, target),
  ].filter((lines) => lines.length > 0);
  return paragraphs.map((lines) => lines.join('\n')).join('\n\n');
}

/** Bounds and formats in words: they decide what is valid, and no type can say them. */
function bounds(schema: NormalSchema, target: NormalSchema | undefined): string[] {
  const own = boundsOf(schema);
  const theirs = target && !target.properties && !target.oneOf ? boundsOf(target) : [];
  const items = schema.items && !schema.items.$ref ? boundsOf(schema.items) : [];
  const all = [...own, ...theirs];
  return [
    ...(all.length > 0 ? [`${all.join('. ')}.`] : []),
    ...(items.length > 0 ? [`Each item: ${lowerFirst(items.join(', '))}.`] : []),
  ];
}

function boundsOf(schema: NormalSchema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const said: string[] = [];
  if (isInteger(schema)) said.push('Integer');
  if (minimum !== undefined) said.push(`Minimum ${minimum}`);
  if (maximum !== undefined) said.push(`Maximum ${maximum}`);
  if (minLength !== undefined) said.push(`At least ${count(minLength, 'character')}`);
  if (maxLength !== undefined) said.push(`At most ${count(maxLength, 'character')}`);
  if (minItems !== undefined) said.push(`At least ${count(minItems, 'item')}`);
  if (maxItems !== undefined) said.push(`At most ${count(maxItems, 'item')}`);
  const formats = [schema, ...(branchesOf(schema) ?? [])].flatMap(({ format }) => format ?? []);
  if (formats.length > 0) said.push(`Format ${formats.join(' or ')}`);
  // The pattern of an open enumeration only bounds what its type already admits.
  if (schema.pattern && !schema.known) said.push(`Pattern \`${schema.pattern}\``);
  if (schema.contentEncoding) said.push(`Encoded as ${schema.contentEncoding}`);
  return said;
}

function isInteger({ type, enum: values }: NormalSchema): boolean {
  return !values && [type].flat().includes('integer');
}

function maturity(schema: NormalSchema, target: NormalSchema | undefined): string[] {
  const value = schema['x-maturity'] ?? target?.['x-maturity'];
  return value ? [`Maturity: ${value}.`] : [];
}

function notes(label: string, sentences: string | string[] | undefined): string[][] {
  if (sentences === undefined) return [];
  return [sentences].flat().map((sentence) => wrap(`${label}: ${sentence}`));
}

function tags(schema: NormalSchema, target: NormalSchema | undefined): string[] {
  const value = schema.default ?? target?.default;
  const deprecated = schema.deprecated ?? target?.deprecated;
  return [
    ...(value === undefined ? [] : [`@default ${literal(value)}`]),
    ...(deprecated ? [`@deprecated ${replacement(schema, target)}`.trim()] : []),
  ];
}

/** What a description says to use in the place of what is deprecated. */
function replacement({ description }: NormalSchema, target: NormalSchema | undefined): string {
  const sentences = (description ?? target?.description ?? '').split(/(?<=\.)\s+/);
  return sentences.filter((one) => /^Use |\binstead\b|\bpreferred\b/.test(one)).join(' ');
}

function literal(value: Json): string {
  return JSON.stringify(value);
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
