/**
 * What an unknown name in a closed object may mean: the field that has replaced it since the first version, or a field
 * with that name in an inner object. For a request with `config.languages`, where `speakers` replaces
 * `toggle_speakers`: `{languages: ['config.languages'], toggle_speakers: ['speakers']}`. A deprecated field says so:
 * `speakers (deprecated)`.
 */
import { sortByKey } from '../json.ts';
import { resolve, type Schema, type Schemas } from '../schema.ts';

interface Field {
  /** The way from the object, such as `config.languages`. */
  path: string;
  field: Schema;
}

/** The fields that each unknown name may mean, by their paths from the object. */
export function hintsFor(schema: Schema, schemas: Schemas): Record<string, string[]> {
  const own = schema.properties ?? {};
  const fields = fieldsOf(schema);
  const inside = fields.flatMap(({ path, field }) => fieldsOf(resolve(field, schemas), `${path}.`));
  // If several fields of the object end with a name, such as `url`, it may mean one of these instead.
  const isClear = (name: string) =>
    Object.keys(own).filter((one) => one.endsWith(`_${name}`)).length <= 1;
  const clear = byName(inside, ({ path }) => [path.replace(/.*\./, '')].filter(isClear));
  // A name means a field of the object itself, or else those one level further in.
  const found = new Map([...clear, ...byName(inside, formerNames), ...byName(fields, formerNames)]);
  const unknown = [...found].filter(([name]) => !Object.hasOwn(own, name));
  return Object.fromEntries(sortByKey(unknown));
}

/** The fields of an object, with their paths from the object around it. */
function fieldsOf({ properties = {} }: Schema, around = ''): Field[] {
  return Object.entries(properties).map(([name, field]) => ({ path: around + name, field }));
}

function formerNames({ field }: Field): string[] {
  const former = (field['x-replaces'] ?? []).flatMap(({ name = '' }) => name);
  return former.filter((name) => /^\w+$/.test(name));
}

function byName(fields: Field[], namesOf: (field: Field) => string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const one of fields) {
    for (const name of namesOf(one)) {
      const path = one.path + (one.field.deprecated ? ' (deprecated)' : '');
      found.set(name, [...(found.get(name) ?? []), path]);
    }
  }
  return found;
}
