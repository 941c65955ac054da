/** Shared by the commands: arguments in, an exit code out, problems on stderr. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { formatProblem, problemsOf } from './problem.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values'];

/** Runs the command line. Returns the exit code: what `run` returns, 1 for problems, 2 for a mistake in the command line. */
export async function runCommand<const O extends Options>(
  usage: string,
  options: O,
  run: (values: Values<O>) => Promise<number>,
): Promise<number> {
  // Whoever reads the output may stop early, such as `head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } });
    if (!(values as { help?: boolean }).help) return await run(values as Values<O>);
    console.log(usage);
    return 0;
  } catch (error) {
    const { message, code } = Object(error) as { message?: string; code?: unknown };
    if (String(code).startsWith('ERR_PARSE_ARGS')) {
      console.error(`${message}\n\n${usage}`);
      return 2;
    }
    for (const problem of problemsOf(error)) console.error(formatProblem(problem));
    return 1;
  }
}
