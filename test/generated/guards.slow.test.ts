/** Guards change no outcome: without them, Ajv alone decides on every vector, example and fixture. */
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { PROFILES } from '../../scripts/profiles.ts';
import type { Validator } from '../../scripts/runtime/validate.ts';
import { build } from '../build/support/validators.ts';
import { generatedModule, theBuilt } from '../support/contract.ts';
import { withFixtures } from '../support/fixtures.ts';
import { vectors } from '../support/vectors.ts';

const { contract, schemas } = theBuilt();
const documented = withFixtures(contract.examples);

it.each(PROFILES)('the %s validators say the same with and without guards', async (profile) => {
  const module = profile === 'contract' ? 'validators' : profile;
  const guarded = await generatedModule<Record<string, Validator<unknown>>>(module);
  const { validators: bare } = await build(schemas, false, profile);
  for (const name of Object.keys(schemas)) {
    const shown = (documented.get(name) ?? []).map(({ value }) => value);
    const tried = (vectors.get(name) ?? []).flatMap(({ tests }) => tests.map(({ data }) => data));
    expect(shown.length + tried.length).toBeGreaterThan(0);
    for (const value of [...shown, ...tried]) {
      const [one, other] = [guarded, bare].map((validators) => {
        const validate = validators[`validate${name}`];
        return [validate?.(value), validate?.errors];
      });
      if (!isDeepStrictEqual(one, other)) expect.fail(`${name}: ${JSON.stringify(value)}`);
    }
  }
});
