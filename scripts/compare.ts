import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gate, keep } from './compare/gate.ts';
import { FORMATS, type Format, report } from './compare/report.ts';
import { FindingsError, formatFinding } from './model/finding.ts';

const USAGE = `usage: compare [BASE] [--revision DIR] [--format ${FORMATS.join(' | ')}] [--keep] [--root DIR]

Judges every difference between the release in BASE (a folder with openapi.yaml and asyncapi.yaml;
test/released without it) and the contract as it stands, or the release in the folder --revision.
Exits 1 on a breaking change while the major version is the same. --keep compares nothing: it makes
the contract as it stands the release in BASE.`;

interface Options {
  root: string;
  base: string;
  revision: string | undefined;
  format: Format;
  keep: boolean;
}

/** Where the command line writes to. */
export interface Streams {
  out: (text: string) => void;
  err: (text: string) => void;
  /** How many columns a line may have. */
  columns?: number;
}

/**
 * The command line; writes what was found.
 *
 * @returns the exit code: 0 when the revision may pass, 1 when not, 2 when nothing was compared
 */
export async function runCompare(args: string[], streams: Streams): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    streams.err(`${USAGE}\n`);
    return 2;
  }
  try {
    if (options.keep) {
      await keep(options.root, options.base);
      streams.out(`${options.base} holds the contract as it stands.\n`);
      return 0;
    }
    const { result, locate } = await gate(options);
    streams.out(report(result, options.format, locate, streams.columns));
    return result.passes ? 0 : 1;
  } catch (error) {
    if (!(error instanceof FindingsError)) throw error;
    for (const finding of error.findings) streams.err(`${formatFinding(finding)}\n`);
    return 2;
  }
}

function readOptions(args: string[]): Options | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        root: { type: 'string', default: '.' },
        revision: { type: 'string' },
        format: { type: 'string', default: 'text' },
        keep: { type: 'boolean', default: false },
      },
    });
    const format = FORMATS.find((name) => name === values.format);
    const [base = 'test/released', ...more] = positionals;
    if (format === undefined || more.length > 0) return undefined;
    const { root, revision, keep } = values;
    return { root, base, revision, format, keep };
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await runCompare(process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    columns: process.stdout.columns,
  });
}
