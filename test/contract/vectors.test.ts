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
