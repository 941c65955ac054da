/** How the query parameters of each operation are read, by the styles that the contract states. */

import { findingAt, type NormalContract, type Parameter } from '../../model/contract.ts';
import { type Finding, refuse } from '../../model/finding.ts';
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
export function queryParameters({
  contract,
  schemas,
}: NormalContract): Map<string, Record<string, QueryParameter>> {
  const queries = new Map<string, Record<string, QueryParameter>>();
  const findings: Finding[] = [];
  for (const { queryName = '', parameters } of contract.operations) {
    const { properties = {} } = schemas.get(queryName) ?? {};
    const byName = new Map<string, QueryParameter>();
    for (const one of parameters) {
      const { name, style, explode } = one;
      const schema = one.in === 'query' ? properties[name] : undefined;
      if (schema === undefined) continue;
      const parameter = parameterOf(one, schema, schemas);
      const message = `${name} cannot be read from a query (style ${style}, explode ${explode}); make it a value of one type, an exploded list of such values, or an object in the style deepObject`;
      if (parameter === undefined) findings.push(findingAt(one, message));
      else byName.set(name, parameter);
    }
    if (queryName !== '') queries.set(queryName, Object.fromEntries(byName));
  }
  refuse(findings);
  return queries;
}

/** How a parameter is read; `undefined` where it cannot be. */
function parameterOf(
  { style, explode }: Parameter,
  schema: NormalSchema,
  schemas: NormalSchemas,
): QueryParameter | undefined {
  const types = typesOf(schema, schemas);
  if (types.includes('object')) return style === 'deepObject' ? style : undefined;
  if (style !== 'form') return undefined;
  if (!types.includes('array')) return scalarOf(schema, schemas);
  const item = explode && scalarOf(resolve(schema, schemas).items ?? {}, schemas);
  return item ? { list: item } : undefined;
}

function scalarOf(schema: NormalSchema, schemas: NormalSchemas): ScalarType | undefined {
  const types = typesOf(schema, schemas).filter((type) => type !== 'null');
  const [type, more] = new Set(types.map(baseType));
  const isScalar = type === 'string' || type === 'number' || type === 'boolean';
  return isScalar && !more ? type : undefined;
}
