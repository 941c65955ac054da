/** Finds the line in a file that a JSON pointer leads to. */
import { getLineColLocation, Source } from '@redocly/openapi-core';
import type { Finding } from '../model/finding.ts';
import { readText } from './files.ts';

/** Adds the line number to each finding in a hand-written file. */
export function addLines(root: string, findings: readonly Finding[]): Finding[] {
  const lineOf = lineFinder(root);
  return findings.map((finding) => {
    const { file, location } = finding;
    const hasLine = location.startsWith('/') && /\.(ya?ml|json)$/.test(file);
    return hasLine ? { ...finding, line: lineOf(file, location) } : finding;
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
