import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { join } from '../../scripts/model/pointer.ts';
import { run } from '../support/command.ts';
import { ROOT, theContract, theNormal } from '../support/contract.ts';
import { noticedBy, originalOf } from './judge.ts';
import { main } from './main.ts';
import { allMutants, type Mutant } from './mutant.ts';
import { runMutants } from './run.ts';

/** How many of all mutants are tried here; `npm run mutants` tries each. */
const SAMPLE = 300;
const SEED = 1;

const contract = theContract();
const original = originalOf(theNormal());
const mutants = allMutants(contract);

const command = (...args: string[]) => run(main, '--root', ROOT, ...args);

describe('a fact of the contract that is changed', () => {
  it(`a changed fact is noticed, in each of ${SAMPLE} changes chosen at random`, () => {
    const some = fc.sample(fc.constantFrom(...mutants), { numRuns: SAMPLE, seed: SEED });
    const { counts, survivors } = runMutants(original, some);
    const lines = survivors.map(({ document, pointer, what }) => `${document}#${pointer}: ${what}`);
    expect(
      lines,
      'state the fact in test/contract/facts, or see test/mutants/survivors.ts',
    ).toEqual([]);
    expect(counts.facts + counts.build).toBeGreaterThan(SAMPLE / 2);
  });

  it('a change that no check notices is reported, such as one of words', () => {
    const mutant = describing('Planted.');
    expect(runMutants(original, [mutant]).survivors).toEqual([mutant]);
  });

  it('a change that changes nothing is no mutant', () => {
    const [name = ''] = [...contract.schemas.keys()].filter((one) => !contract.fragments.has(one));
    const words = contract.schemas.get(name)?.description ?? '';
    expect(noticedBy(original, describing(words))).toBe('equal');
  });

  /** A mutant that says other words of the first public schema. */
  function describing(words: string): Mutant {
    const [name = ''] = [...contract.schemas.keys()].filter((one) => !contract.fragments.has(one));
    const path = ['components', 'schemas', name, 'description'];
    const pointer = path.reduce(join, '');
    return { document: 'openapi', path, pointer, what: 'other words', value: words };
  }
});

describe('npm run mutants', () => {
  it('npm run mutants tries every fact of some files, and says what noticed it', async () => {
    const { code, stdout } = await command('--file', 'openapi/schemas/list.yaml');
    expect(stdout).toMatch(/^facts +\d+$/m);
    expect(code, stdout).toBe(0);
  });

  it.each([[['--file', 'PLANTED']], [['--planted']]])(
    'npm run mutants explains itself: %s',
    async (args) => {
      const { code, stderr } = await command(...args);
      expect(code).toBe(2);
      expect(stderr).toContain(args.at(-1));
      expect(stderr).toContain('usage: mutants');
    },
  );
});
