/** Modules: their JavaScript, and the declarations of what they export. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompilerOptions } from 'typescript';
import { ts } from './compiler.ts';
import type { Files } from './files.ts';
import { indent, NOTICE } from './text.ts';

/**
 * What a module takes from others, as in import statements: `decide, ready` or `* as guards`, and for the
 * declarations `type Issue` or `type * as types`. Names that it does not use are left out.
 */
type Imports = Readonly<Record<string, string>>;

/** A part of a module, as source text. A type has no code; what is not parts, no declaration. */
export interface ModulePart {
  declaration?: string;
  code?: string;
}

/**
 * A module as it is published.
 *
 * @param path its path without an ending
 * @param imports what its code and its declarations take from other modules
 * @param head what stands before all that it declares itself, in both files, such as `export * from …`
 */
export function moduleFiles(
  path: string,
  imports: Imports,
  parts: readonly ModulePart[],
  head = '',
): Files {
  const file = (keyword: string, texts: string[]) => {
    const text = texts.join('\n');
    const before = writeImports(keyword, imports, text) + head;
    return [NOTICE, before, text || (before ? '' : 'export {};\n')].filter(Boolean).join('\n');
  };
  const code = parts.flatMap((one) => one.code ?? []);
  const declarations = parts.flatMap((one) => one.declaration ?? []);
  return {
    [`${path}.js`]: file('import', code.map(indent)),
    [`${path}.d.ts`]: file('import type', declarations),
  };
}

/** The import statements, all by `import` or all by `import type`, for the names that a text uses. */
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
    return `${keyword} ${first.startsWith('*') ? first : `{ ${used.join(', ')} }`} from '${from}';\n`;
  });
  return statements.join('');
}

/** Each module of `scripts/runtime` is compiled by itself: so its exports have to state their types. */
const OPTIONS: CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
  isolatedModules: true,
  noCheck: true,
  noLib: true,
  noResolve: true,
  types: [],
};

/** The code has no comments, the declarations have them all. */
const OUTPUTS: CompilerOptions[] = [
  { ...OPTIONS, removeComments: true },
  { ...OPTIONS, declaration: true, isolatedDeclarations: true, emitDeclarationOnly: true },
];

/** The same for every contract: compiled once in a process. */
let runtime: Files | undefined;

/** Emits the modules of `scripts/runtime`; `formats` is an entry point, so it goes to the root. */
export function emitRuntime(): Files {
  if (runtime) return runtime;
  const folder = fileURLToPath(new URL('../runtime/', import.meta.url));
  const sources = readdirSync(folder).map((file) => join(folder, file));
  const files: Files = {};
  for (const options of OUTPUTS) {
    const write = (path: string, text: string) => {
      const name = basename(path);
      const isEntry = name.startsWith('formats.');
      const code = text.replaceAll(/(?<=^(?:import|export) [^;]*)\.ts(?=';$)/gm, '.js');
      const own = isEntry ? code : code.replace("'./formats.js'", "'../formats.js'");
      files[isEntry ? name : `runtime/${name}`] = `${NOTICE}\n${own}`;
    };
    const [first] = ts.createProgram(sources, options).emit(undefined, write).diagnostics;
    if (first) throw new Error(ts.formatDiagnostic(first, ts.createCompilerHost(options)));
  }
  runtime = files;
  return files;
}
