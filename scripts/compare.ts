/** `npm run compare`: judges the differences between an earlier release and the current contract. */
import { compareCommand } from 'contract-compare';

process.exitCode = await compareCommand(process.argv.slice(2));
