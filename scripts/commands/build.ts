/** `npm run build`. */
import { runCommand } from '../base/command.ts';
import { build, OUTPUT } from '../build.ts';

const USAGE = `usage: npm run build

Checks the contract, and writes all generated files and the inserts of the guides.`;

process.exitCode = await runCommand(USAGE, {}, async () => {
  const { generated, docs } = await build('.');
  const [files, guides] = [generated, docs].map((written) => Object.keys(written).length);
  console.log(`Wrote ${files} files to ${OUTPUT}/, and new inserts to ${guides} files of docs/.`);
  return 0;
});
