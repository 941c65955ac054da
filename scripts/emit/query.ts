/** How the query parameters of each operation are read, by the styles that the contract states. */
import type { Contract, Parameter } from '../contract.ts';
import { mapOrRefuse, refuseAt } from '../problem.ts';
import type { QueryParameter, ScalarType } from '../runtime/query.ts';
import { baseType, resolve, type Schema, type Schemas, typesOf } from '../schema.ts';

/**
 * The parameters of each query by name, by the name of its schema.
 *
 * @throws ProblemsError for each parameter that cannot be read from a query
 */
export function queryParameters(
  schemas: Schemas,
  { operations }: Contract,
): Map<string, Record<string, QueryParameter>> {
  const withQuery = operations.filter(({ queryName }) => queryName !== undefined);
  const queries = mapOrRefuse(withQuery, ({ queryName = '', parameters }) => {
    const { properties = {} } = schemas[queryName] ?? {};
    const ofQuery = parameters.filter((one) => one.in === 'query');
    const own = mapOrRefuse(ofQuery, (one) => {
      return [one.name, parameterOf(one, properties[one.name] ?? {}, schemas)] as const;
    });
    return [queryName, Object.fromEntries(own)] as const;
  });
  return new Map(queries);
}

function parameterOf(one: Parameter, schema: Schema, schemas: Schemas): QueryParameter {
  const { name, style, explode, document, pointer } = one;
  const types = typesOf(schema, schemas);
  if (types.includes('object') && style === 'deepObject') return 'deepObject';
  const isList = types.includes('array');
  const item = isList ? (resolve(schema, schemas).items ?? {}) : schema;
  const scalar = scalarOf(item, schemas);
  const isForm = style === 'form' && !types.includes('object') && (explode || !isList);
  if (isForm && scalar) return isList ? { list: scalar } : scalar;
  const message = `\`${name}\` cannot be read from a query; use a value of one type, an exploded list of these values, or an object in the style \`deepObject\``;
  refuseAt(document, message, pointer);
}

function scalarOf(schema: Schema, schemas: Schemas): ScalarType | undefined {
  const types = typesOf(schema, schemas).filter((type) => type !== 'null');
  const [type, more] = new Set(types.map(baseType));
  const isScalar = type === 'string' || type === 'number' || type === 'boolean';
  return isScalar && !more ? type : undefined;
}
