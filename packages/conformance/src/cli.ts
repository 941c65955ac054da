#!/usr/bin/env node
/** The command `speech-to-text-conformance`. */
import { Command, Option } from 'commander';
import { oneLine } from 'speech-to-text-contract/parse';
import { SENTENCES, testService } from './index.ts';
import { FEATURES, type RunOptions, rowOf } from './run.ts';

const HELP = `
A line that failed tells where the rule is broken, what came, and a command that repeats it.

The rules:
${SENTENCES.map((sentence) => `  ${sentence}`).join('\n')}

Exit code: 0 if each rule passed or was skipped, 1 if one failed, 2 if the run could not start.`;

const NUMBER = /^\d{1,5}$/;
const BASE_URL = /^https?:\/\/[^?#@]+$/;
const KEY = /^[!-~]+$/;
const LIST = RegExp(`^((${FEATURES.join('|')})(,|$))+$`);
/** The options with a value, and which values are allowed. The first two options are required. */
const OPTIONS: [flags: string, description: string, must: string, allowed: RegExp][] = [
  [
    '--url <url>',
    'base URL of the service',
    'an http or https URL without user or query',
    BASE_URL,
  ],
  ['--key <key>', 'API key', 'a text of ASCII characters without spaces', KEY],
  ['--patience <seconds>', 'how long to wait for an event, or 30', 'a whole number', NUMBER],
  ['--without <features>', 'what the service lacks', `a list of ${FEATURES}`, LIST],
  ['--receiver-port <port>', 'local port for callbacks', 'a whole number', NUMBER],
  ['--receiver-url <url>', 'public URL of this port', 'an http or https URL', /^https?:\/\/./],
];

const program = new Command('speech-to-text-conformance')
  .description('Checks a running speech-to-text service.')
  .option('--webhook', 'the service sends the webhook to /webhook of the receiver')
  .option('--json', 'print the verdicts as JSON')
  .addHelpText('after', HELP)
  .action(async ({ json, ...options }: RunOptions & { json?: boolean }) => {
    const verdicts = await testService(options);
    const outcomes = verdicts.map(({ outcome }) => outcome);
    const counts = ['passed', 'failed', 'skipped'].map(
      (name) => `${outcomes.filter((outcome) => outcome === name).length} ${name}`,
    );
    const rows = [...verdicts.map(rowOf), counts.join(', ')];
    console.log(json ? oneLine(JSON.stringify(verdicts)) : rows.join('\n'));
    process.exitCode = outcomes.includes('failed') ? 1 : 0;
  });

for (const [flags, description, must, allowed] of OPTIONS) {
  const option = new Option(flags, `${description}: ${must}`).argParser((text) => {
    // The error doesn't repeat the value, which may contain a password.
    if (!allowed.test(text)) throw new Error(`${flags} must be ${must}`);
    return allowed === NUMBER ? Number(text) : text;
  });
  program.addOption(option.makeOptionMandatory(allowed === BASE_URL || allowed === KEY));
}
// Whoever reads the output may stop reading.
process.stdout.on('error', () => {});
try {
  await program.exitOverride().parseAsync();
} catch (error) {
  const { message, exitCode } = error as Error & { exitCode?: number };
  // Commander has printed its own messages.
  if (exitCode === undefined) console.error(oneLine(`error: ${message}`));
  process.exitCode = exitCode === 0 ? 0 : 2;
}
