/** The commands in CONTRIBUTING print what the page shows. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { edit } from '../build/support/small.ts';
import { ROOT } from '../support/contract.ts';
import { need } from '../support/machine.ts';
import { commitAll, copyRepository } from '../support/repository.ts';

/** The code blocks on the page by heading: edits, commands, and the output of the last command. */
const sections = readFileSync(join(ROOT, '.github/CONTRIBUTING.md'), 'utf8')
  .split(/^## /m)
  .map((text) => ({
    title: text.replace(/\n[\s\S]*/, ''),
    blocks: [...text.matchAll(/^```(diff|sh|text)\n([\s\S]*?)^```/gm)],
  }))
  .filter(({ blocks }) => blocks.length > 0);

/** Replaces the old lines of a diff, which must occur once in the file, with the new lines. */
function apply(root: string, diff: string): void {
  const [, file = '', lines = ''] = /^\+\+\+ b\/(.+)\n([\s\S]*)/m.exec(diff) ?? [];
  const side = (other: string) =>
    lines.replaceAll(new RegExp(`^[${other}].*\n`, 'gm'), '').replaceAll(/^./gm, '');
  const parts = readFileSync(join(root, file), 'utf8').split(side('+'));
  expect(parts, `${file} has the context of the diff once`).toHaveLength(2);
  edit(root, file, side('+'), side('-'));
}

/** A contributor's environment, in which the copy runs no nightly tests. */
const { NIGHTLY: _, ...BY_DAY } = process.env;

// Each check of a copy takes a minute on a busy machine.
const WHOLE = { timeout: 900_000 };
it.each(sections)('CONTRIBUTING shows what its commands print: $title', WHOLE, ({ blocks }) => {
  const git = need('git', { skip: expect.fail });
  const root = copyRepository();
  commitAll(git, root);
  let printed = '';
  for (const [, kind, text = ''] of blocks) {
    if (kind === 'diff') apply(root, text);
    else if (kind === 'text') expect(printed).toContain(text.trimEnd());
    else {
      printed = '';
      for (const line of text.trimEnd().split('\n')) {
        const { status, stdout } = spawnSync('bash', ['-c', line], {
          cwd: root,
          env: BY_DAY,
          encoding: 'utf8',
        });
        printed += stdout;
        expect(status === 0, `${line}\n${stdout}`).toBe(!line.includes('# fails'));
      }
    }
  }
});
