/** Compiles modules in TypeScript to JavaScript and declarations. */
import { readdirSync, readFileSync } from 'node:fs';
import type { CompilerOptions, Node, SourceFile, TransformerFactory } from 'typescript';
import { pickKeys } from '../model/json.ts';
import { ts } from './compiler.ts';
import type { Files } from './files.ts';
import { NOTICE } from './text.ts';

const { ScriptTarget, ModuleKind, EmitFlags } = ts;

/** Each module is compiled alone, its imports unresolved: so exports have to state their types. */
const OPTIONS: CompilerOptions = {
  declaration: true,
  isolatedDeclarations: true,
  isolatedModules: true,
  noResolve: true,
  noLib: true,
  noCheck: true,
  strict: true,
  target: ScriptTarget.ES2022,
  module: ModuleKind.ES2022,
};

/** Reads the modules of `scripts/runtime`; `formats` is an entry point, so it goes to the root. */
export function emitRuntime(): Files {
  const folder = new URL('../runtime/', import.meta.url);
  const modules = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      if (file === 'formats.ts') return [file, text];
      return [`runtime/${file}`, text.replace("'./formats.ts'", "'../formats.ts'")];
    });
  return Object.fromEntries(modules);
}

/** Replaces each TypeScript module by JavaScript and its declarations, which carry the comments. */
export function compile(files: Files): Files {
  const isModule = (path: string) => /(?<!\.d)\.ts$/.test(path);
  const modules = pickKeys(files, isModule);
  const compiled: Files = {};
  const program = ts.createProgram(Object.keys(modules), OPTIONS, {
    getSourceFile: (path, options) =>
      path in modules ? ts.createSourceFile(path, modules[path] ?? '', options) : undefined,
    writeFile: (path, text) => {
      compiled[path] = finish(text);
    },
    getDefaultLibFileName: () => '',
    useCaseSensitiveFileNames: () => true,
    getCanonicalFileName: (path) => path,
    getCurrentDirectory: () => '',
    getNewLine: () => '\n',
    fileExists: (path) => path in modules,
    readFile: (path) => modules[path],
  });
  const transformers = { before: [uncomment] };
  const { diagnostics } = program.emit(undefined, undefined, undefined, false, transformers);
  const [first] = [...program.getSyntacticDiagnostics(), ...diagnostics];
  if (first !== undefined) {
    const text = ts.flattenDiagnosticMessageText(first.messageText, ' ');
    throw new Error(`${first.file?.fileName} cannot be declared: ${text}`);
  }
  return { ...pickKeys(files, (path) => !isModule(path)), ...compiled };
}

/** Takes the comments off statements and properties; those in expressions, which bundlers read, stay. */
const uncomment: TransformerFactory<SourceFile> = (context) => (file) => {
  const visit = (node: Node): Node => {
    const isCommented = ts.isStatement(node) || ts.isObjectLiteralElement(node);
    if (isCommented) ts.setEmitFlags(node, EmitFlags.NoLeadingComments);
    return ts.visitEachChild(node, visit, context);
  };
  return ts.visitEachChild(file, visit, context);
};

/** What the compiler prints, with blank lines between declarations, and imports of `.js` files. */
function finish(printed: string): string {
  const file = ts.createSourceFile('', printed, ScriptTarget.ES2022);
  const statements = file.statements.map((statement) => {
    const text = statement.getFullText(file).trim();
    if ('moduleSpecifier' in statement) return text.replace(/\.ts(?=['"];$)/, '.js');
    // Of several comments above a statement, only the last is about it: the others are about the module.
    const start = ts.getLeadingCommentRanges(text, 0)?.at(-1)?.pos ?? 0;
    return `\n${text.slice(0, start)}\n${text.slice(start)}\n`;
  });
  return `${NOTICE}\n${statements
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
