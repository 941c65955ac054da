/**
 * Runs before all tests: what is wrong with the contract itself is said once, here, instead of by every
 * test that reads it.
 */
import type { TestProject } from 'vitest/node';
import { checkContract } from '../../scripts/check/contract.ts';
import { emitDocument } from '../../scripts/emit/bundles.ts';
import { type Contract, DOCUMENTS } from '../../scripts/model/contract.ts';
import { findingsOf, formatFinding, refuse } from '../../scripts/model/finding.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { withLines } from '../../scripts/read/lines.ts';
import { load, placing } from '../../scripts/read/load.ts';
import { compareAll } from '../facts/all.ts';
import { locate } from '../facts/compare.ts';
import { generatedText, ROOT } from './contract.ts';

/** Ends the run where the contract does not hold together, or is not what was generated. */
async function checked(): Promise<string[]> {
  try {
    const loaded = await load(ROOT);
    await placing(loaded, () => checkContract(loaded.contract));
    refuse(isStale(loaded.contract) ? [STALE] : []);
    const differences = compareAll(normalise(loaded.contract));
    const findings = differences.map((difference) => locate(difference, loaded.sources));
    const placed = await withLines(ROOT, async () => refuse(findings)).catch(findingsOf);
    return (placed ?? []).map(formatFinding);
  } catch (error) {
    // With these two, the build runs too.
    const isSaid = ['check', 'test'].includes(process.env.npm_lifecycle_event ?? '');
    if (isSaid) console.error('No test has run: first correct what the build has found.');
    else for (const finding of findingsOf(error)) console.error(formatFinding(finding));
    process.exit(1);
  }
}

const STALE = {
  file: 'generated',
  location: '',
  message: 'not what the contract generates; run npm run build and commit the result',
};

/** Whether the bundles differ: the build compares the rest. */
function isStale(contract: Contract): boolean {
  return DOCUMENTS.some((document) =>
    Object.entries(emitDocument(document, contract[document])).some(
      ([path, text]) => generatedText(path) !== text,
    ),
  );
}

/** @returns what runs after all tests: where the facts differ is said last, one line each */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  // It is called for each project too.
  if (!project.isRootProject()) return undefined;
  const differences = await checked();
  return () => {
    if (differences.length > 0) console.error('The contract differs from test/facts:');
    for (const line of differences) console.error(line);
  };
}
