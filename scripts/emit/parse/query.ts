/** How the query parameters of each operation are written, from the contract's styles. */

import type { NormalContract, Parameter } from '../../model/contract.ts';
import { type NormalSchema, resolve } from '../../model/schema.ts';
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
  for (const { query, parameters } of contract.operations) {
    const properties = query === undefined ? undefined : schemas.get(query)?.properties;
    if (query === undefined || !properties) continue;
    const found: Record<string, QueryParameter> = {};
    for (const parameter of parameters) {
      const schema = properties[parameter.name];
      if (parameter.in !== 'query' || !schema) continue;
      found[parameter.name] = styleOf(
        `${query}.${parameter.name}`,
        parameter,
        schema,
        views,
        schemas,
      );
    }
    queries.set(query, found);
  }
  return queries;
}

function styleOf(
  place: string,
  { style, explode }: Parameter,
  schema: NormalSchema,
  views: Views,
  schemas: NormalContract['schemas'],
): QueryParameter {
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
    if (!explode && style in SEPARATORS) {
      return { list, separator: SEPARATORS[style as keyof typeof SEPARATORS] };
    }
  } else if (style === 'form') {
    return scalar(schema);
  }
  throw new Error(`${place}: the style ${style}, explode ${explode} cannot be read from a query`);
}
