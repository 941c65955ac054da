import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lt } from 'semver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from './contract.ts';
import { REQUIRABLE } from './machine.ts';

/** Where nothing is installed, but the test runner is found; and a path with programs that do not work. */
let folder: string;

beforeAll(() => {
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.build/away-'));
  for (const [from, to] of [
    ['away/needy.ts', 'away/needy.test.ts'],
    ['machine.ts', 'machine.ts'],
    ['ending.ts', 'ending.ts'],
  ] as const) {
    cpSync(join(import.meta.dirname, from), join(folder, 'test/support', to));
  }
  for (const name of ['consumers', 'generators']) {
    const file = `test/${name}/package.json`;
    cpSync(join(ROOT, file), join(folder, file));
  }
  for (const name of ['curl', 'python3', 'chromium']) {
    const file = join(folder, 'bin', name);
    mkdirSync(join(folder, 'bin'), { recursive: true });
    writeFileSync(file, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  }
  writeFileSync(join(folder, 'vitest.config.mjs'), CONFIG);
});

afterAll(() => rmSync(folder, { recursive: true }));

const CONFIG = `export default { test: { reporters: ['default', './test/support/ending.ts'] } };\n`;

it('what a machine lacks is left out, with a line at the end that says how to get it', () => {
  const { code, said } = run({});
  expect(code).toBe(0);
  const lines = said.split('\n').filter((line) => line.startsWith('Left out ('));
  for (const name of missing()) {
    const count = name === 'curl' ? '2 tests' : '1 test';
    const line = new RegExp(`^Left out \\(${count}\\): ${name} is missing .+ to get it: \\w`);
    expect(lines).toContainEqual(expect.stringMatching(line));
  }
  expect(lines).toHaveLength(missing().length);
});

it('what a machine lacks fails in CI', () => {
  const { code, said } = run({ CI: 'true' });
  expect(code).toBe(1);
  for (const name of missing()) expect(said).toContain(`Error: ${name} is missing or does not`);
});

/** A newer Node is there wherever it runs this test. */
function missing(): string[] {
  return REQUIRABLE.filter((name) => !name.startsWith('Node') || lt(process.version, '22.18.0'));
}

function run(variables: Record<string, string>): { code: number | null; said: string } {
  const { CI, CHROMIUM, ...own } = process.env;
  const away = { PATH: join(folder, 'bin'), JSON_SCHEMA_TEST_SUITE: join(folder, 'bin') };
  const env = { ...own, ...away, NO_COLOR: '1', ...variables };
  const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { code: status, said: stdout + stderr };
}
