import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import type { Contract, Example } from '../model/contract.ts';
import { type Finding, FindingsError } from '../model/finding.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { SCHEMA_REF } from '../model/schema.ts';
import { componentSchemas } from './contract.ts';
import { parseYaml } from './yaml.ts';

/**
 * Reads the documented examples, `openapi/examples/<SchemaName>/<case>.json` and the same under
 * `asyncapi/`.
 *
 * @returns the examples by schema name, sorted by name, the cases in the order of reading
 * @throws FindingsError when a file is not JSON, or one case stands in both folders
 */
export function readExamples(root: string): Map<string, Example[]> {
  const examples = new Map<string, Example[]>();
  const findings: Finding[] = [];
  for (const { schema, name, file } of exampleFiles(root)) {
    const cases = examples.get(schema) ?? [];
    if (cases.some((example) => example.name === name)) {
      const message = `${schema} already has an example ${name}; rename one of the two`;
      findings.push({ file, location: '', message });
      continue;
    }
    try {
      cases.push({
        name,
        file,
        value: parseJson(readFileSync(joinPath(root, file), 'utf8'), file),
      });
    } catch (error) {
      if (!(error instanceof FindingsError)) throw error;
      findings.push(...error.findings);
    }
    examples.set(schema, cases);
  }
  if (findings.length > 0) throw new FindingsError(findings);
  for (const cases of examples.values()) cases.sort(byReadingOrder);
  return new Map([...examples].sort(([a], [b]) => compare(a, b)));
}

/** Checks that each documented example belongs to a public schema. */
export function checkExampleNames({ schemas, parts, examples }: Contract): Finding[] {
  const findings: Finding[] = [];
  for (const [name, cases] of examples) {
    if (schemas.has(name) && !parts.has(name)) continue;
    const message = schemas.has(name)
      ? `${name} is only a part of other schemas; move the example to one of these`
      : `there is no schema ${name}; rename the folder or remove the example`;
    for (const { file } of cases) findings.push({ file, location: '', message });
  }
  return findings;
}

/**
 * Puts the examples where a reader meets them, in place: at the media types and messages whose
 * schema they exemplify, and, for schemas that stand at neither, at the schema itself. A union
 * without an example of its own shows its members'.
 */
export function injectExamples(
  openapi: JsonObject,
  asyncapi: JsonObject,
  examples: Map<string, Example[]>,
): void {
  const schemas = { ...componentSchemas(openapi), ...componentSchemas(asyncapi) };
  const shown = new Set<string>();
  for (const mediaType of mediaTypes(openapi)) {
    const name = schemaName(mediaType.schema);
    if (name === undefined || mediaType.examples !== undefined) continue;
    const cases = casesOf(name, schemas, examples);
    if (cases.length === 0) continue;
    shown.add(name);
    mediaType.examples = Object.fromEntries(
      cases.map(({ key, summary, value }) => [key, { summary, value }]),
    );
  }
  for (const message of messages(asyncapi)) {
    const name = schemaName(message.payload);
    if (name === undefined || message.examples !== undefined) continue;
    const cases = casesOf(name, schemas, examples);
    if (cases.length === 0) continue;
    shown.add(name);
    message.examples = cases.map(({ key, summary, value }) => ({
      name: key,
      summary,
      payload: value,
    }));
  }
  for (const document of [openapi, asyncapi]) {
    for (const [name, schema] of Object.entries(componentSchemas(document))) {
      const own = examples.get(name);
      if (own === undefined || shown.has(name) || !isObject(schema)) continue;
      schema.examples = own.map(({ value }) => value);
    }
  }
}

interface Case {
  key: string;
  summary: string;
  value: Json;
}

function casesOf(name: string, schemas: JsonObject, examples: Map<string, Example[]>): Case[] {
  const own = examples.get(name) ?? [];
  if (own.length > 0) {
    return own.map((example) => ({
      key: example.name,
      summary: sentence(example.name),
      value: example.value,
    }));
  }
  const cases = new Map<string, Case>();
  for (const member of members(name, schemas, new Set())) {
    for (const { name: key, value } of examples.get(member) ?? []) {
      const summary = `${member}: ${sentence(key).toLowerCase()}`;
      cases.set(`${member}-${key}`, { key: `${member}-${key}`, summary, value });
    }
  }
  return [...cases.values()];
}

/** The named members of a union, those of a member that is itself a union included. */
function members(name: string, schemas: JsonObject, seen: Set<string>): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const schema = schemas[name];
  if (!isObject(schema)) return [];
  const branches = [schema.oneOf, schema.anyOf].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return branches.flatMap((branch) => {
    const member = schemaName(branch);
    return member === undefined ? [] : [member, ...members(member, schemas, seen)];
  });
}

/** The schema that a node plainly refers to, also through `allOf` beside annotations. */
function schemaName(schema: Json | undefined): string | undefined {
  if (!isObject(schema)) return undefined;
  if (typeof schema.$ref === 'string' && schema.$ref.startsWith(SCHEMA_REF)) {
    return schema.$ref.slice(SCHEMA_REF.length);
  }
  if (!Array.isArray(schema.allOf) || schema.allOf.length !== 1) return undefined;
  return schema.properties === undefined ? schemaName(schema.allOf[0]) : undefined;
}

function* mediaTypes(value: Json): Generator<JsonObject> {
  if (Array.isArray(value)) for (const item of value) yield* mediaTypes(item);
  if (!isObject(value)) return;
  for (const [key, item] of Object.entries(value)) {
    if (key === 'schemas') continue;
    if (key === 'content' && isObject(item)) {
      for (const mediaType of Object.values(item)) if (isObject(mediaType)) yield mediaType;
    } else {
      yield* mediaTypes(item);
    }
  }
}

function* messages(asyncapi: JsonObject): Generator<JsonObject> {
  const { components, channels } = asyncapi;
  const holders = [components, ...(isObject(channels) ? Object.values(channels) : [])];
  for (const holder of holders) {
    if (!isObject(holder) || !isObject(holder.messages)) continue;
    for (const message of Object.values(holder.messages)) {
      if (isObject(message) && message.$ref === undefined) yield message;
    }
  }
}

function exampleFiles(root: string): { schema: string; name: string; file: string }[] {
  const files: { schema: string; name: string; file: string }[] = [];
  for (const folder of ['openapi/examples', 'asyncapi/examples']) {
    if (!existsSync(joinPath(root, folder))) continue;
    for (const entry of readdirSync(joinPath(root, folder), { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      for (const file of readdirSync(joinPath(root, folder, entry.name))) {
        if (!file.endsWith('.json')) continue;
        const path = `${folder}/${entry.name}/${file}`;
        files.push({ schema: entry.name, name: file.slice(0, -'.json'.length), file: path });
      }
    }
  }
  return files.sort((a, b) => compare(a.file, b.file));
}

function parseJson(text: string, file: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // JSON is YAML, whose parser knows where it stopped.
    parseYaml(text, file);
    const message = 'valid YAML but not JSON; quote the keys and remove trailing commas';
    throw new FindingsError([{ file, location: '', message }]);
  }
}

/** `every-field` → `Every field`. */
function sentence(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const FIRST = ['typical', 'queued', 'processing', 'done', 'error', 'partial', 'final', 'succeeded'];
const LAST = ['minimal', 'every-field'];

/** What a reader looks for first comes first, and the case with every field, the longest, last. */
function byReadingOrder(a: Example, b: Example): number {
  const rank = ({ name }: Example): number =>
    FIRST.includes(name) ? FIRST.indexOf(name) - FIRST.length : LAST.indexOf(name) + 1;
  return rank(a) - rank(b) || compare(a.name, b.name);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
