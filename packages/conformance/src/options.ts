/** The options of the command, and the values that each accepts. */
import { type Command, Option } from 'commander';

/** The accepted values in words, and whether a value is one of them. */
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
const wholeNumber = (least: number, most: number): Rule => [
  `a whole number from ${least} to ${most}`,
  (text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most,
];

/** An option without a default is required. */
const OPTIONS: [rule: Rule, flags: string, description: string, byDefault?: string][] = [
  [baseUrl, '--url <url>', 'base URL of the service'],
  [key, '--key <key>', 'API key'],
  [wholeNumber(1, 3600), '--patience <seconds>', 'how long to wait for an event', '30'],
  [wholeNumber(0, 65_535), '--receiver-port <port>', 'local port for callbacks', 'a free one'],
  [httpUrl, '--receiver-url <url>', 'public URL of this port', 'that of 127.0.0.1'],
];

/** Adds the options to a command. The error for another value doesn't repeat it: it may contain a password. */
export function addOptions(program: Command): void {
  for (const [[must, allows], flags, description, byDefault] of OPTIONS) {
    const suffix = byDefault ? ` (default: ${byDefault})` : ' (required)';
    const option = new Option(flags, `${description}: ${must}${suffix}`).argParser((text) => {
      if (!allows(text)) throw new Error(`${flags} must be ${must}${suffix}`);
      return must.startsWith('a whole number') ? Number(text) : text;
    });
    program.addOption(option.makeOptionMandatory(!byDefault));
  }
}
