/** The TypeScript compiler, and openapi-typescript, which makes the syntax tree of types. */
import { createRequire } from 'node:module';
import type * as library from 'openapi-typescript';
import type typescript from 'typescript';

// An `import` searches the compiler's nine megabytes for names of exports, half a second in each build.
const require = createRequire(import.meta.url);

export const ts: typeof typescript = require('typescript');
export const openapiTypescript: typeof library = require('openapi-typescript');

/**
 * One of the interfaces that the library makes of an OpenAPI document. The type of a schema may be
 * written out in its `x-types`: the members of a union as source text.
 */
export function interfaceOf(
  name: 'components' | 'paths',
  document: object,
): typescript.InterfaceDeclaration {
  // The library's own schema type has no room for our extension keys.
  const whole = document as library.OpenAPI3;
  const options: Partial<library.GlobalContext> = {
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
  const nodes = openapiTypescript.transformSchema(whole, options as library.GlobalContext);
  const found = nodes.filter(ts.isInterfaceDeclaration).find((node) => node.name.text === name);
  if (found === undefined) throw new Error(`openapi-typescript returned no ${name}`);
  return found;
}
