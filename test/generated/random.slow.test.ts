/** The published validators and schemas of this contract, on random values; `npm run random` tries more. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isJsonObject, type Json } from '../../scripts/json.ts';
import { PROFILES } from '../../scripts/profiles.ts';
import type { Validator } from '../../scripts/runtime/validate.ts';
import { refTo } from '../../scripts/schema.ts';
import { generatedModule, generatedText, theBuilt } from '../support/contract.ts';
import { INHERITED, ODD } from '../support/edges.ts';
import { type Place, placesIn, replaced, without, withValue } from '../support/edit.ts';
import { interpreter } from '../support/interpret.ts';
import { vectors } from '../support/vectors.ts';

const SEED = Number(process.env.SEED ?? 4);
const EACH = 150 * Number(process.env.ROUNDS ?? 1);

/** A random edit of a value: `place` and `other` choose parts of it. */
interface Edit {
  kind: 'replace' | 'move' | 'remove' | 'add' | 'inherit';
  place: number;
  other: number;
  odd: unknown;
}

const edits = fc.array(
  fc.record<Edit>({
    kind: fc.constantFrom('replace', 'move', 'remove', 'add', 'inherit'),
    place: fc.nat(),
    other: fc.nat(),
    odd: fc.constantFrom(...ODD),
  }),
  { maxLength: 3 },
);

function edited(value: unknown, { kind, place, other, odd }: Edit): unknown {
  const places = placesIn(value);
  const chosen = (index: number) => places[index % places.length] as Place;
  const at = chosen(place);
  const part = chosen(other);
  if (kind === 'move') return replaced(at, part.value);
  if (kind === 'remove' && at.above) return replaced(at.above, without(at.above.value, [at.key]));
  const inherited = INHERITED[other % INHERITED.length] ?? '';
  const name = { add: part.key, inherit: inherited }[kind as string];
  const isNamed = isJsonObject(at.value as Json) && name !== undefined;
  return replaced(at, isNamed ? withValue(at.value, [name], odd) : odd);
}

/** The vectors of each schema, which are at the edges of its rules, with up to three edits. */
const drawn = [...vectors].map(([name, groups]) => {
  const known = groups.flatMap(({ tests }) => tests.map(({ data }) => data));
  const near = fc
    .tuple(fc.constantFrom(...known), edits)
    .map(([value, list]) => list.reduce<unknown>(edited, value));
  return { name, values: fc.sample(near, { seed: SEED, numRuns: EACH }) };
});

const written = interpreter({ components: { schemas: theBuilt().contract.schemas } });

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
  'the %s validators agree with an engine that shares no code with them, on random values',
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
