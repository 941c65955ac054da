/** Finds the line in a file that a JSON pointer leads to. */
import { getLineColLocation, Source } from '@redocly/openapi-core';
import type { Problem } from '../problem.ts';
import { readText } from './files.ts';

/** Adds the line number to each problem in a hand-written file. */
export function addLines(root: string, problems: readonly Problem[]): Problem[] {
  const lineOf = lineFinder(root);
  return problems.map((problem) => {
    const { file, pointer } = problem;
    const hasLine = pointer.startsWith('/') && /\.(ya?ml|json)$/.test(file);
    return hasLine ? { ...problem, line: lineOf(file, pointer) } : problem;
  });
}

/** Finds the line of the key that a pointer leads to, or of its nearest parent. */
export function lineFinder(root: string): (file: string, pointer: string) => number {
  const sources = new Map<string, Source>();
  return (file, pointer) => {
    const source = sources.get(file) ?? new Source(file, readText(root, file));
    sources.set(file, source);
    const location = { source, pointer: `#${pointer}`, reportOnKey: true };
    return getLineColLocation(location).start.line;
  };
}
