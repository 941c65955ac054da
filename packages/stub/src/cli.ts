#!/usr/bin/env node
/** The command `speech-to-text-stub`: runs until it is stopped. */
import { once } from 'node:events';
import { Command } from 'commander';
import { oneLine } from 'speech-to-text-contract/parse';
import { numberFrom, runProgram } from './command.ts';
import { startStub } from './index.ts';
import type { StubOptions, Violation } from './options.ts';

const HOUR = 3_600_000;
const DEFAULT_KEY = 'test-key';
const HELP = `
Violations of the contract, notifications that could not be delivered, and fields that the contract does not name
(each once, the first 100) are printed to stderr.

Example:
  $ speech-to-text-stub --strict --webhook http://127.0.0.1:9000/webhook

Exit code: 0 when interrupted, 2 if the stub cannot start.`;

const program = new Command('speech-to-text-stub')
  .description('A stub of the speech-to-text service on this machine. Press Ctrl-C to stop it.')
  .option('--port <port>', 'port; 0 for any free one', numberFrom(0, 65_535), 4010)
  .option('--listen <address>', 'address to listen on, 0.0.0.0 in a container', '127.0.0.1')
  .option('--key <key>', 'API key that requests must send', DEFAULT_KEY)
  .option('--base-url <url>', 'base URL in responses, behind a proxy')
  .option('--webhook <url...>', 'URL that receives the webhook; may be repeated')
  .option('--notify <n>', 'send each notification this many times', numberFrom(1, 100), 1)
  .option('--strict', 'refuse requests with fields that the contract does not name')
  .option('--queue-time <ms>', 'how long a job is queued', numberFrom(0, HOUR), 100)
  .option('--processing-time <ms>', 'how long a job is processed', numberFrom(0, HOUR), 300)
  .addHelpText('after', HELP);
await runProgram<StubOptions & { webhook?: string[] }>(
  program,
  async ({ webhook: webhooks, ...options }) => {
    const onViolation = ({ where, issues }: Violation) =>
      console.error(oneLine(`${where}: ${issues.join('; ')}`));
    const onNotice = (notice: string) => console.error(oneLine(notice));
    const stub = await startStub({ ...options, webhooks, onViolation, onNotice });
    // Listen before printing the URL: whoever reads it may stop the stub at once.
    const stopped = ['SIGINT', 'SIGTERM'].map((signal) => once(process, signal));
    // Never print a key given by the user: others may read the logs.
    const key = stub.key === DEFAULT_KEY ? stub.key : 'the one given by --key';
    console.log(`${stub.url}  (x-service-key: ${key})`);
    await Promise.race([...stopped, once(process.stdout, 'error')]);
    await stub.close();
    return 0;
  },
);
