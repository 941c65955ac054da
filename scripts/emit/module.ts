/** Modules: their JavaScript, and the declarations of what they export. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompilerOptions } from 'typescript';
import type { Files } from './files.ts';
import { indent, NOTICE } from './text.ts';
import { ts } from './typescript.ts';

/**
 * The imports of a module, as in import statements: `decide, ready` or `* as guards`, and for the declarations
 * `type Issue` or `type * as types`. Unused names are left out.
 */
type Imports = Readonly<Record<string, string>>;

/** A part of a module, as source text. A type has no code, and an internal value no declaration. */
export interface ModulePart {
  declaration?: string;
  code?: string;
}

/** An exported constant. */
export function constant(name: string, comment: string, type: string, value: string): ModulePart {
  return {
    declaration: `${comment}export declare const ${name}: ${type};\n`,
    code: `export const ${name} = ${value};\n`,
  };
}

/**
 * A module as it is published.
 *
 * @param path its path without the extension
 * @param imports the imports of its code and its declarations, with paths from the root
 * @param head the text before its own declarations, in both files, such as `export * from …`
 */
export function moduleFiles(
  path: string,
  imports: Imports,
  parts: readonly ModulePart[],
  head = '',
): Files {
  const file = (keyword: string, texts: string[]) => {
    const text = texts.join('\n');
    const fromRoot = writeImports(keyword, imports, text) + head;
    const before = path.includes('/') ? fromRoot.replaceAll("from './", "from '../") : fromRoot;
    const isEmpty = text === '' && before === '';
    return [NOTICE, before, isEmpty ? 'export {};\n' : text].filter(Boolean).join('\n');
  };
  const code = parts.flatMap((one) => one.code ?? []);
  const declarations = parts.flatMap((one) => one.declaration ?? []);
  return {
    [`${path}.js`]: file('import', code.map(indent)),
    [`${path}.d.ts`]: file('import type', declarations),
  };
}

/** The import statements for the names that a text uses, all with `import` or all with `import type`. */
function writeImports(keyword: string, imports: Imports, text: string): string {
  const isTypes = keyword === 'import type';
  const statements = Object.entries(imports).map(([from, names]) => {
    const used = names
      .split(', ')
      .filter((name) => name.startsWith('type ') === isTypes)
      .map((name) => name.replace('type ', ''))
      .filter((name) => new RegExp(`\\b${name.replace(/^\* as (.*)/, '$1\\.')}\\b`).test(text));
    const [first] = used;
    if (first === undefined) return '';
    const imported = first.startsWith('*') ? first : `{ ${used.join(', ')} }`;
    return `${keyword} ${imported} from '${from}';\n`;
  });
  return statements.join('');
}

/** Each module of `scripts/runtime` is compiled separately, so its exports must state their types. */
const OPTIONS: CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
  isolatedDeclarations: true,
};

/** The same for every contract: compiled once in a process. */
let runtime: Files | undefined;

/** Emits the modules of `scripts/runtime`. */
export function emitRuntime(): Files {
  if (runtime) return runtime;
  const folder = fileURLToPath(new URL('../runtime/', import.meta.url));
  const files: Files = {};
  for (const file of readdirSync(folder)) {
    const fileName = join(folder, file);
    const text = readFileSync(fileName, 'utf8').replaceAll(/\.ts';$/gm, ".js';");
    const options = { compilerOptions: OPTIONS, reportDiagnostics: true, fileName };
    const declarations = ts.transpileDeclaration(text, options);
    const [first] = declarations.diagnostics ?? [];
    if (first) throw new Error(ts.formatDiagnostic(first, ts.createCompilerHost(OPTIONS)));
    // The code has no comments, the declarations have them all.
    const code = ts.transpile(text, { ...OPTIONS, removeComments: true });
    const path = `runtime/${basename(file, '.ts')}`;
    files[`${path}.js`] = `${NOTICE}\n${code}`;
    files[`${path}.d.ts`] = `${NOTICE}\n${declarations.outputText}`;
  }
  runtime = files;
  return files;
}
