/** The recipes with their third-party frameworks, hosts, and tools. */
import { cpSync, rmSync } from 'node:fs';
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

  it('the recipes and their tests compile under strict', () => {
    expect(compileProject(folder)).toBe('');
  });

  it('the samples that also run in browsers compile with TypeScript 5.6', () => {
    const samples = ['session.ts', 'srt.ts', 'live-browser.ts'];
    const files = samples.map((name) => join(ROOT, 'docs/samples', name));
    const lib = ['es2023', 'dom', 'dom.iterable'];
    const options = { lib, allowImportingTsExtensions: true, skipLibCheck: true };
    const compiler = join(folder, 'node_modules/typescript-5.6/bin/tsc');
    expect(compileFiles(temporaryFolder(), files, options, compiler)).toBe('');
  });
});
