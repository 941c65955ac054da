/** What an unknown field of a closed object probably means; Ajv's errors about unknown fields have it in their `params`. */
import { sortByKey } from '../json.ts';
import { mapDeep, resolve, type Schema, type Schemas } from '../schema.ts';

/** A schema with the hints of a closed object, under a keyword that no contract has. */
export type Hinted = Schema & { hints?: Record<string, string[]> };

/** The schemas with hints in each closed object that has some. */
export function withHints(schemas: Schemas): Schemas {
  const add = (node: Schema): Hinted => {
    const hints = node.additionalProperties === false ? hintsFor(node, schemas) : {};
    return Object.keys(hints).length > 0 ? { ...node, hints } : node;
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, one]) => [name, mapDeep(one, add)]),
  );
}

/** A field, with the way to it from the object, such as `config.languages`. */
type Field = [path: string, field: Schema];

const fieldsOf = ({ properties = {} }: Schema, around = ''): Field[] =>
  Object.entries(properties).map(([name, field]) => [around + name, field]);

const formerNames = ([, { 'x-replaces': replaces = [] }]: Field): string[] =>
  replaces.flatMap(({ name = '' }) => (/^\w+$/.test(name) ? name : []));

/**
 * What each unknown name may mean: the field that has replaced it since the first version, or a field with that name
 * in an inner object. For a request with `config.languages`, where `speakers` replaces `toggle_speakers`:
 * `{languages: ['config.languages'], toggle_speakers: ['speakers']}`. A deprecated field says so.
 */
function hintsFor(schema: Schema, schemas: Schemas): Record<string, string[]> {
  const own = Object.keys(schema.properties ?? {});
  const fields = fieldsOf(schema);
  const inside = fields.flatMap(([path, field]) => fieldsOf(resolve(field, schemas), `${path}.`));
  // If several fields of the object end with a name, such as `url`, it may mean one of these instead.
  const lastName = ([path]: Field) =>
    own.filter((one) => one.endsWith(path.replace(/.*\./, '_'))).length > 1
      ? []
      : [path.replace(/.*\./, '')];
  // A name means a field of the object itself, or else those one level further in.
  const all = [byName(inside, lastName), byName(inside, formerNames), byName(fields, formerNames)];
  const found = Object.entries(Object.assign({}, ...all) as Record<string, string[]>);
  return Object.fromEntries(sortByKey(found.filter(([name]) => !own.includes(name))));
}

function byName(fields: Field[], namesOf: (one: Field) => string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [path, field] of fields) {
    const shown = path + (field.deprecated ? ' (deprecated)' : '');
    for (const name of namesOf([path, field])) found[name] = [...(found[name] ?? []), shown];
  }
  return found;
}
