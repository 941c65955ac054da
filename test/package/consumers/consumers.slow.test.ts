/** The recipes, with the third-party frameworks, hosts and tools that they are for. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../support/contract.ts';
import { describeWith, locate } from '../../support/machine.ts';
import { compileProject } from '../../support/tsc.ts';

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
});
