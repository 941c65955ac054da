/** `npm run check`: judges the contract as it is written, and tells all that it and the guides still need after an edit. */
import { spawnSync } from 'node:child_process';
import { runCommand } from '../base/command.ts';
import { refuse } from '../base/problem.ts';
import { checkedContract, makeOutputs, OUTPUT } from '../build.ts';
import { staleFiles, writeFiles } from '../emit/output.ts';

const USAGE = `usage: npm run check

Checks the contract as it is written: its text, structure, schemas, and values, then what test/contract/ expects of it, and whether
generated files are stale. Writes nothing that is committed.`;

/** What the YAML of today makes, for the tests. */
const TODAY = `.build/${OUTPUT}`;

process.exitCode = await runCommand(USAGE, {}, async () => {
  const { generated, docs } = await makeOutputs('.', await checkedContract('.'));
  writeFiles('.', TODAY, generated);
  const tests = ['node_modules/vitest/vitest.mjs', 'run', 'test/contract'];
  const env = { ...process.env, GENERATED: TODAY };
  const { status } = spawnSync(process.execPath, tests, { env, stdio: 'inherit' });

  const files = staleFiles('.', OUTPUT, generated).map((path) => `${OUTPUT}/${path}`);
  const stale = [...files, ...Object.keys(docs)];
  const more = stale.length > 3 ? ` and ${stale.length - 3} more` : '';
  const message = `stale files: ${stale.slice(0, 3).join(', ')}${more}; run \`npm run build\` and \`npm test\`, and commit the result`;
  refuse(stale.length > 0 ? [{ file: '', pointer: '', message }] : []);
  return status === 0 ? 0 : 1;
});
