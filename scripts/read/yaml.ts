/** YAML and JSON as plain data that every tool reads alike. */
import { type Document, isMap, parseDocument, type Scalar, visit, type YAMLError } from 'yaml';
import type { Json } from '../json.ts';
import { INVISIBLE, type Problem, ProblemsError, refuse } from '../problem.ts';

const OPTIONS = {
  // For Redocly's configuration: the contract may not contain `<<`.
  merge: true,
  stringKeys: true,
  // Other tools would read a tagged value, such as `!!binary`, in another way.
  resolveKnownTags: false,
  // Problems have their own lines.
  prettyErrors: false,
};

/**
 * Reads the text of a YAML (or JSON) file as plain data.
 *
 * @param file the name of the file in problems
 * @throws ProblemsError when the text is not valid, or is not data that every tool reads alike
 */
export function parseYaml(text: string, file: string): Json {
  const document = readDocument(text, file);
  const problems: Problem[] = [];
  const findAt = (offset: number, message: string) =>
    problems.push({ file, pointer: '', line: lineAt(text, offset), message });
  visit(document, {
    // Aliases are refused, because they may refer to nothing or to a parent node.
    Alias: (_, { source, range }) => {
      const instead = 'quote text that begins with *, or write out repeated content';
      findAt(range?.[0] ?? 0, `*${source} is an alias; ${instead}`);
    },
    Scalar: (role, scalar) => {
      const own =
        role === 'key'
          ? problemWithKey(scalar)
          : (problemWithNumber(scalar) ?? problemWithComment(scalar, text));
      const message = own ?? problemWithText(String(scalar.value));
      if (message !== undefined) findAt(scalar.range?.[0] ?? 0, message);
    },
  });
  refuse(problems);
  return document.toJS() as Json;
}

/** Characters that can hide or reorder text, and lone surrogates, which cannot be encoded. */
function problemWithText(text: string): string | undefined {
  const [character] = INVISIBLE.exec(text) ?? [];
  const code = character?.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return code && `the text contains the unsupported character U+${code}; remove it`;
}

/** Some tools give these keys a special meaning. */
const problemWithKey = ({ value }: Scalar): string | undefined =>
  /^(~|null|__proto__|<<)$/i.test(String(value))
    ? `the name ${value} has a special meaning in some tools; ${value === '<<' ? 'write out the content' : 'rename it'}`
    : undefined;

/** Numbers that JSON or JavaScript cannot represent exactly, or that tools read differently. */
function problemWithNumber({ value, source = '' }: Scalar): string | undefined {
  if (typeof value !== 'number') return undefined;
  if (/^[-+]?0[\do]/.test(source))
    return `some tools read ${source} as an octal number; write it without the leading zero`;
  if (!Number.isFinite(value)) return `${source} is not a JSON number; write a finite number`;
  const digits = source.replaceAll(/e.*$|\D/gi, '').replaceAll(/^0+|0+$/g, '');
  return digits.length > 15
    ? `${source} cannot be represented exactly in JavaScript; use at most 15 digits`
    : undefined;
}

/** A sentence without quotes ends at ` #`, which its author rarely wants. */
function problemWithComment({ value, type, range }: Scalar, text: string): string | undefined {
  const isSentence = type === 'PLAIN' && /\s/.test(String(value));
  return isSentence && range && /^[ \t]+#/.test(text.slice(range[1], range[1] + 100))
    ? 'text after # is a comment; quote the text, or move the comment to a separate line'
    : undefined;
}

/** The problem and the remedy for some errors of the YAML library by code; other errors keep the library's message. */
const WORDS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'the text contains a colon, or this or the next line is indented wrongly; quote the text, or fix the indentation',
  DUPLICATE_KEY: 'the key occurs more than once; remove or indent one occurrence',
  MULTIPLE_DOCS: 'a second document begins here; remove `---`, or move it to a separate file',
};

/**
 * Reads the text of a YAML file, including aliases.
 *
 * @throws ProblemsError when the text is not valid, with the first error: later ones may follow from it
 */
export function readDocument(text: string, file: string): Document {
  const document = parseDocument(text, OPTIONS);
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return document;
  // The library writes the missing quote in front of the word, as in `closing 'quote`.
  const [reason] = error.message.replace(/(['"])quote/, 'quote $1').split(/[.:;]?(?:\n|$)/);
  // For a wrong indentation, the library may report the next line.
  const remedy = 'fix this line or the indentation of the lines around it';
  const start = startOf(error, document);
  const offset = start + Math.max(0, text.slice(start).search(/\S/));
  const isKey = reason?.startsWith('Implicit map keys');
  const problem = isKey ? 'a key has no colon' : `not valid YAML: ${reason}`;
  const owner = error.code === 'BAD_INDENT' ? ownerOf(error, document) : undefined;
  const other = owner && `\`${owner.value}\` in line ${lineAt(text, owner.range?.[0] ?? 0)}`;
  const message = other
    ? `the indentation does not match ${other}; correct one of the two lines`
    : (WORDS[error.code] ?? `${problem}; ${remedy}`);
  throw new ProblemsError([{ file, pointer: '', line: lineAt(text, offset), message }]);
}

/** The key of the innermost map that ends at an error: if the key is indented too little, it gets lines of others. */
function ownerOf({ pos: [end] }: YAMLError, document: Document): Scalar | undefined {
  let owner: Scalar | undefined;
  visit(document, {
    Pair: (_, { key, value }) => {
      const [start = end] = (key as Scalar).range ?? [];
      const last = isMap(value) ? (value.range?.[1] ?? 0) : 0;
      if (start < end && last >= end) owner = key as Scalar;
    },
  });
  return owner;
}

/** Where an error begins; for an unclosed quote, the library reports the end. */
function startOf({ code, pos: [end] }: YAMLError, document: Document): number {
  let start = end;
  const note = (_: unknown, { range }: Scalar) => {
    if (range && range[0] < end && range[1] >= end) start = range[0];
  };
  if (code === 'MISSING_CHAR') visit(document, { Scalar: note });
  return start;
}

/** Reads the text of a JSON file; throws a ProblemsError when it is not JSON. */
export function parseJson(text: string, file: string): Json {
  try {
    JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const [quoted = '', offset] = message.split(/ in JSON at position (\d+)/);
    const reason = quoted.replace(/(, (\.\.\.)?".*)? is not valid JSON$/s, '');
    // Without an offset, the message quotes the text around the mistake.
    const place = offset === undefined ? {} : { line: lineAt(text, Number(offset)) };
    const words = `the file is not valid JSON: ${reason}`;
    throw new ProblemsError([{ file, pointer: '', ...place, message: words }]);
  }
  // JSON is YAML, whose parser finds duplicate keys.
  return parseYaml(text, file);
}

/** The line of an offset, from 1. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
