/** The package with the frameworks, hosts and tools of others, and the recipes for them. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileProject } from '../../support/compiler.ts';
import { ROOT } from '../../support/contract.ts';
import { describeWith, locate } from '../../support/machine.ts';

const LISTED = 'what test/package/consumers lists';

// A recipe runs where a reader would put it: in a project that has the packages it imports.
const project = locate(LISTED);
if (project !== undefined) {
  rmSync(join(project, 'recipes'), { recursive: true, force: true });
  cpSync(join(ROOT, 'docs/recipes'), join(project, 'recipes'), { recursive: true });
}

describeWith(LISTED, 'recipes', async (folder) => {
  await import('./recipes-servers.ts');
  await import('./recipes.ts');
  await import('./agents.ts');

  it('compile under strict, and so do their tests', () => {
    expect(compileProject(folder)).toBe('');
  });
});
