import { getLineColLocation, Source } from '@redocly/openapi-core';
import { type Finding, FindingsError } from '../model/finding.ts';
import { readText } from './files.ts';

/**
 * What a step returns; whatever it finds in hand-written files is reported with the line of its place.
 *
 * @param place finds the hand-written place of what is found elsewhere
 */
export async function withLines<Made>(
  root: string,
  step: () => Made | Promise<Made>,
  place: (finding: Finding) => Finding = (finding) => finding,
): Promise<Made> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof FindingsError)) throw error;
    throw new FindingsError(addLines(root, error.findings.map(place)));
  }
}

/** Findings in hand-written files with the lines of their places. */
export function addLines(root: string, findings: readonly Finding[]): Finding[] {
  const lineOf = lineFinder((file) => readText(root, file));
  return findings.map((finding) => {
    const { file, location } = finding;
    const hasLine = location.startsWith('/') && /\.(ya?ml|json)$/.test(file);
    return hasLine ? { ...finding, line: lineOf(file, location) } : finding;
  });
}

/**
 * Finds the line of what a pointer names in a file; where there is no such thing, of what would hold it.
 *
 * @param read the text of a file
 */
export function lineFinder(
  read: (file: string) => string,
): (file: string, pointer: string) => number {
  const sources = new Map<string, Source>();
  return (file, pointer) => {
    const source = sources.get(file) ?? new Source(file, read(file));
    sources.set(file, source);
    const { start } = getLineColLocation({ source, pointer: `#${pointer}`, reportOnKey: true });
    return start.line;
  };
}
