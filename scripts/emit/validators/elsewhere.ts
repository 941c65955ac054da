/**
 * What an unknown name in a closed object may mean: the field that has replaced it since the first version,
 * or a field of that name in an object within. For a request with `config.languages`, where `speakers`
 * replaces `toggle_speakers`: `{languages: ['config.languages'], toggle_speakers: ['speakers']}`.
 */
import { type NormalSchema, type NormalSchemas, resolve } from '../../model/schema.ts';

/** Paths of fields by the name that may mean them. */
export type Elsewhere = Record<string, string[]>;

/** A field within an object, with its path from there. */
interface Field {
  path: string;
  field: NormalSchema;
}

/** The fields that each unknown name may mean, by their paths from the object. */
export function elsewhereOf(schema: NormalSchema, schemas: NormalSchemas): Elsewhere {
  const own = schema.properties ?? {};
  const fields = fieldsOf(schema);
  const inside = fields.flatMap(({ path, field }) => fieldsOf(resolve(field, schemas), `${path}.`));
  // A name with which several fields of the object end, such as `url`, may as well mean one of these.
  const clear = [...byName(inside, ({ path }) => [path.replace(/.*\./, '')])].filter(
    ([name]) => Object.keys(own).filter((one) => one.endsWith(`_${name}`)).length <= 1,
  );
  // A name means a field of the object itself, or else those one level further in.
  const found = new Map([...clear, ...byName(inside, formerNames), ...byName(fields, formerNames)]);
  const unknown = [...found].filter(([name]) => !Object.hasOwn(own, name)).sort();
  return Object.fromEntries(unknown.map(([name, all]) => [name, all.map(({ path }) => path)]));
}

/** The fields of an object, with their paths from the object around it. */
function fieldsOf({ properties = {} }: NormalSchema, around = ''): Field[] {
  return Object.entries(properties).map(([name, field]) => ({ path: around + name, field }));
}

/** The names that a field replaces. */
function formerNames({ field }: Field): string[] {
  const former = (field['x-replaces'] ?? []).flatMap(({ name = '' }) => name);
  return former.filter((name) => /^\w+$/.test(name));
}

function byName(fields: Field[], namesOf: (field: Field) => string[]): Map<string, Field[]> {
  const found = new Map<string, Field[]>();
  for (const field of fields) {
    for (const name of new Set(namesOf(field))) {
      found.set(name, [...(found.get(name) ?? []), field]);
    }
  }
  return found;
}
