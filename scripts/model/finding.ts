/** What a check has found: where it is, what is wrong and what to do. */
export interface Finding {
  /** The file, from the project's root; a document or `BUNDLE` until that is known; empty if there is none. */
  file: string;
  /** The JSON pointer in the file, or `line:column` where the file could not be parsed. */
  location: string;
  /** The line of the place, where it is known. */
  line?: number;
  /** What is wrong, and what to do about it. */
  message: string;
}

/** What a finding about both bundles, or about the normal form, has for its file. */
export const BUNDLE = 'bundle';

/** Thrown by a step that cannot go on; carries the findings and needs no stack trace. */
export class FindingsError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    // The same finding can come twice: a file is checked with each document that refers to it.
    const once = new Map(findings.map((finding) => [formatFinding(finding), finding]));
    super([...once.keys()].join('\n'));
    this.name = 'FindingsError';
    this.findings = [...once.values()];
  }
}

/** Throws the findings, if there are any. */
export function refuse(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new FindingsError(findings);
}

/** Throws a single finding, about a file as a whole unless a place in it is given. */
export function refuseAt(file: string, message: string, location = ''): never {
  throw new FindingsError([{ file, location, message }]);
}

/** Whether an error comes from the operating system: no such file, no right to write it. */
function isSystemError(error: unknown): error is Error & { code?: string } {
  return error instanceof Error && 'syscall' in error;
}

/** What to do about some errors of the operating system. */
const REMEDIES: Readonly<Record<string, string>> = {
  EACCES: 'give yourself the permission',
  EADDRINUSE: 'stop what listens there, or choose another port',
  ENOTDIR: 'remove the file that is there',
};

/** Whether an error is a bug of ours: neither a finding nor from the operating system. */
export function isBug(error: unknown): boolean {
  return !(error instanceof FindingsError || isSystemError(error));
}

/** Anything that was thrown, as findings; an error of the operating system is about `file`. */
export function findingsOf(error: unknown, file = ''): readonly Finding[] {
  if (error instanceof FindingsError) return error.findings;
  if (isSystemError(error)) {
    const remedy = REMEDIES[error.code ?? ''] ?? 'mend that and try again';
    return [{ file, location: '', message: `${error.message}; ${remedy}` }];
  }
  const trace = error instanceof Error ? error.stack : String(error);
  const message = `this is a bug of ours, and no mistake in the contract; please report it: ${trace}`;
  return [{ file: '', location: '', message }];
}

/** Maps all items before it refuses any, so that the findings of all are thrown together. */
export function mapOrRefuse<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Result,
  fileOf: (item: Item) => string = () => '',
): Result[] {
  const findings: Finding[] = [];
  const results = items.flatMap((item) => {
    try {
      return [make(item)];
    } catch (error) {
      if (isBug(error)) throw error;
      findings.push(...findingsOf(error, fileOf(item)));
      return [];
    }
  });
  refuse(findings);
  return results;
}

/** One line for a terminal: `file:line#pointer: message`, or `file: message` for the file as a whole. */
export function formatFinding({ file, location, line, message }: Finding): string {
  const start = line === undefined ? file : `${file}:${line}`;
  const isPointer = location.startsWith('/');
  const place = location === '' ? start : `${start}${isPointer ? '#' : ':'}${location}`;
  const text = place === '' ? message : `${place}: ${message}`;
  // CI services take a line that begins with `::` for a command.
  return printable(text.replaceAll(/\s*[\n\u2028\u2029]\s*/g, ' '));
}

/** A text without control characters, which a terminal would obey, and without marks that turn its direction. */
export function printable(text: string): string {
  return text.replaceAll(/(?![\n\t])\p{Cc}|\p{Bidi_Control}/gu, '');
}
