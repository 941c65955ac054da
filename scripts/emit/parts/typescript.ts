/** The TypeScript compiler. */
import { createRequire } from 'node:module';
import type typescript from 'typescript';

// An `import` searches its nine megabytes for names of exports, half a second in each build.
const require = createRequire(import.meta.url);

export const ts: typeof typescript = require('typescript');
