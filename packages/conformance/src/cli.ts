#!/usr/bin/env node
/** The command `speech-to-text-conformance`. */
import { Command, Option } from 'commander';
import { oneLine } from 'speech-to-text-contract/parse';
import { SENTENCES, testService } from './index.ts';
import { FEATURES, type RunOptions, rowOf } from './run.ts';

const HELP = `
A line that failed tells where the rule is broken, what came, and a command that repeats it.

The rules:
${SENTENCES.flatMap(([sentences]) => sentences.map((sentence) => `  ${sentence}`)).join('\n')}

Exit code: 0 if each rule passed or was skipped, 1 if one failed, 2 if the run could not start.`;

const isUrl = (text: string) => /^https?:/.test(text) && URL.canParse(text);
const isBaseUrl = (text: string) => isUrl(text) && /^[^?#@]+$/.test(text);
const isKey = (text: string) => /^[!-~]+$/.test(text);
const areFeatures = (text: string) =>
  text.split(',').every((feature) => FEATURES.includes(feature));
const isNumber = (text: string) => /^\d{1,5}$/.test(text) && Number(text) < 2 ** 16;

/** The first ones are required. */
const OPTIONS: [flags: string, description: string, must: string, (text: string) => boolean][] = [
  [
    '--url <url>',
    'base URL of the service',
    'an http or https URL without a user or a query',
    isBaseUrl,
  ],
  ['--key <key>', 'API key', 'a text of ASCII characters without spaces', isKey],
  ['--patience <seconds>', 'how long to wait for an event, or 30', 'a whole number', isNumber],
  ['--without <features>', 'what the service lacks', `a list of ${FEATURES}`, areFeatures],
  ['--receiver-port <port>', 'local port for callbacks', 'a whole number', isNumber],
  ['--receiver-url <url>', 'public URL of this port', 'an http or https URL', isUrl],
];

const program = new Command('speech-to-text-conformance')
  .description('Checks a running speech-to-text service.')
  .option('--webhook', 'the service sends the webhook to /webhook of the receiver')
  .option('--json', 'print the verdicts as JSON')
  .addHelpText('after', HELP)
  .action(async ({ json, ...options }: RunOptions & { json?: boolean }) => {
    const verdicts = await testService(options);
    const count = (outcome: string) =>
      verdicts.filter((verdict) => verdict.outcome === outcome).length;
    const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(count);
    const summary = `${passed} passed, ${failed} failed, ${skipped} skipped`;
    const rows = json ? [oneLine(JSON.stringify(verdicts))] : [...verdicts.map(rowOf), summary];
    console.log(rows.join('\n'));
    process.exitCode = failed ? 1 : 0;
  });

for (const [flags, description, must, allows] of OPTIONS) {
  const option = new Option(flags, `${description}: ${must}`).argParser((text) => {
    // The error doesn't repeat the value, which may contain a password.
    if (!allows(text)) throw new Error(`${flags} must be ${must}`);
    if (allows === areFeatures) return text.split(',');
    return allows === isNumber ? Number(text) : text;
  });
  program.addOption(option.makeOptionMandatory(allows === isBaseUrl || allows === isKey));
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
