import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCompare } from '../../scripts/compare.ts';
import { build } from '../../scripts/emit/build.ts';
import { runCommand } from '../../scripts/read/command.ts';
import { settings } from '../../scripts/settings.ts';
import { run } from '../support/command.ts';
import { copySmall } from '../support/small.ts';
import { hostile, late, slips } from './mistakes.ts';

/** The command, without the process around it. */
const runBuild = (root: string, steps: string[] = []) =>
  run(() =>
    runCommand('', {}, [], async () => {
      await build(root, 'write', settings, (step) => steps.push(step));
      return 0;
    }),
  );

describe('a contract with one thing wrong', () => {
  let base: string;

  beforeAll(async () => {
    base = join(copySmall(), 'released');
    await runCompare(['--keep', base, '--root', copySmall()]);
  });

  it.each([...slips, ...hostile, ...late])('$name', async (mistake) => {
    const { spoil, says } = mistake;
    const root = copySmall();
    mkdirSync(join(root, 'generated'));
    writeFileSync(join(root, 'generated/before.txt'), 'as it was');
    spoil(root);
    const steps: string[] = [];
    const told = { code: 1, stdout: '', stderr: `${says}\n` };
    expect(await runBuild(root, steps)).toEqual(told);
    if (!late.includes(mistake)) {
      expect(steps).toEqual([]);
      expect(await run(runCompare, base, '--root', root)).toEqual(told);
    }
    expect(readdirSync(join(root, 'generated'))).toEqual(['before.txt']);
    expect(readFileSync(join(root, 'generated/before.txt'), 'utf8')).toBe('as it was');
    expect(existsSync(join(root, '.build'))).toBe(false);
  });
});
