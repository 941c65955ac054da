/**
 * `tables/parse.js` and `tables/read.js`: what parsers and readers know of each schema (`runtime/table.ts`):
 *
 *     export const Note = table({ "fields": { "color": any, "pen": Pen }, "defaults": () => ({"color":"red"}) });
 */
import { mapValues } from '../base/json.ts';
import { refTo, type Schemas } from '../model/schema.ts';
import { parserTables, readerTables, type TableOf } from '../model/tables.ts';
import { ANY, type Table } from '../runtime/table.ts';
import type { Files } from './output.ts';
import { GENERATED } from './shared/text.ts';

export function emitTables(schemas: Schemas, tolerant: Schemas): Files {
  const names = Object.keys(schemas);
  return {
    'tables/parse.js': moduleOf(names, parserTables(schemas)),
    'tables/read.js': moduleOf(names, readerTables(tolerant)),
  };
}

/** A module with a constant for each name. */
function moduleOf(names: string[], tableOf: TableOf): string {
  const nameOf = new Map(names.map((name) => [tableOf(refTo(name)), name]));
  const constants = new Map<string, string>();

  /** A table as source text. That of a named schema is a constant, after those that it refers to. */
  function write(table: Table): string {
    // A schema may be named `ANY`.
    if (table === ANY) return 'any';
    const name = nameOf.get(table);
    if (name === undefined) return create(table);
    if (!constants.has(name)) constants.set(name, create(table));
    return name;
  }

  function create(table: Table): string {
    const { fields, others, items, branches, defaults, indices: _, open: _open, ...data } = table;
    const inBranches = branches.map(
      ([values, one]) => `[${JSON.stringify(values)}, ${write(one)}]`,
    );
    const members = {
      ...mapValues(data, (value) => JSON.stringify(value)),
      fields: objectOf(Array.from(fields, ([name, field]) => [name, write(field)])),
      others: others && write(others),
      items: items && write(items),
      branches: `[${inBranches.join(', ')}]`,
      defaults: defaults && `() => (${JSON.stringify(defaults())})`,
    };
    const filled = Object.entries(members).filter(([, text = '{}']) => !/^(\{\}|\[\])$/.test(text));
    return `/* @__PURE__ */ table(${objectOf(filled)})`;
  }

  for (const name of names) {
    const text = write(tableOf(refTo(name)));
    if (!constants.has(name)) constants.set(name, text);
  }
  const code = Array.from(constants, ([name, text]) => `export const ${name} = ${text};\n`);
  return [GENERATED, "import { ANY as any, table } from '../runtime/table.js';\n", ...code].join(
    '\n',
  );
}

/** An object as source text, by the text of each member. */
function objectOf(members: [name: string, text?: string][]): string {
  const texts = members.map(([name, text]) => `${JSON.stringify(name)}: ${text}`);
  return texts.length > 0 ? `{ ${texts.join(', ')} }` : '{}';
}
