/** The TypeScript compiler, and the library that writes types with it. */
import { createRequire } from 'node:module';
import type * as library from 'openapi-typescript';
import type typescript from 'typescript';

// An `import` of either searches the nine megabytes of the compiler for names of exports, half a second in each build.
const require = createRequire(import.meta.url);

export const ts: typeof typescript = require('typescript');
export const { default: openapiTS, astToString }: typeof library = require('openapi-typescript');
