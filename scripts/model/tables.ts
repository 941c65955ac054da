/**
 * The tables of parsers and readers (`runtime/table.ts`): each is made from one schema.
 *
 * ```yaml
 * Note:                                     parser                               reader
 *   type: object                              fields: {color: ANY, pen: Pen}       name: Note
 *   properties:                               closedAt: Note#/additionalProperties   types: [object]
 *     color: {type: string, default: red}     defaults: {color: red}               fields: {color: {types: [string, 'null']},
 *     pen: {$ref: Pen}                                                                      pen: Pen or null}
 * ```
 */
import { groupBy, mapValues } from '../base/json.ts';
import { applyTask } from '../runtime/fields.ts';
import { schemaPathBelow } from '../runtime/pointers.ts';
import { ANY, type Branch, type Table, type TableData, table } from '../runtime/table.ts';
import { either } from '../runtime/wording.ts';
import { closesInStrict } from './profiles.ts';
import { nameIn, replacedIn, resolve, type Schema, type Schemas } from './schema.ts';
import { branchesOf, listedIn, objectsIn, unionOf } from './unions.ts';

/** Returns the table of a schema: always the same one for a named schema. */
export type TableOf = (schema: Schema, schemaPath?: string) => Table;

/** Makes the table of each named schema once. */
function tablesBy(
  schemas: Schemas,
  make: (schema: Schema, schemaPath: string, name?: string) => Table,
): TableOf {
  const tables = new Map<string, Table>();
  return function tableOf(schema, schemaPath = '#'): Table {
    const name = nameIn(schema);
    if (name === undefined) return make(schema, schemaPath);
    const { [name]: target = {} } = schemas;
    const found =
      tables.get(name) ?? (target.$ref ? tableOf(target) : make(target, `${name}#`, name));
    tables.set(name, found);
    return found;
  };
}

/** The objects in a default have defaults, too. */
const FILL = { unknown: undefined, drops: false, fills: true };

/** The tables of parsers, from the contract. Where a parser has nothing to do, its table is `ANY`. */
export function parserTables(schemas: Schemas): TableOf {
  const tableOf: TableOf = tablesBy(schemas, (schema, schemaPath) => {
    const { properties = {}, items, additionalProperties: others } = schema;
    if (branchesOf(schema).length > 0) return ofUnion(schema, schemaPath);
    const inside = (keyword: string, below: boolean | Schema = false) => {
      const path = schemaPathBelow(schemaPath, keyword);
      const found = typeof below === 'object' ? tableOf(below, path) : ANY;
      return found === ANY ? undefined : found;
    };
    const fields = mapValues(properties, (field, name) =>
      tableOf(field, schemaPathBelow(schemaPath, 'properties', name)),
    );
    return unlessIdle({
      fields,
      others: inside('additionalProperties', others),
      items: inside('items', items),
      ...(closesInStrict(schema) && {
        closedAt: `${schemaPath}/additionalProperties`,
        ...suggestionsFor(schema, schemas),
      }),
      ...defaultsIn(schema),
    });
  });

  function ofUnion(schema: Schema, schemaPath: string): Table {
    const { discriminator, branches } = unionOf(schema, schemas);
    const tables = branches.map(
      (branch): Branch => [branch.chosenBy, tableOf(branch.schema, schemaPath + branch.pointer)],
    );
    const [first = ANY, ...others] = tables.map(([, one]) => one).filter((one) => one !== ANY);
    if (discriminator === undefined && others.length === 0) return first;
    const isClosedUnion = objectsIn(schema, schemas).every(closesInStrict);
    return unlessIdle({
      discriminator,
      branches: tables,
      ...(isClosedUnion && { closedAt: `${schemaPath}/oneOf` }),
    });
  }

  function defaultsIn({ properties = {} }: Schema): TableData {
    const entries = Object.entries(properties).flatMap(([name, field]) => {
      const { default: value } = field;
      return value === undefined ? [] : [[name, applyTask(value, tableOf(field), FILL)]];
    });
    const defaults = Object.fromEntries(entries);
    return entries.length > 0 ? { defaults: () => structuredClone(defaults) } : {};
  }

  return tableOf;
}

/** A field of an object, or of an object in it: `{path: 'pen.tip', name: 'tip', field: …}`. */
interface KnownField {
  path: string;
  name: string;
  field: Schema;
}

/** What an unknown field of an object may mean: a field of an object in it, or what replaces a name of an earlier version. */
function suggestionsFor(object: Schema, schemas: Schemas): TableData {
  const fieldsIn = ({ properties = {} }: Schema, start: string): KnownField[] =>
    Object.entries(properties).map(([name, field]) => ({ path: start + name, name, field }));
  const own = fieldsIn(object, '');
  const inside = own.flatMap(({ name, field }) => fieldsIn(resolve(field, schemas), `${name}.`));
  const names = own.map(({ name }) => name);
  return { hints: hintsFor(names, inside), replaced: replacementsIn(object, [...own, ...inside]) };
}

/** The fields of the objects in an object, by their names: `{tip: '`pen.tip`'}`. */
function hintsFor(names: string[], inside: KnownField[]): TableData['hints'] {
  // A name in several objects, such as `model`, or at the end of several fields, such as `url`, may mean any of them.
  const isClear = ({ name }: KnownField) =>
    !names.includes(name) &&
    inside.filter((other) => other.name === name).length === 1 &&
    names.filter((field) => field.endsWith(`_${name}`)).length < 2;
  const clear = inside.filter(isClear);
  return Object.fromEntries(clear.map(({ path, name, field }) => [name, quoted(path, field)]));
}

/** What replaces each name of an earlier version: `{colour: '`color`'}`; an empty text for one that was removed. */
function replacementsIn(object: Schema, fields: KnownField[]): TableData['replaced'] {
  const nodes = fields.map(({ path, field }) => ({ path, node: field }));
  const replaced = replacedIn([{ path: '', node: object }, ...nodes]);
  // An object has no path that could be written in place of its own old name.
  const isUnknown = (name: string) => !Object.hasOwn(object.properties ?? {}, name);
  const old = replaced.filter(({ old, use }) => use !== '' && isUnknown(old));
  return mapValues(Object.fromEntries(groupBy(old, ({ old }) => old)), (same) =>
    either([...new Set(same.flatMap(({ use, field }) => (use ? quoted(use, field) : [])))]),
  );
}

/** A table, or `ANY` if a parser has nothing to do in it. */
function unlessIdle(data: TableData): Table {
  const { fields = {}, others, items, branches = [], closedAt, defaults } = data;
  const inside = [...Object.values(fields), ...branches.map(([, branch]) => branch)];
  const hasKinds = branches.some(([values]) => values === null);
  const isIdle = inside.every((one) => one === ANY) && !hasKinds;
  return isIdle && !(others ?? items ?? closedAt ?? defaults) ? ANY : table(data);
}

/** A field in a suggestion, which says if it is deprecated. */
const quoted = (path: string, { deprecated }: Schema = {}): string =>
  `\`${path}\`${deprecated ? ' (deprecated)' : ''}`;

/** The tables of readers, from the tolerant profile. */
export function readerTables(tolerant: Schemas): TableOf {
  const tableOf: TableOf = tablesBy(tolerant, (schema, _at, name) => {
    const { type, properties = {}, items, additionalProperties: others, not } = schema;
    const { discriminator, branches } = unionOf(schema, tolerant);
    if ((name ?? type) === undefined && branches.length === 0) return ANY;
    return table({
      name,
      types: type && [type].flat(),
      fields: mapValues(properties, (field) => tableOf(field)),
      others: typeof others === 'object' ? tableOf(others) : undefined,
      items: items && tableOf(items),
      discriminator,
      branches: branches.map(({ chosenBy, schema: branch }) => [chosenBy, tableOf(branch)]),
      values: listedIn(schema),
      not: listedIn(not),
    });
  });
  return tableOf;
}
