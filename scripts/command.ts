/** Shared by the commands: arguments in, an exit code out, problems on stderr. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { formatProblem, problemsOf } from './problem.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; strict: true }>
>['values'];

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader of the output, such as `head`, may stop before its end.
  if (error.code !== 'EPIPE') throw error;
});

/** A mistake in the command line: its message is printed with the usage, without a stack trace. */
export class UsageError extends Error {}

/**
 * Runs a command line: prints the usage for `--help`, rejects unknown options by name, and prints problems; any
 * other error is a bug, which Node prints with its stack trace.
 *
 * @returns the exit code: what `run` returns, 1 for problems, 2 for a mistake in the command line
 */
export async function runCommand<O extends Options>(
  usage: string,
  options: O,
  args: string[],
  run: (values: Values<O>) => Promise<number>,
): Promise<number> {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } }, args });
    if (!(values as { help?: boolean }).help) return await run(values as Values<O>);
    console.log(usage);
    return 0;
  } catch (error) {
    const { message, code } = Object(error) as { message?: string; code?: unknown };
    if (error instanceof UsageError || String(code).startsWith('ERR_PARSE_ARGS')) {
      console.error(`${message}\n\n${usage}`);
      return 2;
    }
    for (const problem of problemsOf(error)) console.error(formatProblem(problem));
    return 1;
  }
}
