#!/usr/bin/env node
/** The command `speech-to-text-stub`: runs until it is stopped. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { Command } from 'commander';
import { oneLine } from 'speech-to-text-contract/parse';
import { numberIn, runProgram } from './command.ts';
import { FAULT_WORDS, type Fault, readFault } from './faults.ts';
import { type Stub, startStub } from './index.ts';
import { DEFAULTS, type StubOptions, type Violation } from './options.ts';

const HELP = `
The stub prints violations of the contract, undelivered notifications, and unknown fields of requests to stderr. It
prints each unknown field once.

A fault is OPERATION=FAULT. OPERATION is the id of an operation, connectLiveSession for the WebSocket of a session, or
* for all calls. FAULT is ${FAULT_WORDS}.
A fault that ends with x2 happens twice. For other faults, send POST /__stub/faults, as faults.md explains.

A command after -- is started when the stub is ready, with BASE_URL and API_KEY in its environment. The stub stops when the
command ends and exits with the code of the command.

Examples:
  $ speech-to-text-stub --port 0 -- npm test
  $ speech-to-text-stub --strict --webhook http://127.0.0.1:9000/webhook
  $ speech-to-text-stub --fault getPreRecordedJob=truncate --fault '*=delay:500'

Exit code: 0 when interrupted, 2 if the stub or the command cannot start.`;

/** The options of the command, most of which are options of `startStub`. */
interface Options extends StubOptions {
  webhook?: string[];
  fault?: Fault[];
}

const addFault = (text: string, others: Fault[] = []) => [...others, readFault(text)];

/** The command after `--`, which is not an option. */
const at = process.argv.indexOf('--');
const command = at < 0 ? [] : process.argv.splice(at).slice(1);

/** Runs a command until it ends and returns its exit code. Throws if the command cannot be started. */
async function runCommand([file = '', ...args]: string[], { url, key }: Stub): Promise<number> {
  const env = { ...process.env, BASE_URL: url, API_KEY: key };
  const child = spawn(file, args, { env, stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const name of signals) process.on(name, stop);
  try {
    const [code, signal] = await once(child, 'exit');
    return code ?? 128 + constants.signals[signal as NodeJS.Signals];
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'ENOENT'
        ? `the command ${file} does not exist; check its name and your PATH`
        : `the command ${file} cannot be started: ${message}`,
    );
  } finally {
    for (const name of signals) process.off(name, stop);
  }
}

const program = new Command('speech-to-text-stub')
  .usage('[options] [-- command...]')
  .description('Runs a local stub of the speech-to-text service. Press Ctrl-C to stop it.')
  .option('--port <port>', 'port, or 0 for any free port', numberIn, 4010)
  .option(
    '--listen <address>',
    'address to listen on, such as 0.0.0.0 in a container',
    DEFAULTS.listen,
  )
  .option(
    '--key <key>',
    'API key that requests must send (default: a random key, which is printed)',
  )
  .option('--base-url <url>', 'base URL in responses, behind a proxy')
  .option('--webhook <url...>', 'URL that receives the webhook; may be repeated')
  .option('--strict', 'reject fields and parameters that are not in the contract')
  .option('--queue-time <ms>', 'time that a job is queued', numberIn, DEFAULTS.queueTime)
  .option('--processing-time <ms>', 'time of its processing', numberIn, DEFAULTS.processingTime)
  .option('--fault <operation=fault>', 'fault to inject; may be repeated', addFault)
  .option(
    '--disconnect-after <n>',
    'drop the connection of each session once, after this many messages',
    numberIn,
  )
  .addHelpText('after', HELP);
await runProgram<Options>(program, async ({ webhook: webhooks, fault: faults, ...options }) => {
  const onViolation = ({ where, issues }: Violation) =>
    console.error(oneLine(`${where}: ${issues.join('; ')}`));
  const onNotice = (notice: string) => console.error(oneLine(notice));
  const stub = await startStub({ ...options, webhooks, faults, onViolation, onNotice });
  if (command.length > 0) return runCommand(command, stub).finally(() => stub.close());
  // Wait for signals before printing the URL: whoever reads it may stop the stub at once.
  const waiting = new AbortController();
  const { signal } = waiting;
  const stopped = [
    ...['SIGINT', 'SIGTERM'].map((name) => once(process, name, { signal })),
    // Nobody can read the URL if stdout is a closed pipe.
    once(process.stdout, 'error', { signal }),
  ];
  console.log(`export BASE_URL=${stub.url}`);
  // Never print a key given by the user: others may read the logs.
  if (options.key === undefined) console.log(`export API_KEY=${stub.key}`);
  await Promise.race(stopped);
  waiting.abort();
  await stub.close();
  return 0;
});
