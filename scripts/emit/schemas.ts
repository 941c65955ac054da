/** JSON Schema 2020-12 of every public schema: each file is complete, all of them load together. */

import { mapSchemas, type NormalContract } from '../model/contract.ts';
import { pickKeys, sortByKey } from '../model/json.ts';
import { mapSchema, type NormalSchema, namesIn, refName, type Schema } from '../model/schema.ts';
import { toJsonSchema } from '../normalise/normal.ts';
import type { Settings } from '../read/settings.ts';
import type { JsonSchema } from '../runtime/json-schema.ts';
import type { Files } from './files.ts';
import { jsdoc, jsonText } from './text.ts';

/** The dialect of the published schemas. */
export const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** The `$id` of a published schema: an address that leads nowhere, since some tools take no URN. */
export function schemaId(name: string, title: string): string {
  return `https://schemas.example/${name}/${title}`;
}

/** A schema, and the definitions of all schemas that it refers to, directly or through others. */
export interface Published {
  own: JsonSchema & { description?: string };
  $defs: Record<string, NormalSchema>;
}

/** The schemas to publish by name, sorted. */
export function publishedSchemas({ schemas }: NormalContract): Record<string, Published> {
  const sorted = new Map(sortByKey(schemas));
  const definitions = mapSchemas(sorted, (schema) => mapSchema(schema, publish));
  const all = Object.fromEntries(definitions);
  const published = mapSchemas(definitions, (definition, name) => {
    const named = namesIn([schemas.get(name) ?? {}], schemas);
    const own = pickKeys(definition, (key) => key !== 'title');
    return { own, $defs: pickKeys(all, (one) => named.has(one)) };
  });
  return Object.fromEntries(published);
}

/** One node as JSON Schema: without our own keywords, and with references into `$defs`. */
function publish({ known, ...node }: NormalSchema): Schema {
  const published: Schema = pickKeys(toJsonSchema(node), (key) => !key.startsWith('x-'));
  const { $ref, type, pattern, additionalProperties, ...rest } = published;
  if ($ref !== undefined) return { ...published, $ref: `#/$defs/${refName($ref)}` };
  // Without `type`, `additionalProperties: true` refuses nothing, and a strict Ajv complains about it.
  if (type === undefined && additionalProperties === true) return rest;
  if (known === undefined) return published;
  // The known values are listed for readers and generators; the other branch admits the rest. The
  // type is in the branches: hosts that take a subset of JSON Schema refuse it beside `anyOf`.
  const listed: Schema = { type: 'string', enum: known };
  const other: Schema = { type: 'string', ...(pattern !== undefined && { pattern }) };
  const orNull: Schema[] = [type].flat().includes('null') ? [{ type: 'null' }] : [];
  return { ...rest, anyOf: [listed, other, ...orNull] };
}

/**
 * Emits `schemas/<Name>.json` and `schemas/index`, which has all of them as objects.
 *
 *     export const Note = published('Note', definitionOfNote, { Color: definitionOfColor });
 */
export function emitSchemas(schemas: Record<string, Published>, settings: Settings): Files {
  const files = Object.entries(schemas).map(([title, { own, $defs }]) => {
    const head = { $schema: DIALECT, $id: schemaId(settings.name, title), title };
    const whole = { ...head, ...own, ...(Object.keys($defs).length > 0 && { $defs }) };
    return [`schemas/${title}.json`, jsonText(whole)];
  });
  // In the module each definition is stated once.
  const shared = Object.assign({}, ...Object.values(schemas).map(({ $defs }) => $defs));
  const constants = Object.entries(shared).map(
    ([name, node]) => `const definitionOf${name} = ${JSON.stringify(node)};`,
  );
  for (const [name, { own, $defs }] of Object.entries(schemas)) {
    const content = name in shared ? `definitionOf${name}` : JSON.stringify(own);
    const named = Object.keys($defs).map((one) => `${one}: definitionOf${one}`);
    constants.push(`${jsdoc(own.description)}export const ${name}: JsonSchema<'${name}'> = /* @__PURE__ */ published('${name}', ${content}, { ${named.join(', ')} });
export type ${name} = types.${name};`);
  }
  const names = Object.keys(schemas);
  const index = `import type * as types from '../types.js';

/** A published JSON Schema: self-contained, named by its \`$id\`. */
export interface JsonSchema<Name extends string = string> {
  readonly $schema: '${DIALECT}';
  readonly $id: \`${schemaId(settings.name, '')}\${Name}\`;
  readonly [keyword: string]: unknown;
}

function published<Name extends string>(title: Name, own: object, $defs: object): JsonSchema<Name> {
  const head = { $schema: '${DIALECT}', $id: \`${schemaId(settings.name, '')}\${title}\`, title } as const;
  return { ...head, ...own, ...(Object.keys($defs).length > 0 && { $defs }) };
}

${constants.join('\n')}

/** Every published schema by name, for \`ajv.addSchema(Object.values(schemas))\`. */
export const schemas: {
${names.map((name) => `  readonly ${name}: JsonSchema<'${name}'>;`).join('\n')}
} = { ${names.join(', ')} };

/** The names of the published schemas. */
export type SchemaName = keyof typeof schemas;
`;
  return { ...Object.fromEntries(files), 'schemas/index.ts': index };
}
