/** The first contribution in CONTRIBUTING.md: followed to the letter, in a clone. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { edit } from 'contract-compiler/testing/small.ts';
import { expect, it } from 'vitest';
import { cloneProject } from '../support/clone.ts';
import { ROOT } from '../support/contract.ts';
import { need } from '../support/machine.ts';
import { runScript } from '../support/scripts.ts';

const [, steps = ''] = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split(/^## /m);

/** The tests of `npm run check` that ask for what the steps edit; all others would take most of the time. */
const TESTS = ['facts/facts', 'documented-examples'].map((name) => `test/contract/${name}.test.ts`);

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
function shownIn(step: string): string[] {
  const [, text = ''] = /^```text\n([\s\S]*?)^```/m.exec(step) ?? [];
  return unnumbered(text).trimEnd().split('\n');
}

function unnumbered(text: string): string {
  return text.replaceAll(/(?<=\.\w+):\d+/g, '');
}

it('the first contribution in CONTRIBUTING.md prints what is shown, and ends with a green check', async (context) => {
  const root = cloneProject(need('git', context));
  const [, write = '', ask = '', state = '', see = ''] = steps.split(/^\*\*\d\. /m);
  const test = async () => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--no-file-parallelism', ...TESTS];
    const options = { cwd: root, env: { ...process.env, NO_COLOR: '1' } };
    const done = await promisify(execFile)(process.execPath, args, options).catch((error) => error);
    return { passes: done.code === undefined, printed: unnumbered(done.stdout + done.stderr) };
  };

  apply(write, root);
  const { printed } = await test();
  for (const line of shownIn(ask)) expect(printed).toContain(line);

  apply(state, root);
  expect(await test()).toMatchObject({ passes: true });
  expect(await runScript('build', '--root', root)).toMatchObject({ code: 0, stderr: '' });
  const { stdout } = await runScript('compare', '--since', 'HEAD', '--root', root);
  expect(unnumbered(stdout)).toContain(shownIn(see).join('\n'));
});
