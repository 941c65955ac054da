#!/usr/bin/env node
/** The command `speech-to-text-conformance`. */
import { Command, Option } from 'commander';
import { oneLine } from 'speech-to-text-contract/parse';
import { checkService, SENTENCES } from './index.ts';
import { PARTS, type RunOptions, rowOf } from './run.ts';

const HELP = `
A line that failed tells where the sentence is wrong, what came, and a command that repeats it.

Exit code: 0 if each sentence passed or was skipped, 1 if one failed, 2 if the run could not start.`;

/** The accepted values of an option in words, and whether a text is one of them. */
type Rule = [must: string, allows: (text: string) => boolean];

const httpUrl: Rule = [
  'an http or https URL',
  (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
];
const baseUrl: Rule = [
  'an http or https URL without a user, a password, a query, and a fragment',
  (text) => httpUrl[1](text) && /^[^?#@]+$/.test(text),
];
const key: Rule = ['a text of ASCII characters without spaces', (text) => /^[!-~]+$/.test(text)];
const parts: Rule = [
  `a list of ${PARTS.join(',')}`,
  (text) => text.split(',').every((part) => PARTS.includes(part)),
];
const wholeNumber = (least: number, most: number): Rule => [
  `a whole number from ${least} to ${most}`,
  (text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most,
];

/** An option without a default is required. */
const OPTIONS: [rule: Rule, flags: string, description: string, byDefault?: string][] = [
  [baseUrl, '--url <url>', 'base URL of the service'],
  [key, '--key <key>', 'API key'],
  [wholeNumber(1, 3600), '--patience <seconds>', 'how long to wait for an event', '30'],
  [parts, '--without <parts>', 'what the service lacks', 'nothing'],
  [wholeNumber(0, 65_535), '--receiver-port <port>', 'local port for callbacks', 'a free one'],
  [httpUrl, '--receiver-url <url>', 'public URL of this port', 'that of 127.0.0.1'],
];

const program = new Command('speech-to-text-conformance')
  .description('Checks a running speech-to-text service.')
  .option('--webhook', 'the service sends the webhook to /webhook of the receiver')
  .option('--json', 'print the verdicts as JSON')
  .addHelpText('after', HELP)
  .action(async ({ json, without, ...options }: RunOptions & { json?: boolean }) => {
    for (const [, flags, , byDefault] of OPTIONS)
      if (!byDefault && !((/\w+/.exec(flags)?.[0] ?? '') in options))
        program.error(`error: required option '${flags}' not specified`);
    const onPhase = (name: string) => json || console.error(`checking ${name}`);
    const verdicts = await checkService({
      ...options,
      ...(without && { without: `${without}`.split(',') }),
      onPhase,
    });
    const count = (outcome: string) =>
      verdicts.filter((verdict) => verdict.outcome === outcome).length;
    const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(count);
    if (json) console.log(oneLine(JSON.stringify(verdicts)));
    else
      console.log(
        [...verdicts.map(rowOf), `${passed} passed, ${failed} failed, ${skipped} skipped`].join(
          '\n',
        ),
      );
    process.exitCode = failed ? 1 : 0;
  });
program
  .command('sentences')
  .description('lists everything that is asked of a service')
  .action(() => console.log(SENTENCES.flatMap(([sentences]) => sentences).join('\n')));

for (const [[must, allows], flags, description, byDefault] of OPTIONS) {
  const suffix = byDefault ? ` (default: ${byDefault})` : ' (required)';
  // The error doesn't repeat the value, which may contain a password.
  const option = new Option(flags, `${description}: ${must}${suffix}`).argParser((text) => {
    if (!allows(text)) throw new Error(`${flags} must be ${must}${suffix}`);
    return must.startsWith('a whole number') ? Number(text) : text;
  });
  // The list of sentences needs none of them.
  program.addOption(option);
}
// Whoever reads the output may stop reading.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
try {
  await program.exitOverride().parseAsync();
} catch (error) {
  const { message, exitCode } = error as Error & { exitCode?: number };
  // Commander has printed its own messages.
  if (exitCode === undefined) console.error(oneLine(`error: ${message}`));
  process.exitCode = exitCode === 0 ? 0 : 2;
}
