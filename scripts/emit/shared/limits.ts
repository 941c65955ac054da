/** Words for the rules of schemas, on the pages and in the comments that editors show. */

import type { formats } from '../../runtime/formats.ts';
import { branchesOf, type Schema } from '../../schema.ts';

/** The bounds of a schema and its unit, in phrases such as `0.01 to 10 seconds` and `at most 3 items`. */
export function limitsInWords(schema: Schema): string[] {
  const { minimum, maximum, minItems, maxItems, minLength, maxLength } = schema;
  const { 'x-unit': unit, description = '' } = schema;
  const range = rangeInWords(minimum, maximum, unit);
  const isUnitToSay = unit !== undefined && range.length === 0 && !description.includes(unit);
  return [
    ...(isUnitToSay ? [`in ${unit}`] : range),
    ...rangeInWords(minItems, maxItems, 'items'),
    ...rangeInWords(minLength, maxLength, 'characters'),
    ...ofEachItem(schema, limitsInWords),
  ];
}

/** The phrases about the items of a list, if it states them itself. */
function ofEachItem({ items }: Schema, say: (items: Schema) => string[]): string[] {
  if (items === undefined || items.$ref !== undefined) return [];
  return say(items).map((phrase) => `each item ${phrase}`);
}

/** A range, such as `1 to 3 items`, `2 items`, `at least 1 item` or `at most 8`; `unit` is in the plural. */
function rangeInWords(low: number | undefined, high: number | undefined, unit = ''): string[] {
  if (low === undefined && high === undefined) return [];
  const noun = (high ?? low) === 1 ? unit.replace(/s$/, '') : unit;
  const suffix = noun && ` ${noun}`;
  if (low === undefined) return [`at most ${high}${suffix}`];
  if (low === high) return [`${low}${suffix}`];
  return [high === undefined ? `at least ${low}${suffix}` : `${low} to ${high}${suffix}`];
}

/** The form of a text, in phrases such as `must be an absolute URI`: its format, even in branches, pattern, and encoding. */
export function formInWords(schema: Schema): string[] {
  const { pattern, contentEncoding } = schema;
  const stated = [schema, ...branchesOf(schema)].flatMap(({ format }) => format ?? []);
  // Binary data is a separate type.
  const formats = stated.filter((format) => format !== 'binary');
  const words = formats.map((format) => FORMATS[format as keyof typeof FORMATS]);
  return [
    ...(words.length > 0 ? [`must be ${words.join(' or ')}`] : []),
    ...(pattern === undefined ? [] : [`must match \`${pattern}\``]),
    ...(contentEncoding === undefined ? [] : [`encoded as ${contentEncoding}`]),
    ...ofEachItem(schema, formInWords),
  ];
}

const FORMATS: Readonly<Record<keyof typeof formats, string>> = {
  date: 'a date',
  'date-time': 'a date and time',
  uri: 'an absolute URI',
  uuid: 'a UUID',
};
