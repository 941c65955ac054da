/** Words for the assertions of schemas, in the guides and in the comments that editors show. */
import { nameIn, resolve, type Schema, type Schemas } from '../../model/schema.ts';
import { branchesOf, knownIn } from '../../model/unions.ts';
import { FORMAT_WORDS, type FormatName } from '../../runtime/formats.ts';
import { counted } from '../../runtime/wording.ts';
import { code } from './text.ts';

/** The bounds of a schema and its unit, in phrases such as `0.01 to 10 seconds` and `at most 3 items`. */
function limitsInWords(schema: Schema): string[] {
  const { 'x-unit': unit, description = '' } = schema;
  const numbers = rangeInWords(schema.minimum, schema.maximum, unit);
  const isSaid = new RegExp(`\\b${unit}\\b`).test(description);
  const isUnitToSay = unit !== undefined && numbers.length === 0 && !isSaid;
  return [
    ...(isUnitToSay ? [`in ${unit}`] : numbers),
    ...rangeInWords(schema.minItems, schema.maxItems, 'items'),
    ...rangeInWords(schema.minLength, schema.maxLength, 'characters'),
  ];
}

/**
 * The bounds of a schema, its items, the values of a map, or its branches: `1 to 9`, `each item is at least 1`,
 * `at most 1 second, or another value`. The branches of items would be told like those of the schema.
 *
 * @param moreOf what else to say of each of them
 */
export function boundsInWords(
  schema: Schema,
  schemas: Schemas,
  moreOf: (schema: Schema, name: string | undefined) => string[],
  subject = '',
): string[] {
  const target = { ...resolve(schema, schemas), ...schema };
  const { items, additionalProperties: values } = target;
  const own = [...limitsInWords(target), ...moreOf(target, nameIn(schema))];
  const below = (child: Schema, of = '') => boundsInWords(child, schemas, moreOf, of);
  const within = subject && ` in ${subject}`;
  const branches = branchesOf(target).filter(({ type }) => type !== 'null');
  const isTold = branches.length === 1 || !(subject || knownIn(target));
  const all = isTold ? branches.map((branch) => below(branch, subject).join(', ')) : [];
  const bounds = all.filter(Boolean);
  const others = bounds.length > 0 && bounds.length < all.length ? ['another value'] : [];
  return [
    ...own.map((phrase) => (subject ? `${subject} ${withVerb(phrase)}` : phrase)),
    ...(items ? below(items, `each item${within}`) : []),
    ...(typeof values === 'object' ? below(values, `each value${within}`) : []),
    [...bounds, ...others].join(', or '),
  ].filter(Boolean);
}

const withVerb = (phrase: string): string =>
  phrase.replace(/^(?!must)/, /(items?|characters?)$/.test(phrase) ? 'has ' : 'is ');

/** The format, the pattern and the encoding of a text, in phrases such as `must be an absolute URI`. */
export function formInWords(schema: Schema): string[] {
  const { format, pattern, contentEncoding } = schema;
  const { words } = FORMAT_WORDS[format as FormatName] ?? {};
  return [
    ...(words === undefined ? [] : [`must be ${words}`]),
    ...(pattern === undefined ? [] : [`must match ${code(pattern)}`]),
    ...(contentEncoding === undefined ? [] : [`encoded as ${contentEncoding}`]),
  ];
}

/** A range, such as `1 to 3 items`, `2 items`, `at least 1 item` or `at most 8`; `unit` is in the plural. */
function rangeInWords(low: number | undefined, high: number | undefined, unit = ''): string[] {
  if (low === undefined && high === undefined) return [];
  if (low === undefined) return [`at most ${counted(high, unit)}`];
  if (high === undefined) return [`at least ${counted(low, unit)}`];
  return [`${low === high ? '' : `${low} to `}${counted(high, unit)}`];
}
