import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '../../scripts/compare/compare.ts';
import { type Release, readRelease } from '../../scripts/compare/release.ts';
import { completeBranch } from '../../scripts/compare/schemas/unions.ts';
import { sample } from '../../scripts/compare/schemas/values.ts';
import { BREAKING, type Difference } from '../../scripts/compare/verdict.ts';
import { mapSchemas } from '../../scripts/model/contract.ts';
import type { Json } from '../../scripts/model/json.ts';
import {
  branchesOf,
  mapSchema,
  type NormalSchema,
  type NormalSchemas,
  namesIn,
  refName,
  visitSchema,
} from '../../scripts/model/schema.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { readContract } from '../../scripts/read/contract.ts';
import { allMutants, type Bundles, type Mutant, mutated } from '../mutants/mutant.ts';
import { valid } from '../support/arbitrary.ts';
import { theContract } from '../support/contract.ts';
import { edgesOf } from '../support/edges.ts';
import { type Path, placesIn, replaced, valueAt, without } from '../support/edit.ts';
import { ajvOf } from './ajv.ts';
import { unlessRefused } from './edits.ts';

/** How many changes are tried here, and values of each. */
const EDITS = 100;
const VALUES = 20;
const SEED = Number(process.env.SEED ?? 1);

const contract = theContract();
const bundles: Bundles = { openapi: contract.openapi, asyncapi: contract.asyncapi };
const base = readRelease(contract);
const accepts = ajvOf(bundles);
const mutants = allMutants(bundles);

/** The place of the field that a change is about, or of the schema as a whole. */
function placeOf({ path }: Pick<Mutant, 'path'>): Path {
  const at = path.lastIndexOf('properties');
  return path.slice(0, at < 0 || at === path.length - 1 ? 3 : at + 2);
}

/** The properties that tell branches apart, and the names of the branches. */
const choosing = new Set<string | undefined>();
for (const schema of base.schemas.values()) {
  visitSchema(schema, (node) => {
    if (node.union?.tag === undefined) return;
    choosing.add(node.union.tag);
    for (const { $ref } of branchesOf(node)) choosing.add(refName($ref));
  });
}

/**
 * Whether a change decides to which branch of a union a value belongs, or which branches there are: the
 * branches are judged one by one, and what is refused by one may be another's, so that no value shows it.
 */
function choosesBranch({ document, path }: Mutant): boolean {
  const isUnion = /^(oneOf|anyOf)$/.test(String(path.at(-3)));
  const isMessages = document === 'asyncapi' && path[1] !== 'schemas';
  return isUnion || isMessages || choosing.has(String(placeOf({ path }).at(-1)));
}

/** The schemas of a release, and the same where every field that they name is required. */
function readingsOf({ schemas }: Release): NormalSchemas[] {
  const requireAll = (node: NormalSchema) =>
    node.properties ? { ...node, required: Object.keys(node.properties) } : node;
  return [schemas, mapSchemas(schemas, (schema) => mapSchema(schema, requireAll))];
}

const readings = readingsOf(base);

/** Random values of a schema, and ones with every field, that of a change also at its edges and left out. */
function nearby(
  name: string,
  readings: readonly NormalSchemas[],
  field: string | undefined,
  edges: readonly unknown[],
  seed: number,
): Json[] {
  const [values = [], whole = []] = readings.map((schemas) =>
    fc.sample(valid(schemas.get(name) ?? {}, schemas), { numRuns: VALUES, seed }),
  );
  const near = whole.flatMap((value) =>
    placesIn(value).flatMap((place) => {
      const { above } = place;
      if (above ? place.key !== field : field !== undefined) return [];
      const left = above ? [replaced(above, without(above.value, [place.key]))] : [];
      return [...left, ...edges.map((edge) => replaced(place, edge))];
    }),
  );
  return [...values, ...near] as Json[];
}

/** A changed contract as a release; none where it leaves a schema alone, or one that accepts nothing. */
function wholeRelease({ openapi, asyncapi }: Bundles): Release | undefined {
  const changed = readContract(openapi, asyncapi, new Map());
  const roots = changed.roots.map(({ schema }) => schema);
  const reached = namesIn(roots, changed.schemas);
  normalise(changed);
  const release = readRelease(changed);
  const isReached = [...changed.places.keys()].every((name) => reached.has(name));
  const isWhole = [...release.schemas.values()].every((schema) => isPossible(schema, release));
  return isReached && isWhole ? release : undefined;
}

const possible = new Map<string, boolean>();

/** Whether every part of a schema accepts some value, each branch together with what is around it. */
function isPossible(schema: NormalSchema, release: Release): boolean {
  const text = JSON.stringify(schema);
  let isSo = possible.get(text);
  if (isSo !== undefined) return isSo;
  isSo = true;
  visitSchema(schema, (node, { keyword }) => {
    if (keyword === 'not') return false;
    const some = node.union?.branches ?? [node];
    const branches = some.map((_, index) => completeBranch(node, index, release.schemas));
    const values = branches.map((branch) => sample(branch, release));
    isSo &&= values.every((value) => value !== undefined && release.accepts(node, value));
    return isSo;
  });
  possible.set(text, isSo);
  return isSo;
}

/**
 * What no rule book can bend: a verdict that breaks has a value that shows it, or says why there is
 * none; and a value that one side alone accepts has been reported. Nothing where it is no contract.
 */
function problemsOf(mutant: Mutant, judged: typeof compare, seed: number): string[] | undefined {
  const after = mutated(bundles, mutant);
  const next = unlessRefused(() => wholeRelease(after));
  if (next === undefined) return undefined;
  const { differences } = judged(base, next);
  const acceptsNext = ajvOf(after);
  const problems = choosesBranch(mutant)
    ? []
    : differences.flatMap((one) => unproved(one, acceptsNext));
  if (differences.some(({ verdict }) => verdict !== 'documentation')) return problems;
  const place = placeOf(mutant);
  const field = place.includes('properties') ? String(place.at(-1)) : undefined;
  const nodes = [bundles, after].map((one) => valueAt(one[mutant.document], place));
  const edges = nodes.flatMap((node) => edgesOf(Object(node)));
  const nextReadings = readingsOf(next);
  for (const name of base.names) {
    const [old, own] = [base.schemas.get(name), next.schemas.get(name)];
    if (!old || !own || JSON.stringify(old) === JSON.stringify(own)) continue;
    const values = [
      ...nearby(name, readings, field, edges, seed),
      ...nearby(name, nextReadings, field, edges, ~seed),
    ];
    const lost = values.find((value) => accepts(name, value) !== acceptsNext(name, value));
    if (lost !== undefined) problems.push(`${name}: ${JSON.stringify(lost)} is missed`);
  }
  return problems;
}

/** What is wrong with how a verdict that breaks is proved. */
function unproved(
  { verdict, rule, pointer, witness, unproved: why }: Difference,
  acceptsNext: typeof accepts,
): string[] {
  if (!BREAKING.has(verdict)) return [];
  const place = `${rule} at ${pointer} is called ${verdict}`;
  if (!witness) return why && why !== NOT_FOUND ? [] : [`${place}, and no value shows it`];
  const [before = '', after = before] = witness.schema.split(' → ');
  const isBase = witness.acceptedBy === 'base';
  const shown = [accepts(before, witness.value), acceptsNext(after, witness.value)];
  const isShown = shown[0] === isBase && shown[1] !== isBase;
  return isShown ? [] : [`${place}, and ${JSON.stringify(witness.value)} does not show it`];
}

const NOT_FOUND = 'no whole value was found that shows it';

describe('the comparison of a contract with itself changed at one place', () => {
  it('the comparison proves each verdict that breaks, and misses no value that one side alone accepts', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.constantFrom(...mutants), fc.integer(), (mutant, seed) => {
        const { document, pointer, what } = mutant;
        const problems = problemsOf(mutant, compare, seed);
        if (problems) compared++;
        expect(problems ?? [], `${document}#${pointer}: ${what}`).toEqual([]);
      }),
      { numRuns: EDITS, seed: SEED },
    );
    expect(compared).toBeGreaterThan(EDITS / 2);
  });

  it('a comparison that says nothing is seen to miss a bound or a member, by values near it', () => {
    const blind: typeof compare = (...sides) => ({ ...compare(...sides), differences: [] });
    const near = mutants.filter(({ document, path, what }) => {
      const keyword = path.slice(path.indexOf('properties') + 2).join();
      const isNear = /^(minimum|maximum|minItems)$|^enum,/.test(keyword) && /^now/.test(what);
      return isNear && document === 'openapi' && path[1] === 'schemas';
    });
    const some = fc.sample(fc.constantFrom(...near), { numRuns: 10, seed: SEED });
    for (const mutant of some) {
      const problems = problemsOf(mutant, blind, SEED) ?? [];
      expect(problems, `${mutant.pointer}: ${mutant.what}`).not.toEqual([]);
    }
  });
});
