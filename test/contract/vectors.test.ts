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

it.each(Object.entries(VERDICTS) as [Verdict, string][])(
  'the verdict %s of each vector is that of the %s profile',
  async (verdict, profile) => {
    const module = profile === 'contract' ? 'validators' : profile;
    const validators = await generatedModule<Record<string, Accepts>>(module);
    const { asked, wrong } = disagreements((name) => validators[`validate${name}`], verdict);
    const remedy =
      'correct the schema, or the fact in test/contract/facts, and run npm run vectors';
    expect(wrong.slice(0, 9), `${wrong.length} differ; ${remedy}`).toEqual([]);
    expect(asked).toBeGreaterThan(vectors.size);
  },
);
