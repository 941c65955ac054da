import { nameAt, ofObjects, ofSchemas } from '../rule.ts';

/**
 * Every schema with a name and every property says what it is; a branch of a union that is written in
 * place has a title too.
 */
export const described = ofSchemas(function* (schema, place) {
  const name = nameAt(place);
  if (name !== undefined && isBlank(schema.description)) {
    yield [`the schema ${name} has no description; say what it is`];
  }
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    if (property.$ref !== undefined || !isBlank(property.description)) continue;
    yield [`the property ${key} has no description; say what it is`, 'properties', key];
  }
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    for (const [index, branch] of (schema[keyword] ?? []).entries()) {
      if (branch.$ref !== undefined || !(branch.properties ?? branch.allOf)) continue;
      for (const key of ['title', 'description'] as const) {
        if (!isBlank(branch[key])) continue;
        yield [`the branch has no ${key}, which readers know it by; add it`, keyword, index];
      }
    }
  }
});

/** What is not mature says so in its description too, which is all that most readers see. */
export const describedMaturity = ofObjects(function* ({ 'x-maturity': maturity, description }) {
  if (typeof maturity !== 'string' || String(description).includes(maturity)) return;
  yield [`the description does not say "${maturity}"; add it`, 'description'];
});

function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === '';
}
