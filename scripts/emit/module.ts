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

/** Emits the hand-written modules, plain JavaScript and their declarations; `formats` is an entry point. */
export function emitRuntime(): Files {
  const folder = new URL('../runtime/', import.meta.url);
  const modules = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => {
      const name = basename(file, '.ts');
      const source = readFileSync(new URL(file, folder), 'utf8');
      return compile(name === 'formats' ? name : `runtime/${name}`, source);
    });
  return Object.assign({}, ...modules);
}

/**
 * A module, and its declarations, which carry the comments.
 *
 * @param path where it is published, without an ending
 * @param source TypeScript, whose exports state their types
 */
export function compile(path: string, source: string): Files {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
    fileName: `${path}.ts`,
    reportDiagnostics: true,
    compilerOptions: OPTIONS,
  });
  for (const { messageText } of diagnostics) {
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    throw new Error(`${path}.ts cannot be declared: ${text}`);
  }
  const transformers = { before: [uncomment] };
  const script = ts.transpileModule(source, { compilerOptions: OPTIONS, transformers });
  return { [`${path}.js`]: finish(script.outputText), [`${path}.d.ts`]: finish(outputText) };
}

/** Takes the comments off statements and properties; those that bundlers read are in expressions. */
const uncomment: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
  const visit = (node: ts.Node): ts.Node => {
    const isCommented = ts.isStatement(node) || ts.isObjectLiteralElement(node);
    if (isCommented) ts.setEmitFlags(node, ts.EmitFlags.NoLeadingComments);
    return ts.visitEachChild(node, visit, context);
  };
  return ts.visitEachChild(file, visit, context);
};

/** What the compiler prints, with blank lines between declarations, and imports of `.js` files. */
function finish(printed: string): string {
  const file = ts.createSourceFile('', printed, ts.ScriptTarget.ES2022);
  const statements = file.statements.map((statement) => {
    const text = statement.getFullText(file).trim();
    if ('moduleSpecifier' in statement) return text.replace(/\.ts(?=['"];$)/, '.js');
    // A comment before the last one is about the module.
    const start = ts.getLeadingCommentRanges(text, 0)?.at(-1)?.pos ?? 0;
    return `\n${text.slice(0, start)}\n${text.slice(start)}\n`;
  });
  return `${NOTICE}\n${statements
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
