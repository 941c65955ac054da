/** The content of the hand-written YAML and JSON, and text in it that seems to have another meaning than it has. */
import { LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import { readFiles } from '../base/files.ts';
import { isJsonObject, type Json } from '../base/json.ts';
import { DOCUMENTS, type Problem, refuse, refuseAt } from '../base/problem.ts';
import type { Sources } from '../base/references.ts';

/** Whether a file is in a folder of examples. */
export const isExample = (file: string): boolean => file.includes('/examples/');

/**
 * Reads the YAML of both documents, and their examples. JSON is YAML, too.
 *
 * @throws ProblemsError with the mistakes in their text
 */
export function loadSources(root: string): Sources {
  return readFiles(root, `{${DOCUMENTS}}/**/*.{yaml,yml,json}`, parseSource);
}

function parseSource(text: string, file: string): Json {
  try {
    return parseText(text, file);
  } catch (error) {
    if (error instanceof ReferenceError)
      refuseAt(file, 'aliases repeat too much text; write a named schema, and refer to it');
    if (error instanceof SyntaxError) {
      const [words] = error.message.split(/, | in JSON at /);
      const [, position] = /at position (\d+)/.exec(error.message) ?? [];
      // Node tells no position of a word without quotes.
      const [known = ''] = JSON_SO_FAR.exec(text) ?? [];
      const line = text.slice(0, Number(position ?? known.length)).split('\n').length;
      const message = `the file is not JSON: ${words}; fix it`;
      refuse([{ file, pointer: '', line, message }]);
    }
    throw error;
  }
}

/** Text without words of another language: up to `live` in `{"kind": live}`. */
const JSON_SO_FAR = /^(?:\d[eE]|[^"'A-Za-z]|true|false|null|"(?:[^"\\]|\\.)*")*/s;

function parseText(text: string, file: string): Json {
  const json: Json | undefined = file.endsWith('.json') ? JSON.parse(text) : undefined;
  const problems: Problem[] = [];
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  // Later errors may follow from the first one.
  const [error] = document.errors;
  if (error) {
    const { line } = lineCounter.linePos(error.pos[0]);
    const message = `not valid YAML: ${error.message.split('\n')[0]}; fix this line or the indentation of the lines around it`;
    refuse([{ file, pointer: '', line, message }]);
  }
  visit(document, {
    Alias: (_, alias, path) => {
      const target = alias.resolve(document);
      const { line } = lineCounter.linePos(alias.range?.[0] ?? 0);
      const add = (message: string) => problems.push({ file, pointer: '', line, message });
      if (!target)
        add(`there is no anchor \`${alias.source}\`; quote text that begins with *, & or !`);
      else if (path.some((around) => around === target))
        add(`the value of the anchor \`${alias.source}\` contains itself; write the value here`);
    },
    Scalar: (key, scalar) => {
      const [start = 0, end = 0] = scalar.range ?? [];
      const message = problemWith(scalar, key === 'key', text.slice(end, end + 100));
      const { line } = lineCounter.linePos(start);
      if (message) problems.push({ file, pointer: '', line, message });
    },
  });
  refuse(problems);
  if (json !== undefined) return json;
  const content = document.toJS();
  const message =
    'the file must be an object; begin a document with `openapi: 3.1.0` or `asyncapi: 3.0.0`, and a definition with its name';
  if (!isJsonObject(content)) refuse([{ file, pointer: '', line: 1, message }]);
  return content;
}

/** What Persian and emoji need within text. */
const JOINERS = /\u200c|\u200d|[\u{e0020}-\u{e007f}]/gu;

function problemWith(
  { value, source = '', type }: Scalar,
  isKey: boolean,
  after: string,
): string | undefined {
  const visible = isKey ? String(value) : String(value).replaceAll(JOINERS, '');
  if (/[\p{Cf}\p{Surrogate}\u00a0]/u.test(visible))
    return 'the text contains an invisible character; write the text again';
  if (/^(~|<<|__proto__)$/.test(source))
    return `${source} has a special meaning in some tools; write something else`;
  if (type === 'PLAIN' && /\s/.test(source) && /^[ \t]+#/.test(after))
    return 'text after # is a comment; quote the text, or move the comment';
  const isExact = /^[-+]?\d+$/.test(source) ? Number.isSafeInteger : Number.isFinite;
  if (typeof value === 'number' && !isExact(value))
    return `no tool reads the number ${source} exactly; write at most 15 digits`;
  return undefined;
}
