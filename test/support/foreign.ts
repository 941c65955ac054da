import { formats } from '../../scripts/runtime/formats.ts';

/**
 * What a program of another language answers wrongly to the vectors.
 *
 * @param wrong a line for each vector that it answers wrongly
 * @param known the formats that it checks: a text is accepted there whatever another format says
 */
export function withoutForeign(wrong: readonly string[], known: readonly string[]): string[] {
  const isForeign = Object.keys(formats).some((format) => !known.includes(format));
  return wrong.filter((line) => !isForeign || !line.includes(', not in its format'));
}
