/** Declarations as text, laid out for people who open the file. */
import ts from 'typescript';
import type { Declaration } from './nodes.ts';

const WIDTH = 96;

/** Prints a declaration, with references as plain names and one branch of a union per line. */
export function print(declaration: Declaration): string {
  if (!ts.isTypeAliasDeclaration(declaration) || !ts.isUnionTypeNode(declaration.type)) {
    return text(declaration);
  }
  const name = `export type ${declaration.name.text} =`;
  const branches = declaration.type.types.map((branch) => text(branch));
  return `${leading(declaration)}${union(name, branches)};`;
}

function union(name: string, branches: string[]): string {
  const onOneLine = `${name} ${branches.join(' | ')}`;
  if (onOneLine.includes('\n')) return [name, ...tall(branches)].join('\n');
  return onOneLine.length < WIDTH ? onOneLine : [name, ...filled(branches)].join('\n');
}

/** Each branch on lines of its own, its comment above it. */
function tall(branches: string[]): string[] {
  return branches.map((branch) => {
    const [, comment = '', type = ''] = /^(\/\*\*.*?\*\/\n)?(.*)$/s.exec(branch) ?? [];
    return `${indent(comment, '  ')}  | ${indent(type, '    ').trimStart()}`;
  });
}

/** Many short literals: as many on a line as fit. */
function filled(branches: string[]): string[] {
  const lines: string[] = [];
  for (const branch of branches) {
    const last = lines.at(-1);
    const longer = `${last} | ${branch}`;
    if (last !== undefined && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`  | ${branch}`);
  }
  return lines;
}

function leading(node: ts.Node): string {
  const comments = ts.getSyntheticLeadingComments(node) ?? [];
  return comments.map((comment) => `/*${comment.text}*/\n`).join('');
}

function indent(lines: string, by: string): string {
  return lines.replace(/^(?=.)/gm, by);
}

function text(node: ts.Node): string {
  const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });
  const file = ts.createSourceFile('types.ts', '', ts.ScriptTarget.ES2022);
  return printer
    .printNode(ts.EmitHint.Unspecified, node, file)
    .replace(/components\["schemas"\]\["(\w+)"\]/g, '$1')
    .replace(/^(?: {4})+/gm, (spaces) => '  '.repeat(spaces.length / 4));
}
