/**
 * The bundles of the hand-written files, made in memory: what Redocly makes of them, without a
 * process and without doing again what a mutant leaves alone. A test holds the two to be the same.
 */

import type { DocumentName } from '../../scripts/model/contract.ts';
import { isObject, type Json, type JsonObject } from '../../scripts/model/json.ts';
import { at, join, tokens } from '../../scripts/model/pointer.ts';
import { SCHEMA_REF } from '../../scripts/model/schema.ts';
import { ENTRIES, type Sources, target } from '../../scripts/read/sources.ts';

/** A node with its references rewritten, and the named schemas that these name. */
interface Bundled {
  value: Json;
  names: ReadonlySet<string>;
}

const ENTRY_FILES: ReadonlySet<string> = new Set(Object.values(ENTRIES));

/** What does not change from one mutant to the next, by the node of the hand-written files. */
const known = new WeakMap<object, Bundled>();

/**
 * Both documents in one piece each, without examples.
 *
 * @param sources files whose references hold, see `checkReferences`
 */
export function bundleSources(sources: Sources): { openapi: JsonObject; asyncapi: JsonObject } {
  return { openapi: document(sources, 'openapi'), asyncapi: document(sources, 'asyncapi') };
}

/** One named schema as both documents have it. */
export function bundleSchema(sources: Sources, name: string): Json {
  const { file, pointer } = sources.schemas.get(name) ?? { file: '', pointer: '' };
  return bundled(sources, file, at(sources.files.get(file) ?? null, pointer) ?? null).value;
}

function document(sources: Sources, name: DocumentName): JsonObject {
  const file = ENTRIES[name];
  const { value, names } = bundled(sources, file, sources.files.get(file) ?? null);
  const root = { ...(value as JsonObject) };
  const components = { ...(isObject(root.components) ? root.components : {}) };
  const schemas = new Map<string, Json>();
  const queue = [...names];
  for (let schema = queue.pop(); schema !== undefined; schema = queue.pop()) {
    const place = sources.schemas.get(schema);
    if (schemas.has(schema) || place === undefined) continue;
    const content = at(sources.files.get(place.file) ?? null, place.pointer) ?? null;
    const own = bundled(sources, place.file, content);
    schemas.set(schema, own.value);
    queue.push(...own.names);
  }
  // An entry may list named schemas as its components: they are there under their own names.
  for (const [key, listed] of Object.entries(components.schemas ?? {})) {
    if (!isObject(listed) || listed.$ref !== SCHEMA_REF + key) schemas.set(key, listed);
  }
  if (schemas.size > 0) components.schemas = Object.fromEntries(schemas);
  for (const [kind, all] of Object.entries(components)) {
    const sorted = Object.entries(all as JsonObject).sort(([a], [b]) => (a < b ? -1 : 1));
    components[kind] = Object.fromEntries(sorted);
  }
  return { ...root, components };
}

function bundled(sources: Sources, file: string, node: Json): Bundled {
  if (!isObject(node) && !Array.isArray(node)) return { value: node, names: NONE };
  const before = known.get(node);
  if (before !== undefined) return before;
  if (isObject(node) && typeof node.$ref === 'string') return reference(sources, file, node.$ref);
  const names = new Set<string>();
  const child = (item: Json): Json => {
    const made = bundled(sources, file, item);
    for (const name of made.names) names.add(name);
    return made.value;
  };
  const value = Array.isArray(node)
    ? node.map(child)
    : Object.fromEntries(
        Object.entries(node).map(([key, item]) => [
          key,
          key === 'mapping' && isObject(item) ? mapping(sources, file, item) : child(item),
        ]),
      );
  const made = { value, names };
  // An entry takes in whole files: it changes when they do.
  if (!ENTRY_FILES.has(file)) known.set(node, made);
  return made;
}

/** The branches of a discriminator, which are references without `$ref`. */
function mapping(sources: Sources, file: string, branches: JsonObject): JsonObject {
  const entries = Object.entries(branches).map(([value, branch]) => {
    const { value: made } = reference(sources, file, String(branch));
    return [value, isObject(made) ? (made.$ref ?? null) : null];
  });
  return Object.fromEntries(entries);
}

const NONE: ReadonlySet<string> = new Set();

/** A reference within the bundle, or, for a path or a message, what it names. */
function reference(sources: Sources, file: string, ref: string): Bundled {
  const place = target(file, ref);
  if (place === undefined) return { value: { $ref: ref }, names: NONE };
  const [name = '', ...more] = tokens(place.pointer);
  const home = sources.schemas.get(name);
  if (home?.file === place.file) {
    const inner = more.reduce(join, '');
    return { value: { $ref: SCHEMA_REF + name + inner }, names: new Set([name]) };
  }
  if (ENTRY_FILES.has(place.file)) return { value: { $ref: `#${place.pointer}` }, names: NONE };
  const content = at(sources.files.get(place.file) ?? null, place.pointer) ?? null;
  return bundled(sources, place.file, content);
}
