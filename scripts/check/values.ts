import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, DocumentName } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import { isObject, type Json } from '../model/json.ts';
import { join } from '../model/pointer.ts';
import { SCHEMA_REF } from '../model/schema.ts';
import { type Sources, sourceOf } from '../read/sources.ts';

/** A default in the contract, and the schema that states it. */
export interface StatedDefault {
  document: DocumentName;
  /** The pointer of the schema in the bundle. */
  pointer: string;
  value: Json;
}

/**
 * Checks every default and every documented example against its own schema. Reads the raw bundles
 * with Ajv, independently of the validators that the build generates.
 *
 * @param only the named schemas whose defaults are checked; all defaults unless given
 */
export function checkContract(
  contract: Contract,
  sources: Sources,
  only?: ReadonlySet<string>,
): Finding[] {
  const compile = compiler(contract);
  const defaults = statedDefaults(contract).filter(
    ({ pointer }) => only?.has(pointer.split('/')[3] ?? '') ?? true,
  );
  return [...checkDefaults(defaults, sources, compile), ...checkExamples(contract, compile)];
}

/** Every default of the contract, each once. */
export function statedDefaults({ openapi, asyncapi }: Contract): StatedDefault[] {
  const defaults: StatedDefault[] = [];
  const seen = new Set<string>();
  for (const [document, bundle] of [
    ['openapi', openapi],
    ['asyncapi', asyncapi],
  ] as const) {
    eachSchema(bundle, '', (schema, pointer) => {
      const value = schema.default;
      // A schema that both documents use stands in both bundles.
      const key = pointer.startsWith('/components/schemas/') ? pointer : document + pointer;
      if (value === undefined || seen.has(key)) return;
      seen.add(key);
      defaults.push({ document, pointer, value });
    });
  }
  return defaults;
}

type Compile = (ref: string) => ValidateFunction;

function compiler({ openapi, asyncapi, schemas }: Contract): Compile {
  // The documents are no schemas themselves: there is nothing to hold against the meta-schema.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateFormats: true,
    validateSchema: false,
    meta: false,
  });
  addFormats.default(ajv);
  ajv.addSchema(openapi, 'openapi');
  // AsyncAPI's own messages may hold names that Ajv takes for keywords: only its schemas are added.
  ajv.addSchema({ components: asyncapi.components ?? {} }, 'asyncapi');
  ajv.addSchema({ components: { schemas: Object.fromEntries(schemas) } }, 'contract');
  return (ref) => ajv.compile({ $ref: ref });
}

function checkDefaults(
  defaults: readonly StatedDefault[],
  sources: Sources,
  compile: Compile,
): Finding[] {
  const findings: Finding[] = [];
  for (const { document, pointer, value } of defaults) {
    const validate = compile(`${document}#${encode(pointer)}`);
    if (validate(value)) continue;
    const place = sourceOf(sources, document, pointer);
    findings.push({
      file: place.file,
      location: join(place.pointer, 'default'),
      message: `the default ${JSON.stringify(value)} ${complaint(validate.errors)}; change the default or the schema`,
    });
  }
  return findings;
}

function checkExamples({ examples }: Contract, compile: Compile): Finding[] {
  const findings: Finding[] = [];
  for (const [name, cases] of examples) {
    const validate = compile(`contract${SCHEMA_REF}${name}`);
    for (const { file, value } of cases) {
      if (validate(value)) continue;
      const error = gravest(validate.errors);
      findings.push({
        file,
        location: error?.instancePath ?? '',
        message: `the example ${complaint(validate.errors)}; change it or the schema ${name}`,
      });
    }
  }
  return findings;
}

/** The error that says most: the deepest, and one that is not about which branch of a union to take. */
function gravest(errors: ErrorObject[] | null | undefined): ErrorObject | undefined {
  const weight = (error: ErrorObject): number => {
    const branching = ['oneOf', 'anyOf', 'const', 'enum', '$ref'].includes(error.keyword) ? 0 : 1;
    return branching * 100 + error.instancePath.split('/').length;
  };
  let found: ErrorObject | undefined;
  for (const error of errors ?? []) if (!found || weight(error) > weight(found)) found = error;
  return found;
}

function complaint(errors: ErrorObject[] | null | undefined): string {
  const error = gravest(errors);
  if (!error) return 'is not valid';
  const allowed: unknown = error.params.allowedValues;
  const list = Array.isArray(allowed)
    ? ` (${allowed.map((value) => String(value)).join(', ')})`
    : '';
  return `${error.message ?? 'is not valid'}${list}`;
}

/** Percent-encodes a pointer for a URI fragment. */
function encode(pointer: string): string {
  return pointer.split('/').map(encodeURIComponent).join('/');
}

const SCHEMA_LISTS = ['allOf', 'anyOf', 'oneOf'];
const SCHEMA_NODES = ['items', 'additionalProperties', 'not'];

type Visit = (schema: Record<string, Json>, pointer: string) => void;

/** Visits every schema of a document: the named ones, and those at parameters, bodies and messages. */
function eachSchema(value: Json, pointer: string, visit: Visit): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      eachSchema(item, join(pointer, index), visit);
    });
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      const below = join(pointer, key);
      if (key === 'schema' || key === 'payload' || key === 'headers') inSchema(item, below, visit);
      else if (pointer === '/components' && key === 'schemas' && isObject(item)) {
        for (const [name, schema] of Object.entries(item))
          inSchema(schema, join(below, name), visit);
      } else if (key !== 'examples' && key !== 'servers') eachSchema(item, below, visit);
    }
  }
}

function inSchema(schema: Json, pointer: string, visit: Visit): void {
  if (!isObject(schema)) return;
  visit(schema, pointer);
  for (const key of SCHEMA_NODES) inSchema(schema[key] ?? null, join(pointer, key), visit);
  for (const key of SCHEMA_LISTS) {
    const list = schema[key];
    if (!Array.isArray(list)) continue;
    list.forEach((item, index) => {
      inSchema(item, join(join(pointer, key), index), visit);
    });
  }
  if (!isObject(schema.properties)) return;
  for (const [name, item] of Object.entries(schema.properties)) {
    inSchema(item, join(join(pointer, 'properties'), name), visit);
  }
}
