/** The validators on random values, nearly valid, against stock Ajv; `npm run random` tries many, or those after a `SEED`. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formats } from '../../generated/formats.js';
import { PROFILES } from '../../scripts/profiles.ts';
import { valid } from '../support/arbitrary.ts';
import { generatedModule, generatedText, theBuilt } from '../support/contract.ts';
import { placesIn, replaced } from '../support/edit.ts';
import { type Accepts, vectors } from '../support/vectors.ts';

const SEED = Number(process.env.SEED ?? 100);
const VALUES = 10 * Number(process.env.ROUNDS ?? 1);

const { schemas } = theBuilt();
const junk = [...vectors.values()].flat().flatMap(({ tests }) => tests.map(({ data }) => data));

/** Values of a schema, up to two parts of which are replaced by values of other schemas. */
const nearly = (name: string): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      valid(schemas[name] ?? {}, schemas),
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(...junk)), { maxLength: 2 }),
    )
    .map(([value, edits]) =>
      edits.reduce((before: unknown, [index, other]) => {
        const places = placesIn(before);
        const place = places[index % places.length];
        return place ? replaced(place, other) : before;
      }, value),
    );

it.each(PROFILES)(
  'the %s validators agree with stock Ajv, and so do their guards',
  async (profile) => {
    const [module, folder] = profile === 'contract' ? ['validators', ''] : [profile, `${profile}/`];
    const validators = await generatedModule<Record<string, Accepts>>(module);
    const guards = await generatedModule<Record<string, Accepts>>(`guard/${profile}`);
    const document = JSON.parse(generatedText(`${folder}schemas.json`));
    const code = { optimize: false };
    const ajv = new Ajv2020({ strictNumbers: true, formats: { ...formats }, code });
    ajv.addSchema(document);
    const seen = { accepted: 0, refused: 0 };
    for (const name of Object.keys(schemas)) {
      const judge = ajv.getSchema(`${document.$id}#/$defs/${name}`);
      for (const value of fc.sample(nearly(name), { seed: SEED, numRuns: VALUES })) {
        const expected = judge?.(value);
        const found = [validators[`validate${name}`], guards[`accepts${name}`]].map((one) =>
          one?.(value),
        );
        expect([name, value, ...found]).toEqual([name, value, expected, expected]);
        seen[expected ? 'accepted' : 'refused']++;
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
  },
);
