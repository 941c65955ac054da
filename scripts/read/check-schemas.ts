import { Ajv2020 } from 'ajv/dist/2020.js';
import { checkSync } from 'recheck';
import type { Finding } from '../model/finding.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { at, join } from '../model/pointer.ts';
import { BOUNDS, refName, SCHEMAS, type Schema, visitSchema } from '../model/schema.ts';
import { problemWithName } from './check-names.ts';
import { suggest } from './check-references.ts';
import { componentSchemas, rootsOf } from './reader.ts';

/** The greatest bound of a text or a list: who tries it makes half a megabyte of JSON. */
const SIZE = 100_000;

/** The longest enumeration: 3.5 MB are generated from it. */
const MEMBERS = 10_000;

/** The longest repetition: to decide whether a pattern backtracks takes a second. */
const REPEATS = 1_000;

const ajv = new Ajv2020({ strict: false });

/** The keywords of JSON Schema, and what OpenAPI adds to them. */
const KEYWORDS = new Set([
  ...Object.keys(ajv.RULES.keywords),
  ...['$anchor', 'discriminator', 'example', 'externalDocs', 'xml'],
]);

/**
 * Checks that each schema of a bundle is one that tools can read, so that what comes after can rely on
 * it: wherever it is written, it is here.
 *
 * @param file the name of the bundle in findings
 */
export function checkSchemas(bundle: JsonObject, file: string): Finding[] {
  const findings: Finding[] = [];
  const isSchema = ajv.getSchema('https://json-schema.org/draft/2020-12/schema');
  const named = Object.entries(componentSchemas(bundle)).map(([name, schema]) => {
    return { pointer: join(SCHEMAS, name), schema: schema as Schema };
  });
  for (const { pointer, schema } of [...named, ...rootsOf(bundle)]) {
    const find = (below: string, message: string) =>
      findings.push({ file, location: pointer + below, message });
    if (isSchema?.(schema) && isObject(schema)) {
      visitSchema(schema, (node, spot) => {
        for (const [below, message] of unfit(node)) find(spot.pointer + below, message);
      });
      continue;
    }
    const [{ instancePath = '', message, params } = {}] = isSchema?.errors ?? [];
    const isSubschema = String(params?.type) === 'object,boolean' || message === undefined;
    const got = JSON.stringify(at(schema as Json, instancePath));
    find(instancePath, isSubschema ? `expected a schema, got ${got}` : `${message}; correct it`);
  }
  return findings.length > 0 ? findings : endless(bundle, file);
}

/** The schemas that say nothing but that a value must be of themselves: nobody can decide on one. */
function endless(bundle: JsonObject, file: string): Finding[] {
  const schemas = new Map(Object.entries(componentSchemas(bundle) as Record<string, Schema>));
  const namesOf = ({ $ref, allOf = [], anyOf = [], oneOf = [], not }: Schema): string[] => {
    const own = refName($ref);
    const all = [...allOf, ...anyOf, ...oneOf, ...(not ? [not] : [])];
    return [...(own === undefined ? [] : [own]), ...all.flatMap(namesOf)];
  };
  const done = new Set<string>();
  const findings: Finding[] = [];
  const visit = (name: string, path: readonly string[]): void => {
    const start = path.indexOf(name);
    if (start >= 0) {
      const circle = [...path.slice(start), name].join(' → ');
      const message = `the schema leads back to itself (${circle}); take one of the references out`;
      findings.push({ file, location: join(SCHEMAS, name), message });
    }
    if (start >= 0 || done.has(name)) return;
    for (const next of namesOf(schemas.get(name) ?? {})) visit(next, [...path, name]);
    done.add(name);
  };
  for (const name of schemas.keys()) visit(name, []);
  return findings;
}

/** What tools cannot read of a node, or nobody can try, with what to do about each. */
function* unfit(node: Schema): Generator<[pointer: string, message: string]> {
  for (const [key, value] of Object.entries(node)) {
    if (KEYWORDS.has(key) || key.startsWith('x-')) continue;
    // What holds more is rather a field that stands one step too far to the left.
    const hint = (!isObject(value) && suggest(key, KEYWORDS)) || 'indented too little?';
    yield [join('', key), `${key} is not a keyword of JSON Schema; ${hint}`];
  }
  for (const key of BOUNDS) {
    if (/^m(in|ax)imum$/.test(key) || (node[key] ?? 0) <= SIZE) continue;
    yield [`/${key}`, `${node[key]} is more than the ${SIZE} that are tried; choose a lower bound`];
  }
  const { length } = node.enum ?? [undefined];
  if (length === 0) yield ['/enum', 'no value is listed; list at least one'];
  if (length > MEMBERS) {
    yield ['/enum', `there are ${length} members, and at most ${MEMBERS} are read; use a pattern`];
  }
  const message = node.pattern === undefined ? undefined : unfitPattern(node.pattern);
  if (message !== undefined) yield ['/pattern', message];
  for (const name of Object.keys(node.properties ?? {})) {
    const problem = problemWithName(name);
    if (problem !== undefined) yield [join('/properties', name), problem];
  }
}

/** What is wrong with the patterns that were looked at: releases and later builds have the same ones. */
const known = new Map<string, string | undefined>();

/** What is wrong with a pattern: whoever validates runs it on what anybody sends. */
function unfitPattern(pattern: string): string | undefined {
  if (!known.has(pattern)) known.set(pattern, judgePattern(pattern));
  return known.get(pattern);
}

function judgePattern(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return `${(error as Error).message}; correct it`;
  }
  const counts = pattern.matchAll(/(?<!\\u)\{(\d+)(?:,(\d*))?\}/g);
  let longest = 1;
  for (const [, least, most] of counts) longest *= Math.max(1, Number(least), Number(most ?? 0));
  if (longest > REPEATS)
    return `the pattern repeats more than ${REPEATS} times; choose lower numbers`;
  if (checkSync(pattern, 'u').status === 'safe') return undefined;
  const way = 'rewrite it so that no character matches in two ways';
  return `the pattern can backtrack super-linearly; ${way}`;
}
