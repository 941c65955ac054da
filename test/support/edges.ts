/** Values at the edges of what a schema accepts. */

import { listedIn, type Schema } from '../../scripts/schema.ts';
import { FORMATTED } from './format-samples.ts';

/** Values on both sides of each rule of a schema, without those of its subschemas. */
export function edgesOf(schema: Schema): unknown[] {
  const { const: only, enum: listed = [], not, minimum, maximum } = schema;
  const { format, pattern, minLength, maxLength, minItems } = schema;
  const named = [...listed, ...(schema['x-known'] ?? []), ...(only === undefined ? [] : [only])];
  const edges = named.flatMap((value) =>
    typeof value === 'string'
      ? [value, `${value}x`, value.toUpperCase(), [value]]
      : [value, typeof value === 'boolean' ? Number(value) : String(value)],
  );
  for (const bound of [minimum, maximum]) {
    if (bound === undefined) continue;
    const step = [schema.type].flat().includes('integer') ? 1 : 1e-9;
    edges.push(bound, bound - step, bound + step, bound - 2 * step, bound + 2 * step);
  }
  for (const length of [minLength, maxLength]) {
    if (length === undefined) continue;
    for (const character of ['x', '💬']) {
      for (const more of [-1, 0, 1]) edges.push(character.repeat(Math.max(0, length + more)));
    }
  }
  if (minItems !== undefined) edges.push([], new Array(minItems).fill(null));
  edges.push(...(listedIn(not) ?? []));
  if (pattern) edges.push('e', 'en', 'eng', 'engl', 'EN', 'en\n', ' en', 'én', 'e1');
  if (format)
    edges.push(
      ...Object.values(FORMATTED).flatMap((texts) =>
        [texts, texts.edges].flatMap(({ good, bad }) => [...good, ...bad]),
      ),
    );
  return edges as unknown[];
}
