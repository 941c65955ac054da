/** The modules of `scripts/runtime`, compiled: they are published as they are written. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import type { CompilerOptions } from 'typescript';
import type { Files } from './files.ts';
import { NOTICE } from './parts/text.ts';
import { ts } from './parts/typescript.ts';

/** Each module is compiled separately, so its exports must state their types. */
const OPTIONS: CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
  isolatedDeclarations: true,
};

/** Emits `runtime/`: the code of each module without comments, and its declarations, which have them. */
export function emitRuntime(): Files {
  const folder = fileURLToPath(new URL('../runtime/', import.meta.url));
  const files: Files = {};
  for (const file of readdirSync(folder)) {
    const fileName = join(folder, file);
    const text = readFileSync(fileName, 'utf8').replaceAll(/\.ts';$/gm, ".js';");
    const options = { compilerOptions: OPTIONS, reportDiagnostics: true, fileName };
    const declarations = ts.transpileDeclaration(text, options);
    const [first] = declarations.diagnostics ?? [];
    if (first) throw new Error(ts.formatDiagnostic(first, ts.createCompilerHost(OPTIONS)));
    // Ten times as fast as the compiler.
    const { code } = transformSync(text, { loader: 'ts', target: 'es2022' });
    const path = `runtime/${basename(file, '.ts')}`;
    files[`${path}.js`] = `${NOTICE}\n${code}`;
    files[`${path}.d.ts`] = `${NOTICE}\n${declarations.outputText}`;
  }
  return files;
}
