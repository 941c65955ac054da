/** The vectors are current, and the generated validators reach their verdicts. */
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { readText } from '../../scripts/read/files.ts';
import { readName } from '../../scripts/read/package-name.ts';
import { generatedModule, ROOT, theBuilt } from '../support/contract.ts';
import { type Accepts, expectRight, VERDICTS, type Verdict } from '../support/vectors.ts';
import { vectorFiles } from './make-vectors.ts';

it('`npm run vectors` produces the committed vectors', () => {
  const made = vectorFiles(readName(ROOT), theBuilt());
  const present = globSync('*.json', { cwd: `${ROOT}/test/vectors` });
  const names = [...new Set([...Object.keys(made), ...present])];
  const stale = names.filter(
    (name) => !present.includes(name) || readText(ROOT, `test/vectors/${name}`) !== made[name],
  );
  expect(stale, 'these vectors are outdated, so run npm run vectors').toEqual([]);
});

const profiles = Object.entries(VERDICTS) as [Verdict, string][];

it.each(profiles)('each vector has the verdict %s in the %s profile', async (verdict, profile) => {
  const module = profile === 'contract' ? 'validators' : profile;
  const validators = await generatedModule<Record<string, Accepts>>(module);
  expectRight((name) => validators[`validate${name}`], verdict);
});
