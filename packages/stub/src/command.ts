/** What the commands share: options that are checked, and errors on one line. */
import { type Command, Option } from 'commander';
import { oneLine } from 'speech-to-text-contract/parse';
import type { OptionRow } from './fields.ts';

/** Adds an option, which refuses other values. Without a default, it is required. */
function addOption(program: Command, [rule, flags, description, byDefault]: OptionRow): void {
  if (!flags) return;
  const [must, allows] = rule;
  const suffix = byDefault ? ` (default: ${byDefault})` : ' (required)';
  const option = new Option(flags, `${description}: ${must}${suffix}`).argParser((text) => {
    const value = allows(text) || text === '' ? text : Number(text);
    if (allows(value)) return value;
    throw new Error(`${flags} must be ${must}${suffix}`);
  });
  program.addOption(option.makeOptionMandatory(!byDefault));
}

/** Runs a command with some options. If it can't start, the exit code is 2. */
export async function run(program: Command, options: OptionRow[]): Promise<void> {
  for (const option of options) addOption(program, option);
  // Whoever reads the output may stop reading.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    await program.exitOverride().parseAsync();
  } catch (error) {
    const { message, cause, exitCode } = error as Error & { exitCode?: number };
    // Commander has printed its own messages.
    const words = ['error', message, cause].filter(Boolean);
    if (exitCode === undefined) console.error(oneLine(words.join(': ')));
    process.exitCode = exitCode === 0 ? 0 : 2;
  }
}
