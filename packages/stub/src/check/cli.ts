#!/usr/bin/env node
/** The command `speech-to-text-conformance`. */
import { Command } from 'commander';
import { oneLine } from 'speech-to-text-contract/parse';
import { type Check, type CheckOptions, checkService, rowOf } from './index.ts';

const HELP = `
A failed check shows the call or the session, what was expected, what came, and the command that repeats it.

Exit code: 0 if every check passed or was skipped, 1 if one failed, 2 if the run could not start.`;

const program = new Command('speech-to-text-conformance')
  .description('Checks a running speech-to-text service.')
  .requiredOption('--url <url>', 'base URL of the service')
  .requiredOption('--key <key>', 'API key')
  .option('--patience <seconds>', 'how long to wait for an event', Number, 30)
  .option('--receiver-port <port>', 'port of the receiver of notifications on 127.0.0.1', Number)
  .option('--receiver-url <url>', 'URL of the receiver, for a service on another machine')
  .option('--webhook', 'the service sends the webhook to /webhook of the receiver')
  .option('--json', 'print the checks as JSON at the end')
  .addHelpText('after', HELP)
  .exitOverride()
  .action(async ({ json, ...options }: CheckOptions & { json?: boolean }) => {
    const onCheck = (check: Check) => json || console.log(rowOf(check));
    const checks = await checkService({ ...options, onCheck });
    const count = (outcome: string) => checks.filter((check) => check.outcome === outcome).length;
    const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(count);
    if (json) console.log(oneLine(JSON.stringify(checks)));
    else console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
    process.exitCode = failed ? 1 : 0;
  });

// Whoever reads the output may stop reading.
process.stdout.on('error', () => process.exit());
try {
  await program.parseAsync();
} catch (error) {
  const { message, exitCode } = error as Error & { exitCode?: number };
  // Commander has printed its own messages.
  if (exitCode === undefined) console.error(oneLine(`error: ${message}`));
  process.exitCode = exitCode === 0 ? 0 : 2;
}
