import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { tokens } from '../model/pointer.ts';

/** Finds lines in one YAML file. */
export type Lines = (pointer: string) => number;

/**
 * Reads on which line everything is in a YAML file.
 *
 * @returns a function from a JSON pointer to the line, from 1, of the key or item that it names, or
 *   of the nearest thing around it that is there
 */
export function linesOf(text: string): Lines {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  return (pointer) => {
    let node: unknown = document.contents;
    let offset = 0;
    for (const token of tokens(pointer)) {
      const found = step(node, token);
      if (found === undefined) break;
      [node, offset] = found;
    }
    return counter.linePos(offset).line;
  };
}

function step(node: unknown, token: string): [unknown, number] | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === token);
    return pair && [pair.value, start(pair.key)];
  }
  if (isSeq(node)) {
    const item = node.items[Number(token)];
    return item === undefined ? undefined : [item, start(item)];
  }
  return undefined;
}

function start(node: unknown): number {
  return (node as Node | null)?.range?.[0] ?? 0;
}
