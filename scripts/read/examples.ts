import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { globSync } from 'tinyglobby';
import { type Contract, DOCUMENTS, type Example, mediaOf, requestsOf } from '../model/contract.ts';
import { type Finding, FindingsError, mapOrRefuse, refuse } from '../model/finding.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { branchesOf, referredName } from '../model/schema.ts';
import { componentSchemas } from './contract.ts';
import { parseYaml } from './yaml.ts';

/**
 * Reads the documented examples, `openapi/examples/<SchemaName>/<case>.json` and the same under
 * `asyncapi/`.
 *
 * @returns the examples by schema name, sorted by name, the cases in the order of reading
 * @throws FindingsError when a file is not JSON, or one case is in both folders
 */
export function readExamples(root: string): Map<string, Example[]> {
  const examples = new Map<string, Example[]>();
  const files = globSync('{openapi,asyncapi}/examples/*/*.json', { cwd: root });
  mapOrRefuse(files.sort(), (file) => {
    const [, , schema = '', name = ''] = file.replace(/\.json$/, '').split('/');
    const cases = examples.get(schema) ?? [];
    if (cases.some((example) => example.name === name)) {
      const message = `${schema} already has an example ${name}; rename one of the two`;
      refuse([{ file, location: '', message }]);
    }
    const value = parseJson(readFileSync(joinPath(root, file), 'utf8'), file);
    examples.set(schema, [...cases, { name, file, value }]);
  });
  for (const cases of examples.values()) cases.sort(byReadingOrder);
  return new Map([...examples].sort(([a], [b]) => compare(a, b)));
}

/** Checks that each documented example belongs to a public schema. */
export function checkExampleNames({ schemas, parts, examples }: Contract): Finding[] {
  return [...examples].flatMap(([name, cases]) => {
    if (schemas.has(name) && !parts.has(name)) return [];
    const message = schemas.has(name)
      ? `${name} is only a part of other schemas; move the example to one of these`
      : `the schema ${name} does not exist; rename the folder or remove the example`;
    return cases.map(({ file }) => ({ file, location: '', message }));
  });
}

/**
 * Puts the examples where a reader meets them, in the bundles: at the media types and messages whose
 * schema they exemplify, and, for schemas that are at neither, at the schema itself. A union
 * without an example of its own shows its members'.
 */
export function showExamples(contract: Contract): void {
  const shown = new Set<string>();
  const casesAt = (node: JsonObject, name: string | undefined): Case[] => {
    if (name === undefined || node.examples !== undefined) return [];
    const cases = casesOf(name, contract);
    if (cases.length > 0) shown.add(name);
    return cases;
  };
  for (const { node, name } of requestsOf(contract).flatMap(mediaOf)) {
    const cases = casesAt(node, name).map(({ key, ...shown }) => [key, shown]);
    if (cases.length > 0) node.examples = Object.fromEntries(cases);
  }
  for (const { node, schema } of contract.messages) {
    const cases = casesAt(node, schema);
    const shown = cases.map(({ key, summary, value }) => ({ name: key, summary, payload: value }));
    if (cases.length > 0) node.examples = shown;
  }
  for (const document of DOCUMENTS) {
    for (const [name, schema] of Object.entries(componentSchemas(contract[document]))) {
      const own = contract.examples.get(name);
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

function casesOf(name: string, { schemas, examples }: Contract): Case[] {
  const own = examples.get(name);
  if (own) return own.map(({ name: key, value }) => ({ key, summary: sentence(key), value }));
  const cases = new Map<string, Case>();
  for (const member of members(name, schemas)) {
    for (const { name: key, value } of examples.get(member) ?? []) {
      const summary = `${member}: ${sentence(key).toLowerCase()}`;
      cases.set(`${member}-${key}`, { key: `${member}-${key}`, summary, value });
    }
  }
  return [...cases.values()];
}

/** The named members of a union, those of a member that is itself a union included. */
function members(name: string, schemas: Contract['schemas'], seen = new Set<string>()): string[] {
  const schema = schemas.get(name);
  if (schema === undefined || seen.has(name)) return [];
  seen.add(name);
  return (branchesOf(schema) ?? []).flatMap((branch) => {
    const member = referredName(branch);
    return member === undefined ? [] : [member, ...members(member, schemas, seen)];
  });
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
