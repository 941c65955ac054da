/** The recipes, with the third-party frameworks, hosts and tools that they are for. */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../support/contract.ts';
import { describeWith, locate } from '../../support/machine.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { compileFiles, compileProject } from '../../support/tsc.ts';

const LISTED = 'the packages of test/package/consumers';

// Recipes run where readers would put them: in a project that has the packages they import.
const project = locate(LISTED);
if (project !== undefined) {
  rmSync(join(project, 'recipes'), { recursive: true, force: true });
  cpSync(join(ROOT, 'docs/recipes'), join(project, 'recipes'), { recursive: true });
}

describeWith(LISTED, 'recipes', async (folder) => {
  await import('./recipes-servers.ts');
  await import('./recipes.ts');
  await import('./agents.ts');

  it('compile under strict, as do their tests', () => {
    expect(compileProject(folder)).toBe('');
  });

  const compilerOf = (version: string) =>
    join(folder, `node_modules/typescript-${version}/bin/tsc`);

  it('the declarations of the package compile with TypeScript 5.0', () => {
    const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const types = Object.values(exports).flatMap((one) => Object(one).types ?? []);
    expect(types).not.toEqual([]);
    const files = types.map((file) => join(ROOT, file));
    expect(compileFiles(temporaryFolder(), files, {}, compilerOf('5.0'))).toBe('');
  });

  it('the samples that also run in browsers compile with TypeScript 5.6', () => {
    const names = ['client.ts', 'srt.ts', 'live-browser.ts'];
    const files = names.map((name) => join(ROOT, 'docs/samples', name));
    const options = {
      lib: ['es2023', 'dom', 'dom.iterable'],
      allowImportingTsExtensions: true,
      skipLibCheck: true,
    };
    expect(compileFiles(temporaryFolder(), files, options, compilerOf('5.6'))).toBe('');
  });
});
