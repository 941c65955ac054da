/** The compiler of TypeScript. */
import { createRequire } from 'node:module';
import type typescript from 'typescript';

// An `import` searches its nine megabytes for names of exports, half a second in each build.
export const ts: typeof typescript = createRequire(import.meta.url)('typescript');
