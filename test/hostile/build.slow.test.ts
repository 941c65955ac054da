import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../scripts/command.ts';
import { build } from '../../scripts/emit/build.ts';
import { settings } from '../../scripts/settings.ts';
import { run, runScript } from '../support/command.ts';
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

describe('one thing wrong with a contract', () => {
  let base: string;

  beforeAll(async () => {
    base = join(copySmall(), 'released');
    await runScript('compare', '--keep', base, '--root', copySmall());
  });

  it.each([...slips, ...hostile, ...late])(
    'is told, and nothing is written: $name',
    async (mistake) => {
      const { spoil, says } = mistake;
      const root = copySmall();
      mkdirSync(join(root, 'generated'));
      writeFileSync(join(root, 'generated/before.txt'), 'as it was');
      spoil(root);
      const steps: string[] = [];
      const told = { code: 1, stdout: '', stderr: `${says}\n` };
      expect(await runBuild(root, steps)).toEqual(told);
      if (!late.includes(mistake)) expect(steps).toEqual([]);
      if (hostile.includes(mistake)) {
        expect(await runScript('compare', base, '--root', root)).toEqual(told);
      }
      expect(readdirSync(join(root, 'generated'))).toEqual(['before.txt']);
      expect(readFileSync(join(root, 'generated/before.txt'), 'utf8')).toBe('as it was');
      expect(existsSync(join(root, '.build'))).toBe(false);
    },
  );

  it.each([
    {
      what: 'a pipe',
      spoil: (file: string) => void execFileSync('mkfifo', [file]),
      says: 'neither',
    },
    { what: 'a folder', spoil: (file: string) => void mkdirSync(file), says: 'this is a folder' },
    {
      what: 'a link to itself',
      spoil: (file: string) => symlinkSync('openapi.yaml', file),
      says: 'does not exist',
    },
    {
      what: 'an anchor around its alias',
      spoil: (file: string) => writeFileSync(file, 'openapi: &a [*a]'),
      says: 'is an alias',
    },
    {
      what: 'a schema without a value',
      spoil: (file: string) =>
        writeFileSync(file, 'openapi: 3.1.0\ncomponents: { schemas: { A: null } }'),
      says: '#/components/schemas/A: expected a schema, got null',
    },
  ])('is told of a release in which a document is $what', async ({ spoil, says }) => {
    const released = join(copySmall(), 'released');
    cpSync(base, released, { recursive: true });
    const [version = ''] = readdirSync(released);
    const file = join(released, version, 'openapi.yaml');
    rmSync(file);
    spoil(file);
    const { code, stdout, stderr } = await runScript('compare', released, '--root', copySmall());
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(says);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});
