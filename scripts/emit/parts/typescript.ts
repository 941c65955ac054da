/** The TypeScript compiler, and openapi-typescript, which imports it. */
import { createRequire } from 'node:module';
import type * as openapiTypescript from 'openapi-typescript';
import type typescript from 'typescript';

// An `import` searches the compiler's nine megabytes for names of exports, half a second in each build.
const require = createRequire(import.meta.url);

export const ts: typeof typescript = require('typescript');

export const { transformSchema }: typeof openapiTypescript = require('openapi-typescript');
