/** How the query parameters of each operation are written, from the contract's styles. */

import type { NormalContract, Parameter } from '../../model/contract.ts';
import {
  type NormalSchema,
  type NormalSchemas,
  numeric,
  resolve,
  typesOf,
} from '../../model/schema.ts';
import type { QueryParameter, ScalarType } from '../../runtime/query.ts';

/** @returns the parameters by name, by the name of the schema of a query */
export function queryParameters({
  contract,
  schemas,
}: NormalContract): Map<string, Record<string, QueryParameter>> {
  const queries = new Map<string, Record<string, QueryParameter>>();
  for (const { query = '', parameters } of contract.operations) {
    const { properties = {} } = schemas.get(query) ?? {};
    const found = parameters.flatMap((one) => {
      const schema = one.in === 'query' ? properties[one.name] : undefined;
      return schema ? [[one.name, styleOf(`${query}.${one.name}`, one, schema, schemas)]] : [];
    });
    if (query !== '') queries.set(query, Object.fromEntries(found));
  }
  return queries;
}

function styleOf(
  place: string,
  { style, explode }: Parameter,
  schema: NormalSchema,
  schemas: NormalSchemas,
): QueryParameter {
  const types = typesOf(schema, schemas);
  if (types.includes('object')) {
    if (style === 'deepObject') return 'deepObject';
  } else if (style === 'form') {
    if (!types.includes('array')) return scalarOf(place, schema, schemas);
    if (explode) return { list: scalarOf(place, resolve(schema, schemas).items ?? {}, schemas) };
  }
  throw new Error(`${place}: the style ${style}, explode ${explode} cannot be read from a query`);
}

function scalarOf(place: string, schema: NormalSchema, schemas: NormalSchemas): ScalarType {
  const types = typesOf(schema, schemas).filter((type) => type !== 'null');
  const [type, more] = new Set(types.map(numeric));
  if (!more && (type === 'string' || type === 'number' || type === 'boolean')) return type;
  throw new Error(`${place}: cannot be read from a query, its values have several types`);
}
