/** JSON Schema 2020-12 of every public schema: each file stands alone, all of them load together. */

import type { NormalContract } from '../model/contract.ts';
import { type JsonObject, pick } from '../model/json.ts';
import { mapSchema, type NormalSchema, refName, visitSchema } from '../model/schema.ts';
import type { Settings } from '../model/settings.ts';
import { expand } from '../normalise/normal.ts';
import type { Files } from './files.ts';
import { compile } from './module.ts';
import { jsdoc } from './text.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** A published schema without its definitions. */
interface Body {
  schema: JsonObject;
  /** The schema inside others: without its name. */
  definition: JsonObject;
  /** The schemas that it names, and those that they name, sorted. */
  named: string[];
}

/** Emits `schemas/<Name>.json` and `schemas/index`, which has all of them as objects. */
export function emitSchemas({ schemas }: NormalContract, settings: Settings): Files {
  const prefix = `urn:${settings.name}:`;
  const names = [...schemas.keys()].sort();
  const bodies = new Map(names.map((name) => [name, body(name, schemas, prefix)]));
  const files: Files = {};
  for (const [name, { schema, named }] of bodies) {
    const $defs = Object.fromEntries(named.map((key) => [key, get(bodies, key).definition]));
    files[`schemas/${name}.json`] = JSON.stringify(
      named.length > 0 ? { ...schema, $defs } : schema,
    );
  }
  return { ...files, ...index(bodies, schemas, prefix) };
}

function body(name: string, schemas: Map<string, NormalSchema>, prefix: string): Body {
  const named = new Set<string>();
  const follow = ({ $ref }: NormalSchema) => {
    const reference = refName($ref);
    if (reference === undefined || named.has(reference)) return;
    named.add(reference);
    visitSchema(get(schemas, reference), follow);
  };
  const schema = get(schemas, name);
  visitSchema(schema, follow);
  const definition = mapSchema(expand(schema), publish) as JsonObject;
  const head = { $schema: DIALECT, $id: prefix + name };
  return { schema: { ...head, ...definition }, definition, named: [...named].sort() };
}

/** One node as JSON Schema has it: no keys of ours, references into `$defs`. */
function publish({ tag: _tag, known, ...node }: NormalSchema): NormalSchema {
  const published: NormalSchema = pick(node, (key) => !key.startsWith('x-'));
  const { $ref, type, pattern, additionalProperties, ...rest } = published;
  if ($ref !== undefined) return { ...published, $ref: `#/$defs/${refName($ref)}` };
  // Says nothing where anything is valid, and a strict Ajv complains about it there.
  if (type === undefined && additionalProperties === true) return rest;
  if (known === undefined) return published;
  // The known values are listed for readers and generators; the other branch admits the rest. The
  // type stands in the branches: hosts that take a subset of JSON Schema refuse it beside `anyOf`.
  const listed: NormalSchema = { type: 'string', enum: known };
  const other: NormalSchema = { type: 'string', ...(pattern !== undefined && { pattern }) };
  const nothing: NormalSchema[] = [type].flat().includes('null') ? [{ type: 'null' }] : [];
  return { ...rest, anyOf: [listed, other, ...nothing] };
}

/** The same schemas as a module; definitions are shared, so that it stays small. */
function index(
  bodies: Map<string, Body>,
  schemas: Map<string, NormalSchema>,
  prefix: string,
): Files {
  const names = [...bodies.keys()];
  const shared = new Set([...bodies.values()].flatMap(({ named }) => named));
  const definitions = [...shared].sort().map((name) => {
    return `const ${name}Definition = ${JSON.stringify(get(bodies, name).definition)};`;
  });
  const constants = [...bodies].map(([name, { schema, named }]) => {
    const $defs = named.map((key) => `${key}: ${key}Definition`).join(', ');
    const own = JSON.stringify(schema).slice(1, -1);
    return `${jsdoc(get(schemas, name).description)}export const ${name}: JsonSchema<'${name}'> = { ${own}${$defs && `, $defs: { ${$defs} }`} };
export type ${name} = types.${name};`;
  });
  return compile(
    'schemas/index',
    `import type * as types from '../types.js';

/** A published JSON Schema: self-contained, named by its \`$id\`. */
export interface JsonSchema<Name extends string = string> {
  readonly $schema: '${DIALECT}';
  readonly $id: \`${prefix}\${Name}\`;
  readonly [keyword: string]: unknown;
}

${[...definitions, ...constants].join('\n')}

/** Every published schema by name, for \`ajv.addSchema(Object.values(schemas))\`. */
export const schemas: {
${names.map((name) => `  readonly ${name}: JsonSchema<'${name}'>;`).join('\n')}
} = { ${names.join(', ')} };

/** The names of the published schemas. */
export type SchemaName = keyof typeof schemas;
`,
  );
}

function get<T>(map: Map<string, T>, name: string): T {
  const value = map.get(name);
  if (value === undefined) throw new Error(`no public schema is called ${name}`);
  return value;
}
