/** A fork under its own name: the command in the guide on CI renames everything that is published, and it begins with a release of its own. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edit } from 'contract-compiler/testing/small.ts';
import { expect, it } from 'vitest';
import { cloneProject } from '../support/clone.ts';
import { ROOT } from '../support/contract.ts';
import { need } from '../support/machine.ts';
import { runScript } from '../support/scripts.ts';

const { name } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const GUIDE = readFileSync(join(ROOT, 'docs/ci.md'), 'utf8');
/** The command in the guide that renames the package, and the new name. */
const [, rename = '', own = ''] = /^(git grep [\s\S]*?s\|[^|]*\|\\([^|]*)\|g')$/m.exec(GUIDE) ?? [];
/** The command that removes our releases: those of a package of another name cannot be compared. */
const [begin = ''] = /^rm .*$/m.exec(GUIDE) ?? [];

it('a fork renamed by one command publishes only its own name, compiles, may add x-… keys, and is built with an untrue guide', async (context) => {
  if (name === own) context.skip('this is a fork, which is renamed already');
  const git = need('git', context);
  need('perl', context);
  expect(own).toMatch(/^@/);
  const root = cloneProject(git, /^(test|vectors)\//);
  execFileSync('sh', ['-c', rename], { cwd: root });

  edit(root, 'openapi/openapi.yaml', 'info:', 'info:\n  x-acme-owner: The audio team');
  const refused = await runScript('build', '--root', root, '--lint');
  expect(refused.stderr).toContain('the key is not known');
  edit(root, 'scripts/check/rules.yaml', '^x-(?!(', '^x-(?!(acme-.*|');
  edit(root, 'docs/index.md', /$/, '\nThere is none. <!-- untrue once: GET * -->\n');
  const untrue = expect.stringMatching(
    /docs\/index\.md:\d+: the sentence says that there is no GET/,
  );
  expect(await runScript('build', '--root', root)).toMatchObject({ code: 0, stderr: untrue });
  execFileSync('sh', ['-c', begin], { cwd: root });
  expect(await runScript('compare', '--root', root, '--keep')).toMatchObject({ code: 0 });
  const checked = await runScript('build', '--root', root, '--check');
  expect(checked).toMatchObject({ code: 1, stderr: untrue });

  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(JSON.parse(read('package.json')).name).toBe(own);
  expect(read('generated/openapi.yaml')).toContain('x-acme-owner: The audio team');
  const published = ['generated', 'docs/samples', 'docs/recipes'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.\w+$/.test(file)),
  );
  expect(published.length).toBeGreaterThan(100);
  const old = published.filter((file) => existsSync(join(root, file)) && read(file).includes(name));
  expect(old).toEqual([]);
  const flags = '--noEmit --strict --skipLibCheck --module nodenext --target es2023 --types node';
  const client = ['docs/samples/client.ts', '--ignoreConfig', ...flags.split(' ')];
  const tsc = join(ROOT, 'node_modules/typescript-7/bin/tsc');
  execFileSync(process.execPath, [tsc, ...client], { cwd: root, encoding: 'utf8' });
});
