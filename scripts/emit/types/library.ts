/** openapi-typescript, which writes all types. */
import openapiTS, { type OpenAPI3, type OpenAPITSOptions } from 'openapi-typescript';
import ts from 'typescript';

/** A schema whose type is written out: the members of a union as source text. */
export interface Written {
  'x-types'?: string[];
}

/** One of the interfaces that the library makes of an OpenAPI document; schemas may be written out. */
export async function interfaceOf(
  name: 'components' | 'paths',
  document: object,
  postTransform?: OpenAPITSOptions['postTransform'],
): Promise<ts.InterfaceDeclaration> {
  const whole = { openapi: '3.1.0', info: { title: 'types', version: '1' }, ...document };
  // The library's own schema type has no room for our extension keys.
  const nodes = await openapiTS(whole as unknown as OpenAPI3, {
    alphabetize: false,
    silent: true,
    transform(schema) {
      const { 'x-types': types } = schema as Written;
      const members = types?.map((text) => ts.factory.createTypeReferenceNode(text));
      return members && ts.factory.createUnionTypeNode(members);
    },
    postTransform,
  });
  const found = nodes.filter(ts.isInterfaceDeclaration).find((node) => node.name.text === name);
  if (found === undefined) throw new Error(`openapi-typescript returned no ${name}`);
  return found;
}
