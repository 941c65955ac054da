/** The content of the hand-written YAML and JSON, and text in it that seems to have another meaning than it has. */
import { parseYaml } from '@redocly/openapi-core';
import {
  type Document,
  isAlias,
  isCollection,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import { readFiles } from '../base/files.ts';
import { at, isJsonObject, type Json, joinPointer } from '../base/json.ts';
import { DOCUMENTS, type FilePlace, type Problem, refuse, refuseAt } from '../base/problem.ts';
import type { Sources } from '../base/references.ts';
import { SCHEMAS } from '../model/schema.ts';

/** Whether a file is in a folder of examples. */
export const isExample = (file: string): boolean => file.includes('/examples/');

/** The named schemas: at the top of the files under `schemas/`, and in the components of a document. */
export function namedSchemas(sources: Sources): (FilePlace & { name: string })[] {
  return [...sources].flatMap(([file, content]) => {
    const holder = file.includes('/schemas/') ? '' : SCHEMAS;
    const names = isExample(file) ? [] : Object.keys(Object(at(content, holder)));
    return names.map((name) => ({ file, pointer: joinPointer(holder, name), name }));
  });
}

/**
 * Reads the YAML of both documents, and their examples. JSON is YAML, too.
 *
 * @throws ProblemsError with the mistakes in their text
 */
export function loadSources(root: string): Sources {
  return readFiles(root, `{${DOCUMENTS}}/**/*.{yaml,yml,json}`, parseSource);
}

function parseSource(text: string, file: string): Json {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineOf = (position: number) => lineCounter.linePos(position).line;
  const refuseLine = (line: number, message: string) =>
    refuse([{ file, pointer: '', line, message }]);
  if (text.startsWith('%')) refuseLine(1, `not valid: directives are not supported; ${FIX}`);
  // Later errors may follow from the first one.
  const [error] = document.errors;
  const reason = error?.message.replace(/; please.*/, '');
  if (error) refuseLine(lineOf(startOf(error, document)), `not valid: ${reason}; ${FIX}`);
  const problems: Problem[] = [];
  visit(document, (key, node, around) => {
    if (!isNode(node)) return;
    const message = isAlias(node)
      ? wrongAlias(node.resolve(document), around)
      : mistakeIn(node, key === 'key', text);
    const line = lineOf(node.range?.[0] ?? 0);
    if (message) problems.push({ file, pointer: '', line, message });
  });
  refuse(problems);
  // The parser of Redocly accepts less than this one.
  try {
    parseYaml(text);
  } catch (error) {
    const { reason, mark } = error as YamlException;
    refuseLine(mark.line + 1, `not valid: ${reason}; ${FIX}`);
  }
  let content: Json;
  try {
    content = document.toJS();
  } catch {
    return refuseAt(file, `the aliases repeat too much text; ${NAMED}`);
  }
  if (!isJsonObject(content) && !isExample(file)) refuseLine(1, NO_OBJECT);
  return content;
}

const NO_OBJECT =
  'the file must be an object; begin a document with `openapi: 3.1.0` or `asyncapi: 3.0.0`, and a definition with its name';

/** What Redocly's parser throws. */
interface YamlException {
  reason: string;
  mark: { line: number };
}

const FIX = 'fix this line, or the commas, quotes, tabs, and indentation around it';
const NAMED = 'write a named schema, and refer to it';

/** Where an error begins. What is not closed is reported where it ends, such as a quote where the file does. */
function startOf({ pos: [end] }: YAMLParseError, document: Document): number {
  let start = end;
  visit(document, (_, node) => {
    const isQuote = isScalar(node) && /^QUOTE/.test(node.type ?? '');
    if (!isQuote && !(isCollection(node) && node.flow)) return;
    if (node.range?.[1] === end) [start] = node.range;
  });
  return start;
}

/** What is wrong with an alias, by what has its anchor and what is around it. */
function wrongAlias(anchored: unknown, around: readonly unknown[]): string | undefined {
  if (!anchored) return 'nothing before has this anchor; quote text that begins with *';
  return around.includes(anchored) ? `the alias is in its own anchor; ${NAMED}` : undefined;
}

/** What Persian and emoji need within text. */
const JOINERS = /\u200c|\u200d|[\u{e0020}-\u{e007f}]/gu;

/** Characters that people do not see, or that YAML 1.1 does not allow or takes for the end of a line. */
const INVISIBLE =
  /(?![\n\r])[\p{Cc}\u00a0\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Noncharacter_Code_Point}]/u;

function mistakeIn(node: Node, isKey: boolean, text: string): string | undefined {
  const isRepeated = !node.anchor || text.includes(`*${node.anchor}`);
  if (node.tag) return 'tags are not supported; remove the tag, or quote text that begins with !';
  if (!isRepeated) return 'nothing repeats the anchor; remove it, or quote text that begins with &';
  if (!isScalar(node)) return isKey ? 'a key must be text; quote it' : undefined;
  const { value, source = '', type } = node;
  if (isKey && value === '') return 'the key is empty; write a name';
  // Parsers make different keys of other values: `1.0` becomes `1`. A status such as `200` stays as it is.
  if (isKey && typeof value !== 'string' && !/^[1-9]\d*$/.test(source))
    return 'a key must be text; quote it';
  const after = text.slice(node.range?.[1]);
  if (INVISIBLE.test(isKey ? String(value) : String(value).replaceAll(JOINERS, '')))
    return 'the text contains a tab or an invisible character; write the text again';
  if (/^(=|<<|__proto__)$/.test(source))
    return `${source} has a special meaning in some tools; write something else`;
  const isText = typeof value === 'string' || source === '';
  if (type === 'PLAIN' && isText && /^[ \t]*#/.test(after))
    return 'text after # is a comment; quote the text, or move the comment to a line above';
  if (typeof value === 'number' && !Number.isFinite(value))
    return `JSON has no number ${source}; write a smaller one, or remove it`;
  const digits = source
    .replace(/e.*/i, '')
    .replaceAll(/\D/g, '')
    .replaceAll(/^0+|0+$/g, '');
  if (typeof value === 'number' && digits.length > 15 && !Number.isSafeInteger(value))
    return `no tool reads the number ${source} exactly; write at most 15 digits`;
  if (typeof value === 'number' && /e/.test(String(value)))
    return `some tools read the number ${source} as text; write one that needs no exponent`;
  return undefined;
}
