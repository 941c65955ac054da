/** JSON Schema 2020-12 of every public schema: each file is complete, all of them load together. */

import { mapSchemas, type NormalContract, type Profile } from '../model/contract.ts';
import { pickKeys, sortByKey } from '../model/json.ts';
import { mapSchema, type NormalSchema, namesIn, refName, type Schema } from '../model/schema.ts';
import { toJsonSchemas } from '../normalise/normal.ts';
import type { Settings } from '../read/settings.ts';
import { toDialect } from '../runtime/json-schema.ts';
import type { Files } from './files.ts';
import { moduleFiles } from './module.ts';
import { jsdoc, jsonCode, jsonText } from './text.ts';

/** The dialect of the published schemas. */
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** The `$id` of a published schema: an address that leads nowhere, since some tools take no URN. */
export function schemaId(name: string, title: string): string {
  return `https://schemas.example/${name}/${title}`;
}

/** Schemas by name, each with the definitions of all that it refers to, directly or through others. */
export type PublishedSchemas = ReturnType<typeof publishedSchemas>;

/** The schemas of a profile to publish by name, sorted; they refer to each other as in a bundle. */
export function publicSchemas({ schemas }: NormalContract): Map<string, Schema> {
  const sorted = new Map(sortByKey(schemas));
  return mapSchemas(toJsonSchemas(sorted), ({ title, ...own }) => mapSchema(own, publish));
}

/** The same with what each refers to, in `$defs`. */
export function publishedSchemas(normal: NormalContract) {
  const schemas = publicSchemas(normal);
  const refer = (node: Schema) =>
    node.$ref === undefined ? node : { ...node, $ref: `#/$defs/${refName(node.$ref)}` };
  const all = Object.fromEntries(mapSchemas(schemas, (schema) => mapSchema(schema, refer)));
  const published = mapSchemas(schemas, (schema, name) => {
    const named = namesIn([schema], schemas);
    return { own: { ...all[name] }, $defs: pickKeys(all, (one) => named.has(one)) };
  });
  return Object.fromEntries(published);
}

/** One node of a JSON Schema, without our own keywords. */
function publish({ known, ...node }: Schema & Pick<NormalSchema, 'known'>): Schema {
  const published: Schema = pickKeys(node, (key) => !key.startsWith('x-'));
  const { type, pattern, additionalProperties, ...rest } = published;
  // Without `type`, `additionalProperties: true` refuses nothing, and a strict Ajv complains about it.
  if (type === undefined && additionalProperties === true) return rest;
  // What tolerant readers know of a value is no rule.
  if (known === undefined || pattern === undefined) return published;
  // The known values are listed for readers and generators; the other branch admits the rest. The
  // type is in the branches: hosts that take a subset of JSON Schema refuse it beside `anyOf`.
  const listed: Schema = { type: 'string', enum: known };
  const other: Schema = { type: 'string', pattern };
  const orNull: Schema[] = [type].flat().includes('null') ? [{ type: 'null' }] : [];
  return { ...rest, anyOf: [listed, other, ...orNull] };
}

/**
 * Emits `schemas/<Name>.json` and `schemas/index`, which has all of them as objects.
 *
 *     export const Note = published('Note', definitionOfNote, { Color: definitionOfColor });
 */
export function emitSchemas(schemas: PublishedSchemas, settings: Settings): Files {
  const files = Object.entries(schemas).map(([title, { own, $defs }]) => {
    const head = { $schema: DIALECT, $id: schemaId(settings.name, title), title };
    const whole = { ...head, ...own, ...(Object.keys($defs).length > 0 && { $defs }) };
    return [`schemas/${title}.json`, jsonText(whole)];
  });
  const names = Object.keys(schemas);
  const id = schemaId(settings.name, '');
  // In the module each definition is stated once.
  const definitions = Object.entries(schemas).map(([name, { own }]) => {
    return { code: `const definitionOf${name} = ${jsonCode(own)};\n` };
  });
  const constants = Object.entries(schemas).map(([name, { own, $defs }]) => {
    const named = Object.keys($defs).map((one) => `${one}: definitionOf${one}`);
    return {
      declaration: `${jsdoc(own.description)}export declare const ${name}: JsonSchema<'${name}'>;
export type ${name} = types.${name};
`,
      code: `export const ${name} = /* @__PURE__ */ published('${name}', definitionOf${name}, { ${named.join(', ')} });\n`,
    };
  });
  const base = {
    declaration: `/** A published JSON Schema: self-contained, named by its \`$id\`. */
export interface JsonSchema<Name extends string = string> {
  readonly $schema: '${DIALECT}';
  readonly $id: \`${id}\${Name}\`;
  readonly [keyword: string]: unknown;
}
`,
    code: `function published(title, own, $defs) {
const head = { $schema: '${DIALECT}', $id: \`${id}\${title}\`, title };
return { ...head, ...own, ...(Object.keys($defs).length > 0 && { $defs }) };
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
    code: `export const schemas = {\n${names.join(',\n')},\n};\n`,
  };
  const imports = { './types.js': 'type * as types' };
  const exported = [base, ...definitions, ...constants, all];
  return { ...Object.fromEntries(files), ...moduleFiles('schemas/index', imports, exported) };
}

/**
 * Emits the published schemas of each profile in one file, `schemas.json`, `strict/schemas.json` and
 * `tolerant/schemas.json`, and `schemas/draft-07.json`, those of the contract in draft 07. The strict ones have no
 * descriptions: they are for validators alone.
 */
export function emitCollections(
  { contract, strict, tolerant }: Record<Profile, PublishedSchemas>,
  { name }: Settings,
): Files {
  const collect = (id: string, published: PublishedSchemas, state = (node: Schema) => node) => {
    const schemas = Object.entries(published).map(([title, { own }]) => {
      return [title, { title, ...mapSchema(own, state) }];
    });
    return { $schema: DIALECT, $id: schemaId(name, id), $defs: Object.fromEntries(schemas) };
  };
  const terse = ({ description, ...node }: Schema): Schema => node;
  return {
    'schemas.json': jsonText(collect('schemas', contract)),
    'schemas/draft-07.json': jsonText(toDialect(collect('draft-07', contract), 'draft-07')),
    'strict/schemas.json': jsonText(collect('strict/schemas', strict, terse)),
    'tolerant/schemas.json': jsonText(collect('tolerant/schemas', tolerant)),
  };
}
