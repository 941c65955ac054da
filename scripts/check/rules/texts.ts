import { tokens } from '../../model/pointer.ts';
import { nameAt, ofSchemas } from '../rule.ts';

/**
 * Every schema with a name and every property says what it is; a branch of a union that is written in
 * place has a title too.
 */
export const described = ofSchemas(function* (schema, place) {
  const { $ref, properties, allOf, title, description } = schema;
  const { keyword = '', pointer } = place;
  const name = nameAt(place);
  if ($ref !== undefined && name === undefined) return;
  const property = keyword === 'properties' ? `property ${tokens(pointer).at(-1)}` : undefined;
  const what = name === undefined ? property : `schema ${name}`;
  if (what !== undefined && isBlank(description)) {
    yield [`the ${what} has no description; say what it is`];
  }
  if (!/^(one|any)Of$/.test(keyword) || !(properties ?? allOf)) return;
  for (const [key, text] of Object.entries({ title, description })) {
    if (isBlank(text)) yield [`the branch has no ${key}, which readers know it by; add it`];
  }
});

function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === '';
}
