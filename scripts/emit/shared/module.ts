/** Modules: their JavaScript and the declarations of their exports. */
import type { Files } from '../output.ts';
import { GENERATED } from './text.ts';

/** The import statements of the code and the declarations of a module, with paths from the root. */
interface Imports {
  code?: string;
  types?: string;
}

/** An item of a module, as source text. A type has no code, and an internal value no declaration. */
export interface ModuleItem {
  declaration?: string;
  code?: string;
}

/** An exported constant. */
export function constant(name: string, comment: string, type: string, value: string): ModuleItem {
  return {
    declaration: `${comment}export declare const ${name}: ${type};\n`,
    code: `export const ${name} = ${value};\n`,
  };
}

/**
 * A module as it is published.
 *
 * @param path its path without the extension
 * @param head the text after the imports in both files, such as `export * from …`
 */
export function moduleFiles(
  path: string,
  imports: Imports,
  items: readonly ModuleItem[],
  head = '',
): Files {
  const write = (statements = '', texts: string[]) => {
    const fromRoot = statements + head;
    const before = path.includes('/') ? fromRoot.replaceAll("from './", "from '../") : fromRoot;
    const lines = texts.length === 0 && head === '' ? ['export {};\n'] : texts;
    return [GENERATED, before, ...lines].filter(Boolean).join('\n');
  };
  const code = items.flatMap((item) => item.code ?? []);
  const declarations = items.flatMap((item) => item.declaration ?? []);
  return {
    [`${path}.js`]: write(imports.code, code),
    [`${path}.d.ts`]: write(imports.types, declarations),
  };
}
