/** YAML and JSON as plain data that every tool reads alike. */
import { type Document, parseDocument, type Scalar, visit, type YAMLError } from 'yaml';
import type { Json } from '../json.ts';
import { INVISIBLE, type Problem, refuse, refuseAt, refuseLine } from '../problem.ts';

const OPTIONS = { merge: true, stringKeys: true, resolveKnownTags: false, prettyErrors: false };

/**
 * Reads the text of a YAML (or JSON) file as plain data.
 *
 * @param file the name of the file in problems
 * @throws ProblemsError when the text is not valid, or is not data that every tool reads alike
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
    refuseLine(file, lineAt(text, hidden), problemWithCharacter(text.charAt(hidden)));
  }
  const document = readDocument(text, file);
  const problems: Problem[] = [];
  const findAt = (offset: number, message: string) =>
    problems.push({ file, pointer: '', line: lineAt(text, offset), message });
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
      if (path.length > DEEPEST) refuseLine(file, lineAt(text, range?.[0] ?? 0), TOO_DEEP);
    },
  });
  refuse(problems);
  return document.toJS() as Json;
}

/** Messages for keys that cannot be names. */
const SPECIAL_KEYS: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  ['__proto__']: 'the name __proto__ has a special meaning in JavaScript; choose another name',
  '<<': 'some tools treat << as a name, others merge its value; write the content out here',
});

const HALF_CHARACTER =
  'the text contains half a character (a lone surrogate), which no encoding has; write the whole character';

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
  if (!/^([-+.\d~]|null$)/i.test(source)) return false;
  const value = parseDocument(source).toJS();
  return value === null || (typeof value === 'number' && String(value) !== source);
}

/** What is wrong and what to do, for some errors of the YAML library by code; others keep the library's message. */
const WORDS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'the text contains a colon, or the next line is indented too much; put the text in quotes, or correct the indentation:',
  DUPLICATE_KEY: 'the key is given twice; remove or indent one of the two:',
  MULTIPLE_DOCS: 'a second document begins here; move it to its own file:',
};

/**
 * Reads the text of a YAML file, including aliases.
 *
 * @throws ProblemsError when the text is not valid, with the first error: later ones may follow from it
 */
export function readDocument(text: string, file: string): Document {
  try {
    const document = parseDocument(text, OPTIONS);
    const [error] = [...document.errors, ...document.warnings];
    if (!error) return document;
    const [reason] = error.message.split(/[.:;]?(?:\n|$)/);
    // Of a line that is indented wrongly, the library may report the next one.
    const remedy = 'correct this line, or the indentation of the lines around it';
    const words = WORDS[error.code] ?? `not valid YAML: ${reason}; ${remedy}:`;
    const start = startOf(error, document);
    const offset = start + Math.max(0, text.slice(start).search(/\S/));
    return refuseLine(file, lineAt(text, offset), `${words} ${excerpt(text, offset)}`);
  } catch (error) {
    // The stack overflowed.
    if (error instanceof RangeError) refuseAt(file, TOO_DEEP);
    throw error;
  }
}

/** Where an error begins; of a quote that is not closed, the library reports the end. */
function startOf({ code, pos: [end] }: YAMLError, document: Document): number {
  let start = end;
  const note = (_: unknown, { range }: Scalar) => {
    if (range && range[0] < end && range[1] >= end) start = range[0];
  };
  if (code === 'MISSING_CHAR') visit(document, { Scalar: note });
  return start;
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
  return `${source} becomes ${value}, since JavaScript cannot represent so many digits; write this value, or a shorter number`;
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
    const reason = message.replace(/,? (in JSON |"|\.\.\.|at position).*/s, '');
    const shown = excerpt(text, Number(offset));
    const line = lineAt(text, Number(offset));
    refuseLine(file, line, `not valid JSON: ${reason}; correct the file at ${shown}`);
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

/** What is at an offset, up to the end of its line. */
function excerpt(text: string, offset: number): string {
  return JSON.stringify(/.*/.exec(text.slice(offset))?.[0].trim().slice(0, 40));
}

/** The line of an offset, from 1. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
