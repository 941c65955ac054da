/** A process of the run: judges its share of the mutants and tells the verdicts. */

import { FindingsError } from '../../scripts/model/finding.ts';
import { judge, readOriginal, type Verdict } from './judge.ts';
import { chosenMutants, type Task, type Told } from './run.ts';

/** So many verdicts are told at once. */
const BATCH = 40;

process.once('message', async (task: Task) => {
  try {
    await work(task);
  } catch (error) {
    if (!(error instanceof FindingsError)) throw error;
    await tell({ findings: error.findings });
  }
  process.disconnect();
});

async function work(task: Task): Promise<void> {
  const original = readOriginal(task.root);
  let verdicts: { at: number; verdict: Verdict; crash?: string }[] = [];
  for (const [at, mutant] of chosenMutants(task).entries()) {
    if (at % task.of !== task.index) continue;
    verdicts.push({ at, ...judged(() => judge(original, mutant, task.checks)) });
    if (verdicts.length < BATCH) continue;
    await tell({ verdicts });
    verdicts = [];
  }
  await tell({ verdicts });
}

/** A check that fails on a mutant has not said what is wrong: the mutant counts as a survivor. */
function judged(run: () => Verdict): { verdict: Verdict; crash?: string } {
  try {
    return { verdict: run() };
  } catch (error) {
    const crash = error instanceof Error ? error.message : String(error);
    return { verdict: { equal: false, noticed: [] }, crash: crash.split('\n')[0] ?? crash };
  }
}

function tell(told: Told): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(told, () => resolve());
  });
}
