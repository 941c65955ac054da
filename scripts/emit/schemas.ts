/** JSON Schema 2020-12 for every public schema: each is self-contained, and all of them load together. */
import { mapValues, pick, sortByKey } from '../json.ts';
import type { Profile } from '../profiles.ts';
import { toDialect } from '../runtime/json-schema.ts';
import { mapDeep, nameIn, namesReached, type Schema, type Schemas } from '../schema.ts';
import type { Files } from './output.ts';
import { type ModuleItem, moduleFiles } from './shared/module.ts';
import { jsdoc, jsonCode, jsonText, nest } from './shared/text.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/**
 * The `$id` of a published schema: a URL that leads nowhere, because some tools accept no URN.
 *
 * @param project the name of the package, as in `acme-speech` for `@acme/speech`
 */
export function schemaId(project: string, title: string): string {
  return `https://schemas.example/${project}/${title}`;
}

/** Schemas as they are published, sorted by name: without `x-` keys, and without a title, which their name is. */
export function publicForms(schemas: Schemas): Schemas {
  const publish = (node: Schema) => pick(node, (key) => !key.startsWith('x-'));
  const forms = mapValues(schemas, ({ title: _, ...schema }) => mapDeep(schema, publish));
  return Object.fromEntries(sortByKey(Object.entries(forms)));
}

/** A node whose reference leads to `$defs`. */
function inDefinitions(node: Schema): Schema {
  return node.$ref === undefined ? node : { ...node, $ref: `#/$defs/${nameIn(node)}` };
}

/**
 * All schemas of a profile in one file: `schemas.json`, `strict/schemas.json` or `tolerant/schemas.json`; those of
 * the contract in draft 07, too, in `schemas/draft-07.json`.
 */
export function emitCollection(schemas: Schemas, profile: Profile, project: string): Files {
  const $defs = mapValues(publicForms(schemas), (schema, title) => {
    return { title, ...mapDeep(schema, inDefinitions) };
  });
  const collect = (id: string) => ({ $schema: DIALECT, $id: schemaId(project, id), $defs });
  if (profile !== 'contract') {
    const path = `${profile}/schemas`;
    return { [`${path}.json`]: jsonText(collect(path)) };
  }
  return {
    'schemas.json': jsonText(collect('schemas')),
    'schemas/draft-07.json': jsonText(toDialect(collect('draft-07'), 'draft-07')),
  };
}

/**
 * `schemas`: every schema as an object with its references in `$defs`.
 *
 *     export const Note = published('Note', definitionOfNote, { Color: definitionOfColor });
 */
export function emitSchemas(schemas: Schemas, project: string): Files {
  const forms = publicForms(schemas);
  const internal: ModuleItem[] = [];
  const exported: ModuleItem[] = [];
  const names = Object.keys(forms);
  const definitions = mapValues(forms, (schema) => mapDeep(schema, inDefinitions));
  for (const [title, definition] of Object.entries(definitions)) {
    const needed = namesReached([forms[title] ?? {}], forms);
    // Several constants contain the same definition, which is stated once.
    internal.push({ code: `const definitionOf${title} = ${jsonCode(definition)};\n` });
    const named = [...needed].sort().map((one) => `${one}: definitionOf${one}`);
    const below = named.length > 0 ? `, { ${named.join(', ')} }` : '';
    exported.push({
      declaration: `${jsdoc(definition.description)}export declare const ${title}: JsonSchema<'${title}'>;
export type ${title} = types.${title};
`,
      code: `export const ${title} = /* @__PURE__ */ published('${title}', definitionOf${title}${below});\n`,
    });
  }
  const base = {
    declaration: `/** A published JSON Schema: self-contained, named by its \`$id\`. */
export interface JsonSchema<Name extends string = string> {
  readonly $schema: '${DIALECT}';
  readonly $id: \`${schemaId(project, '')}\${Name}\`;
  readonly [keyword: string]: unknown;
}
`,
    code: `function published(title, own, $defs) {
  const head = { $schema: '${DIALECT}', $id: \`${schemaId(project, '')}\${title}\`, title };
  return { ...head, ...own, ...($defs && { $defs }) };
}
`,
  };
  const all = {
    declaration: `/** Every published schema by name, for \`ajv.addSchema(Object.values(schemas))\`. */
export declare const schemas: {
${names.map((name) => `  readonly ${name}: JsonSchema<'${name}'>;\n`).join('')}};

/** The names of the published schemas. */
export type SchemaName = keyof typeof schemas;
`,
    code: `export const schemas = {\n${nest(names.join(',\n'))},\n};\n`,
  };
  const imports = { types: "import type * as types from './types.js';\n" };
  const items = [base, ...internal, ...exported, all];
  return moduleFiles('schemas', imports, items);
}
