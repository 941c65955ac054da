import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import type { Files } from './files.ts';
import { NOTICE } from './text.ts';

const OPTIONS: ts.CompilerOptions = {
  isolatedDeclarations: true,
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
};

/** Where the modules of `scripts/runtime` are published that are not in `runtime/` then. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  formats: 'formats',
  standard: 'standard/core',
  'json-schema': 'standard/json-schema',
};

/** Emits the hand-written modules, plain JavaScript and their declarations. */
export function emitRuntime(): Files {
  const folder = new URL('../runtime/', import.meta.url);
  const modules = readdirSync(folder).map((file) => {
    const name = basename(file, '.ts');
    const source = readFileSync(new URL(file, folder), 'utf8');
    return compile(ELSEWHERE[name] ?? `runtime/${name}`, source, true);
  });
  return Object.assign({}, ...modules);
}

/**
 * A module, and its declarations, which carry the comments.
 *
 * @param path where it is published, without an ending
 * @param source TypeScript, whose exports state their types
 * @param commented whether the module keeps its comments too
 */
export function compile(path: string, source: string, commented = false): Files {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
    fileName: `${path}.ts`,
    reportDiagnostics: true,
    compilerOptions: OPTIONS,
  });
  for (const { messageText } of diagnostics) {
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    throw new Error(`${path}.ts cannot be declared: ${text}`);
  }
  const script = ts.transpileModule(source, { compilerOptions: OPTIONS }).outputText;
  const bare = commented ? script : script.replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '');
  const finished = (text: string) => {
    // Modules refer to each other by the names that they have once generated.
    const named = text.replace(/(from ["']\.\/[\w-]+)\.ts(["'])/g, '$1.js$2');
    // The compiler keeps no blank lines.
    return `${NOTICE}\n${named.replace(/^(?=\/\*\*)|(?<=^\}\)?;?\n)(?=\w)/gm, '\n')}`;
  };
  return { [`${path}.js`]: finished(bare), [`${path}.d.ts`]: finished(outputText) };
}
