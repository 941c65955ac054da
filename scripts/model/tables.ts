/**
 * The tables of schemas (`runtime/table.ts`). A table has the structure of the tolerant profile, by which readers go, and
 * at each object what parsers know of it: its unknown fields, and its defaults. Where the contract has another structure,
 * such as branches that a reader reads as one object, `parsedAs` has it.
 */
import { mapValues } from '../base/json.ts';
import { isClosed } from '../runtime/json-schema.ts';
import { applyPlan, planOf } from '../runtime/plan.ts';
import { step } from '../runtime/pointers.ts';
import type { Table } from '../runtime/table.ts';
import { nameIn, resolve, type Schema, type Schemas } from './schema.ts';
import { branchesOf, defaultOf, discriminatorOf, listedIn, objectsIn } from './unions.ts';

/** The objects in a default have defaults, too. */
const FILL = { unknown: undefined, drops: false, fills: true };

/** A schema as it is read, and in the contract, with the place of the latter. */
interface Pair {
  read: Schema;
  parse: Schema;
  at: string;
}

/** A function that returns the table of a schema: always the same one for a named schema. */
export function tablesFor(schemas: Schemas, tolerant: Schemas): (schema: Schema) => Table {
  const named = new Map<string, Table>();

  function tableOf(pair: Pair): Table {
    const name = nameIn(pair.read);
    if (name === undefined) return inPlace(pair);
    const { [name]: read = {} } = tolerant;
    const { [name]: parse = {} } = schemas;
    const found = named.get(name) ?? { ...tableOf({ read, parse, at: `${name}#` }), name };
    named.set(name, found);
    return found;
  }

  function inPlace(pair: Pair): Table {
    const { read, parse, at } = pair;
    if (!hasOtherStructure(pair)) return partsOf(pair);
    return { ...partsOf({ read, parse: {}, at }), parsedAs: tableOf({ read: parse, parse, at }) };
  }

  function partsOf(pair: Pair): Table {
    const { read } = pair;
    if (discriminatorOf(read, schemas)) return ofUnion(pair);
    if (branchesOf(read).length > 0) return { anyOf: ofBranches(pair) };
    return read.type === undefined && !read.properties && !read.items ? {} : ofType(pair);
  }

  function ofUnion(pair: Pair): Table {
    const { read, parse, at } = pair;
    const { name = '', branches = [] } = discriminatorOf(read, schemas) ?? {};
    const tables = ofBranches(pair);
    const isClosedUnion = objectsIn(parse, schemas).every(isClosed);
    return {
      types: ['object'],
      discriminator: name,
      branches: branches.map(([values], index) => [values, tables[index] ?? {}]),
      ...(isClosedUnion && { closed: `${at}/oneOf` }),
    };
  }

  function ofBranches({ read, parse, at }: Pair): Table[] {
    const branches = branchesOf(parse);
    return branchesOf(read).map((branch, index) => {
      const place = `${at}/${parse.oneOf ? 'oneOf' : 'anyOf'}/${index}`;
      return tableOf({ read: branch, parse: branches[index] ?? {}, at: place });
    });
  }

  function ofType({ read, parse, at }: Pair): Table {
    const { type, properties = {}, items, additionalProperties: others, not } = read;
    const fields = mapValues(properties, (field, name) =>
      tableOf({
        read: field,
        parse: parse.properties?.[name] ?? {},
        at: `${at}/properties/${encodeURIComponent(step(name))}`,
      }),
    );
    const discriminators = Object.keys(properties).filter(
      (name) => listedIn(properties[name]) ?? listedIn(properties[name]?.not),
    );
    const inside = (keyword: 'items' | 'additionalProperties', schema: Schema) =>
      tableOf({ read: schema, parse: Object(parse[keyword]), at: `${at}/${keyword}` });
    const values = listedIn(read);
    const notThese = listedIn(not);
    return {
      ...(type && { types: [type].flat() }),
      ...(Object.keys(fields).length > 0 && { fields }),
      ...(typeof others === 'object' && { others: inside('additionalProperties', others) }),
      ...(typeof items === 'object' && { items: inside('items', items) }),
      ...(discriminators.length > 0 && { discriminators }),
      ...(values && { values }),
      ...(notThese && { not: notThese }),
      ...(isClosed(parse) && { closed: `${at}/additionalProperties`, ...suggestionsOf(parse) }),
      ...defaultsOf(parse),
    };
  }

  function defaultsOf({ properties = {} }: Schema): Table {
    const stated = Object.entries(properties).flatMap(([name, field]) => {
      const value = defaultOf(field, schemas);
      if (value === undefined) return [];
      const plan = planOf(tableOf({ read: field, parse: field, at: '' }));
      return [[name, applyPlan(value, plan, FILL)]];
    });
    if (stated.length === 0) return {};
    const text = JSON.stringify(Object.fromEntries(stated));
    return { defaults: () => JSON.parse(text) };
  }

  /** What an unknown field of an object may mean. */
  function suggestionsOf({ properties = {} }: Schema): Table {
    const known = Object.keys(properties);
    // If several fields of the object end with a name, such as `url`, it may mean one of these instead.
    const isClear = (name: string) =>
      !known.includes(name) && known.filter((field) => field.endsWith(`_${name}`)).length < 2;
    const hints = new Map<string, string[]>();
    const replaced = new Map<string, string[]>();
    for (const [name, field] of Object.entries(properties)) {
      const inner = Object.entries(resolve(field, schemas).properties ?? {});
      const clear = inner.filter(([below]) => isClear(below));
      const marks = clear.map(([below, schema]) => marked(below, schema));
      if (marks.length > 0) hints.set(name, marks);
      for (const { name: old } of field['x-replaces'] ?? [])
        if (old && !known.includes(old))
          replaced.set(old, [...(replaced.get(old) ?? []), marked(name, field)]);
    }
    return {
      ...(hints.size > 0 && { hints: Object.fromEntries(hints) }),
      ...(replaced.size > 0 && { replaced: Object.fromEntries(replaced) }),
    };
  }

  return (schema) => tableOf({ read: schema, parse: schema, at: '#' });
}

/** A field in a suggestion, which says if it is deprecated. */
const marked = (name: string, { deprecated }: Schema): string =>
  deprecated ? `${name} (deprecated)` : name;

/** Whether parsers and readers go by different objects or lists: those of a union in place, or those in a value that is read as any. */
function hasOtherStructure({ read, parse }: Pair): boolean {
  if (read === parse || read.oneOf) return false;
  const isAny = read.type === undefined && branchesOf(read).length === 0;
  return (
    branchesOf(parse).some(hasParts) || (isAny && (hasParts(parse) || parse.$ref !== undefined))
  );
}

/** Whether a schema in place has fields or items. */
function hasParts(schema: Schema): boolean {
  const { properties, items, additionalProperties: others } = schema;
  return Boolean(properties ?? items ?? others) || branchesOf(schema).some(hasParts);
}
