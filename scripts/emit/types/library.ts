/** openapi-typescript, which writes all types. */
import type { OpenAPI3 } from 'openapi-typescript';
import type { InterfaceDeclaration } from 'typescript';
import { openapiTS, ts } from '../compiler.ts';

/**
 * One of the interfaces that the library makes of an OpenAPI document. The type of a schema may be
 * written out in its `x-types`: the members of a union as source text.
 */
export async function interfaceOf(
  name: 'components' | 'paths',
  document: object,
): Promise<InterfaceDeclaration> {
  const whole = { openapi: '3.1.0', info: { title: 'types', version: '1' }, ...document };
  // The library's own schema type has no room for our extension keys.
  const nodes = await openapiTS(whole as unknown as OpenAPI3, {
    alphabetize: false,
    silent: true,
    transform(schema) {
      const { 'x-types': types } = schema as { 'x-types'?: string[] };
      const members = types?.map((text) => ts.factory.createTypeReferenceNode(text));
      return members && ts.factory.createUnionTypeNode(members);
    },
  });
  const found = nodes.filter(ts.isInterfaceDeclaration).find((node) => node.name.text === name);
  if (found === undefined) throw new Error(`openapi-typescript returned no ${name}`);
  return found;
}
