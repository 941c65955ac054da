/** The checker: what the contract says of the JSON that is pasted in. Nothing leaves the page. */
import {
  parseClientMessage,
  parseLiveRequest,
  parsePreRecordedRequest,
  parseServerMessage,
} from 'speech-to-text-contract/parse';

/** By the order of the choices. */
const PARSERS = [parseServerMessage, parseClientMessage, parseLiveRequest, parsePreRecordedRequest];

/** A line of JSON, and the pointer of the value that begins on it. */
type Line = [text: string, pointer?: string];

const form = document.querySelector('form.checker') as HTMLFormElement;
const [choice, input] = form.elements as unknown as [HTMLSelectElement, HTMLTextAreaElement];
const [status, output] = form.querySelectorAll('[role=status], ol');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  let value: unknown;
  try {
    value = JSON.parse(input.value);
  } catch (error) {
    show(`This is not JSON: ${(error as Error).message}`);
    return;
  }
  const result = PARSERS[choice.selectedIndex]?.(value);
  // Messages have no defaults.
  if (result?.ok && choice.selectedIndex < 2) show('The contract accepts this.', linesOf(value));
  else if (result?.ok) show('The contract accepts this. With its defaults:', linesOf(result.value));
  else if (result) show(`Issues: ${result.issues.length}`, linesOf(value), result.issues);
});

function show(
  text: string,
  lines: Line[] = [],
  issues: { path: string; message: string }[] = [],
): void {
  const items = new Map(
    lines.map(([line, pointer], index) => [pointer ?? index, element('li', line)]),
  );
  for (const { path, message } of issues) {
    // What is missing has no line of its own: its parent's is the nearest.
    let place = path;
    while (!items.has(place)) place = place.slice(0, place.lastIndexOf('/'));
    items.get(place)?.append(element('mark', place === path ? message : `${path} ${message}`));
  }
  if (status) status.textContent = text;
  output?.replaceChildren(...items.values());
}

function linesOf(value: unknown, pointer = '', indent = '', before = '', after = ''): Line[] {
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

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
