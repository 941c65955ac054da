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

/** Paths begin with /v2. */
const URL_FORM = /^https?:\/\/(?!.*\/v2\/?$)[^?#@]+$/;
const [FEATURE, NUMBER] = [FEATURES.join('|'), /^\d{1,5}$/];
/** The options with a value: what it must be, and which texts are allowed. The first two options are required. */
const OPTIONS: [flags: string, must: string, allowed: RegExp][] = [
  ['--url <url>', 'the base URL, http or https, without user, query, and /v2', URL_FORM],
  ['--key <key>', 'the API key, in ASCII characters without spaces', /^[!-~]+$/],
  ['--patience <seconds>', 'a number: how long to wait for an event, or 30', NUMBER],
  ['--without <features>', `a list of ${FEATURES}`, RegExp(`^((${FEATURE})(,|$))+$`)],
  ['--receiver-port <port>', 'a number: the local port for callbacks', NUMBER],
  ['--receiver-url <url>', 'the public URL of this port, http or https', /^https?:\/\/./],
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

for (const [index, [flags, must, allowed]] of OPTIONS.entries()) {
  const option = new Option(flags, must).argParser((text) => {
    // The error doesn't repeat the value, which may contain a password.
    if (!allowed.test(text)) throw new Error(`${flags} must be ${must}`);
    return allowed === NUMBER ? Number(text) : text;
  });
  program.addOption(option.makeOptionMandatory(index < 2));
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
