#!/usr/bin/env node
/** The command `speech-to-text-conformance`. */
import { Command } from 'commander';
import { oneLine } from 'speech-to-text-contract/parse';
import { run } from '../command.ts';
import { baseUrl, httpUrl, type OptionRow, text, wholeNumber } from '../fields.ts';
import { checkService } from './index.ts';
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

const OPTIONS: OptionRow[] = [
  [baseUrl, '--url <url>', 'base URL of the service'],
  [text, '--key <key>', 'API key'],
  [wholeNumber(1, 3600), '--patience <seconds>', 'how long to wait for an event', '30'],
  [wholeNumber(0, 65_535), '--receiver-port <port>', 'local port for callbacks', 'a free one'],
  [httpUrl, '--receiver-url <url>', 'public URL of this port', 'that of 127.0.0.1'],
];
await run(program, OPTIONS);
