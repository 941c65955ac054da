/** The checker: what the contract says of the JSON that is pasted in. Nothing leaves the page. */
import type { ParseResult } from 'speech-to-text-contract/parse';
import { createElement } from './element.ts';

/** A line of JSON, and the pointer of the value that begins on it. */
type JsonLine = [text: string, pointer?: string];

type Parse = (value: unknown) => ParseResult<unknown>;

/** What is longer or deeper is not looked at: the page would be busy for too long, or break. */
const LONGEST = 200_000;
const DEEPEST = 200;

const form = document.querySelector('form.checker') as HTMLFormElement;
const [choice, input] = form.elements as unknown as [HTMLSelectElement, HTMLTextAreaElement];
const [status, output] = form.querySelectorAll('[role=status], ol');

/** Makes the form check what is pasted in, with a parser for each of its choices. */
export function startChecker(parsers: Record<string, Parse | undefined>): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show('');
    try {
      const parse = parsers[choice.value];
      if (!parse) throw new Error('its parser is not built yet.');
      check(input.value, parse);
    } catch (error) {
      show(`This cannot be checked: ${(error as Error).message}`);
    }
  });
}

function check(text: string, parse: Parse): void {
  if (text.length > LONGEST) {
    throw new Error(`it has ${text.length} characters; at most ${LONGEST} are read.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    show(`This is not JSON: ${(error as Error).message}`);
    return;
  }
  const lines = linesOf(value);
  const result = parse(value);
  if (!result.ok) {
    show(`Issues: ${result.issues.length}`, lines, result.issues);
  } else if (JSON.stringify(result.value) === JSON.stringify(value)) {
    show('The contract accepts this.', lines);
  } else {
    show('The contract accepts this. With its defaults:', linesOf(result.value));
  }
}

function show(
  text: string,
  lines: JsonLine[] = [],
  issues: { path: string; message: string }[] = [],
): void {
  const items = new Map(
    lines.map(([line, pointer], index) => [pointer ?? index, createElement('li', line)]),
  );
  for (const { path, message } of issues) {
    // What is missing has no line of its own: its parent's is the nearest.
    let place = path;
    while (!items.has(place)) place = place.slice(0, place.lastIndexOf('/'));
    items
      .get(place)
      ?.append(createElement('mark', place === path ? message : `${path} ${message}`));
  }
  if (status) status.textContent = text;
  output?.replaceChildren();
  for (const item of items.values()) output?.append(item);
}

function linesOf(value: unknown, pointer = '', indent = '', before = '', after = ''): JsonLine[] {
  if (indent.length / 2 > DEEPEST) throw new Error(`it is more than ${DEEPEST} levels deep.`);
  if (typeof value !== 'object' || value === null) {
    return [[indent + before + JSON.stringify(value) + after, pointer]];
  }
  const list = Array.isArray(value);
  const entries = Object.entries(value);
  const inner = entries.flatMap(([key, item], index) =>
    linesOf(
      item,
      `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      `${indent}  `,
      list ? '' : `${JSON.stringify(key)}: `,
      index < entries.length - 1 ? ',' : '',
    ),
  );
  return [
    [indent + before + (list ? '[' : '{'), pointer],
    ...inner,
    [indent + (list ? ']' : '}') + after],
  ];
}
