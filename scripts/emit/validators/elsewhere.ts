/**
 * What an unknown name in a closed object may mean: the field that has replaced it since the first version,
 * or a field of that name in an object within. For a request with `config.languages`, where `speakers`
 * replaces `toggle_speakers`: `{languages: ['config.languages'], toggle_speakers: ['speakers']}`.
 */
import { type NormalSchema, type NormalSchemas, resolve } from '../../model/schema.ts';

/** For a name that may mean more fields than this there is no hint. */
const MAX_FIELDS = 3;

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
  const hints = [...found].filter(
    ([name, { length }]) => !Object.hasOwn(own, name) && length <= MAX_FIELDS,
  );
  return Object.fromEntries(hints.sort());
}

/** The fields of an object, with their paths from the object around it. */
function fieldsOf({ properties = {} }: NormalSchema, around = '') {
  return Object.entries(properties).map(([name, field]) => ({ name, path: around + name, field }));
}

/** The paths of fields, by their names and by those that they replace. */
function pathsByName(fields: ReturnType<typeof fieldsOf>): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { name, path, field } of fields) {
    const former = (field['x-replaces'] ?? []).flatMap(({ name: old = '' }) => old);
    for (const one of new Set([name, ...former.filter((old) => /^\w+$/.test(old))])) {
      paths.set(one, [...(paths.get(one) ?? []), path]);
    }
  }
  return paths;
}
