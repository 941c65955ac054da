/** How the query parameters of each operation are read, by the styles that the contract states. */

import { findingAt, type NormalContract, type Parameter } from '../../model/contract.ts';
import { FindingsError, mapOrRefuse } from '../../model/finding.ts';
import {
  baseType,
  type NormalSchema,
  type NormalSchemas,
  resolve,
  typesOf,
} from '../../model/schema.ts';
import type { QueryParameter, ScalarType } from '../../runtime/query.ts';

/**
 * @returns for each query, by the name of its schema, the parameters by name
 * @throws FindingsError for each parameter that cannot be read from a query
 */
export function queryParameters({ contract, schemas }: NormalContract) {
  const withQuery = contract.operations.filter(({ queryName }) => queryName !== undefined);
  const queries = mapOrRefuse(withQuery, ({ queryName = '', parameters }) => {
    const { properties = {} } = schemas.get(queryName) ?? {};
    const ofQuery = parameters.filter((one) => one.in === 'query');
    const own = mapOrRefuse(ofQuery, (one) => {
      return [one.name, parameterOf(one, properties[one.name] ?? {}, schemas)] as const;
    });
    return [queryName, Object.fromEntries(own)] as const;
  });
  return new Map(queries);
}

function parameterOf(one: Parameter, schema: NormalSchema, schemas: NormalSchemas): QueryParameter {
  const { name, style, explode } = one;
  const types = typesOf(schema, schemas);
  if (types.includes('object') && style === 'deepObject') return style;
  const isList = types.includes('array');
  const item = isList ? (resolve(schema, schemas).items ?? {}) : schema;
  const scalar = scalarOf(item, schemas);
  const isForm = style === 'form' && !types.includes('object') && (explode || !isList);
  if (isForm && scalar) return isList ? { list: scalar } : scalar;
  const message = `${name} cannot be read from a query (style ${style}, explode ${explode}); make it a value of one type, an exploded list of such values, or an object in the style deepObject`;
  throw new FindingsError([findingAt(one, message)]);
}

function scalarOf(schema: NormalSchema, schemas: NormalSchemas): ScalarType | undefined {
  const types = typesOf(schema, schemas).filter((type) => type !== 'null');
  const [type, more] = new Set(types.map(baseType));
  const isScalar = type === 'string' || type === 'number' || type === 'boolean';
  return isScalar && !more ? type : undefined;
}
