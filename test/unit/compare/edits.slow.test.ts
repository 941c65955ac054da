import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '../../../scripts/compare/compare.ts';
import { type Release, readRelease } from '../../../scripts/compare/release.ts';
import { completeBranches } from '../../../scripts/compare/schemas/unions.ts';
import { sample } from '../../../scripts/compare/schemas/values.ts';
import { usesOf } from '../../../scripts/compare/uses.ts';
import { BREAKING, type Difference, type Verdict } from '../../../scripts/compare/verdict.ts';
import { type DocumentName, mapSchemas, visitSchemas } from '../../../scripts/model/contract.ts';
import { refuse } from '../../../scripts/model/finding.ts';
import type { Json, JsonObject } from '../../../scripts/model/json.ts';
import { join, tokens } from '../../../scripts/model/pointer.ts';
import {
  mapSchema,
  type NormalSchema,
  type NormalSchemas,
  namesIn,
  SCHEMAS,
  visitSchema,
} from '../../../scripts/model/schema.ts';
import { normalise } from '../../../scripts/normalise/normal.ts';
import { checkSchemas } from '../../../scripts/read/check-schemas.ts';
import { readContract } from '../../../scripts/read/reader.ts';
import { valid } from '../../support/arbitrary.ts';
import { theContract } from '../../support/contract.ts';
import { edgesOf } from '../../support/edges.ts';
import { type Path, placesIn, replaced, valueAt, without } from '../../support/edit.ts';
import { ajvOf } from './ajv.ts';
import { allMutants, type Bundles, type Mutant, mutated, unlessRefused } from './mutant.ts';

/** How many edits are tried here, and values of each; `EDITS=5000 SEED=2` tries more. */
const EDITS = Number(process.env.EDITS ?? 200);
const VALUES = 20;
const SEED = Number(process.env.SEED ?? 1);

const contract = theContract();
const bundles: Bundles = { openapi: contract.openapi, asyncapi: contract.asyncapi };
const base = readRelease(contract);
const uses = usesOf(base);
const accepts = ajvOf(bundles);
const mutants = allMutants(bundles);

/** Each keyword of the vocabulary, to be put beside every other. */
const KEYWORDS: JsonObject = {
  type: ['string', 'null'],
  const: 'aa',
  enum: ['aa', 'b', null],
  pattern: '^[a-m]+$',
  format: 'uri',
  minLength: 2,
  maxLength: 3,
  minimum: 1,
  maximum: 5,
  items: { type: 'string' },
  minItems: 1,
  maxItems: 2,
  properties: { planted: { type: 'integer' } },
  required: ['planted'],
  additionalProperties: false,
  anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
  oneOf: [{ type: 'string', maxLength: 4 }, { type: 'string', minLength: 3 }, { type: 'null' }],
  not: { const: 'b' },
};

/** A schema anywhere below the named ones. */
const nodes: { document: DocumentName; path: string[]; node: JsonObject }[] = [];
visitSchemas(contract, (node, { document, pointer }) => {
  if (pointer.startsWith(SCHEMAS))
    nodes.push({ document, path: tokens(pointer), node: node as JsonObject });
});

/** A keyword beside others, or another schema in the place of one. */
const wild: fc.Arbitrary<Mutant> = fc
  .tuple(
    fc.constantFrom(...nodes),
    fc.constantFrom(...nodes),
    fc.constantFrom(...Object.entries(KEYWORDS), null),
  )
  .map(([{ document, path, node }, other, keyword]) => {
    const [key, value] = keyword ?? [];
    const at = key === undefined ? path : [...path, key];
    const what = key === undefined ? 'swapped' : `${key} put beside ${Object.keys(node)}`;
    return { document, path: at, pointer: at.reduce(join, ''), what, value: value ?? other.node };
  });

/** One change or two: of what there is, or wild. */
const edits = fc.array(fc.oneof(fc.constantFrom(...mutants), wild), {
  minLength: 1,
  maxLength: 2,
});

/** The place of the field that a change is about, or of the schema as a whole. */
function placeOf({ path }: Pick<Mutant, 'path'>): Path {
  const at = path.lastIndexOf('properties');
  return path.slice(0, at < 0 || at === path.length - 1 ? 3 : at + 2);
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
  refuse([...checkSchemas(openapi, 'openapi'), ...checkSchemas(asyncapi, 'asyncapi')]);
  const changed = readContract(openapi, asyncapi, new Map());
  const roots = changed.roots.map(({ schema }) => schema);
  const reached = namesIn(roots, changed.schemas);
  normalise(changed);
  const release = readRelease(changed);
  const isReached = [...changed.places.keys()].every((name) => reached.has(name));
  // Random values of a schema that holds itself have no end.
  const isEndless = [...release.schemas].some(([name, schema]) =>
    namesIn([schema], release.schemas).has(name),
  );
  if (isEndless) return undefined;
  const isWhole = [...release.schemas.values()].every((schema) => isPossible(schema, release));
  return isReached && isWhole ? release : undefined;
}

const possible = new Map<string, boolean>();

/** Whether every part of a schema accepts some value, each branch with what is around it, each type by itself. */
function isPossible(schema: NormalSchema, release: Release): boolean {
  const text = JSON.stringify(schema);
  let isSo = possible.get(text);
  if (isSo !== undefined) return isSo;
  isSo = true;
  visitSchema(schema, (node, { keyword }) => {
    if (keyword === 'not') return false;
    const branches = node.union ? completeBranches(node, release.schemas) : [node];
    const forms = branches.flatMap(({ type, ...rest }) =>
      type === undefined ? rest : [type].flat().map((one) => ({ ...rest, type: one })),
    );
    const values = forms.map((form) => sample(form, release));
    isSo &&= values.every((value) => value !== undefined && release.accepts(node, value));
    return isSo;
  });
  possible.set(text, isSo);
  return isSo;
}

/**
 * What no rule book can bend: a value that proves a break shows it, and a value that one side alone
 * accepts is in a verdict. Nothing where it is no contract.
 */
function problemsOf(
  edit: readonly Mutant[],
  judged: typeof compare,
  seed: number,
): string[] | undefined {
  const after = edit.reduce(mutated, bundles);
  const next = unlessRefused(() => wholeRelease(after));
  if (next === undefined) return undefined;
  const { differences } = judged(base, next);
  const acceptsNext = ajvOf(after);
  const problems = differences.flatMap((one) => unproved(one, acceptsNext));
  const places = edit.map(placeOf);
  const fields = places.map((place) =>
    place.includes('properties') ? String(place.at(-1)) : undefined,
  );
  const edges = edit.flatMap(({ document }, index) =>
    [bundles, after].flatMap((one) => edgesOf(Object(valueAt(one[document], places[index] ?? [])))),
  );
  const known = edit.map(({ document }, index) => valueAt(bundles[document], places[index] ?? []));
  const nextReadings = readingsOf(next);
  const verdicts = new Set(differences.map(({ verdict }) => verdict));
  const isTold = (...any: Verdict[]) =>
    ['unjudged' as const, ...any].some((one) => verdicts.has(one));
  for (const name of base.names) {
    const [old, own] = [base.schemas.get(name), next.schemas.get(name)];
    if (!old || !own || JSON.stringify(old) === JSON.stringify(own)) continue;
    const { sent, received } = uses.get(name) ?? { sent: [], received: [] };
    const values = fields.flatMap((field, index) => {
      const near = [
        ...nearby(name, readings, field, edges, seed),
        ...nearby(name, nextReadings, field, edges, ~seed),
      ];
      // That a field is read which the base does not name was never promised, whatever it held.
      return known[index] ? near : near.filter((value) => acceptsNext(name, value));
    });
    const missed = values.find((value) => {
      const [was, is] = [accepts(name, value), acceptsNext(name, value)];
      if (was === is) return false;
      if (was && sent.length > 0) return !isTold('breaks-senders');
      if (is && received.length > 0) return !isTold('breaks-receivers', 'strict-receivers');
      return [...verdicts].every((verdict) => verdict === 'documentation');
    });
    if (missed !== undefined) problems.push(`${name}: ${JSON.stringify(missed)} is missed`);
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
  if (!witness) return why ? [] : [`${place}, and nothing says why`];
  const [before = '', after = before] = witness.schema.split(' → ');
  const isBase = witness.acceptedBy === 'base';
  const shown = [accepts(before, witness.value), acceptsNext(after, witness.value)];
  const isShown = shown[0] === isBase && shown[1] !== isBase;
  return isShown ? [] : [`${place}, and ${JSON.stringify(witness.value)} does not show it`];
}

describe('the comparison of a contract with itself changed at one place', () => {
  it(
    'the comparison proves each verdict that breaks, and misses no value that one side alone accepts',
    () => {
      let compared = 0;
      fc.assert(
        fc.property(edits, fc.integer(), (edit, seed) => {
          const problems = problemsOf(edit, compare, seed);
          if (problems) compared++;
          const told = edit.map(({ document, pointer, what }) => `${document}#${pointer}: ${what}`);
          expect(problems ?? [], told.join('; ')).toEqual([]);
        }),
        { numRuns: EDITS, seed: SEED },
      );
      expect(compared).toBeGreaterThan(EDITS / 10);
      if (process.env.EDITS) console.log(`${compared} of ${EDITS} edits are contracts`);
    },
    EDITS * 1000,
  );

  it('a comparison that says nothing is seen to miss a bound or a member, by values near it', () => {
    const blind: typeof compare = (...sides) => ({ ...compare(...sides), differences: [] });
    const near = mutants.filter(({ document, path, what }) => {
      const keyword = path.slice(path.indexOf('properties') + 2).join();
      const isNear = /^(minimum|maximum|minItems)$|^enum,/.test(keyword) && /^now/.test(what);
      return isNear && document === 'openapi' && path[1] === 'schemas';
    });
    const some = fc.sample(fc.constantFrom(...near), { numRuns: 10, seed: SEED });
    for (const mutant of some) {
      const problems = problemsOf([mutant], blind, SEED) ?? [];
      expect(problems, `${mutant.pointer}: ${mutant.what}`).not.toEqual([]);
    }
  });
});
