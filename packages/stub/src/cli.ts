#!/usr/bin/env node
/** The command `speech-to-text-stub`: runs until it is stopped. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { Command } from 'commander';
import { oneLine } from 'speech-to-text-contract/parse';
import { FAULT_WORDS, type Fault, OPERATIONS, readFault } from './faults/faults.ts';
import { type Stub, type StubOptions, startStub } from './index.ts';
import { OPTIONS } from './options.ts';

const HELP = `
A fault is OPERATION=FAULT. OPERATION is * for all calls, or one of
${Object.keys(OPERATIONS).join(', ')}.
FAULT is ${FAULT_WORDS}. With x2 at its end, it happens twice.

A command after -- starts when the stub is ready, with BASE_URL and API_KEY in its environment. The stub stops when the
command ends and exits with its exit code.

Memory is bounded: the stub drops the oldest of more than 1000 (--keep) jobs, uploads, and calls, and refuses further
sessions, JSON bodies of more than 256 KB or 20,000 values, frames of more than 1 MB, and uploads of more than 1 GB. It
keeps at most 500 messages of a session, and 16 MB for a client that doesn't read.

Examples:
  $ speech-to-text-stub --port 0 -- npm test
  $ speech-to-text-stub --fault createPreRecordedJob=503x2 --fault '*=delay:500'`;

type Options = Omit<StubOptions, 'faults'> & { fault?: Fault[] };

/** The command after `--`, which is not an option. */
const at = process.argv.indexOf('--');
const command = at < 0 ? [] : process.argv.splice(at).slice(1);

/** Runs a command until it ends and returns its exit code. */
async function runCommand([file = '', ...args]: string[], { url, key }: Stub): Promise<number> {
  const env = { ...process.env, BASE_URL: url, API_KEY: key };
  const child = spawn(file, args, { env, stdio: 'inherit' });
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => child.kill(name));
  const [code, signal] = await once(child, 'exit');
  return code ?? 128 + constants.signals[signal as NodeJS.Signals];
}

/** Runs the stub until it is interrupted. */
async function untilStopped(stub: Stub, isKeyGiven: boolean): Promise<number> {
  // Wait for signals before printing the URL: whoever reads it may stop the stub at once.
  const stopped = Promise.race(['SIGINT', 'SIGTERM'].map((name) => once(process, name)));
  // Never print a key given by the user: others may read the logs.
  const key = isKeyGiven ? '' : `\nexport API_KEY=${stub.key}`;
  console.log(`export BASE_URL=${stub.url}${key}`);
  await stopped;
  return 0;
}

const collect = (text: string, others: Fault[] = []) => [...others, readFault(text)];

const program = new Command('speech-to-text-stub')
  .usage('[options] [-- command...]')
  .description('Runs a local stub of the speech-to-text service. Press Ctrl-C to stop it.')
  .option('--fault <operation=fault>', 'fault to inject; may be repeated', collect)
  .addHelpText('after', HELP)
  .action(async ({ fault: faults, ...options }: Options) => {
    const log = (line: string) => console.error(oneLine(line));
    const stub = await startStub({ port: 4010, ...options, faults, log });
    const isKeyGiven = options.key !== undefined;
    try {
      process.exitCode = await (command.length > 0
        ? runCommand(command, stub)
        : untilStopped(stub, isKeyGiven));
    } finally {
      await stub.close();
    }
  });

for (const [[, allows], flag = '', description = ''] of Object.values(OPTIONS)) {
  const read = (text: string) => (allows(text) ? text : Number(text));
  if (flag.endsWith('>')) program.option(flag, description, read);
  else if (flag) program.option(flag, description);
}

// Whoever reads the output may stop reading.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

try {
  await program.parseAsync();
} catch (error) {
  console.error(`error: ${(error as Error).message}`);
  process.exitCode = 2;
}
