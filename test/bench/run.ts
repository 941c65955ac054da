/** `npm run bench`: measures the sizes of bundles, and how the time of each function grows with its input. */
import { runCommand } from '../../scripts/command.ts';
import { measureSizes } from './size.ts';

const USAGE = `usage: bench

Prints the sizes of bundles and measures each published function, which takes a minute. Exits with 1 if a size exceeds
its budget, or if the time of a function grows faster than its input.`;

async function main(): Promise<number> {
  const sizes = await measureSizes();
  for (const { name, bytes } of sizes) console.log(`${name}: ${bytes} bytes`);
  const over = sizes.filter(({ bytes, most }) => bytes > most);
  for (const { name, bytes, most } of over) {
    const grown = `${name}: ${bytes - most} bytes over its budget of ${most}`;
    console.error(`${grown}; find what grew, or raise the budget in test/bench/size.ts`);
  }
  // Imported late: `--help` needs none of the functions.
  const { measureGrowth } = await import('./growth.ts');
  const grown = measureGrowth();
  for (const line of grown)
    console.error(`${line} for ten times the input; look for a nested loop`);
  return over.length + grown.length > 0 ? 1 : 0;
}

process.exitCode = await runCommand(USAGE, {}, process.argv.slice(2), main);
