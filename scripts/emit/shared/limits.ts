/** Words for the rules of schemas, on the pages and in the comments that editors show. */

import type { formats } from '../../runtime/formats.ts';
import { branchesOf, knownIn, type Schema, type Schemas, typesApart } from '../../schema.ts';

/** A function that says some rules of a schema. */
type Say = (schema: Schema, schemas: Schemas) => string[];

/** The bounds of a schema and its unit, in phrases such as `0.01 to 10 seconds` and `at most 3 items`. */
export const limitsInWords: Say = (schema, schemas) => {
  const { 'x-unit': unit, description = '' } = schema;
  const numbers = [
    ...rangeInWords(schema.minimum, schema.maximum, unit),
    ...numberInWords('above', schema.exclusiveMinimum, unit),
    ...numberInWords('below', schema.exclusiveMaximum, unit),
    ...numberInWords('a multiple of', schema.multipleOf, unit),
  ];
  const isUnitToSay = unit !== undefined && numbers.length === 0 && !description.includes(unit);
  return [
    ...(isUnitToSay ? [`in ${unit}`] : numbers),
    ...rangeInWords(schema.minItems, schema.maxItems, 'items'),
    ...(schema.uniqueItems ? ['without duplicates'] : []),
    ...rangeInWords(schema.minLength, schema.maxLength, 'characters'),
    ...rangeInWords(schema.minProperties, schema.maxProperties, 'fields'),
    ...ofParts(schema, schemas, limitsInWords),
  ];
};

/** The phrases about items, about other fields, and about branches of different types, if they are stated in place. */
function ofParts(schema: Schema, schemas: Schemas, say: Say): string[] {
  const { items, additionalProperties: others } = schema;
  const ofEach = (part: string, one: Schema | boolean | undefined) =>
    inPlace(one).flatMap((own) => say(own, schemas).map((phrase) => `each ${part} ${phrase}`));
  const branches = typesApart(schema, schemas) ? branchesIn(schema) : [];
  return [
    ...ofEach('item', items),
    ...ofEach('value', others),
    ...branches.flatMap((one) => say(one, schemas)),
  ];
}

/** A schema that has no name; the page of a named one has its rules. */
const inPlace = (schema: Schema | boolean = true): Schema[] =>
  typeof schema === 'object' && schema.$ref === undefined ? [schema] : [];

/** The branches of a union in place, except null. */
const branchesIn = (schema: Schema): Schema[] =>
  branchesOf(schema).flatMap((one) => (one.type === 'null' ? [] : inPlace(one)));

const numberInWords = (relation: string, limit: number | undefined, unit = ''): string[] =>
  limit === undefined ? [] : [`${relation} ${limit} ${unit}`.trim()];

/** A range, such as `1 to 3 items`, `2 items`, `at least 1 item` or `at most 8`; `unit` is in the plural. */
function rangeInWords(low: number | undefined, high: number | undefined, unit = ''): string[] {
  if (low === undefined && high === undefined) return [];
  const noun = (high ?? low) === 1 ? unit.replace(/s$/, '') : unit;
  const suffix = noun && ` ${noun}`;
  if (low === undefined) return [`at most ${high}${suffix}`];
  if (low === high) return [`${low}${suffix}`];
  return [high === undefined ? `at least ${low}${suffix}` : `${low} to ${high}${suffix}`];
}

/** The form of a text, in phrases such as `must be an absolute URI`, and whether there are rules without a phrase. */
export const formInWords: Say = (schema, schemas) => [
  ...textInWords(schema, schemas),
  ...(hasMoreRules(schema, schemas) ? ['more rules: see the JSON Schema'] : []),
];

/** The format, the pattern and the encoding of a text. Several branches may have one format each. */
const textInWords: Say = (schema, schemas) => {
  const { pattern, contentEncoding } = schema;
  const words = formatsOf(schema, schemas).map((one) => FORMATS[one as keyof typeof FORMATS]);
  return [
    ...(words.length > 0 ? [`must be ${words.join(' or ')}`] : []),
    ...(pattern === undefined ? [] : [`must match \`${pattern}\``]),
    ...(contentEncoding === undefined ? [] : [`encoded as ${contentEncoding}`]),
    ...ofParts(schema, schemas, textInWords),
  ];
};

/** The format of a schema, or those of its branches if all accept one type and have one. Binary data is a separate type. */
function formatsOf(schema: Schema, schemas: Schemas): string[] {
  const branches = branchesIn(schema);
  const isShared = !typesApart(schema, schemas) && branches.every(({ format }) => format);
  const stated = [schema, ...(isShared ? branches : [])].flatMap(({ format }) => format ?? []);
  return stated.filter((format) => format !== 'binary');
}

/** Whether a schema has rules that no phrase says: those that are not read, and those of branches of one type. */
function hasMoreRules(schema: Schema, schemas: Schemas): boolean {
  const branches = branchesIn(schema);
  const parts = [...inPlace(schema.items), ...inPlace(schema.additionalProperties), ...branches];
  if (schema['x-partial'] || parts.some((one) => hasMoreRules(one, schemas))) return true;
  if (typesApart(schema, schemas) || knownIn(schema)) return false;
  const isSaid = formatsOf(schema, schemas).length > 0;
  return branches.some((one) => {
    const unsaid = isSaid ? { ...one, format: undefined } : one;
    return [limitsInWords, textInWords].some((say) => say(unsaid, schemas).length > 0);
  });
}

const FORMATS: Readonly<Record<keyof typeof formats, string>> = {
  date: 'a date',
  'date-time': 'a date and time',
  uri: 'an absolute URI',
  uuid: 'a UUID',
};
