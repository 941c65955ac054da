/** The line in a file that a JSON pointer leads to. */
import { getLineColLocation, Source } from '@redocly/openapi-core';
import type { Finding } from '../model/finding.ts';
import { readText } from './files.ts';

/** Adds the line of its place to each finding in a hand-written file. */
export function addLines(root: string, findings: readonly Finding[]): Finding[] {
  const lineOf = lineFinder((file) => readText(root, file));
  return findings.map((finding) => {
    const { file, location } = finding;
    const hasLine = location.startsWith('/') && /\.(ya?ml|json)$/.test(file);
    return hasLine ? { ...finding, line: lineOf(file, location) } : finding;
  });
}

/** Finds the line of the key that a pointer leads to, or of its nearest parent; `read` gives the text of a file. */
export function lineFinder(
  read: (file: string) => string,
): (file: string, pointer: string) => number {
  const sources = new Map<string, Source>();
  return (file, pointer) => {
    const source = sources.get(file) ?? new Source(file, read(file));
    sources.set(file, source);
    const location = { source, pointer: `#${pointer}`, reportOnKey: true };
    return getLineColLocation(location).start.line;
  };
}
