/** Checks that each schema is valid JSON Schema and contains no copy of itself, on which all later steps rely. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { componentSchemas, type DocumentName } from '../contract.ts';
import {
  at,
  isJsonObject,
  type Json,
  type JsonObject,
  joinPointer,
  visitObjects,
} from '../json.ts';
import type { Problem } from '../problem.ts';
import { namesIn, SCHEMAS } from '../schema.ts';
import { violation } from './violation.ts';

const ajv = new Ajv2020({ strict: false });

/**
 * Checks the schemas of a bundle: it contains every schema, whichever file it is written in.
 *
 * @returns the problems at their places in the bundle; recursion only if all schemas are valid
 */
export function checkSchemas(bundle: JsonObject, file: DocumentName): Problem[] {
  const isSchema = ajv.getSchema('https://json-schema.org/draft/2020-12/schema');
  const problems: Problem[] = [];
  for (const [pointer, schema] of schemasIn(bundle)) {
    if (isSchema?.(schema) && isJsonObject(schema)) continue;
    const error: Partial<ErrorObject> = isSchema?.errors?.[0] ?? {};
    const { instancePath = '', params } = error;
    const isOther = error.message === undefined || String(params?.type) === 'object,boolean';
    const wrong = violation(
      isOther ? { instancePath, message: 'must be a schema' } : error,
      schema,
    );
    const key = instancePath.split('/').at(-1);
    const name = key ? `\`${key}\`` : 'the schema';
    problems.push({
      file,
      pointer: pointer + instancePath,
      message: `${name} ${wrong}; correct it`,
    });
  }
  return problems.length > 0 ? problems : findRecursion(bundle, file);
}

/** The named schemas, and those of parameters, headers, bodies and messages, by their pointers. */
function schemasIn(bundle: JsonObject): [pointer: string, schema: Json][] {
  const named = Object.entries((at(bundle, SCHEMAS) ?? {}) as JsonObject);
  const found = named.map(([name, schema]): [string, Json] => [joinPointer(SCHEMAS, name), schema]);
  visitObjects(bundle, (node, pointer) => {
    if (pointer.startsWith(`${SCHEMAS}/`)) return false;
    for (const key of ['schema', 'payload']) {
      const schema = node[key];
      if (schema !== undefined) found.push([joinPointer(pointer, key), schema]);
    }
    return true;
  });
  return found;
}

/** Finds named schemas that contain themselves; each cycle is reported once. */
function findRecursion(bundle: JsonObject, file: DocumentName): Problem[] {
  const schemas = componentSchemas(bundle);
  const inside = new Map(
    Object.entries(schemas).map(([name, schema]) => [name, namesIn([schema], schemas)]),
  );
  const reported = new Set<string>();
  return [...inside].flatMap(([name, names]) => {
    if (reported.has(name) || !names.has(name)) return [];
    const others = [...names].filter((one) => one !== name && inside.get(one)?.has(name));
    for (const one of others) reported.add(one);
    const circle = [name, ...others, name].join(' → ');
    const remedy = 'write its levels out, or leave the inner one open (additionalProperties: true)';
    const message = `the schema contains itself (${circle}); ${remedy}`;
    return [{ file, pointer: joinPointer(SCHEMAS, name), message }];
  });
}
