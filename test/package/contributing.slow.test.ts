/** The first contribution in CONTRIBUTING.md: followed to the letter, in a clone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NormalContract } from 'contract-compiler/model/contract.ts';
import { formatFinding } from 'contract-compiler/model/finding.ts';
import { addLines } from 'contract-compiler/read/lines.ts';
import { readSources, type Sources } from 'contract-compiler/read/sources.ts';
import { edit } from 'contract-compiler/testing/small.ts';
import { expect, it } from 'vitest';
import { cloneProject } from '../support/clone.ts';
import { ROOT, readWritten } from '../support/contract.ts';
import { missingFields, withFixtures } from '../support/fixtures.ts';
import { need } from '../support/machine.ts';
import { runScript } from '../support/scripts.ts';

const [, steps = ''] = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split(/^## /m);

/** Makes the edits of one step: each block `diff` is of the file that is named last before it. */
function apply(step: string, root: string): void {
  for (const [, before = '', diff = ''] of step.matchAll(/([\s\S]*?)^```diff\n([\s\S]*?)^```/gm)) {
    const [, file = ''] = [...before.matchAll(/`([\w/.-]+\.\w+)`/g)].at(-1) ?? [];
    const lines = diff.trimEnd().split('\n');
    const text = (shown: string[]) => shown.map((line) => `${line.slice(1)}\n`).join('');
    edit(root, file, text(lines.filter((line) => !line.startsWith('+'))), text(lines));
  }
}

/** The lines that a step shows as printed. Numbers of lines are left out, since any edit above moves them. */
function shownIn(step: string): string {
  const [, text = ''] = /^```text\n([\s\S]*?)^```/m.exec(step) ?? [];
  return unnumbered(text).trimEnd();
}

function unnumbered(text: string): string {
  return text.replaceAll(/(?<=\.\w+):\d+/g, '');
}

/** What the tests of facts and fixtures find, in this project or in a clone of it. */
async function findingsOf(
  written: NormalContract,
  sources: Sources,
  root: string,
): Promise<string> {
  const facts = join(root, 'test/contract/facts/compare.ts');
  const { asFindings, compareAll }: typeof import('../contract/facts/compare.ts') = await import(
    facts
  );
  const examples = withFixtures(written.contract.examples, root);
  const found = addLines(ROOT, asFindings(compareAll(written), sources)).map(formatFinding);
  return unnumbered([...found, ...missingFields(examples, written.schemas)].join('\n'));
}

it('the first contribution in CONTRIBUTING.md prints what is shown, and ends with a green check', async (context) => {
  const root = cloneProject(need('git', context));
  const [, write = '', ask = '', state = '', see = ''] = steps.split(/^\*\*\d\. /m);

  apply(write, root);
  const [written, sources] = [await readWritten(root), readSources(root)];
  expect(await findingsOf(written, sources, ROOT)).toBe(shownIn(ask));

  apply(state, root);
  expect(await findingsOf(written, sources, root)).toBe('');
  expect(await runScript('build', '--root', root)).toMatchObject({ code: 0, stderr: '' });
  const { stdout } = await runScript('compare', '--since', 'HEAD', '--root', root);
  expect(unnumbered(stdout)).toContain(shownIn(see));
});
