/** `npm run build`: checks the contract and generates everything from it. */
import { runCommand, UsageError } from 'contract-compiler/command.ts';
import { build } from 'contract-compiler/emit/build.ts';
import type { Contract } from 'contract-compiler/model/contract.ts';
import { formatFinding, refuse } from 'contract-compiler/model/finding.ts';
import { normalise } from 'contract-compiler/normalise/normal.ts';
import { buildDocs } from './site/build.ts';
import { findDenials } from './site/denials.ts';
import { readProse, readReleased } from './site/prose.ts';

const USAGE = `usage: build [options]

Checks the contract and generates everything from it.

  --check     write nothing, and exit with 1 if generated/ differs from what would be written, or if a sentence of a
              guide has become untrue
  --lint      stop after the linters
  --no-guards let Ajv alone decide on every value: if a verdict changes, a guard is wrong
  --root DIR  the folder of the project

Example: npm run build -- --check`;

const options = {
  check: { type: 'boolean', default: false },
  lint: { type: 'boolean', default: false },
  'no-guards': { type: 'boolean', default: false },
  root: { type: 'string', default: '.' },
} as const;

process.exitCode = await runCommand(USAGE, options, process.argv.slice(2), async (values) => {
  const { check, lint, root, 'no-guards': isBare } = values;
  if (check && lint) throw new UsageError('--check and --lint exclude each other');
  const start = performance.now();
  const report = (step: string, milliseconds: number) =>
    console.log(`${step.padEnd(24)}${(milliseconds / 1000).toFixed(2).padStart(6)} s`);
  const mode = lint ? 'lint' : check ? 'check' : 'write';
  const docs = (contract: Contract) => {
    const prose = readProse(root);
    const untrue = findDenials(normalise(contract), prose);
    if (check) refuse(untrue);
    for (const finding of untrue)
      console.error(`to do, before npm run check: ${formatFinding(finding)}`);
    return buildDocs(contract, prose, readReleased(root));
  };
  await build(root, mode, report, docs, { guards: !isBare });
  report('total', performance.now() - start);
  return 0;
});
