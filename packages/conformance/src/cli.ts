#!/usr/bin/env node
/** The command `speech-to-text-conformance`. */
import { Command } from 'commander';
import { oneLine } from 'speech-to-text-contract/parse';
import { checkService } from './index.ts';
import { addOptions } from './options.ts';
import { type Check, type CheckOptions, rowOf } from './run.ts';

const HELP = `
A failed check shows the call or the session, what was expected, what came, and the command that repeats it.

Exit code: 0 if every check passed or was skipped, 1 if one failed, 2 if the run could not start.`;

const program = new Command('speech-to-text-conformance')
  .description('Checks a running speech-to-text service.')
  .option('--webhook', 'the service sends the webhook to /webhook of the receiver')
  .option('--json', 'print the checks as JSON at the end')
  .addHelpText('after', HELP)
  .action(async ({ json, ...options }: CheckOptions & { json?: boolean }) => {
    const onCheck = (check: Check) => json || console.log(rowOf(check));
    const checks = await checkService({ ...options, onCheck });
    const count = (outcome: string) => checks.filter((check) => check.outcome === outcome).length;
    const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(count);
    if (json) console.log(oneLine(JSON.stringify(checks)));
    else console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
    process.exitCode = failed ? 1 : 0;
  });

addOptions(program);
// Whoever reads the output may stop reading.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
try {
  await program.exitOverride().parseAsync();
} catch (error) {
  const { message, cause, exitCode } = error as Error & { exitCode?: number };
  // Commander has printed its own messages.
  if (exitCode === undefined)
    console.error(oneLine(['error', message, cause].filter(Boolean).join(': ')));
  process.exitCode = exitCode === 0 ? 0 : 2;
}
