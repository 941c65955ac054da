#!/usr/bin/env node
/** The command `speech-to-text-conformance`. */
import { Command } from 'commander';
import { oneLine } from 'speech-to-text-contract/parse';
import { type CheckOptions, checkService, rowOf } from './index.ts';

const HELP = `
Checks live sessions, callbacks, the webhook, and relations between values. The calls themselves are checked by
  $ npx @redocly/cli respect node_modules/speech-to-text-contract/openapi/workflows.arazzo.yaml -S rest=URL -i key=KEY

Exit code: 0 if every check passed or was skipped, 1 if one failed, 2 if the run could not start.`;

const program = new Command('speech-to-text-conformance')
  .description('Checks a running speech-to-text service.')
  .requiredOption('--url <url>', 'base URL of the service')
  .requiredOption('--key <key>', 'API key')
  .option('--audio <file>', 'WAV file (PCM, 16 bits, one channel) with speech')
  .option('--patience <seconds>', 'how long to wait for an event', Number, 30)
  .option('--receiver-port <port>', 'port of the receiver of notifications on 127.0.0.1', Number, 0)
  .option('--receiver-url <url>', 'URL of the receiver, for a service on another machine')
  .option('--webhook', 'the service sends the webhook to /webhook of the receiver')
  .addHelpText('after', HELP)
  .action(async (options: CheckOptions) => {
    const onCheck: CheckOptions['onCheck'] = (check) => {
      for (const line of rowOf(check).split('\n')) console.log(oneLine(line));
    };
    const checks = await checkService({ ...options, onCheck });
    const count = (outcome: string) => checks.filter((check) => check.outcome === outcome).length;
    console.log(
      `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`,
    );
    process.exitCode = count('failed') > 0 ? 1 : 0;
  });

try {
  await program.parseAsync();
} catch (error) {
  console.error(`error: ${(error as Error).message}`);
  process.exitCode = 2;
}
