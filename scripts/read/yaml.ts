/** YAML and JSON as plain data that every tool reads alike. */
import { type Document, parseDocument, type Range, type Scalar, visit, type YAMLError } from 'yaml';
import type { Json } from '../json.ts';
import { type Problem, refuse, refuseAt } from '../problem.ts';

const OPTIONS = { stringKeys: true, resolveKnownTags: false, prettyErrors: false };

/** Our messages for some errors of the YAML library, by code; other errors keep the library's message. */
const REMEDIES: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'the key is given twice; remove or indent one of the two:',
  MULTIPLE_DOCS: 'a second document begins here; move it to its own file:',
};

/**
 * Reads the text of a YAML (or JSON) file as plain data.
 *
 * @param file the name of the file in problems
 * @throws ProblemsError when the text is not valid, at `line:column`, or is not data that every tool reads alike
 */
export function parseYaml(text: string, file: string): Json {
  const known = PARSED.get(text) ?? parse(text, file);
  PARSED.set(text, known);
  return structuredClone(known);
}

/** Valid texts and their data: two states of a contract, such as a commit and an edit, share most files. */
const PARSED = new Map<string, Json>();

function parse(text: string, file: string): Json {
  const hidden = text.search(INVISIBLE);
  if (hidden >= 0) {
    refuseAt(file, problemWithCharacter(text.charAt(hidden)), positionAt(text, hidden));
  }
  const document = readDocument(text, file);
  const problems: Problem[] = [];
  const findAt = (offset: number, message: string) =>
    problems.push({ file, pointer: positionAt(text, offset), message });
  visit(document, {
    // Aliases are refused, since they may refer to nothing, or to a node around them.
    Alias: (_, { source, range }) => {
      const instead = 'quote text that begins with *, and write repeated content out';
      findAt(range?.[0] ?? 0, `*${source} is an alias; ${instead}`);
    },
    Scalar: (role, scalar) => {
      const message = problemWithText(String(scalar.value)) ?? problemWithScalar(role, scalar);
      if (message !== undefined) findAt(scalar.range?.[0] ?? 0, message);
    },
    Collection: (_, { range }, path) => {
      if (path.length > DEEPEST) refuseAt(file, TOO_DEEP, positionAt(text, range?.[0] ?? 0));
    },
  });
  refuse(problems);
  return document.toJS() as Json;
}

/** Messages for keys that cannot be names. */
const SPECIAL_KEYS: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  ['__proto__']: 'the name __proto__ has a special meaning in JavaScript; choose another',
  '<<': 'some tools treat << as a name, others merge its value; write the content out here',
});

const HALF_CHARACTER =
  'the text contains half a character (a lone surrogate), which no encoding has; write the whole character';

/** Control characters, which a terminal would interpret, and marks that change the direction of the text after them. */
const INVISIBLE = /(?![\n\t])\p{Cc}|\p{Bidi_Control}/u;

function problemWithCharacter(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `the text contains the invisible character U+${code}, which can hide or reorder what readers see; remove it`;
}

/** What is wrong with the characters of a text, after its escapes have been resolved. */
function problemWithText(text: string): string | undefined {
  if (/\p{Surrogate}/u.test(text)) return HALF_CHARACTER;
  const [character] = INVISIBLE.exec(text) ?? [];
  return character === undefined ? undefined : problemWithCharacter(character);
}

function problemWithScalar(
  role: string | number | null,
  { value, source = '', type }: Scalar,
): string | undefined {
  if (role !== 'key') return problemWithNumber(value, source);
  if (source === '' && type === 'PLAIN') return 'the key before the colon is missing; write one';
  if (type === 'PLAIN' && changesAsKey(source)) {
    return `some tools read the key ${source} as another name; put it in quotes`;
  }
  return SPECIAL_KEYS[String(value)];
}

/** Whether a key without quotes is null, or a number whose canonical form is another text, such as `0x10`. */
function changesAsKey(source: string): boolean {
  const value = parseDocument(source).toJS();
  return value === null || (typeof value === 'number' && String(value) !== source);
}

const MISINDENTED =
  'the indentation matches no line around it; indent by two spaces for each level, and put a space after a dash:';

const COLON_IN_TEXT = 'the text contains a colon, which begins a value; put the text in quotes:';

const NO_VALUE =
  'the key has no value; indent the lines below it by two spaces, or align it with the keys around it:';

/** The message for the first error of a document, and the offset where the error begins. */
function explain(
  error: YAMLError,
  document: Document,
  text: string,
): [words: string, offset: number] {
  const { code, message } = error;
  const offset = startOf(error, document, text);
  const before = text.slice(0, offset);
  // A key that is indented too much has lost its content, which repeats the keys around it.
  const [, indent = '', empty] = /(?:^|\n)( *)(\S+:)\n *$/.exec(before) ?? [];
  if (code === 'DUPLICATE_KEY' && empty && before.endsWith(`\n${indent}`)) {
    return [NO_VALUE, before.lastIndexOf(empty)];
  }
  const misindented = misindentedLine(error, text);
  if (misindented !== undefined) return [MISINDENTED, misindented];
  if (/^Nested/.test(message)) return [COLON_IN_TEXT, offset];
  const [reason] = message.split(/[.:;]?(?:\n|$)/);
  return [REMEDIES[code] ?? `not valid YAML: ${reason}; correct the file at`, offset];
}

/** A line that is neither empty nor a comment. */
interface Line {
  /** Where its content begins, as an offset and as a column; `keyColumn` is after the dash of a list item. */
  start: number;
  column: number;
  keyColumn: number;
}

/**
 * The offset of the line whose indentation causes an error, judging by the lines next to it; `undefined` if
 * indentation is not the cause. The library reports a later place: if a first key is indented too much, the key
 * after it.
 */
function misindentedLine({ message, pos: [pos] }: YAMLError, text: string): number | undefined {
  const lines = linesOf(text);
  const index = lines.findLastIndex(({ start, column }) => start - column <= pos);
  const line = lines[index];
  if (line === undefined) return undefined;
  if (/^Nested/.test(message)) {
    // The text continues on the next line, which should have been a key.
    if (line.keyColumn % 2 === 1) return line.start;
    const next = lines[index + 1];
    return next && next.column > line.keyColumn ? next.start : undefined;
  }
  const isIndent = /^All/.test(message);
  const isWholeLine = pos <= line.start;
  if (!isIndent && !(isWholeLine && /node end/.test(message))) return undefined;
  const parent = lines.findLastIndex(
    ({ column }, position) => position < index && column < line.column,
  );
  const parentColumn = lines[parent]?.column ?? -INDENT;
  const first = lines[parent + 1];
  const isFirstOff = first !== undefined && first.column !== line.column;
  if (isFirstOff && line.column === parentColumn + INDENT) return first.start;
  return isIndent ? line.start : undefined;
}

/** The number of spaces for each level. */
const INDENT = 2;

function linesOf(text: string): Line[] {
  return [...text.matchAll(/^( *)((?:- +)*)(?=[^\s#])/gm)].map(
    ({ 0: before, 1: indent = '', index }) => {
      const column = indent.length;
      return { start: index + column, column, keyColumn: before.length };
    },
  );
}

/** Where an error begins: for an unclosed quote or list, the library reports the end. */
function startOf({ message, pos: [end] }: YAMLError, document: Document, text: string): number {
  let start = end;
  const note = (_: unknown, { range }: { range?: Range | null }) => {
    const [first = end, , last = end] = range ?? [];
    if (first < end && last >= end && /[[{'"]/.test(text.charAt(first))) start = first;
  };
  if (/closing|Flow/.test(message)) visit(document, { Scalar: note, Collection: note });
  return start + Math.max(0, text.slice(start).search(/\S/));
}

/**
 * Reads the text of a YAML file, including aliases.
 *
 * @throws ProblemsError when the text is not valid
 */
export function readDocument(text: string, file: string): Document {
  try {
    const document = parseDocument(text, OPTIONS);
    // Later errors may follow from the first.
    const [error] = [...document.errors, ...document.warnings];
    if (!error) return document;
    const [words, offset] = explain(error, document, text);
    return refuseAt(file, `${words} ${excerpt(text, offset)}`, positionAt(text, offset));
  } catch (error) {
    // The stack overflowed.
    if (error instanceof RangeError) refuseAt(file, TOO_DEEP);
    throw error;
  }
}

/** The greatest depth in nodes: each object counts twice, together with its pair. */
const DEEPEST = 200;

const TOO_DEEP = 'the value is nested too deeply for the tools that read it; flatten it';

/** What is wrong with a number that JavaScript cannot represent as written. */
function problemWithNumber(value: unknown, source: string): string | undefined {
  if (typeof value !== 'number') return undefined;
  if (!Number.isFinite(value)) {
    return `${source} is not a number in JSON; remove it or write another`;
  }
  const isDecimal = /^[-+.\d]/.test(source) && !/^0[ox]/.test(source);
  if (!isDecimal || digitsOf(source) === digitsOf(String(value))) return undefined;
  return `${source} becomes ${value}, since JavaScript cannot represent so many digits; write that, or a shorter number`;
}

/** The significant digits of a number. */
function digitsOf(number: string): string {
  return number.replaceAll(/e.*$|[-+.]/gi, '').replaceAll(/^0+|0+$/g, '');
}

/** Reads the text of an example; throws a ProblemsError when it is not JSON. */
export function parseJson(text: string, file: string): Json {
  try {
    JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const [, offset = offsetOf(message, text)] = /position (\d+)/.exec(message) ?? [];
    const pointer = positionAt(text, Number(offset));
    const reason = message.replace(/,? (in JSON |"|\.\.\.|at position).*/s, '');
    const shown = excerpt(text, Number(offset));
    refuseAt(file, `not valid JSON: ${reason}; correct the file at ${shown}`, pointer);
  }
  // JSON is YAML, whose parser finds a key that is given twice.
  return parseYaml(text, file);
}

/**
 * The offset of the token that a message names without its position: `Unexpected token '}', ..."ne": 1,}"... is not
 * valid JSON`.
 */
function offsetOf(message: string, text: string): number {
  const [, token = '', shown = ''] =
    /^Unexpected token '(.*)', (?:\.\.\.)?"(.*)"(?:\.\.\.)? is/s.exec(message) ?? [];
  const start = text.indexOf(shown);
  if (token === '' || start < 0) return text.length;
  return text.indexOf(token, start + Math.max(0, shown.length - 11));
}

function excerpt(text: string, offset: number): string {
  return JSON.stringify(/.*/.exec(text.slice(offset))?.[0].trim().slice(0, 40));
}

function positionAt(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}
