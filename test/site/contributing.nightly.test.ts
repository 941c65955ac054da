/** The commands in CONTRIBUTING print what the page shows. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { edit } from '../build/support/small.ts';
import { ROOT } from '../support/contract.ts';
import { need } from '../support/machine.ts';
import { copyRepository } from '../support/repository.ts';

/** The code blocks on the page by heading: edits, commands, and the output of the last command. */
const sections = readFileSync(join(ROOT, '.github/CONTRIBUTING.md'), 'utf8')
  .split(/^## /m)
  .map((text) => ({
    title: text.replace(/\n[\s\S]*/, ''),
    blocks: [...text.matchAll(/^```(diff|sh|text)\n([\s\S]*?)^```/gm)],
  }))
  .filter(({ blocks }) => blocks.length > 0);

/** A copy of the current project in a separate repository. */
function copyProject(git: string): string {
  const root = copyRepository();
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'core.hooksPath='];
  for (const args of [['init'], ['add', '.'], [...author, 'commit', '--message', 'All']])
    execFileSync(git, args, { cwd: root, stdio: 'ignore' });
  return root;
}

/** Replaces the old lines of a diff, which must occur once in the file, with the new lines. */
function apply(root: string, diff: string): void {
  const [, file = '', lines = ''] = /^\+\+\+ b\/(.+)\n([\s\S]*)/m.exec(diff) ?? [];
  const side = (other: string) =>
    lines.replaceAll(new RegExp(`^[${other}].*\n`, 'gm'), '').replaceAll(/^./gm, '');
  const parts = readFileSync(join(root, file), 'utf8').split(side('+'));
  expect(parts, `${file} has the context of the diff once`).toHaveLength(2);
  edit(root, file, side('+'), side('-'));
}

it.each(sections)('CONTRIBUTING shows what its commands print: $title', ({ blocks }) => {
  const root = copyProject(need('git', { skip: expect.fail }));
  let printed = '';
  for (const [, kind, text = ''] of blocks) {
    if (kind === 'diff') apply(root, text);
    else if (kind === 'text') expect(printed).toContain(text.trimEnd());
    else {
      printed = '';
      for (const line of text.trimEnd().split('\n')) {
        const { status, stdout } = spawnSync('bash', ['-c', line], { cwd: root, encoding: 'utf8' });
        printed += stdout;
        expect(status === 0, `${line}\n${stdout}`).toBe(!line.includes('# fails'));
      }
    }
  }
});
