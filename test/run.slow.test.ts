import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from './support/contract.ts';

/** Programs in the place of those that the steps call. */
const folder = mkdtempSync(join(tmpdir(), 'run-'));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

const shown = join(folder, 'shown');

// The tests end last, when the other steps have said what they have to say.
writeFileSync(
  join(folder, 'wait.mjs'),
  `import { readFileSync } from 'node:fs';
   import { setTimeout } from 'node:timers/promises';
   const ended = () => readFileSync('${shown}', 'utf8').split('\\n── ').length - 1;
   for (let i = 0; i < 300 && ended() < 3; i++) await setTimeout(100);
   console.log('tests');`,
);

/** What a run says in which the format is wrong. */
function runWrong(kind: string): string {
  program('biome', 'echo "the formatter says something" >&2; exit 3');
  program('node', 'echo "node $*"');
  program('vitest', `'${process.execPath}' '${join(folder, 'wait.mjs')}'`);
  const env = { ...process.env, PATH: folder + delimiter + process.env.PATH };
  const { status } = spawnSync(process.execPath, ['test/run.mjs', kind], {
    cwd: ROOT,
    env,
    stdio: ['ignore', openSync(shown, 'w'), 'inherit'],
  });
  expect(status).toBe(1);
  return readFileSync(shown, 'utf8');
}

it('npm run lint says what fixes a wrong format', () => {
  expect(runWrong('lint')).toContain('\nnpm run format fixes ');
});

it('a run shows each step when it ends, fails if one fails, and ends with a line for each', () => {
  const said = runWrong('check');
  expect(said).toContain('── format FAILED\nthe formatter says something\nnpm run format fixes ');
  expect(said).toMatch(/── build passed\nnode .* scripts\/build\.ts --check\n/);
  const lines = ['format  FAILED', 'types   passed', 'build   passed', 'tests   passed'];
  expect(said).toMatch(new RegExp(`\ntests\n\n${lines.join(' +\\d+\\.\\d s\n')} +\\d+\\.\\d s\n$`));
});
