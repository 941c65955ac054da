/** A release as it is published, and everything that its clients send and receive. */
import { parse } from 'yaml';
import { at, isJson, type Json, type JsonObject } from '../base/json.ts';
import type { Schema, Schemas } from '../model/schema.ts';
import { contractOf } from '../read/contract.ts';

export interface Release {
  version: string;
  /** The entry points in `exports` of package.json. */
  entries: string[];
  /** What their declarations export, such as `parseLiveRequest from ./parse`. */
  exported: string[];
  /** The published schemas. */
  schemas: Schemas;
  openapi: JsonObject;
  asyncapi: JsonObject;
}

/** Reads a release; `read` returns the text of a file by its path in the package. */
export function readRelease(read: (path: string) => string): Release {
  const { version, exports = {} } = JSON.parse(read('package.json'));
  const exported = Object.entries(exports).flatMap(([entry, target]) => {
    const { types } = Object(target) as { types?: string };
    return types === undefined ? [] : exportsIn(read(types)).map((name) => `${name} from ${entry}`);
  });
  return {
    version,
    entries: Object.keys(exports),
    exported,
    schemas: JSON.parse(read('generated/schemas.json')).$defs,
    openapi: parse(read('generated/openapi.yaml')),
    asyncapi: parse(read('generated/asyncapi.yaml')),
  };
}

/** The names that a declaration exports, which are in one line each or in a list. */
export function exportsIn(declaration: string): string[] {
  const lines = declaration.matchAll(
    /^export (?:declare )?(?:type |interface |const |function )(\w+)/gm,
  );
  const lists = declaration.matchAll(/^export (?:type )?\{ (.+) \}/gm);
  return [
    ...Array.from(lines, ([, name = '']) => name),
    ...Array.from(lists, ([, names = '']) => names.split(', ')).flat(),
  ];
}

/** What clients do with a value. */
export type Role = 'send' | 'receive';

/** A body, parameter, header, or message. */
export interface Use {
  role: Role;
  schema: Schema;
  examples: Json[];
}

/** Everything that clients send or receive, by a name such as `/v2/live post requestBody application/json`. */
export function usesOf({ openapi, asyncapi }: Release): Map<string, Use> {
  const uses = new Map<string, Use>();
  const visit = (value: Json | undefined, name: string, role: Role): void => {
    const node = resolveIn(value, openapi);
    if (node.schema !== undefined) {
      const schema = toDefinitions(node.schema);
      uses.set(name, { role, schema, examples: examplesIn(node, openapi) });
      return;
    }
    for (const [key, inner] of Object.entries(node)) {
      if (typeof inner !== 'object' || key === 'links') continue;
      const isParameter = Array.isArray(node);
      const { in: where, name: own } = resolveIn(inner, openapi);
      const isReverse = key === 'responses' || key === 'callbacks';
      const word = isParameter ? ` ${where} ${own}` : key === 'content' ? '' : ` ${key}`;
      visit(inner, name + word, isReverse ? reverse(role) : role);
    }
  };
  visit(openapi.paths, '', 'send');
  visit(openapi.webhooks, 'webhook', 'receive');
  for (const { id, sender, messages } of contractOf({ openapi, asyncapi }, new Map())
    .messageGroups) {
    const json = messages.filter(({ contentType }) => isJson(contentType));
    const schema = { anyOf: json.map(({ node }) => toDefinitions(node.payload ?? {})) };
    const examples = json.flatMap(({ node }) => examplesIn(node, asyncapi));
    uses.set(id, { role: sender === 'client' ? 'send' : 'receive', schema, examples });
  }
  return uses;
}

const reverse = (role: Role): Role => (role === 'send' ? 'receive' : 'send');

/** The object, or the one to which it refers. */
function resolveIn(value: Json | undefined, document: JsonObject): JsonObject {
  const found = Object(value) as JsonObject;
  if (typeof found.$ref !== 'string') return found;
  return resolveIn(at(document, found.$ref.slice(1)), document);
}

function examplesIn({ examples, example }: JsonObject, document: JsonObject): Json[] {
  const all = Object.values(examples ?? {}).map((one) => resolveIn(one, document));
  return [example, ...all.map(({ value, payload }) => value ?? payload)].filter(
    (one) => one !== undefined,
  );
}

/** A value whose references to named schemas lead to `$defs`. */
const toDefinitions = (value: Json): Schema =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/components/schemas/', '"#/$defs/'));

/** The named schemas of a release: the published ones, and the parts that only the documents have. */
export function definitionsOf({ openapi, asyncapi, schemas }: Release): Schemas {
  const all = [asyncapi, openapi].map((one) => toDefinitions(at(one, '/components/schemas') ?? {}));
  return Object.assign({}, ...all, schemas);
}

/** The names that importers and generated code use. */
export function namesOf({ entries, exported, schemas, openapi, asyncapi }: Release): string[] {
  const ids = JSON.stringify(openapi.paths ?? {}).matchAll(/"operationId":"([^"]+)"/g);
  const notified = JSON.stringify(openapi.webhooks ?? {}).matchAll(/"operationId":"([^"]+)"/g);
  const keysAt = (pointer: string) => Object.keys(at(asyncapi, pointer) ?? {});
  const messages = keysAt('/components/messages');
  // The flags of a request that select a message.
  const flags = messages.flatMap((name) =>
    [at(asyncapi, `/components/messages/${name}/tags`) ?? []].flat().map((tag) => {
      return `flag ${at(tag, '/name')} of the message ${name}`;
    }),
  );
  const isOfSchema = new RegExp(`^(validate|parse|read)?(${Object.keys(schemas).join('|')}) `);
  return [
    ...entries.map((name) => `entry ${name}`),
    ...Object.keys(schemas).map((name) => `schema ${name}`),
    ...exported.filter((name) => !isOfSchema.test(name)).map((name) => `export ${name}`),
    ...Object.keys(at(openapi, '/components/examples') ?? {}).map((name) => `example ${name}`),
    ...[...ids, ...notified].map(([, name]) => `operation ${name}`),
    ...keysAt('/operations').map((name) => `operation ${name}`),
    ...messages.map((name) => `message ${name}`),
    ...flags,
  ];
}
