/** Runs the commands of `scripts/` in this process. */
import { join } from 'node:path';
import { type CommandOutcome, runFile } from './command.ts';
import { ROOT } from './contract.ts';

/** Runs `scripts/<name>.ts` as Node runs it with some arguments. */
export function runScript(name: string, ...args: string[]): Promise<CommandOutcome> {
  return runFile(join(ROOT, `scripts/${name}.ts`), ...args);
}
