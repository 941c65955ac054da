/** Modules: their JavaScript, and the declarations of what they export. */
import type { Files } from '../files.ts';
import { indent, NOTICE } from './text.ts';

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
