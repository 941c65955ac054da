/** Type-checks the declarations of many contracts at once, and values against them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import type { Json } from '../../src/model/json.ts';
import { writeInto } from '../../src/read/files.ts';
import { compileFiles } from './tsc.ts';

/** The declarations of a contract by their paths, and values that must have types in them. */
export interface TypeCheckInput {
  declarations: Readonly<Record<string, string>>;
  values: { value: Json; module: string; name: string }[];
}

/** An error in a contract, with the value and schema that it is about. */
export interface Problem {
  what: string;
  name?: string | undefined;
  value?: Json | undefined;
}

/** The first error of the compiler for each of the contracts. */
export function typeProblems(contracts: readonly TypeCheckInput[]): (Problem | undefined)[] {
  if (contracts.length === 0) return [];
  const files: Record<string, string> = {};
  for (const [index, { declarations, values }] of contracts.entries()) {
    for (const [path, text] of Object.entries(declarations).filter(([one]) => /ts$/.test(one))) {
      files[`${index}/${path}`] = text;
      files[`${index}/open/${path}`] = path.startsWith('types') ? opened(text) : text;
    }
    files[`${index}/values.ts`] = assignments(values);
  }
  const problems = contracts.map((): Problem | undefined => undefined);
  for (const line of complaints(files)) {
    const [, index = '', path = '', at = '', text = ''] =
      /^(\d+)\/(.*?)\((\d+),\d+\): error (TS.*)/.exec(line) ?? [];
    if (contracts[Number(index)] === undefined || path === '') throw new Error(line);
    const tried =
      path === 'values.ts' ? contracts[Number(index)]?.values[Number(at) - 1] : undefined;
    const what = `${tried?.module ?? path} ${text.slice(0, 300)}`;
    problems[Number(index)] ??= { what, name: tried?.name, value: tried?.value };
  }
  return problems;
}

/** The errors of the compiler, a line each, without the details indented below them. */
function complaints(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  try {
    writeInto(folder, files);
    const said = compileFiles(folder, Object.keys(files));
    return said.split('\n').filter((line) => /^\S/.test(line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A line for each value, which assigns it to its declared type. */
function assignments(values: TypeCheckInput['values']): string {
  const lines = values.map(({ value, module, name }, i) => {
    const declared = `import('./open/${module}.js').${name}`;
    return `declare const v${i}: ${JSON.stringify(value)}; export const t${i}: ${declared} = v${i};`;
  });
  return lines.join('\n');
}

/**
 * Declarations with an index signature in each object: without one, the compiler refuses a value that has no
 * field in common with an object whose fields are all optional.
 */
function opened(text: string): string {
  const starts: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) {
      // `{}` stands for any value but null.
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
