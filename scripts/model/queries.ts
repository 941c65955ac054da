/** How the query parameters of an operation are read, by the styles that the contract states. */
import type { QueryParameter, ScalarType } from '../runtime/query.ts';
import type { Operation, QueryField } from './contract.ts';
import { childrenOf, resolve, type Schema, type Schemas } from './schema.ts';
import { baseType, typesOf } from './unions.ts';
import { serializationOf } from './visit.ts';

/** The query parameters of an operation, each with its style, or undefined if it cannot be read from a query. */
export function queryParameters({ query, queryName = '' }: Operation, schemas: Schemas) {
  const { properties = {} } = schemas[queryName] ?? {};
  return query.map((field) => {
    return { field, style: styleOf(field.node, properties[field.name] ?? {}, schemas) };
  });
}

/** The style of a parameter, by its merged schema. */
function styleOf(
  parameter: QueryField['node'],
  schema: Schema,
  schemas: Schemas,
): QueryParameter | undefined {
  const { style, explode } = serializationOf(parameter);
  const types = typesOf(schema, schemas);
  if (types.includes('object') && style === 'deepObject') {
    // Each member is read as text. A branch, which is an object, is none.
    const members = childrenOf(resolve(schema, schemas));
    const areTexts = members.every(({ node }) => typesOf(node, schemas).includes('string'));
    return areTexts ? 'deepObject' : undefined;
  }
  const isList = types.includes('array');
  const scalar = scalarOf(isList ? (resolve(schema, schemas).items ?? {}) : schema, schemas);
  const isForm = style === 'form' && !types.includes('object') && (explode || !isList);
  if (!isForm || !scalar) return undefined;
  return isList ? { list: scalar } : scalar;
}

function scalarOf(schema: Schema, schemas: Schemas): ScalarType | undefined {
  const types = typesOf(schema, schemas).filter((type) => type !== 'null');
  const [type, more] = new Set(types.map(baseType));
  const isScalar = type === 'string' || type === 'number' || type === 'boolean';
  return isScalar && !more ? type : undefined;
}
