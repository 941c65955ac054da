import { isObject } from './pointer.ts';
import type { Contract, Example, Json, JsonObject, Schema } from './schema.ts';

/** Where references to named schemas point. */
export const SCHEMA_REF = '#/components/schemas/';

const ANNOTATIONS = new Set(['title', 'description', 'default', 'deprecated', 'examples']);

/** Keywords whose values are data, so that nothing in them is a schema or a reference. */
export const DATA_KEYWORDS = new Set(['example', 'examples', 'default', 'const', 'enum', 'value']);

/** The methods of a path item that are operations. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/**
 * Reads both bundled documents as one contract. Pure: the documents are shared, not copied and not
 * changed.
 *
 * @param openapi the OpenAPI bundle
 * @param asyncapi the AsyncAPI bundle
 * @param examples the documented examples by schema name
 */
export function readContract(
  openapi: JsonObject,
  asyncapi: JsonObject,
  examples: Map<string, Example[]>,
): Contract {
  const schemas = new Map<string, Schema>();
  for (const document of [openapi, asyncapi]) {
    for (const [name, schema] of Object.entries(componentSchemas(document))) {
      if (!schemas.has(name)) schemas.set(name, schema as Schema);
    }
  }
  const parts = compositionsOnly([openapi, asyncapi], schemas);
  for (const operation of operations(openapi)) {
    const query = querySchema(operation, openapi);
    if (query) schemas.set(querySchemaName(String(operation.operationId)), query);
  }
  return { openapi, asyncapi, schemas, parts, examples };
}

/** The name of the schema that stands for an operation's query: `listJobs` → `ListJobsQuery`. */
export function querySchemaName(operationId: string): string {
  return `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Query`;
}

/** Whether a keyword only speaks to readers and decides nothing. */
export function isAnnotation(key: string): boolean {
  return ANNOTATIONS.has(key) || key.startsWith('x-');
}

/** Whether an `allOf` adds nothing but annotations to the one schema that it names. */
export function isPlainReference(schema: Schema): boolean {
  if (schema.allOf?.length !== 1 || schema.allOf[0]?.$ref === undefined) return false;
  return Object.keys(schema).every((key) => key === 'allOf' || isAnnotation(key));
}

function compositionsOnly(documents: JsonObject[], schemas: Map<string, Schema>): Set<string> {
  const composed = new Set<string>();
  const plain = new Set<string>();
  const visit = (value: Json, names: boolean): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, false);
      return;
    }
    if (!isObject(value)) return;
    if (!names && typeof value.$ref === 'string') {
      if (value.$ref.startsWith(SCHEMA_REF)) plain.add(value.$ref.slice(SCHEMA_REF.length));
      return;
    }
    for (const key in value) {
      const item = value[key] as Json;
      if (names) visit(item, false);
      else if (key === 'allOf' && Array.isArray(item) && !isPlainReference(value as Schema)) {
        for (const entry of item) {
          const ref = isObject(entry) ? entry.$ref : undefined;
          if (typeof ref !== 'string') visit(entry, false);
          else composed.add(ref.slice(SCHEMA_REF.length));
        }
      } else if (!DATA_KEYWORDS.has(key)) visit(item, key === 'properties');
    }
  };
  for (const document of documents) visit(document, false);
  return new Set([...schemas.keys()].filter((name) => composed.has(name) && !plain.has(name)));
}

/** Every operation of the paths, with the parameters that its path shares among its own. */
export function* operations(openapi: JsonObject): Generator<JsonObject> {
  for (const item of Object.values(openapi.paths ?? {})) {
    if (!isObject(item)) continue;
    for (const method of METHODS) {
      const operation = item[method];
      if (!isObject(operation)) continue;
      const shared = Array.isArray(item.parameters) ? item.parameters : [];
      const own = Array.isArray(operation.parameters) ? operation.parameters : [];
      yield { ...operation, parameters: [...shared, ...own] };
    }
  }
}

function querySchema(operation: JsonObject, openapi: JsonObject): Schema | undefined {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const parameter of operation.parameters as Json[]) {
    const resolved = resolveParameter(parameter, openapi);
    if (resolved?.in !== 'query' || !isObject(resolved.schema)) continue;
    const name = String(resolved.name);
    properties[name] = parameterSchema(resolved, resolved.schema as Schema);
    if (resolved.required === true) required.push(name);
  }
  if (Object.keys(properties).length === 0) return undefined;
  return {
    description: `The query parameters of ${String(operation.operationId)}.`,
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties,
  };
}

/** A parameter's schema with what the parameter itself tells about it. */
function parameterSchema(parameter: JsonObject, schema: Schema): Schema {
  const told: Record<string, Json> = {};
  for (const [key, value] of Object.entries(parameter)) {
    if (key === 'description' || key === 'deprecated' || key.startsWith('x-')) told[key] = value;
  }
  return schema.$ref === undefined ? { ...schema, ...told } : { ...told, allOf: [schema] };
}

/** The parameter behind a reference, or the parameter itself. */
export function resolveParameter(parameter: Json, openapi: JsonObject): JsonObject | undefined {
  if (!isObject(parameter)) return undefined;
  if (typeof parameter.$ref !== 'string') return parameter;
  const { components } = openapi;
  const name = parameter.$ref.split('/').pop() ?? '';
  const parameters = isObject(components) ? components.parameters : undefined;
  const resolved = isObject(parameters) ? parameters[name] : undefined;
  return isObject(resolved) ? resolved : undefined;
}

/** The named schemas of a document by name. */
export function componentSchemas(document: JsonObject): JsonObject {
  const { components } = document;
  return isObject(components) && isObject(components.schemas) ? components.schemas : {};
}
