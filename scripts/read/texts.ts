/** Mistakes in YAML: errors, and text that has another meaning than it seems to have, in some tools or in all of them. */
import { isCollection, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import type { Problem } from '../problem.ts';

export function checkTexts(text: string, file: string): Problem[] {
  try {
    return problemsIn(text, file);
  } catch (error) {
    // The stack of a parser has an end.
    if (!(error instanceof RangeError)) throw error;
    return [{ file, pointer: '', line: 1, message: TOO_DEEP }];
  }
}

/** The most objects and lists in each other. */
const MOST_NESTED = 100;

const TOO_DEEP = `the file has more than ${MOST_NESTED} levels; move inner schemas to named ones`;

function problemsIn(text: string, file: string): Problem[] {
  const problems: Problem[] = [];
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  // Later errors may follow from the first one.
  const [error] = document.errors;
  if (error) {
    const { line } = lineCounter.linePos(error.pos[0]);
    const message = `not valid YAML: ${error.message.split('\n')[0]}; fix this line or the indentation of the lines around it`;
    return [{ file, pointer: '', line, message }];
  }
  visit(document, {
    Collection: (_, { range }, path) => {
      if (path.filter(isCollection).length < MOST_NESTED) return undefined;
      const { line } = lineCounter.linePos(range?.[0] ?? 0);
      problems.push({ file, pointer: '', line, message: TOO_DEEP });
      return visit.BREAK;
    },
    Scalar: (_, scalar) => {
      const [start = 0, end = 0] = scalar.range ?? [];
      const message = problemWith(scalar, text.slice(end, end + 100));
      const { line } = lineCounter.linePos(start);
      if (message) problems.push({ file, pointer: '', line, message });
    },
  });
  return problems;
}

function problemWith({ value, source = '', type }: Scalar, after: string): string | undefined {
  if (/[\p{Cf}\p{Surrogate}\u00a0]/u.test(String(value)))
    return 'the text contains an invisible character; write the text again';
  if (/^(~|<<|__proto__)$/.test(source))
    return `${source} has a special meaning in some tools; write something else`;
  if (type === 'PLAIN' && /\s/.test(source) && /^[ \t]+#/.test(after))
    return 'text after # is a comment; quote the text, or move the comment';
  if (typeof value === 'number' && (/^[-+]?0\d/.test(source) || /\d{16}/.test(source)))
    return `tools read the number ${source} differently; write at most 15 digits, and no zero at the start`;
  return undefined;
}
