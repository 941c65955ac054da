/** The modules of `scripts/runtime`, compiled: they are published as they are written. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { CompilerOptions } from 'typescript';
import type { Files } from './files.ts';
import { NOTICE } from './parts/text.ts';
import { ts } from './parts/typescript.ts';

const FOLDER = fileURLToPath(new URL('../runtime/', import.meta.url));

/** Each module is compiled separately, so its exports must state their types. */
const OPTIONS: CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
  isolatedDeclarations: true,
};

/** Emits `runtime/`: the code of each module without comments, and its declarations, which have them. */
export function emitRuntime(): Files {
  const paths = readdirSync(FOLDER).map((file) => join(FOLDER, file));
  const { outputFiles } = buildSync({
    entryPoints: paths,
    outdir: FOLDER,
    write: false,
    target: 'es2022',
    // Not this project's options, which would add a `"use strict"`.
    tsconfigRaw: {},
  });
  const code = outputFiles.map(({ path, text }) => [basename(path), text]);
  const declarations = paths.map((path) => [
    basename(path).replace(/ts$/, 'd.ts'),
    declarationsOf(path),
  ]);
  const files = [...code, ...declarations].map(([name, text = '']) => {
    const linked = text.replaceAll(/\.ts(["'];)$/gm, '.js$1');
    return [`runtime/${name}`, `${NOTICE}\n${linked}`];
  });
  return Object.fromEntries(files);
}

/** The declarations of a module. */
function declarationsOf(fileName: string): string {
  const options = { compilerOptions: OPTIONS, reportDiagnostics: true, fileName };
  const { diagnostics, outputText } = ts.transpileDeclaration(
    readFileSync(fileName, 'utf8'),
    options,
  );
  const [first] = diagnostics ?? [];
  if (first) throw new Error(ts.formatDiagnostic(first, ts.createCompilerHost(OPTIONS)));
  return outputText;
}
