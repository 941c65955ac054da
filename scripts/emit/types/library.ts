/** openapi-typescript, which writes all types. */
import type { GlobalContext, OpenAPI3 } from 'openapi-typescript';
import type { InterfaceDeclaration } from 'typescript';
import { openapiTypescript, ts } from '../compiler.ts';

/**
 * One of the interfaces that the library makes of an OpenAPI document. The type of a schema may be
 * written out in its `x-types`: the members of a union as source text.
 */
export function interfaceOf(name: 'components' | 'paths', document: object): InterfaceDeclaration {
  // The library's own schema type has no room for our extension keys.
  const whole = document as OpenAPI3;
  const options: Partial<GlobalContext> = {
    defaultNonNullable: true,
    silent: true,
    injectFooter: [],
    discriminators: { objects: {}, refsHandled: [] },
    resolve: ($ref) => openapiTypescript.resolveRef(whole, $ref, { silent: true }),
    transform(schema) {
      const { 'x-types': types } = schema as { 'x-types'?: string[] };
      const members = types?.map((text) => ts.factory.createTypeReferenceNode(text));
      return members && ts.factory.createUnionTypeNode(members);
    },
  };
  // The usual entry lints and bundles the document first, which takes longer than all the rest.
  const nodes = openapiTypescript.transformSchema(whole, options as GlobalContext);
  const found = nodes.filter(ts.isInterfaceDeclaration).find((node) => node.name.text === name);
  if (found === undefined) throw new Error(`openapi-typescript returned no ${name}`);
  return found;
}
