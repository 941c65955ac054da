import { getLineColLocation, Source } from '@redocly/openapi-core';
import { mapFindings } from '../model/finding.ts';
import { readText } from './files.ts';

/** The line of what a pointer names in a file. */
export type LineOf = (file: string, pointer: string) => number;

/** What a step returns; whatever it finds in hand-written files is reported with the line of its place. */
export function withLines<Made>(
  root: string,
  step: (lineOf: LineOf) => Promise<Made>,
): Promise<Made> {
  const lineOf = lineFinder((file) => readText(root, file));
  return mapFindings(
    () => step(lineOf),
    (finding) => {
      const { file, location } = finding;
      const hasLine = location.startsWith('/') && /\.(ya?ml|json)$/.test(file);
      return hasLine ? { ...finding, line: lineOf(file, location) } : finding;
    },
  );
}

/**
 * Finds the line of what a pointer names in a file; where there is no such thing, of what would hold it.
 *
 * @param read the text of a file, which is asked for once
 */
export function lineFinder(read: (file: string) => string): LineOf {
  const sources = new Map<string, Source>();
  return (file, pointer) => {
    const source = sources.get(file) ?? new Source(file, read(file));
    sources.set(file, source);
    const { start } = getLineColLocation({ source, pointer: `#${pointer}`, reportOnKey: true });
    return start.line;
  };
}
