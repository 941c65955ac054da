/** JSON Schema 2020-12 of every public schema: each file stands alone, all of them load together. */

import type { NormalContract } from '../model/contract.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { mapSchema, type NormalSchema, refName } from '../model/schema.ts';
import type { Settings } from '../model/settings.ts';
import { expand } from '../normalise/normal.ts';
import type { Files } from './files.ts';
import { jsdoc, NOTICE, wrap } from './text.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** A published schema before its name and its definitions are added. */
interface Body {
  schema: JsonObject;
  /** The schema inside others: without its examples, which its own file has. */
  definition: JsonObject;
  /** The schemas that it names, and those that they name, sorted. */
  definitions: string[];
}

/** Emits `schemas/<Name>.json` and `schemas/index`, which has all of them as objects. */
export function emitSchemas({ schemas }: NormalContract, settings: Settings): Files {
  const prefix = `urn:${settings.name}:`;
  const names = [...schemas.keys()].sort();
  const bodies = new Map(names.map((name) => [name, body(name, schemas)]));
  const files: Files = {};
  for (const [name, { schema, definitions }] of bodies) {
    const $defs = Object.fromEntries(definitions.map((key) => [key, get(bodies, key).definition]));
    const published = {
      ...head(prefix + name),
      ...schema,
      ...(definitions.length > 0 && { $defs }),
    };
    files[`schemas/${name}.json`] = `${JSON.stringify(published, null, 2)}\n`;
  }
  files['schemas/index.js'] = indexModule(bodies, prefix);
  files['schemas/index.d.ts'] = indexTypes(names, schemas, prefix);
  return files;
}

function head($id: string): JsonObject {
  return { $schema: DIALECT, $id };
}

function body(name: string, schemas: Map<string, NormalSchema>): Body {
  const named = new Set<string>();
  const follow = (node: NormalSchema): NormalSchema => {
    const reference = node.$ref === undefined ? undefined : refName(node.$ref);
    if (reference !== undefined && !named.has(reference)) {
      named.add(reference);
      mapSchema(get(schemas, reference), follow);
    }
    return node;
  };
  mapSchema(get(schemas, name), follow);
  const schema = toJson(mapSchema(expand(get(schemas, name)), (node) => publish(node)));
  const { examples, ...definition } = schema;
  return { schema, definition, definitions: [...named].sort() };
}

/** One node as JSON Schema has it: no keys of ours, references into `$defs`. */
function publish({ tag: _tag, known, ...node }: NormalSchema): NormalSchema {
  const published: NormalSchema = {};
  for (const [key, value] of Object.entries(node)) {
    if (!key.startsWith('x-')) Object.assign(published, { [key]: value });
  }
  const reference = node.$ref === undefined ? undefined : refName(node.$ref);
  if (reference !== undefined) published.$ref = `#/$defs/${reference}`;
  if (known !== undefined) openEnumeration(published, known);
  // Says nothing where anything is valid, and a strict Ajv complains about it there.
  if (node.type === undefined && node.additionalProperties === true) {
    delete published.additionalProperties;
  }
  return published;
}

/**
 * The known values are listed for readers and generators; the other branch admits the rest. The type
 * stands in the branches: hosts that take a subset of JSON Schema refuse it beside `anyOf`.
 */
function openEnumeration(schema: NormalSchema, known: NonNullable<NormalSchema['known']>): void {
  const { pattern, type } = schema;
  const nothing: NormalSchema[] = [type].flat().includes('null') ? [{ type: 'null' }] : [];
  const other: NormalSchema =
    pattern === undefined ? { type: 'string' } : { type: 'string', pattern };
  delete schema.pattern;
  delete schema.type;
  schema.anyOf = [{ type: 'string', enum: known }, other, ...nothing];
}

/** The same schemas as a module; definitions are shared, so that it stays small. */
function indexModule(bodies: Map<string, Body>, prefix: string): string {
  const shared = new Set([...bodies.values()].flatMap(({ definitions }) => definitions));
  const lines = [NOTICE];
  for (const name of [...shared].sort()) {
    lines.push(`const ${name}Definition = ${JSON.stringify(get(bodies, name).definition)};`);
  }
  for (const [name, { schema, definitions }] of bodies) {
    const own = JSON.stringify({ ...head(prefix + name), ...schema }).slice(1, -1);
    const $defs = definitions.map((key) => `${key}: ${key}Definition`).join(', ');
    const all = definitions.length > 0 ? `${own}, "$defs": { ${$defs} }` : own;
    lines.push(`export const ${name} = { ${all} };`);
  }
  lines.push(`export const schemas = {\n  ${[...bodies.keys()].join(',\n  ')},\n};`);
  return `${lines.join('\n')}\n`;
}

function indexTypes(names: string[], schemas: Map<string, NormalSchema>, prefix: string): string {
  const constants = names.map((name) => {
    const { description = '' } = get(schemas, name);
    const comment = jsdoc(wrap(description));
    return `${comment}export declare const ${name}: JsonSchema<'${name}'>;\nexport type ${name} = types.${name};`;
  });
  return `${NOTICE}
import type * as types from '../types.js';

/** A published JSON Schema: self-contained, named by its \`$id\`. */
export interface JsonSchema<Name extends string = string> {
  readonly $schema: '${DIALECT}';
  readonly $id: \`${prefix}\${Name}\`;
  readonly [keyword: string]: unknown;
}

${constants.join('\n')}

/** Every published schema by name, for \`ajv.addSchema(Object.values(schemas))\`. */
export declare const schemas: {
${names.map((name) => `  readonly ${name}: JsonSchema<'${name}'>;`).join('\n')}
};

/** The names of the published schemas. */
export type SchemaName = keyof typeof schemas;
`;
}

function toJson(schema: NormalSchema): JsonObject {
  return JSON.parse(JSON.stringify(schema)) as Record<string, Json>;
}

function get<T>(map: Map<string, T>, name: string): T {
  const value = map.get(name);
  if (value === undefined) throw new Error(`no public schema is called ${name}`);
  return value;
}
