import { readFile } from 'node:fs/promises';
import ts from 'typescript';

/** A hand-written module as it ships. */
export interface RuntimeModule {
  js: string;
  dts: string;
}

/**
 * Compiles a module of `scripts/runtime` to plain JavaScript and its declarations.
 *
 * @param name the file's name without its ending
 * @throws when the module's exports do not state their types
 */
export async function compileRuntime(name: string): Promise<RuntimeModule> {
  const file = new URL(`../runtime/${name}.ts`, import.meta.url);
  const source = await readFile(file, 'utf8');
  const declaration = ts.transpileDeclaration(source, {
    fileName: `${name}.ts`,
    reportDiagnostics: true,
    compilerOptions: { isolatedDeclarations: true, strict: true, target: ts.ScriptTarget.ES2022 },
  });
  const [diagnostic] = declaration.diagnostics ?? [];
  if (diagnostic !== undefined) {
    const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
    throw new Error(`scripts/runtime/${name}.ts cannot be declared: ${text}`);
  }
  const { outputText: code } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
  });
  // Modules refer to each other by the names that they have once generated.
  const rename = (text: string) => text.replace(/(from ["']\.\/[\w-]+)\.ts(["'])/g, '$1.js$2');
  return { js: rename(code), dts: rename(declaration.outputText) };
}
