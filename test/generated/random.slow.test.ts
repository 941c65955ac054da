/** The published validators and schemas of this contract, on random values; `npm run random` tries more. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PROFILES, strictProfile, tolerantProfile } from '../../scripts/profiles.ts';
import type { Validator } from '../../scripts/runtime/validate.ts';
import { refTo } from '../../scripts/schema.ts';
import { generatedModule, generatedText, theBuilt } from '../support/contract.ts';
import { interpreter } from '../support/interpret.ts';
import { nearlyValid } from '../support/near.ts';

const SEED = Number(process.env.SEED ?? 4);
const EACH = Math.max(60, 20 * Number(process.env.ROUNDS ?? 1));

const { contract, schemas } = theBuilt();
const byProfile = [schemas, strictProfile(schemas), tolerantProfile(schemas)];
/** Values by the name of a schema: some from that schema in each profile, whichever validator judges them. */
const drawn = Object.keys(schemas).map((name) => {
  const values = byProfile.flatMap((all) =>
    fc.sample(nearlyValid(all[name] ?? {}, all), { seed: SEED, numRuns: EACH }),
  );
  return { name, values };
});

const written = interpreter({ components: { schemas: contract.schemas } });
/** For each profile: the module of its validators, and an engine that shares no code with them. */
const JUDGES = {
  contract: ['validators', (name: string) => written(refTo(name))],
  strict: ['strict', engineOf('strict/schemas.json')],
  tolerant: ['tolerant', engineOf('tolerant/schemas.json')],
} as const;

function engineOf(path: string) {
  const interpret = interpreter(JSON.parse(generatedText(path)));
  return (name: string) => interpret({ $ref: `#/$defs/${name}` });
}

it.each(PROFILES)(
  'the %s validators agree with an engine that shares no code with them, on accepted and refused values',
  async (profile) => {
    const [module, engine] = JUDGES[profile];
    const validators = await generatedModule<Record<string, Validator<unknown>>>(module);
    for (const { name, values } of drawn) {
      const validate = validators[`validate${name}`] ?? expect.fail(`no validator for ${name}`);
      const accepts = engine(name);
      const verdicts = new Set<boolean>();
      for (const value of values) {
        const verdict = validate(value);
        verdicts.add(verdict);
        const text = () => `${name}: ${JSON.stringify(value)}`;
        if (verdict !== accepts(value)) expect.fail(`${text()}: the validator says ${verdict}`);
        if (verdict !== (validate.errors === null)) expect.fail(`${text()}: verdict and errors`);
      }
      expect([name, verdicts.size]).toEqual([name, 2]);
    }
  },
);
