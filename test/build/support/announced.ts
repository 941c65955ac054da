/** Small documents that announce their problems: `#! <pointer> <message>` at the end of the line of a problem. */
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { joinPointer } from '../../../scripts/json.ts';

/** The place of the first key or item in each line. */
function placesByLine(text: string): Map<number, string> {
  const lineCounter = new LineCounter();
  const places = new Map<number, string>();
  const visit = (node: unknown, pointer: string): void => {
    const parts: [at: unknown, key: unknown, value: unknown][] = isMap(node)
      ? node.items.map(({ key, value }) => [key, key, value])
      : isSeq(node)
        ? node.items.map((item, index) => [item, index, item])
        : [];
    for (const [at, key, value] of parts) {
      const [start = 0] = (at as { range?: number[] }).range ?? [];
      const { line } = lineCounter.linePos(start);
      const place = joinPointer(pointer, String(key));
      if (!places.has(line)) places.set(line, place);
      visit(value, place);
    }
  };
  visit(parseDocument(text, { lineCounter }).contents, '');
  return places;
}

/**
 * The problems that a document announces, as `<pointer> <message>`. The pointer starts at the first key of the line, and
 * may be left out. A message that ends in `…` is the beginning of one.
 */
export function announcedIn(text: string): string[] {
  const places = placesByLine(text);
  return text.split('\n').flatMap((line, index) => {
    const [, ...problems] = line.split(/(?:^| )#! /);
    return problems.map((problem) => {
      const [, below = '', message = ''] = /^(\/\S*)? ?(.*)$/.exec(problem) ?? [];
      return `${places.get(index + 1) ?? ''}${below} ${message}`;
    });
  });
}
