/** A problem that a check has found: where it is and what is wrong. */
export interface Problem {
  /** The file, relative to the project's root; until `withPlaces` finds it, a document; empty if there is none. */
  file: string;
  /** The JSON pointer in the file; empty for the file as a whole, or for a line of a text that could not be parsed. */
  pointer: string;
  /** The line, if known. */
  line?: number;
  message: string;
}

/** Thrown by a step that cannot continue; carries the problems and needs no stack trace. */
export class ProblemsError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    // The same problem can occur twice: a file is checked with each document that refers to it.
    const once = new Map(problems.map((problem) => [formatProblem(problem), problem]));
    super([...once.keys()].join('\n'));
    this.name = 'ProblemsError';
    this.problems = [...once.values()];
  }
}

/** Throws the problems, if there are any. */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ProblemsError(problems);
}

/** Throws a single problem, about a file as a whole unless a place in it is given. */
export function refuseAt(file: string, message: string, pointer = ''): never {
  throw new ProblemsError([{ file, pointer, message }]);
}

/** The problems in an error, which may come from the operating system and be about `file`; any other error is thrown. */
export function problemsOf(error: unknown, file = ''): readonly Problem[] {
  if (error instanceof ProblemsError) return error.problems;
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  return [{ file, pointer: '', message: error.message }];
}

/** Maps all items before it throws, so that the problems of all items are thrown together. */
export function mapOrRefuse<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Result,
  fileOf: (item: Item) => string = () => '',
): Result[] {
  const problems: Problem[] = [];
  const results = items.flatMap((item) => {
    try {
      return [make(item)];
    } catch (error) {
      problems.push(...problemsOf(error, fileOf(item)));
      return [];
    }
  });
  refuse(problems);
  return results;
}

/** One line for a terminal: `file:line#pointer: message`, as far as each is known. */
export function formatProblem({ file, pointer, line, message }: Problem): string {
  const start = line === undefined ? file : `${file}:${line}`;
  const place = pointer === '' ? start : `${start}#${pointer}`;
  const text = place === '' ? message : `${place}: ${message}`;
  // CI services interpret a line that begins with `::` as a command.
  return printable(text.replaceAll(/\s*[\n\u2028\u2029]\s*/g, ' '));
}

/** Control characters, which a terminal would interpret, marks that reorder text, and lone surrogates. */
export const INVISIBLE = /(?![\n\t])\p{Cc}|\p{Cf}|\u00a0|\p{Surrogate}/u;

/** Removes invisible characters. */
export const printable = (text: string): string => text.replaceAll(new RegExp(INVISIBLE, 'gu'), '');
