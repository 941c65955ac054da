/** A problem that a check has found: where it is, what is wrong and how to fix it. */
export interface Finding {
  /**
   * The file, relative to the project's root; until that is known, a document or `BUNDLE`; empty if there is none.
   */
  file: string;
  /** The JSON pointer in the file, or `line:column` where the file could not be parsed. */
  location: string;
  /** The line, if known. */
  line?: number;
  /** What is wrong, and how to fix it. */
  message: string;
}

/** The `file` of a finding about both bundles or about the normal form. */
export const BUNDLE = 'bundle';

/** Thrown by a step that cannot continue; carries the findings and needs no stack trace. */
export class FindingsError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    // The same finding can occur twice: a file is checked with each document that refers to it.
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

/** Whether an error comes from the operating system, such as a missing file or missing permissions. */
function isSystemError(error: unknown): error is Error & { code?: string } {
  return error instanceof Error && 'syscall' in error;
}

/** Remedies for some errors of the operating system. */
const REMEDIES: Readonly<Record<string, string>> = {
  EACCES: 'correct the permissions',
  EADDRINUSE: 'stop the process that listens there, or choose another port',
  ENOTDIR: 'remove the file that is there',
};

/** Whether an error is a bug in this project: neither a finding nor from the operating system. */
export function isBug(error: unknown): boolean {
  return !(error instanceof FindingsError || isSystemError(error));
}

/** Converts a thrown value to findings; an error of the operating system is reported for `file`. */
export function findingsOf(error: unknown, file = ''): readonly Finding[] {
  if (error instanceof FindingsError) return error.findings;
  if (isSystemError(error)) {
    const remedy = REMEDIES[error.code ?? ''] ?? 'fix that and try again';
    return [{ file, location: '', message: `${error.message}; ${remedy}` }];
  }
  const trace = error instanceof Error ? error.stack : String(error);
  const message = `this is a bug in this project, not a mistake in the contract; please report it: ${trace}`;
  return [{ file: '', location: '', message }];
}

/** Maps all items before it throws, so that the findings of all of them are thrown together. */
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
  const separator = location.startsWith('/') ? '#' : ':';
  const place = location === '' ? start : `${start}${separator}${location}`;
  const text = place === '' ? message : `${place}: ${message}`;
  // CI services interpret a line that begins with `::` as a command.
  return printable(text.replaceAll(/\s*[\n\u2028\u2029]\s*/g, ' '));
}

/** Removes control characters, which a terminal would interpret, and marks that change the writing direction. */
export function printable(text: string): string {
  return text.replaceAll(/(?![\n\t])\p{Cc}|\p{Bidi_Control}/gu, '');
}
