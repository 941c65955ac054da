import { isMap, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import type { Finding } from '../model/finding.ts';
import { tokens } from '../model/pointer.ts';
import { readText } from './files.ts';

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
 * Finds the line of what a pointer names in a file, that of its key where it has one; where there is no such
 * thing, of what would hold it.
 *
 * @param read the text of a file
 */
export function lineFinder(
  read: (file: string) => string,
): (file: string, pointer: string) => number {
  const files = new Map<string, ReturnType<typeof readFile>>();
  const readFile = (file: string) => {
    const lines = new LineCounter();
    // Keys are not compared each with each.
    const { contents } = parseDocument<Node>(read(file), { lineCounter: lines, uniqueKeys: false });
    return { contents, lines };
  };
  return (file, pointer) => {
    const { contents, lines } = files.get(file) ?? readFile(file);
    files.set(file, { contents, lines });
    let [node, offset]: [unknown, number | undefined] = [contents, contents?.range?.[0]];
    for (const token of tokens(pointer)) {
      const [key, value] = childOf(node, token);
      if (!key) break;
      [node, offset] = [value, key.range?.[0]];
    }
    return lines.linePos(offset ?? 0).line || 1;
  };
}

/** A member of a node and where it begins: at its key, or with itself in a list. */
function childOf(node: unknown, token: string): [begins?: Node, value?: unknown] {
  if (isSeq<Node>(node)) return [node.items[Number(token)], node.items[Number(token)]];
  if (!isMap<Node>(node)) return [];
  const isNamed = ({ key }: Pair<Node>) => String(key) === token;
  const pair = (node.items as Pair<Node>[]).find(isNamed);
  return [pair?.key, pair?.value];
}
