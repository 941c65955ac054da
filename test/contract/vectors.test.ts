/** The generated validators reach the verdicts of the vectors, which are made from the facts. */
import { it } from 'vitest';
import { generatedModule } from '../support/contract.ts';
import { type Accepts, expectRight, VERDICTS, type Verdict } from '../support/vectors.ts';

const profiles = Object.entries(VERDICTS) as [Verdict, string][];

it.each(profiles)('each vector gets its verdict %s in the %s profile', async (verdict, profile) => {
  const module = profile === 'contract' ? 'validators' : profile;
  const validators = await generatedModule<Record<string, Accepts>>(module);
  expectRight((name) => validators[`validate${name}`], verdict);
});

// No other test notices a guard that leaves a value to Ajv, because that is only slower.
it.each(profiles)('the guards reach the verdicts %s without Ajv', async (verdict, profile) => {
  const guards = await generatedModule<Record<string, Accepts>>(`guard/${profile}`);
  expectRight((name) => guards[`accepts${name}`], verdict);
});
