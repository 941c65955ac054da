import { Ajv2020 } from 'ajv/dist/2020.js';
import { checkSync } from 'recheck';
import type { Finding } from '../model/finding.ts';
import { isObject, type Json } from '../model/json.ts';
import { at, join } from '../model/pointer.ts';
import { BOUNDS, type Schema, visitSchema } from '../model/schema.ts';
import { rootsOf } from './contract.ts';
import { suggest } from './references.ts';
import type { Place, Sources } from './sources.ts';

/** What components may be called. */
const NAME = /^[\w.-]+$/;

/** The greatest size of a text or a list that is tried, the longest enumeration and repetition. */
const SIZE = 100_000;
const MEMBERS = 10_000;
const REPEATS = 1_000;

const ajv = new Ajv2020({ strict: false });

/** The keywords of JSON Schema, and what OpenAPI adds to them. */
const KEYWORDS = new Set([
  ...Object.keys(ajv.RULES.keywords),
  ...['$anchor', 'discriminator', 'example', 'externalDocs', 'xml'],
]);

/** Checks that each schema is one that tools can read, so that what comes after can rely on it. */
export function checkSchemas({ files, schemas }: Sources): Finding[] {
  const findings: Finding[] = [];
  const find = ({ file, pointer }: Place, below: string, message: string): void => {
    findings.push({ file, location: pointer + below, message });
  };
  const isSchema = ajv.getSchema('https://json-schema.org/draft/2020-12/schema');
  const check = (place: Place, schema: Json | undefined): void => {
    if (!isSchema?.(schema) || !isObject(schema)) {
      const [{ instancePath = '', message, params } = {}] = isSchema?.errors ?? [];
      const isSubschema = String(params?.type) === 'object,boolean' || message === undefined;
      const got = JSON.stringify(at(schema ?? null, instancePath));
      find(
        place,
        instancePath,
        isSubschema ? `expected a schema, got ${got}` : `${message}; correct it`,
      );
      return;
    }
    visitSchema(schema as Schema, (node, { pointer }) => {
      for (const [below, message] of unfit(node)) find(place, pointer + below, message);
    });
  };
  for (const [name, place] of schemas) {
    if (!NAME.test(name)) find(place, '', `the name ${name} needs quotes; rename it`);
    if (name in {}) find(place, '', taken(name));
    check(place, at(files.get(place.file) ?? null, place.pointer));
  }
  for (const [file, content] of files) {
    for (const { pointer, schema } of rootsOf(content)) check({ file, pointer }, schema as Json);
  }
  return findings;
}

function taken(name: string): string {
  return `the name ${name} has a meaning of its own in JavaScript; choose another`;
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
  const { length } = node.enum ?? [];
  if (length > MEMBERS) {
    yield ['/enum', `there are ${length} members, and at most ${MEMBERS} are read; use a pattern`];
  }
  const message = node.pattern === undefined ? undefined : unfitPattern(node.pattern);
  if (message !== undefined) yield ['/pattern', message];
  for (const name of Object.keys(node.properties ?? {})) {
    if (name in {}) yield [join('/properties', name), taken(name)];
  }
}

/** What is wrong with a pattern: whoever validates runs it on what anybody sends. */
function unfitPattern(pattern: string): string | undefined {
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
