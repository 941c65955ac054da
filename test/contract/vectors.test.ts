/** The vectors are current, and the generated validators reach their verdicts. */
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { readName } from '../../scripts/read/examples.ts';
import { readText } from '../../scripts/read/files.ts';
import { generatedModule, ROOT, theBuilt } from '../support/contract.ts';
import { type Accepts, expectRight } from '../support/vectors.ts';
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

type Take = (value: unknown) => { ok: boolean; value?: unknown };

it('validators reach the verdict of the contract profile on each vector', async () => {
  const validators = await generatedModule<Record<string, Accepts>>('validators');
  expectRight((name) => validators[`validate${name}`], 'valid');
});

it.each(['strict', 'tolerant'] as const)(
  '%s: parsers and readers reach the verdict',
  async (verdict) => {
    const [module, verb] = verdict === 'strict' ? ['parse', 'parse'] : ['read', 'read'];
    const all = await generatedModule<Record<string, Take>>(module);
    expectRight((name) => {
      const take = all[`${verb}${name}Value`] ?? all[`${verb}${name}`];
      // A query may also be text, and what a client sends is not read.
      if (name.endsWith('Query') || !take) return undefined;
      return (value) => {
        const result = take(value);
        return result.ok && (verdict === 'strict' || result.value === value);
      };
    }, verdict);
  },
);
