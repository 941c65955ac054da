/** The cases derived from the facts: there are some of every kind, and the vectors contain them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readText } from '../../../scripts/read/files.ts';
import { readName } from '../../../scripts/read/package-name.ts';
import { vectorFiles } from '../../../vectors/make.ts';
import { ROOT, theWritten } from '../../support/contract.ts';
import { withFixtures } from '../../support/fixtures.ts';
import { knownValues } from '../known-values.ts';
import { makeCases } from './cases.ts';

const { contract } = await theWritten();
const made = makeCases(withFixtures(contract.examples));

it('the committed vectors are what npm run vectors makes of the facts, the examples and the fixtures', () => {
  const name = readName(ROOT, contract);
  const files = Object.entries(vectorFiles(name, knownValues(ROOT, contract)));
  const folder = join(ROOT, 'vectors');
  const present = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const stale = files.filter(
    ([file, text]) => !present.includes(file) || readText(folder, file) !== text,
  );
  const remedy = 'run npm run vectors; remove a file by hand if its schema no longer exists';
  expect(
    stale.map(([file]) => file),
    remedy,
  ).toEqual([]);
  expect(present.sort(), remedy).toEqual(files.map(([file]) => file).sort());
});

it('the facts yield accepted and refused cases of every kind', () => {
  const kinds = new Set(made.cases.map(({ kind, valid }) => `${kind} ${valid ? 'yes' : 'no'}`));
  const sides = ['type', 'required', 'null', 'bound', 'enum', 'format'].flatMap((kind) => [
    `${kind} yes`,
    `${kind} no`,
  ]);
  expect([...kinds].sort()).toEqual([...sides, 'default yes', 'open yes', 'unstated yes'].sort());
});
