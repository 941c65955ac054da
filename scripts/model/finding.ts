/** What a check has found: where it is, what is wrong and what to do. */
export interface Finding {
  /** The file, from the project's root. */
  file: string;
  /** The JSON pointer in the file, or `line:column` where the file could not be parsed. */
  location: string;
  /** The line of the place, where it is known. */
  line?: number;
  /** What is wrong, and what to do about it. */
  message: string;
}

/** The file of a finding about the bundles, or the normal form of both. */
export const BUNDLE = 'bundle';

/** Thrown by a step that cannot go on; carries the findings and needs no stack trace. */
export class FindingsError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    // A file that several others reach is checked with each of them.
    const once = new Map(findings.map((finding) => [formatFinding(finding), finding]));
    super([...once.keys()].join('\n'));
    this.name = 'FindingsError';
    this.findings = [...once.values()];
  }
}

/** Throws if anything was found. */
export function refuse(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new FindingsError(findings);
}

/** What a reader of findings is shown of anything that was thrown, about `file` unless it names another. */
export function findingsOf(error: unknown, file = ''): readonly Finding[] {
  if (error instanceof FindingsError) return error.findings;
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return [{ file, location: '', message: `cannot be processed: ${line}` }];
}

/** What `make` returns for each item; whatever it throws, about `fileOf` the item, is refused at once. */
export function mapOrRefuse<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
  fileOf: (item: Item) => string = () => '',
): Made[] {
  const findings: Finding[] = [];
  const made = items.flatMap((item) => {
    try {
      return [make(item)];
    } catch (error) {
      findings.push(...findingsOf(error, fileOf(item)));
      return [];
    }
  });
  refuse(findings);
  return made;
}

/** One line for a terminal: `file:line#pointer: message`, or `file: message` for the file as a whole. */
export function formatFinding({ file, location, line, message }: Finding): string {
  const start = line === undefined ? file : `${file}:${line}`;
  const isPointer = location.startsWith('/');
  const place = location === '' ? start : `${start}${isPointer ? '#' : ':'}${location}`;
  return printable(place === '' ? message : `${place}: ${message}`);
}

/** Text without what a terminal would obey instead of showing it. */
export function printable(text: string): string {
  return text.replaceAll(/(?![\n\t])\p{Cc}|\p{Bidi_Control}/gu, '');
}
