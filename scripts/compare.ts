import { parseArgs } from 'node:util';
import { gate, keep } from './compare/gate.ts';
import { FORMATS, type Format, report } from './compare/report.ts';
import { FindingsError, formatFinding } from './finding.ts';

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

/** The command line; prints what was found. Returns the exit code. */
async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    console.error(USAGE);
    return 2;
  }
  try {
    if (options.keep) {
      await keep(options.root, options.base);
      console.log(`${options.base} holds the contract as it stands.`);
      return 0;
    }
    const { result, locate } = await gate(options);
    process.stdout.write(report(result, options.format, locate, process.stdout.columns));
    return result.passes ? 0 : 1;
  } catch (error) {
    if (!(error instanceof FindingsError)) throw error;
    for (const finding of error.findings) console.error(formatFinding(finding));
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

process.exitCode = await main(process.argv.slice(2));
