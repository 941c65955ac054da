/** Without any one of the packages, all else stays green, as ARCHITECTURE.md says. */
import { spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../../scripts/base/files.ts';
import { ROOT } from '../support/generated.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** A copy of the repository without a package, with all that is installed. */
function copyWithout(removed: string): string {
  const copy = temporaryFolder();
  const left = new RegExp(`[\\\\/](node_modules|\\.git|\\.build|packages[\\\\/]${removed})$`);
  cpSync(ROOT, copy, { recursive: true, filter: (path) => path === ROOT || !left.test(path) });
  // What git ignores stays.
  mkdirSync(join(copy, 'packages', removed, 'node_modules'), { recursive: true });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const path = join(ROOT, 'node_modules', name);
    // A package of the workspace is a relative link, which leads into the copy or, if it was removed, nowhere.
    const target = lstatSync(path).isSymbolicLink() ? readlinkSync(path) : path;
    symlinkSync(target, join(copy, 'node_modules', name));
  }
  return copy;
}

const COMMANDS = [
  'npm run build',
  'npm run check',
  'npm run typecheck',
  'npm run lint:format',
  'npx vitest run packages test/guides test/package',
];

const packages = filesIn(ROOT, 'packages/*/package.json').map((path) => basename(dirname(path)));

it.each(packages)(
  'all else is green without packages/%s',
  (removed) => {
    // As if it ran by itself: neither at night, nor in a test.
    const isOurs = (name: string) => /^(NIGHTLY|NODE_ENV|TEST|TEST_FOLDERS|VITEST.*)$/.test(name);
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOurs(name)));
    const settings = { cwd: copyWithout(removed), env, encoding: 'utf8' } as const;
    for (const command of COMMANDS) {
      const { status, stdout } = spawnSync('sh', ['-c', `${command} 2>&1`], settings);
      expect(status, `${command}\n${stdout}`).toBe(0);
    }
  },
  900_000,
);
