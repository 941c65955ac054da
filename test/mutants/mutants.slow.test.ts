import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { FindingsError } from '../../scripts/model/finding.ts';
import { isObject, type Json } from '../../scripts/model/json.ts';
import { join } from '../../scripts/model/pointer.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { readContract } from '../../scripts/read/contract.ts';
import { showExamples } from '../../scripts/read/examples.ts';
import { load } from '../../scripts/read/load.ts';
import { run } from '../support/command.ts';
import { ROOT as root } from '../support/contract.ts';
import { allMutants } from './all.ts';
import { bundleSources } from './bundle.ts';
import { CHECKS, judge, type Original, readOriginal } from './judge.ts';
import { main } from './main.ts';
import { applyEdits, type Mutant } from './mutant.ts';
import { readAll, readMutant } from './read.ts';
import { runMutants } from './run.ts';

let original: Original;
let mutants: Mutant[];

beforeAll(() => {
  original = readOriginal(root);
  mutants = allMutants(original.sources);
});

const command = (...args: string[]) => run(main, '--root', root, ...args);

describe('every mutant of the contract', () => {
  it('is noticed', () => {
    const { total, survivors } = runMutants({ root, thorough: false });
    const lines = survivors.map(
      ({ file, pointer, what, crash }) => `${file}#${pointer}: ${what} ${crash ?? ''}`,
    );
    expect(lines).toEqual([]);
    expect(total.survived).toBe(0);
    expect(total.mutated).toBeGreaterThan(0);
    expect(total.mutated + total.equal).toBe(mutants.length);
  }, 900_000);

  it('is a matter for more than one check: each notices some of them', () => {
    const some = mutants.filter((_, index) => index % 61 === 0);
    const noticed = new Set(some.flatMap((mutant) => judge(original, mutant).noticed));
    expect([...noticed].sort()).toEqual([...CHECKS].sort());
  });
});

describe('the mutants', () => {
  it('leave no fact of the hand-written files alone', () => {
    const touched = new Set(
      mutants.flatMap(({ file, pointer, edits }) => [
        `${file}#${pointer}`,
        ...edits.map((edit) => `${edit.file}#${edit.pointer}`),
      ]),
    );
    const places = [...original.sources.files].flatMap(([file, content]) =>
      [...factPlaces(content, '')].map((pointer) => `${file}#${pointer}`),
    );
    expect(places).not.toEqual([]);
    // A reference and an entry of a list are changed as a whole, too.
    const whole = (place: string) => place.replace(/\/\$ref$/, '');
    const alone = places.filter((place) =>
      [place, whole(place), whole(place).replace(/\/\d+$/, '')].every((one) => !touched.has(one)),
    );
    expect(alone).toEqual([]);
  });

  it('are each another change, and change nothing in place', () => {
    const before = structuredClone([...original.sources.files]);
    const edits = mutants.map((mutant) => JSON.stringify(mutant.edits));
    expect(new Set(edits).size).toBe(edits.length);
    const same = mutants.filter(({ edits: [edit] }, index) => {
      const mutant = mutants[index];
      if (edit === undefined || mutant === undefined) return true;
      const { files } = applyEdits(original.sources, mutant.edits);
      return isDeepStrictEqual(files.get(edit.file), original.sources.files.get(edit.file));
    });
    expect(same.map(({ file, pointer, what }) => `${file}#${pointer}: ${what}`)).toEqual([]);
    expect([...original.sources.files]).toEqual(before);
  });
});

describe('a mutant is read as the build reads the files', () => {
  it('the bundles are those of the bundler', async () => {
    const { contract } = await load(root);
    // What the bundles share with later ones is not to be changed.
    const made = structuredClone(bundleSources(original.sources));
    showExamples(readContract(made.openapi, made.asyncapi, original.examples));
    expect(made.openapi).toEqual(contract.openapi);
    expect(made.asyncapi).toEqual(contract.asyncapi);
  });

  it('the contract and its normal form are those that are read from nothing', () => {
    let compared = 0;
    for (let index = 0; index < mutants.length; index += 61) {
      const mutant = mutants[index] as Mutant;
      try {
        const { normal, sources } = readMutant(original, mutant);
        const contract = readAll(sources, original.examples);
        expect(normal.contract).toEqual(contract);
        expect([...normal.schemas]).toEqual([...normalise(contract).schemas]);
        compared++;
      } catch (error) {
        if (!(error instanceof FindingsError)) throw error;
      }
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('what leaves the meaning as it was is not a mutant', () => {
    const edits = [{ file: 'openapi/schemas/job.yaml', pointer: '/JobPending/type' }];
    const mutant = { kind: 'type', file: '', pointer: '', what: 'said again around it', edits };
    expect(judge(original, mutant)).toEqual({ equal: true, noticed: [] });
  });
});

describe('a blinded run has survivors', () => {
  it('without the comparison, defaults go unnoticed: a validator cannot tell', async () => {
    const slice = ['--kind', 'default', '--file', 'openapi/schemas/language.yaml'];
    const seeing = await command(...slice);
    expect(seeing).toMatchObject({ code: 0, stderr: '' });
    expect(seeing.stdout).toMatch(/^total +\d+ +\d+ +0 +0$/m);
    const blind = await command(...slice, '--without', 'facts');
    expect(blind.code).toBe(1);
    const place = 'openapi/schemas/language.yaml#/LanguageConfig/properties/code_switching/default';
    expect(blind.stdout).toContain(`${place}: default: true; no check notices it`);
  }, 240_000);

  it('without the comparison, so do codes under the open pattern', async () => {
    const pointer = '/TranscriptionLanguageCode/anyOf/0/enum/0';
    const mutant = mutants.find((one) => one.pointer === pointer && one.what === '"af" removed');
    expect(mutant).toBeDefined();
    if (mutant === undefined) return;
    expect(judge(original, mutant).noticed).toEqual(['facts']);
    expect(judge(original, mutant, ['build', 'values', 'cases']).noticed).toEqual([]);
  });
});

describe('the command line', () => {
  it.each([[['--without', 'everything']], [['--no-such-option']]])(
    'explains itself: %s',
    async (args) => {
      const { code, stderr } = await command(...args);
      expect(code).toBe(2);
      expect(stderr).toContain(args.at(-1));
      expect(stderr).toContain('usage: npm run mutants');
    },
  );

  it('says that there is nothing to change', async () => {
    const { code, stderr } = await command('--kind', 'weather');
    expect(code).toBe(1);
    expect(stderr).toBe('openapi: no such fact exists; choose another kind or file\n');
  });

  it('says that there is no contract', async () => {
    const { code, stderr } = await command('--root', 'docs');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^openapi\/openapi.yaml: the file does not exist; restore it\n/);
    expect(stderr).not.toMatch(/\n +at /);
  });
});

/**
 * What is only said to readers, and what follows from the branches of a union, to which the lint
 * holds it: changing it changes no fact.
 */
const PROSE = new Set(['description', 'title', 'summary', 'tags', 'discriminator', 'examples']);

/** The places of single values that state something, keys of maps included. */
function* factPlaces(node: Json, pointer: string, names = false): Generator<string> {
  if (isObject(node) || Array.isArray(node)) {
    for (const [key, value] of Object.entries(node)) {
      if (!names && PROSE.has(key)) continue;
      yield* factPlaces(value, join(pointer, key), key === 'properties' && !names);
    }
  } else yield pointer;
}
