/** The cases that follow from the facts: the validators give their verdicts, and the vectors have them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readText } from '../../../scripts/read/files.ts';
import { readSettings } from '../../../scripts/read/settings.ts';
import { vectorFiles } from '../../../vectors/make.ts';
import { generatedModule, ROOT, theContract } from '../../support/contract.ts';
import { withFixtures } from '../../support/fixtures.ts';
import type { Validator } from '../../support/modules.ts';
import { knownValues } from '../known-values.ts';
import { type Cases, makeCases } from './cases.ts';

const made = makeCases(withFixtures(theContract().examples));
const validators = await generatedModule<Record<string, Validator>>('validators');

/** One line per case on which the validators disagree with the facts. */
function wrongVerdicts({ cases }: Cases): string[] {
  return cases.flatMap(({ schema, value, valid, why }) =>
    validators[`validate${schema}`]?.(value) === valid
      ? []
      : [`${why} — should be ${valid ? 'accepted' : 'refused'}: ${JSON.stringify(value)}`],
  );
}

it('the validators reach the verdict of the facts on every case', () => {
  expect(wrongVerdicts(made)).toEqual([]);
});

it('the vectors are those of the facts, the examples and the fixtures; npm run vectors makes them', () => {
  const { name } = readSettings(ROOT, theContract());
  const files = Object.entries(vectorFiles(name, knownValues(ROOT, theContract())));
  const folder = join(ROOT, 'vectors');
  const present = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const stale = files.filter(
    ([file, text]) => !present.includes(file) || readText(folder, file) !== text,
  );
  const remedy = 'run npm run vectors; one that no schema has any longer is removed by hand';
  expect(
    stale.map(([file]) => file),
    remedy,
  ).toEqual([]);
  expect(present.sort(), remedy).toEqual(files.map(([file]) => file).sort());
});

it('the facts lead to cases of every kind, both accepted and refused', () => {
  const kinds = new Set(made.cases.map(({ kind, valid }) => `${kind} ${valid ? 'yes' : 'no'}`));
  const sides = ['type', 'required', 'null', 'bound', 'enum', 'format'].flatMap((kind) => [
    `${kind} yes`,
    `${kind} no`,
  ]);
  expect([...kinds].sort()).toEqual([...sides, 'default yes', 'open yes', 'unstated yes'].sort());
});

it('a validator with a wrong verdict is found', () => {
  const wrong = { schema: 'JobStatus', path: '', kind: 'enum', value: 'failed' } as const;
  const cases = [{ ...wrong, valid: true, why: 'JobStatus: no member' }];
  expect(wrongVerdicts({ cases, gaps: [] })).toEqual([
    'JobStatus: no member — should be accepted: "failed"',
  ]);
});
