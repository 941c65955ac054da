/** The generated validators reach the verdicts of the vectors, which are made from the facts. */
import { expect, it } from 'vitest';
import { generatedModule } from '../support/contract.ts';
import {
  type Accepts,
  disagreements,
  VERDICTS,
  type Verdict,
  vectors,
} from '../support/vectors.ts';

const profiles = Object.entries(VERDICTS) as [Verdict, string][];

/** Expects the functions of a generated module to reach a verdict on each vector. */
async function expectRight(module: string, prefix: string, verdict: Verdict): Promise<void> {
  const functions = await generatedModule<Record<string, Accepts>>(module);
  const { asked, wrong } = disagreements((name) => functions[prefix + name], verdict);
  const remedy = 'correct the schema, or the fact in test/contract/facts, and run npm run vectors';
  expect(wrong.slice(0, 9), `${wrong.length} differ; ${remedy}`).toEqual([]);
  expect(asked).toBeGreaterThan(vectors.size);
}

it.each(profiles)('the verdict %s of each vector is that of the %s profile', (verdict, profile) =>
  expectRight(profile === 'contract' ? 'validators' : profile, 'validate', verdict),
);

// A guard that left a value to Ajv would cost time only.
it.each(profiles)(
  'the guards reach the verdict %s of each vector without Ajv',
  (verdict, profile) => expectRight(`guard/${profile}`, 'accepts', verdict),
);
