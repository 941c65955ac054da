#!/usr/bin/env node
/** The command `speech-to-text-stub`: runs until it is stopped. */
import { once } from 'node:events';
import { constants } from 'node:os';
import { Command } from 'commander';
import spawn from 'cross-spawn';
import { oneLine } from 'speech-to-text-contract/parse';
import { type StubOptions, startStub } from './index.ts';
import { OPTIONS } from './options.ts';

const HELP = `
A command after -- starts when the stub is ready, with BASE_URL and API_KEY in its environment. The stub stops when the
command ends and exits with its exit code.

Example: speech-to-text-stub --port 0 -- npm test`;

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
const hasTerminal = [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY);

/** Runs a command until it ends and returns its exit code. */
async function runCommand([file = '', ...args]: string[], variables: object): Promise<number> {
  // In Windows, commands such as npm are scripts, which only a shell runs.
  const child = spawn(file, args, { env: { ...process.env, ...variables }, stdio: 'inherit' });
  // A terminal sends Ctrl-C to the command, too. Twice, it would mean to end at once.
  const send = (name: NodeJS.Signals) => (name === 'SIGINT' && hasTerminal) || child.kill(name);
  for (const name of SIGNALS) process.on(name, send);
  const [code, signal] = await once(child, 'exit');
  return code ?? 128 + constants.signals[signal as NodeJS.Signals];
}

/** Runs the stub until it is interrupted. */
async function printUntilStopped(lines: string): Promise<number> {
  // Wait for signals before printing the URL: whoever reads it may stop the stub at once.
  const stopped = Promise.race(SIGNALS.map((name) => once(process, name)));
  console.log(lines);
  await stopped;
  return 0;
}

const program = new Command('speech-to-text-stub')
  .usage('[options] [-- command...]')
  .argument('[command...]')
  .description('Runs a local stub of the speech-to-text service. Press Ctrl-C to stop it.')
  .addHelpText('after', HELP)
  .action(async (command: string[], options: StubOptions) => {
    const log = (line: string) => console.error(oneLine(line));
    const stub = await startStub({ port: 4010, ...options, log });
    const BASE_URL = (options.publicUrl ?? stub.url).replace(/\/$/, '');
    // Never print a key given by the user: others may read the logs.
    const keyLine = options.key === undefined ? `\nexport API_KEY=${stub.key}` : '';
    try {
      process.exitCode = await (command.length > 0
        ? runCommand(command, { BASE_URL, API_KEY: stub.key })
        : printUntilStopped(`export BASE_URL=${BASE_URL}${keyLine}`));
    } finally {
      await stub.close();
    }
  });

for (const [[must, allows], flags, description, byDefault] of Object.values(OPTIONS)) {
  if (!flags) continue;
  // The stub itself refuses values that are not allowed.
  const read = (text: string) => (allows(text) || text === '' ? text : Number(text));
  program.option(flags, `${description}: ${must} (default: ${byDefault})`, read);
}
// Whoever reads the output may stop reading.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
try {
  await program.exitOverride().parseAsync();
} catch (error) {
  const { message, exitCode } = error as Error & { exitCode?: number };
  // Commander has printed its own messages. If the stub can't start, the exit code is 2.
  if (exitCode === undefined) console.error(oneLine(`error: ${message}`));
  process.exitCode = exitCode === 0 ? 0 : 2;
}
