/** How the query parameters of an operation are read, by the styles that the contract states. */
import type { Operation, QueryField } from '../contract.ts';
import { mapOrRefuse, refuseAt } from '../problem.ts';
import type { QueryParameter, ScalarType } from '../runtime/query.ts';
import { baseType, resolve, type Schema, type Schemas, typesOf } from '../schema.ts';

/** The style of each parameter by name. Throws a ProblemsError for those that cannot be read from a query. */
export function queryParameters(
  { query }: Operation,
  schemas: Schemas,
): Record<string, QueryParameter> {
  return Object.fromEntries(mapOrRefuse(query, (one) => [one.name, parameterOf(one, schemas)]));
}

function parameterOf(parameter: QueryField, schemas: Schemas): QueryParameter {
  const { name, node, schema, document, pointer } = parameter;
  // OpenAPI's defaults.
  const { style = 'form', explode = style === 'form' } = node;
  const types = typesOf(schema, schemas);
  if (types.includes('object') && style === 'deepObject') return 'deepObject';
  const isList = types.includes('array');
  const scalar = scalarOf(isList ? (resolve(schema, schemas).items ?? {}) : schema, schemas);
  const isForm = style === 'form' && !types.includes('object') && (explode || !isList);
  if (isForm && scalar && !/[[\]]/.test(name)) return isList ? { list: scalar } : scalar;
  const message = `\`${name}\` cannot be read from a query; use a value of one type, an exploded list of these values, or an object in the style \`deepObject\``;
  return refuseAt(document, message, pointer);
}

function scalarOf(schema: Schema, schemas: Schemas): ScalarType | undefined {
  const types = typesOf(schema, schemas).filter((type) => type !== 'null');
  const [type, more] = new Set(types.map(baseType));
  const isScalar = type === 'string' || type === 'number' || type === 'boolean';
  return isScalar && !more ? type : undefined;
}
