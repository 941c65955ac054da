/**
 * `shapes/<profile>.js`: what parsers and readers know about the objects and lists of each schema, as plain data
 * (`runtime/shape.ts`): of the contract defaults, of the strict profile known fields and hints, of the tolerant profile
 * types and tags. The shapes of named schemas refer to each other:
 *
 *     export const Note = { "fields": { "pen": Pen }, "defaults": () => ({ "color": "red" }) };
 */
import { type Json, mapValues, sortByKey } from '../json.ts';
import type { Profile } from '../profiles.ts';
import {
  branchesOf,
  defaultOf,
  listedIn,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  type Tag,
  tagOf,
  typesOf,
} from '../schema.ts';
import type { Files } from './files.ts';
import { NOTICE } from './shared/text.ts';

/** Emits the shapes of the schemas of a profile. */
export function emitShapes(schemas: Schemas, profile: Profile): Files {
  const constants = [...shapesOf(schemas, profile)].map(
    ([name, text]) => `export const ${name} = ${text};\n`,
  );
  return { [`shapes/${profile}.js`]: [NOTICE, ...constants].join('\n') };
}

/**
 * The shapes that say something, as source text by the names of their schemas, each after those that it refers to.
 * Within, the text of a shape that says nothing is undefined.
 */
export function shapesOf(schemas: Schemas, profile: Profile): Map<string, string> {
  const isTolerant = profile === 'tolerant';
  const seen = new Set<string>();
  const shapes = new Map<string, string>();

  const refer = (name: string): string | undefined => {
    if (!seen.has(name)) {
      seen.add(name);
      const text = write(schemas[name] ?? {});
      if (text !== undefined) shapes.set(name, text);
    }
    return shapes.has(name) ? name : undefined;
  };

  const write = (schema: Schema): string | undefined => {
    const name = nameIn(schema);
    if (name !== undefined) return refer(name);
    const branches = branchesOf(schema);
    const tag = tagOf(schema, schemas);
    if (tag) return byTag(schema, branches.map(write), tag);
    if (branches.length === 0) return writeNode(schema);
    // The branches differ in type, and at most one is an object, and one a list: together they are one shape.
    const deep = branches.filter((one) =>
      typesOf(one, schemas).some((type) => type === 'object' || type === 'array'),
    );
    return joined([...deep.map(write), object({ types: types(schema) })]);
  };

  const byTag = (schema: Schema, branches: (string | undefined)[], tag: Tag) => {
    if (!isTolerant && !branches.some(Boolean)) return undefined;
    const pairs = branches.map((branch = '{}', index) => {
      const values = tag.values[index];
      return `[${values === 'other' ? null : json(values)}, ${branch}]`;
    });
    const all = `[${pairs.join(', ')}]`;
    return object({ types: types(schema), tag: json(tag.name), branches: all });
  };

  const writeNode = (schema: Schema): string | undefined => {
    const { properties = {}, additionalProperties: others, items, not } = schema;
    const isClosed = others === false;
    const fields = mapValues(properties, (field) => write(field) ?? (isClosed ? '{}' : undefined));
    const tags = mapValues(properties, (field) => json(listedIn(resolve(field, schemas))));
    const defaults = object(mapValues(properties, (field) => json(defaultOf(field, schemas))));
    return object({
      types: types(schema),
      excluded: isTolerant && not ? json(listedIn(resolve(not, schemas))) : undefined,
      tags: isTolerant ? object(tags) : undefined,
      fields: object(fields) ?? (isClosed ? '{}' : undefined),
      closed: isClosed ? 'true' : undefined,
      others: typeof others === 'object' ? write(others) : undefined,
      items: items && write(items),
      defaults: profile === 'contract' && defaults ? `() => (${defaults})` : undefined,
      hints: isClosed ? object(mapValues(hintsFor(schema, schemas), json)) : undefined,
    });
  };

  /** The types of a schema; undefined if it allows any. */
  const types = (schema: Schema): string | undefined => {
    const isAny = (schema.type ?? listedIn(schema) ?? schema.oneOf ?? schema.anyOf) === undefined;
    return isTolerant && !isAny ? json(typesOf(schema, schemas)) : undefined;
  };

  Object.keys(schemas).forEach(refer);
  return shapes;
}

const json = (value: Json | undefined) => (value === undefined ? undefined : JSON.stringify(value));

/** An object as source text; undefined if it has no members. */
function object(members: Record<string, string | undefined>): string | undefined {
  const stated = Object.entries(members).flatMap(([key, text]) => {
    // A plain `__proto__` would set the prototype.
    const name = key === '__proto__' ? `['__proto__']` : JSON.stringify(key);
    return text === undefined ? [] : [`${name}: ${text}`];
  });
  return stated.length > 0 ? `{ ${stated.join(', ')} }` : undefined;
}

/** Several objects as one, as source text. A bundler may leave it out if it is unused. */
function joined(objects: (string | undefined)[]): string | undefined {
  const stated = objects.filter((one) => one !== undefined);
  if (stated.length < 2) return stated[0];
  return `/* @__PURE__ */ Object.assign({}, ${stated.join(', ')})`;
}

interface Field {
  /** The way from the object, such as `config.languages`. */
  path: string;
  field: Schema;
}

/**
 * What each unknown name in a closed object may mean: the field that has replaced it since the first version, or a field
 * with that name in an inner object. For a request with `config.languages`, where `speakers` replaces
 * `toggle_speakers`: `{languages: ['config.languages'], toggle_speakers: ['speakers']}`. A deprecated field says so.
 */
function hintsFor(schema: Schema, schemas: Schemas): Record<string, string[]> {
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
