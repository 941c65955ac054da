/** Problems of the hand-written files: where each is, and what is wrong. */
import { oneLine } from '../runtime/issues.ts';

/** The documents of a contract. */
export const DOCUMENTS = ['openapi', 'asyncapi'] as const;

export type DocumentName = (typeof DOCUMENTS)[number];

/** Somewhere in a file. */
export interface FilePlace {
  /** The path, relative to the project's root; empty if there is none. */
  file: string;
  /** The JSON pointer in the file; empty for the file as a whole. */
  pointer: string;
  /** The line, if known. */
  line?: number | undefined;
}

/** Somewhere in the bundle of a document, with references resolved; `load/lines.ts` finds the file. */
export interface BundlePlace {
  document: DocumentName;
  pointer: string;
}

/** What a check has found. */
export type Problem = (FilePlace | BundlePlace) & { message: string };

/**
 * A problem in a bundle.
 *
 * @param below the pointer from the place to the problem
 */
export function problemAt(
  { document, pointer }: BundlePlace,
  message: string,
  below = '',
): Problem {
  return { document, pointer: pointer + below, message };
}

/** Thrown by a step that cannot continue. */
export class ProblemsError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    // A file is checked with each document, and a part with each schema that has it.
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

const TOO_DEEP = 'schemas lead to each other in too many steps; write fewer levels';

/** The problems in an error; any other error is thrown, but for a stack that was too small. */
export function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof ProblemsError) return error.problems;
  const isTooDeep = error instanceof RangeError && error.message.includes('call stack');
  if (isTooDeep) return [{ file: '', pointer: '', message: TOO_DEEP }];
  throw error;
}

/** Maps all items before it throws, so that the problems of all items are thrown together. */
export function mapOrRefuse<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Result,
): Result[] {
  const problems: Problem[] = [];
  const results = items.flatMap((item) => {
    try {
      return [make(item)];
    } catch (error) {
      problems.push(...problemsOf(error));
      return [];
    }
  });
  refuse(problems);
  return results;
}

/** One line for a terminal: `file:line#pointer: message`, as far as each is known. */
export function formatProblem(problem: Problem): string {
  const { pointer, message } = problem;
  const { file, line } = 'document' in problem ? { file: problem.document } : problem;
  const start = line === undefined ? file : `${file}:${line}`;
  const place = pointer === '' ? start : `${start}#${pointer}`;
  return oneLine(place === '' ? message : `${place}: ${message}`);
}
