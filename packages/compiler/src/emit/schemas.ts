/**
 * Emits JSON Schema 2020-12 for every public schema: each file is self-contained, and all of them can be loaded
 * together.
 */

import { allSchemas, mapSchemas, type NormalContract } from '../model/contract.ts';
import { pickKeys, sortByKey } from '../model/json.ts';
import { mapSchema, type NormalSchema, namesIn, refName, type Schema } from '../model/schema.ts';
import { toJsonSchemas } from '../normalise/normal.ts';
import type { Settings } from '../read/settings.ts';
import { toDialect } from '../runtime/json-schema.ts';
import type { Files } from './files.ts';
import { moduleFiles } from './module.ts';
import { jsdoc, jsonCode, jsonText } from './text.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** The `$id` of a published schema: a URL that leads nowhere, since some tools accept no URN. */
export function schemaId(name: string, title: string): string {
  return `https://schemas.example/${name}/${title}`;
}

/** The published schemas of a profile by name, sorted; they refer to each other as in a bundle. */
export function publicSchemas(normal: NormalContract): Map<string, Schema> {
  const published = publishedForms(normal);
  return new Map(sortByKey(published).filter(([name]) => normal.schemas.has(name)));
}

/** The published forms of all schemas of a profile, keyed by name or by pointer. */
export function publishedForms(normal: NormalContract): Map<string, Schema> {
  return mapSchemas(toJsonSchemas(allSchemas(normal)), ({ title, ...own }) => {
    return mapSchema(own, publish);
  });
}

/** The published schemas, each with all schemas that it refers to, directly or indirectly, in `$defs`. */
export function publishedSchemas(normal: NormalContract) {
  const schemas = publicSchemas(normal);
  const all = Object.fromEntries(mapSchemas(schemas, (schema) => mapSchema(schema, inDefinitions)));
  const published = mapSchemas(schemas, (schema, name) => {
    const named = namesIn([schema], schemas);
    const $defs = pickKeys(all, (one) => named.has(one));
    return { ...all[name], ...(named.size > 0 && { $defs }) };
  });
  return Object.fromEntries(published);
}

function inDefinitions(node: Schema): Schema {
  return node.$ref === undefined ? node : { ...node, $ref: `#/$defs/${refName(node.$ref)}` };
}

/** One node of a JSON Schema, without our own keywords. */
function publish({ known, ...node }: Schema & Pick<NormalSchema, 'known'>): Schema {
  const published: Schema = pickKeys(node, (key) => !key.startsWith('x-'));
  const { type, pattern, ...rest } = published;
  // In the tolerant profile, known values are not a rule.
  if (known === undefined || pattern === undefined) return published;
  // The known values are listed for readers and generators; the other branch accepts the rest. The
  // type is in the branches: consumers of a subset of JSON Schema refuse it beside `anyOf`.
  const listed: Schema = { type: 'string', enum: known };
  const other: Schema = { type: 'string', pattern };
  return { ...rest, anyOf: [listed, other] };
}

/**
 * Emits `schemas/<Name>.json` and `schemas/index`, which has all of them as objects.
 *
 *     export const Note = published('Note', definitionOfNote, { Color: definitionOfColor });
 */
export function emitSchemas(normal: NormalContract, { name: project }: Settings): Files {
  const schemas = Object.entries(publishedSchemas(normal));
  const files = schemas.map(([title, schema]) => {
    const whole = { $schema: DIALECT, $id: schemaId(project, title), title, ...schema };
    return [`schemas/${title}.json`, jsonText(whole)];
  });
  // In the module each definition is stated once.
  const definitions = schemas.map(([name, { $defs, ...own }]) => {
    return { code: `const definitionOf${name} = ${jsonCode(own)};\n` };
  });
  const constants = schemas.map(([name, { $defs = {}, description }]) => {
    const named = Object.keys($defs).map((one) => `${one}: definitionOf${one}`);
    return {
      declaration: `${jsdoc(description)}export declare const ${name}: JsonSchema<'${name}'>;
export type ${name} = types.${name};
`,
      code: `export const ${name} = /* @__PURE__ */ published('${name}', definitionOf${name}, { ${named.join(', ')} });\n`,
    };
  });
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
return { ...head, ...own, ...(Object.keys($defs).length > 0 && { $defs }) };
}
`,
  };
  const all = {
    declaration: `/** Every published schema by name, for \`ajv.addSchema(Object.values(schemas))\`. */
export declare const schemas: {
${schemas.map(([name]) => `  readonly ${name}: JsonSchema<'${name}'>;\n`).join('')}};

/** The names of the published schemas. */
export type SchemaName = keyof typeof schemas;
`,
    code: `export const schemas = {\n${schemas.map(([name]) => name).join(',\n')},\n};\n`,
  };
  const imports = { './types.js': 'type * as types' };
  const exported = [base, ...definitions, ...constants, all];
  return { ...Object.fromEntries(files), ...moduleFiles('schemas/index', imports, exported) };
}

/**
 * Emits the published schemas of a profile in one file, `schemas.json`, `strict/schemas.json` or
 * `tolerant/schemas.json`, and those of the contract in draft 07 as well, in `schemas/draft-07.json`. The strict ones
 * have no descriptions: they are for validators alone.
 */
export function emitCollection(normal: NormalContract, { name }: Settings): Files {
  const isKept = (key: string) => key !== 'description' || normal.profile !== 'strict';
  const state = (node: Schema) => inDefinitions(pickKeys(node, isKept));
  const schemas = mapSchemas(publicSchemas(normal), (schema, title) => {
    return { title, ...mapSchema(schema, state) };
  });
  const collect = (id: string) => {
    return { $schema: DIALECT, $id: schemaId(name, id), $defs: Object.fromEntries(schemas) };
  };
  if (normal.profile !== 'contract') {
    const path = `${normal.profile}/schemas`;
    return { [`${path}.json`]: jsonText(collect(path)) };
  }
  return {
    'schemas.json': jsonText(collect('schemas')),
    'schemas/draft-07.json': jsonText(toDialect(collect('draft-07'), 'draft-07')),
  };
}
