import { isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import { type Finding, FindingsError } from '../model/finding.ts';
import { tokens } from '../model/pointer.ts';
import { readText } from './files.ts';

/** What a step returns; whatever it finds in hand-written files is reported with the line of its place. */
export async function withLines<Made>(root: string, step: () => Promise<Made>): Promise<Made> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof FindingsError)) throw error;
    const finders = new Map<string, (pointer: string) => number>();
    const placed = error.findings.map((finding): Finding => {
      const { file, location } = finding;
      if (!location.startsWith('/') || !/\.(ya?ml|json)$/.test(file)) return finding;
      const find = finders.get(file) ?? lineFinder(readText(root, file));
      finders.set(file, find);
      return { ...finding, line: find(location) };
    });
    throw new FindingsError(placed);
  }
}

/** The line of what a pointer names in a text; where there is no such thing, of what would hold it. */
export function lineFinder(text: string): (pointer: string) => number {
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter, stringKeys: true });
  return (pointer) => {
    let node: unknown = contents;
    let offset = 0;
    for (const token of tokens(pointer)) {
      const pair = isMap(node) ? node.items.find(({ key }) => String(key) === token) : undefined;
      const item = isSeq(node) ? node.items[Number(token)] : undefined;
      const found = pair?.key ?? item;
      if (!isNode(found)) break;
      offset = found.range?.[0] ?? offset;
      node = pair ? pair.value : item;
    }
    return lineCounter.linePos(offset).line;
  };
}
