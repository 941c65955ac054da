/**
 * What a name may mean that a closed object does not know: the field that replaces it since the first
 * version, or a field by that name in an object within. For a request with `config.languages`, where `speakers`
 * replaces `toggle_speakers`: `{languages: ['config.languages'], toggle_speakers: ['speakers']}`.
 */
import { type NormalSchema, type NormalSchemas, resolve } from '../../model/schema.ts';

/** A name that may mean more fields than these is left out: as a hint it would say nothing. */
const MAX_PLACES = 3;

/** The fields that each unknown name may mean, by their paths from the object; only the shallowest. */
export function elsewhereOf(
  schema: NormalSchema,
  schemas: NormalSchemas,
): Record<string, string[]> {
  const own = schema.properties ?? {};
  const fields = fieldsOf(schema);
  const inside = fields.flatMap(({ path, field }) => fieldsOf(resolve(field, schemas), `${path}.`));
  // A name means a field of the object itself, or else those one level further in.
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
