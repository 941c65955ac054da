/** The modules of `scripts/runtime`, compiled to JavaScript. */
import { basename, join } from 'node:path';
import ts from 'typescript';
import { readFiles } from '../base/files.ts';
import type { Files } from './output.ts';

/**
 * Emits `runtime/`: the code and declarations of each module, whose exports must state their types. A module imports others
 * by the names of the published files.
 */
export function emitRuntime(): Files {
  const files: Files = {};
  const folder = join(import.meta.dirname, '../runtime');
  for (const [file, text] of readFiles(folder, '*.ts', (text) => text)) {
    const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
    const options = { compilerOptions, fileName: file, reportDiagnostics: true };
    const name = `runtime/${basename(file, '.ts')}`;
    files[`${name}.js`] = publishedText(file, ts.transpileModule(text, options));
    files[`${name}.d.ts`] = publishedText(file, ts.transpileDeclaration(text, options));
  }
  return files;
}

/** What the compiler made of a file. */
function publishedText(file: string, { outputText, diagnostics = [] }: ts.TranspileOutput): string {
  const [first] = diagnostics;
  if (first) throw new Error(`scripts/runtime/${file}: ${JSON.stringify(first.messageText)}`);
  return `// Compiled from scripts/runtime/${file} by \`npm run build\`; edit that file instead.\n\n${outputText}`;
}
