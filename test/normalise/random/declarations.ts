/** Type-checks the declarations of many contracts at once, and values against them. */
import ts from 'typescript';
import type { Json } from '../../../scripts/model/json.ts';

/** The declarations of a contract by their paths, and values that have to be of types in them. */
export interface Typed {
  declarations: Readonly<Record<string, string>>;
  values: { value: Json; module: string; name: string }[];
}

/** What is wrong with a contract, and with which value of which schema. */
export interface Problem {
  what: string;
  name?: string | undefined;
  value?: Json | undefined;
}

const OPTIONS: ts.CompilerOptions = {
  ...{ strict: true, noEmit: true, skipLibCheck: false, skipDefaultLibCheck: true, types: [] },
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
};

const host = ts.createCompilerHost(OPTIONS);
/** The sources of the library, which all programs share. */
const library = new Map<string, ts.SourceFile | undefined>();

/** The first thing that the compiler has against each of the contracts. */
export function typeProblems(contracts: readonly Typed[]): (Problem | undefined)[] {
  const files = new Map<string, string>();
  for (const [index, { declarations, values }] of contracts.entries()) {
    for (const [path, text] of Object.entries(declarations).filter(([one]) => /ts$/.test(one))) {
      files.set(`/${index}/${path}`, text);
      files.set(`/${index}/open/${path}`, path.startsWith('types') ? opened(text) : text);
    }
    files.set(`/${index}/values.ts`, assignments(values));
  }
  const program = ts.createProgram([...files.keys()], OPTIONS, {
    ...host,
    getCurrentDirectory: () => '/',
    fileExists: (path) => files.has(path),
    readFile: (path) => files.get(path),
    directoryExists: () => true,
    realpath: (path) => path,
    getSourceFile(path, options) {
      const text = files.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, options);
      if (!library.has(path)) library.set(path, host.getSourceFile(path, options));
      return library.get(path);
    },
  });
  const problems = contracts.map((): Problem | undefined => undefined);
  for (const { file, start = 0, messageText, code } of ts.getPreEmitDiagnostics(program)) {
    const [, index = '', path = ''] = /^\/(\d+)\/(.*)$/.exec(file?.fileName ?? '') ?? [];
    const { line = 0 } = file?.getLineAndCharacterOfPosition(start) ?? {};
    const tried = path === 'values.ts' ? contracts[Number(index)]?.values[line] : undefined;
    const text = ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300);
    const what = `${tried?.module ?? path} TS${code}: ${text}`;
    problems[Number(index)] ??= { what, name: tried?.name, value: tried?.value };
  }
  return problems;
}

/** A line for each value as a type, which has to be of the type that is declared. */
function assignments(values: Typed['values']): string {
  const lines = values.map(({ value, module, name }, i) => {
    const declared = `import('./open/${module}.js').${name}`;
    return `declare const v${i}: ${JSON.stringify(value)}; export const t${i}: ${declared} = v${i};`;
  });
  return lines.join('\n');
}

/**
 * Declarations whose objects say that they are open: else the compiler refuses what has no field in
 * common with an object that requires none.
 */
function opened(text: string): string {
  const starts: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) {
      // `{}` is how any value is written that is not null.
      const isOpen = node.members.length === 0 || node.members.some(ts.isIndexSignatureDeclaration);
      if (!isOpen) starts.push(node.members.pos);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('open.d.ts', text, ts.ScriptTarget.ES2022, true));
  return starts.reduceRight(
    (all, start) => `${all.slice(0, start)} [key: string]: unknown; ${all.slice(start)}`,
    text,
  );
}
