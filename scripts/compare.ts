import { runCompare } from './compare/command.ts';

process.exitCode = await runCompare(process.argv.slice(2));
