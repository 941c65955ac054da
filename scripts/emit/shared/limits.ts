import { BOUNDS } from '../../model/keywords.ts';
import { nameIn, type Schema, type Schemas, withTarget } from '../../model/schema.ts';
import { branchesBesideNull, branchesOf, knownIn, listedIn } from '../../model/unions.ts';
import { FORMAT_WORDS, type FormatName } from '../../runtime/formats.ts';
import { counted } from '../../runtime/wording.ts';
import { code } from './text.ts';

/** The bounds of a schema and its unit, in phrases such as `0.01 to 10 seconds` and `at most 3 items`. */
function limitsInWords(schema: Schema): string[] {
  const { 'x-unit': unit, minimum, maximum, description = '' } = schema;
  const isSaid =
    (minimum ?? maximum) !== undefined || new RegExp(`\\b${unit}\\b`).test(description);
  const ranges = BOUNDS.flatMap(({ names: [low, high], counts = unit }) =>
    rangeInWords(schema[low], schema[high], counts),
  );
  return unit === undefined || isSaid ? ranges : [`in ${unit}`, ...ranges];
}

/**
 * The bounds of a schema, its items, the values of a map, and its branches: `1 to 9`, `each item at least 1`,
 * `at most 1 second, or another value`.
 *
 * @param moreOf what else to say of each of them
 */
export function boundsInWords(
  schema: Schema,
  schemas: Schemas,
  moreOf: (schema: Schema, name: string | undefined) => string[],
): string[] {
  const target = withTarget(schema, schemas);
  const { items, properties, additionalProperties: values } = target;
  const excluded = listedIn(target.not);
  const each = properties ? 'each other value' : 'each value';
  const inside = (child: Schema) => boundsInWords(child, schemas, moreOf);
  const branches = branchesBesideNull(target, schemas);
  const all = knownIn(target) ? [] : branches.map((branch) => inside(branch).join(', '));
  const bounds = all.filter(Boolean);
  const others = bounds.length > 0 && bounds.length < all.length ? ['another value'] : [];
  return [
    ...moreOf(target, nameIn(schema)),
    ...limitsInWords(target),
    ...(excluded ? [`not ${excluded.map(code).join(' or ')}`] : []),
    ...(items ? inside(items).map((phrase) => `each item ${phrase}`) : []),
    ...(typeof values === 'object' ? inside(values).map((phrase) => `${each} ${phrase}`) : []),
    [...bounds, ...others].join(', or '),
  ].filter(Boolean);
}

/** That a number is an integer, and the format, the pattern and the encoding of a text, in phrases such as `must be an absolute URI`. */
export function formInWords(schema: Schema): string[] {
  // All values of an open enumeration are of the form of its open branch.
  const open = knownIn(schema) && branchesOf(schema).find((branch) => !listedIn(branch));
  const { type, format, pattern, contentEncoding } = open ?? schema;
  const { words } = FORMAT_WORDS[format as FormatName] ?? {};
  const types = [type].flat().filter((name) => name !== 'null');
  const isInteger = types.includes('integer') && !types.includes('number') && !listedIn(schema);
  return [
    ...(isInteger ? [types.join(' or ')] : []),
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
