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

/** Goes on only where nothing was found. */
export function refuse(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new FindingsError(findings);
}

/** What `make` gives for each item; what it refuses is refused for all items together. */
export function mapOrRefuse<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): Made[] {
  const findings: Finding[] = [];
  const made = items.flatMap((item) => {
    try {
      return [make(item)];
    } catch (error) {
      if (!(error instanceof FindingsError)) throw error;
      findings.push(...error.findings);
      return [];
    }
  });
  refuse(findings);
  return made;
}

/** One line for a terminal: `file#pointer: message`, or `file: message` for the file as a whole. */
export function formatFinding({ file, location, message }: Finding): string {
  const place = location === '' ? file : `${file}#${location}`;
  return `${place}: ${message}`;
}
