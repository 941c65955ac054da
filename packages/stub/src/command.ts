/** Shared by the commands of this package: parsing of options, error messages, exit codes. */
import { createRequire } from 'node:module';
import { type Command, CommanderError, InvalidArgumentError } from 'commander';

const { version } = createRequire(import.meta.url)('speech-to-text-stub/package.json');

/** The exit code of an invalid command line and of a command that cannot start or print. */
const FAILURE = 2;

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of the output may stop before its end, as `head` does.
    if (error.code === 'EPIPE') return;
    console.error(`error: the output cannot be written: ${error.message}`);
    process.exit(FAILURE);
  });
}

/** Runs a command and sets the exit code; prints an error without a stack trace. */
export async function runProgram<Options extends object>(
  program: Command,
  run: (options: Options) => Promise<number>,
): Promise<void> {
  try {
    program
      .version(version)
      .showHelpAfterError('(--help lists the options)')
      .exitOverride()
      .allowExcessArguments()
      .action(async (options) => {
        const [extra] = program.args;
        if (extra !== undefined) throw new Error(`unexpected argument '${extra}'; see --help`);
        process.exitCode = await run(options);
      });
    await program.parseAsync();
  } catch (error) {
    const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
    const option = program.options.find(({ long }) => long?.endsWith('port'))?.long;
    process.exitCode = error instanceof CommanderError && error.exitCode === 0 ? 0 : FAILURE;
    // Commander has printed its own errors.
    if (error instanceof CommanderError) return;
    const taken = `port ${port} is in use; pass another port with ${option}, or 0 for any free port`;
    const flagOf = (name: string) =>
      program.options.find((one) => [name, name.replace(/s$/, '')].includes(one.attributeName()));
    const said = message.replace(/`(\w+)`/g, (quoted, name) => flagOf(name)?.long ?? quoted);
    console.error(`error: ${code === 'EADDRINUSE' ? taken : said}`);
  }
}

/** Parses a number of the command line. Its bounds are checked with those of all options. */
export function numberIn(text: string): number {
  if (/\d/.test(text) && Number.isFinite(Number(text))) return Number(text);
  throw new InvalidArgumentError('It must be a number.');
}
