/**
 * Where a name leads that a closed object does not know: to the field that replaces it since the first
 * version, or to the object within that has it. For a request with `config.languages`, where `speakers`
 * replaces `toggle_speakers`: `{languages: ['config.languages'], toggle_speakers: ['speakers']}`.
 */
import { type NormalSchema, type NormalSchemas, resolve } from '../../model/schema.ts';

/** No name leads to more places than these: with more of them, it says nothing. */
const MAX_PLACES = 3;

/** The fields that each name leads to, by their paths from the object; the shallowest alone. */
export function elsewhereOf(
  schema: NormalSchema,
  schemas: NormalSchemas,
): Record<string, string[]> {
  const own = schema.properties ?? {};
  const fields = fieldsOf(schema);
  const inside = fields.flatMap(({ path, field }) => fieldsOf(resolve(field, schemas), `${path}.`));
  // A name leads to a field of the object itself, or else to those one level further in.
  const found = new Map([...pathsByName(inside), ...pathsByName(fields)]);
  const others = [...found].filter(
    ([name, { length }]) => !Object.hasOwn(own, name) && length <= MAX_PLACES,
  );
  return Object.fromEntries(others.sort());
}

/** The fields of an object, with their paths from the object around it. */
function fieldsOf({ properties = {} }: NormalSchema, around = '') {
  return Object.entries(properties).map(([name, field]) => ({ name, path: around + name, field }));
}

/** The paths of fields, by their names and by those that they replace. */
function pathsByName(fields: ReturnType<typeof fieldsOf>): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { name, path, field } of fields) {
    const before = (field['x-replaces'] ?? []).flatMap(({ name: old = '' }) => old);
    for (const one of new Set([name, ...before.filter((old) => /^\w+$/.test(old))])) {
      paths.set(one, [...(paths.get(one) ?? []), path]);
    }
  }
  return paths;
}
