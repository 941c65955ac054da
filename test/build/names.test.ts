/** The build knows each name that the modules export. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makersOf, TAKEN } from '../../scripts/check/names.ts';
import { exportsIn } from '../../scripts/compare/release.ts';
import { generatedText, ROOT, theBuilt } from '../support/contract.ts';

it('the check knows every type that a module exports', () => {
  const known = new Set([...TAKEN, ...makersOf(theBuilt()).map(({ name }) => name)]);
  const modules = readdirSync(join(ROOT, 'generated'), { recursive: true }).map(String);
  const names = modules
    .filter((path) => /^(?!runtime).*\.d\.ts$/.test(path))
    .flatMap((path) => exportsIn(generatedText(path)))
    .map((name) => name.replace(/^(parse|read|validate)(?=[A-Z])/, ''));
  // The rest are types of responses, and names with a lower-case letter, as no name of a schema begins.
  const types = names.filter((name) => /^(?!Response)[A-Z]/.test(name));
  expect(types.length).toBeGreaterThan(0);
  expect(types.filter((name) => !known.has(name))).toEqual([]);
});
