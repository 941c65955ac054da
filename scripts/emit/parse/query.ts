/** How the query parameters of each operation are written, from the contract's styles. */

import { operations, querySchemaName, resolveParameter } from '../../model/contract.ts';
import { isObject } from '../../model/pointer.ts';
import type { Json, JsonObject, NormalContract, NormalSchema } from '../../model/schema.ts';
import { resolve } from '../../normalise/tag.ts';
import type { QueryParameter, ScalarType } from '../../runtime/query.ts';
import { Views } from './views.ts';

const SEPARATORS = { form: ',', spaceDelimited: ' ', pipeDelimited: '|' } as const;

/** @returns the parameters by name, by the name of the schema that stands for a query */
export function queryParameters({
  contract,
  schemas,
}: NormalContract): Map<string, Record<string, QueryParameter>> {
  const views = new Views(schemas);
  const queries = new Map<string, Record<string, QueryParameter>>();
  for (const operation of operations(contract.openapi)) {
    const name = querySchemaName(String(operation.operationId));
    const properties = schemas.get(name)?.properties;
    if (!properties) continue;
    const parameters: Record<string, QueryParameter> = {};
    for (const entry of operation.parameters as Json[]) {
      const parameter = resolveParameter(entry, contract.openapi);
      const key = String(parameter?.name);
      const schema = properties[key];
      if (!isObject(parameter) || parameter.in !== 'query' || !schema) continue;
      parameters[key] = styleOf(`${name}.${key}`, parameter, schema, views, schemas);
    }
    queries.set(name, parameters);
  }
  return queries;
}

function styleOf(
  place: string,
  parameter: JsonObject,
  schema: NormalSchema,
  views: Views,
  schemas: NormalContract['schemas'],
): QueryParameter {
  const style = parameter.style ?? 'form';
  const explode = parameter.explode ?? style === 'form';
  const types = views.types(schema);
  const scalar = (of: NormalSchema): ScalarType => {
    const [type, more] = [...views.types(of)].filter((name) => name !== 'null');
    if (more || (type !== 'string' && type !== 'number' && type !== 'boolean')) {
      throw new Error(`${place}: cannot be read from a query, its values have several types`);
    }
    return type;
  };
  if (types.has('object')) {
    if (style === 'deepObject') return 'deepObject';
  } else if (types.has('array')) {
    const list = scalar(resolve(schema, schemas).items ?? {});
    if (style === 'form' && explode) return { list };
    if (!explode && typeof style === 'string' && style in SEPARATORS) {
      return { list, separator: SEPARATORS[style as keyof typeof SEPARATORS] };
    }
  } else if (style === 'form') {
    return scalar(schema);
  }
  throw new Error(`${place}: the style ${style}, explode ${explode} cannot be read from a query`);
}
