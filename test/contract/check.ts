/** `npm run check`: judges the contract as it is written, stage by stage, and stops at the first stage that fails. */
import { spawnSync } from 'node:child_process';
import { runCommand } from '../../scripts/base/command.ts';
import { refuse } from '../../scripts/base/problem.ts';
import { loadContract, makeOutputs, OUTPUT } from '../../scripts/build.ts';
import { staleFiles, writeFiles } from '../../scripts/emit/output.ts';
import { ROOT } from '../support/contract.ts';
import { compareDocumented } from './documented.ts';

const USAGE = `usage: npm run check

Checks the contract as it is written: its text, structure, schemas, values, documented defaults and bounds, and verdicts. Writes nothing that is
committed, and says if generated files are stale.`;

/** What the YAML of today makes, for the tests. */
const TODAY = `.build/${OUTPUT}`;

process.exitCode = await runCommand(USAGE, {}, async () => {
  const contract = await loadContract(ROOT, compareDocumented);
  const outputs = await makeOutputs(ROOT, contract);
  writeFiles(ROOT, TODAY, outputs.generated);

  const vitest = 'node_modules/vitest/vitest.mjs';
  const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/contract'], {
    cwd: ROOT,
    env: { ...process.env, GENERATED: TODAY },
    stdio: 'inherit',
  });
  if (status !== 0) return 1;

  const generated = staleFiles(ROOT, OUTPUT, outputs.generated).map((path) => `${OUTPUT}/${path}`);
  const stale = [...generated, ...Object.keys(outputs.docs)];
  const more = stale.length > 3 ? ` and ${stale.length - 3} more` : '';
  const message = `stale files: ${stale.slice(0, 3).join(', ')}${more}; run \`npm run build\` and commit the result`;
  refuse(stale.length > 0 ? [{ file: '', pointer: '', message }] : []);
  return 0;
});
