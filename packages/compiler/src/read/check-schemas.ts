/** Checks the vocabulary of schemas: JSON Schema, without what this project refuses. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { checkSync } from 'recheck';
import { mapSchemas } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import { at, joinPointer, visitObjects } from '../model/pointer.ts';
import { namesIn, SCHEMAS, type Schema, visitSchema } from '../model/schema.ts';
import { problemWithName } from './check-names.ts';
import { componentSchemas, rootSchemas } from './reader.ts';

const ajv = new Ajv2020({ strict: false });

/**
 * Checks that each schema of a bundle keeps to the vocabulary: valid JSON Schema without recursion, without `not`
 * except for listed values, and without a schema for other fields beside named fields. The bundle contains every
 * schema, whichever file it is written in.
 *
 * @param file the name of the bundle in findings
 */
export function checkSchemas(bundle: JsonObject, file: string): Finding[] {
  const findings = findPatterns(bundle, file);
  const isSchema = ajv.getSchema('https://json-schema.org/draft/2020-12/schema');
  const named = Object.entries(componentSchemas(bundle)).map(([name, schema]) => {
    return { pointer: joinPointer(SCHEMAS, name), schema: schema as Schema };
  });
  for (const { pointer, schema } of [...named, ...rootSchemas(bundle)]) {
    const find = (below: string, message: string) =>
      findings.push({ file, location: pointer + below, message });
    if (isSchema?.(schema) && isJsonObject(schema)) {
      visitSchema(schema, (node, place) => {
        for (const [below, message] of problemsIn(node)) find(place.pointer + below, message);
      });
      continue;
    }
    const [error] = isSchema?.errors ?? [];
    const below = error?.instancePath ?? '';
    if (error?.message === undefined || String(error.params.type) === 'object,boolean') {
      const got = JSON.stringify(at(schema as Json, below));
      find(below, `expected a schema, got ${got}`);
    } else {
      find(below, `${error.message}; correct it`);
    }
  }
  return findings.length > 0 ? findings : findRecursion(bundle, file);
}

/**
 * Finds patterns that no validator may run, anywhere in a bundle: also under keywords that are refused later, after
 * the examples have been tried.
 */
function findPatterns(bundle: JsonObject, file: string): Finding[] {
  const findings: Finding[] = [];
  visitObjects(bundle, ({ pattern, patternProperties = {} }, pointer) => {
    const inKeys = Object.keys(patternProperties ?? {}).map((key) => {
      return [key, joinPointer('/patternProperties', key)] as const;
    });
    const stated = typeof pattern === 'string' ? [[pattern, '/pattern'] as const] : [];
    for (const [one, below] of [...stated, ...inKeys]) {
      const message = problemWithPattern(one);
      if (message !== undefined) findings.push({ file, location: pointer + below, message });
    }
  });
  return findings;
}

/** Finds named schemas that contain themselves; each cycle is reported once. */
function findRecursion(bundle: JsonObject, file: string): Finding[] {
  const schemas = new Map(Object.entries(componentSchemas(bundle) as Record<string, Schema>));
  const inside = mapSchemas(schemas, (schema) => namesIn([schema], schemas));
  const reported = new Set<string>();
  return [...inside].flatMap(([name, names]) => {
    if (reported.has(name) || !names.has(name)) return [];
    const others = [...names].filter((one) => one !== name && inside.get(one)?.has(name));
    for (const one of others) reported.add(one);
    const circle = [name, ...others, name].join(' → ');
    const instead =
      'write its levels out, or leave the inner one open (additionalProperties: true)';
    const message = `the schema contains itself (${circle}); ${instead}`;
    return [{ file, location: joinPointer(SCHEMAS, name), message }];
  });
}

/** The parts of a node that are outside the vocabulary, and how to fix each. */
function* problemsIn(node: Schema): Generator<[pointer: string, message: string]> {
  if (node.enum?.length === 0) yield ['/enum', 'no value is listed; list at least one'];
  if (node.not && !/^(const|enum)$/.test(Object.keys(node.not).join())) {
    yield ['/not', 'only listed values can be excluded; write not: {const: …} or not: {enum: […]}'];
  }
  const { additionalProperties: others, properties = {} } = node;
  if (typeof others === 'object' && Object.keys(properties).length > 0) {
    const instead =
      'move the other fields into an object of their own, or write additionalProperties: true';
    const message = `a schema for other fields cannot be combined with named fields; ${instead}`;
    yield ['/additionalProperties', message];
  }
  for (const name of Object.keys(node.properties ?? {})) {
    const problem = problemWithName(name);
    if (problem !== undefined) yield [joinPointer('/properties', name), problem];
  }
}

/** The search is random, and guesses if it runs out of time: with a seed and no clock, its verdict is repeatable. */
const SEARCH = { randomSeed: 1, incubationTimeout: null, seedingTimeout: null };

/**
 * Whether a pattern takes linear time on any text.
 *
 * @returns `safe` if so; `vulnerable` if it backtracks super-linearly, `unknown` if that cannot be told
 */
export function judgePattern(source: string, flags: string): 'safe' | 'vulnerable' | 'unknown' {
  return checkSync(source, flags, SEARCH).status;
}

/** What is wrong with a pattern; validators run it on untrusted text. */
function problemWithPattern(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return `${(error as Error).message}; correct it`;
  }
  if (/^\/.*\/\w*$/.test(pattern)) return 'the slashes are part of the pattern; remove them';
  if (judgePattern(pattern, 'u') === 'safe') return undefined;
  const way = 'rewrite it so that no character matches in two ways';
  return `the pattern can backtrack super-linearly; ${way}`;
}
