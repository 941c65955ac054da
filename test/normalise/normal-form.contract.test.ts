import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { explainer } from '../../scripts/emit/validators/explain.ts';
import type { NormalContract } from '../../scripts/model/contract.ts';
import type { NormalSchema, Schema } from '../../scripts/model/schema.ts';
import { expand, normalise } from '../../scripts/normalise/normal.ts';
import { strict, tolerant } from '../../scripts/normalise/profile.ts';
import { loadContract } from '../../scripts/read/load.ts';
import { formats } from '../../scripts/runtime/formats.ts';
import { writeModules } from '../support/modules.ts';
import { mutated, seeded, valueFor } from '../support/random.ts';

/** Values per schema and comparison; `SEED` and `ROUNDS` make a longer run, elsewhere. */
const ROUNDS = Number(process.env.ROUNDS ?? 100);
const SEED = Number(process.env.SEED ?? 1);

const contract = await loadContract(new URL('../..', import.meta.url).pathname);
const normal = normalise(contract);
const modules = await writeModules(normal);
afterAll(modules.remove);

/** Ajv as it comes, over schemas that nothing of ours has touched but for the names. */
function reference(schemas: ReadonlyMap<string, Schema | NormalSchema>) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  for (const [name, check] of Object.entries(formats)) ajv.addFormat(name, check);
  ajv.addSchema({ components: { schemas: Object.fromEntries(schemas) } }, 'contract');
  return (name: string): ValidateFunction => {
    const validate = ajv.getSchema(`contract#/components/schemas/${name}`);
    if (validate === undefined) throw new Error(`there is no schema ${name}`);
    return validate as ValidateFunction;
  };
}

/** Compares two sets of validators on random values, some valid and some not. */
function compare(
  values: NormalContract,
  left: (name: string) => (value: unknown) => unknown,
  right: (name: string) => (value: unknown) => unknown,
) {
  const random = seeded(SEED);
  const found: string[] = [];
  let accepted = 0;
  let refused = 0;
  for (const [name, schema] of values.schemas) {
    const one = left(name);
    const other = right(name);
    for (let round = 0; round < ROUNDS; round++) {
      let value = valueFor(schema, values.schemas, random);
      for (let edits = random(3); edits > 0; edits--) value = mutated(value, random);
      const verdict = one(value) === true;
      if (verdict) accepted++;
      else refused++;
      if (verdict !== other(value)) found.push(`${name}: ${verdict} for ${JSON.stringify(value)}`);
    }
  }
  expect(found).toEqual([]);
  expect(accepted + refused).toBe(values.schemas.size * ROUNDS);
  // Values that all pass, or all fail, would compare nothing.
  expect(accepted).toBeGreaterThan(values.schemas.size * ROUNDS * 0.25);
  expect(refused).toBeGreaterThan(values.schemas.size * ROUNDS * 0.25);
}

/** The validators of a module as it is generated. */
async function generated(module: string) {
  const functions = await modules.load(module);
  return (name: string) => functions[`validate${name}`] ?? (() => undefined);
}

describe('the normal form', () => {
  it('has every public schema', () => {
    expect(normal.schemas.size).toBe(contract.schemas.size - contract.parts.size);
    expect(normal.schemas.size).toBeGreaterThan(0);
  });

  it('gives the verdicts of the raw schemas', () => {
    compare(normal, reference(contract.schemas), reference(normal.schemas));
  });

  it('gives the same verdicts with its branches expanded', () => {
    const expanded = new Map([...normal.schemas].map(([name, schema]) => [name, expand(schema)]));
    compare(normal, reference(contract.schemas), reference(expanded));
  });

  it('has a tag for every union of objects', () => {
    const untagged: string[] = [];
    for (const [name, schema] of normal.schemas) {
      JSON.stringify(schema, (_, node) => {
        if (node?.oneOf !== undefined && node.tag === undefined) untagged.push(name);
        return node;
      });
    }
    expect(untagged).toEqual([]);
  });
});

describe('validators', () => {
  it('give the verdicts of the raw schemas', async () => {
    compare(normal, reference(contract.schemas), await generated('validators'));
  });

  it.each([
    ['strict', strict(normal)],
    ['tolerant', tolerant(normal)],
  ])('give the verdicts of the %s schemas', async (module, profile) => {
    compare(profile, reference(profile.schemas), await generated(module));
  });

  it('say the same compiled in memory', async () => {
    const ajv = explainer(normal);
    const inMemory = (name: string) => ajv.getSchema(name) ?? (() => undefined);
    compare(normal, inMemory, await generated('validators'));
  });

  it('accept in strict no more, in tolerant no less than the contract does', async () => {
    const random = seeded(SEED);
    const narrow = await generated('strict');
    const plain = await generated('validators');
    const wide = await generated('tolerant');
    let compared = 0;
    for (const [name, schema] of normal.schemas) {
      for (let round = 0; round < ROUNDS; round++) {
        const value = mutated(valueFor(schema, normal.schemas, random), random);
        const verdict = plain(name)(value);
        if (!verdict && narrow(name)(value)) expect.fail(`${name} ${JSON.stringify(value)}`);
        if (verdict && !wide(name)(value)) expect.fail(`${name} ${JSON.stringify(value)}`);
        compared++;
      }
    }
    expect(compared).toBe(normal.schemas.size * ROUNDS);
  });
});
