/** Words for the assertions of schemas, in the guides and in the comments that editors show. */
import type { Schema } from '../../model/schema.ts';
import { branchesOf } from '../../model/unions.ts';
import { FORMAT_WORDS, type FormatName } from '../../runtime/formats.ts';
import { counted } from '../../runtime/wording.ts';
import { code } from './text.ts';

/** The bounds of a schema and its unit, in phrases such as `0.01 to 10 seconds` and `at most 3 items`. */
export function limitsInWords(schema: Schema): string[] {
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

/** The format, the pattern and the encoding of a text, in phrases such as `must be an absolute URI`. */
export function formInWords(schema: Schema): string[] {
  const { format, pattern, contentEncoding } = schema;
  const branches = branchesOf(schema).filter(({ type }) => type !== 'null');
  const ofBranches = branches.map((branch) => branch.format);
  // If a branch has none, a text need not have the formats of the others.
  const formats = [format, ...(ofBranches.includes(undefined) ? [] : ofBranches)];
  const words = formats.flatMap((name) => FORMAT_WORDS[name as FormatName]?.words ?? []);
  return [
    ...(words.length > 0 ? [`must be ${words.join(' or ')}`] : []),
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
