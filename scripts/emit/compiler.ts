/** The compiler, and the library that makes nodes for it. */
import { createRequire } from 'node:module';
import type * as library from 'openapi-typescript';
import type typescript from 'typescript';

// An `import` looks for the names of exports in the compiler's nine megabytes: half a second of each build.
const require = createRequire(import.meta.url);

export const ts: typeof typescript = require('typescript');
export const openapiTypescript: typeof library = require('openapi-typescript');
