/**
 * Where a name leads that a closed object does not know: to the field that replaces it since the first
 * version, or to the object within that has it. For a request with `config.languages`, where `speakers`
 * replaces `toggle_speakers`: `{languages: ['config.languages'], toggle_speakers: ['speakers']}`.
 */
import { type NormalSchema, type NormalSchemas, resolve } from '../../model/schema.ts';

/** No name leads to more places than these: with more of them, it says nothing. */
const MAX_PLACES = 3;

/** How far below an object its names are looked for: those of objects further in are not taken for its own. */
const MAX_DEPTH = 2;

/** The fields that each name leads to, by their paths from the object; the shallowest alone. */
export function elsewhereOf(
  schema: NormalSchema,
  schemas: NormalSchemas,
): Record<string, string[]> {
  const found = new Map<string, string[]>();
  let level = [{ path: '', properties: schema.properties ?? {} }];
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const here = new Map<string, string[]>();
    const fields = level.flatMap(({ path, properties }) =>
      Object.entries(properties).map(([name, field]) => ({ name, path: path + name, field })),
    );
    for (const { name, path, field } of fields) {
      const before = (field['x-replaces'] ?? []).flatMap(({ name: old = '' }) => old);
      for (const one of new Set([name, ...before.filter((old) => /^\w+$/.test(old))])) {
        here.set(one, [...(here.get(one) ?? []), path]);
      }
    }
    for (const [name, paths] of here) if (!found.has(name)) found.set(name, paths);
    level = fields.flatMap(({ path, field }) => {
      const { properties } = resolve(field, schemas);
      return properties ? [{ path: `${path}.`, properties }] : [];
    });
  }
  const others = [...found].filter(
    ([name, { length }]) => !Object.hasOwn(schema.properties ?? {}, name) && length <= MAX_PLACES,
  );
  return Object.fromEntries(others.sort());
}
