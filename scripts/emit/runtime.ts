/** The modules of `scripts/runtime`, compiled: they are published as they are written. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type {
  FunctionDeclaration,
  ParameterDeclaration,
  SourceFile,
  VariableStatement,
} from 'typescript';
import type { Files } from './files.ts';
import { NOTICE } from './parts/text.ts';
import { ts } from './parts/typescript.ts';

const FOLDER = fileURLToPath(new URL('../runtime/', import.meta.url));

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
  const declarations = paths.map((path) => {
    return [basename(path).replace(/ts$/, 'd.ts'), declarationsIn(readFileSync(path, 'utf8'))];
  });
  const files = [...code, ...declarations].map(([name, text = '']) => {
    const linked = text.replaceAll(/\.ts(["'];)$/gm, '.js$1');
    return [`runtime/${name}`, `${NOTICE}\n${linked}`];
  });
  return Object.fromEntries(files);
}

/**
 * The declarations of a module, as they are written there: exported types, which use no others of the module, and
 * exported values without their code. The compiler would take three times as long, since it checks each module.
 */
function declarationsIn(text: string): string {
  const source = ts.createSourceFile('', text, ts.ScriptTarget.ES2022);
  const parts = source.statements.map((node) => {
    const start = node.getStart(source);
    if (!/^(export|import) /.test(text.slice(start, node.end))) return '';
    if (!ts.isFunctionDeclaration(node) && !ts.isVariableStatement(node))
      return node.getFullText(source);
    const comment = text.slice(node.pos, start);
    const signature = text.slice(start + 'export'.length, endOfSignature(node));
    const parameters = ts.isFunctionDeclaration(node) ? node.parameters : [];
    const declared = parameters.reduce(
      (before, one) => before.replace(one.getText(source), declaredParameter(one, source)),
      signature,
    );
    return `${comment}export declare${declared};`;
  });
  return `${parts.join('').trim()}\n`;
}

function endOfSignature(node: FunctionDeclaration | VariableStatement): number {
  if (ts.isFunctionDeclaration(node)) return node.body?.pos ?? node.end;
  const [constant] = node.declarationList.declarations;
  return constant?.type?.end ?? node.end - 1;
}

/** A parameter without default values. */
function declaredParameter(one: ParameterDeclaration, source: SourceFile): string {
  const name = ts.isIdentifier(one.name) ? one.name.text : 'options';
  const isOptional = one.questionToken ?? one.initializer;
  return `${name}${isOptional ? '?' : ''}: ${one.type?.getText(source) ?? 'unknown'}`;
}
