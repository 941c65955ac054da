/** The vectors contain the cases that are derived from the facts. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readText } from '../../../scripts/read/files.ts';
import { readName } from '../../../scripts/read/package-name.ts';
import { ROOT, theBuilt } from '../../support/contract.ts';
import { knownValues } from '../known-values.ts';
import { vectorFiles } from '../make-vectors.ts';

const { contract } = theBuilt();

it('the committed vectors are what npm run vectors makes of the facts, the examples and the fixtures', () => {
  const name = readName(ROOT);
  const files = Object.entries(vectorFiles(name, knownValues(contract)));
  const folder = join(ROOT, 'test/vectors');
  const present = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const isCurrent = ([file, text]: [string, string]) =>
    present.includes(file) && readText(folder, file) === text;
  const stale = files.filter((one) => !isCurrent(one)).map(([file]) => file);
  const strange = present.filter((file) => !files.some(([made]) => made === file));
  expect(stale, 'these vectors are outdated, so run npm run vectors').toEqual([]);
  expect(strange, 'remove these vectors, whose schemas no longer exist, by hand').toEqual([]);
});
