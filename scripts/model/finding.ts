/** What a check has found: where it stands, what is wrong and what to do. */
export interface Finding {
  /** The file, from the project's root. */
  file: string;
  /** The JSON pointer in the file, or `line:column` where the file could not be parsed. */
  location: string;
  /** What is wrong, and what to do about it. */
  message: string;
}

/** Thrown by a step that cannot go on; carries the findings and needs no stack trace. */
export class FindingsError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(formatFinding).join('\n'));
    this.name = 'FindingsError';
    this.findings = findings;
  }
}

/** One line for a terminal: `file#pointer: message`, or `file: message` for the file as a whole. */
export function formatFinding({ file, location, message }: Finding): string {
  const place = location === '' ? file : `${file}#${location}`;
  return `${place}: ${message}`;
}
