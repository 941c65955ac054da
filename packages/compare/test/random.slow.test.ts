/**
 * Random edits of the catalogue's contract: the verdicts agree with what Ajv accepts before and after, and Ajv confirms
 * each counterexample. `npm run random` tries more.
 */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DOCUMENTS, visitPlaced, writtenSchemas } from '../../../scripts/contract.ts';
import {
  at,
  type Json,
  type JsonObject,
  joinPointer,
  mapValues,
  visitValues,
} from '../../../scripts/json.ts';
import { ProblemsError } from '../../../scripts/problem.ts';
import { mapDeep, namesIn, type Schema, visitSchema } from '../../../scripts/schema.ts';
import { valid } from '../../../test/support/arbitrary.ts';
import { edgesOf } from '../../../test/support/edges.ts';
import { placesIn, replaced, without } from '../../../test/support/edit.ts';
import { compare, compareDocuments } from '../src/compare.ts';
import type { Release } from '../src/release.ts';
import { alternativesOf } from '../src/schemas/set.ts';
import { sample } from '../src/schemas/values.ts';
import { BREAKING, type Verdict } from '../src/verdict.ts';
import { ajvOf, isProved } from './ajv.ts';
import { BASE, type Bundles, put, released } from './base.ts';
import { parameters, problemsOfParameters } from './parameters.ts';

/** The number of values for each schema. */
const VALUES = 10;

const SEED = Number(process.env.SEED ?? 0);
const EDITS = 40 * Number(process.env.ROUNDS ?? 1);

const base = released(BASE);
const { usersOf } = compareDocuments(base, base);
const accepts = ajvOf(BASE);

/** A place in every document that has it, and its new value; `undefined` removes it. */
interface Edit {
  pointer: string;
  value: Json | undefined;
}

/** Values for each keyword, to be put into any schema. */
const KEYWORDS: [string, Json][] = [
  ['type', ['string', 'null']],
  ['type', []],
  ...Object.entries<Json>({
    const: 'aa',
    enum: ['aa', 'b', null],
    not: { const: 'b' },
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
    additionalProperties: { type: 'integer' },
    anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
    oneOf: [{ type: 'string', maxLength: 4 }, { type: 'number', minimum: 3 }, { type: 'null' }],
  }),
];

const schemas: { pointer: string; node: Json }[] = [];
visitPlaced(writtenSchemas(base.contract), (node, { pointer }) =>
  schemas.push({ pointer, node: node as Json }),
);

/** Edits of the base: every value removed, or changed to a neighbour. */
const smallEdits = [...new Set(schemas.map(({ pointer }) => pointer))].flatMap((pointer) => {
  const found: Edit[] = [];
  const node = at(BASE.openapi, pointer) ?? at(BASE.asyncapi, pointer) ?? null;
  visitValues(node, (value, below) => {
    const place = pointer + below;
    const others: (Json | undefined)[] = below === '' ? [] : [undefined];
    if (typeof value === 'number') others.push(value + 1, value - 1);
    if (typeof value === 'boolean') others.push(!value);
    if (/\/enum\/\d+$|\/const$/.test(place)) others.push(`${value}x`);
    found.push(...others.map((other) => ({ pointer: place, value: other })));
  });
  return found;
});

const anySchema = fc.constantFrom(...schemas);
const anyKeyword = fc.constantFrom(...KEYWORDS);

/** An edit that puts a keyword into a schema. */
const withKeyword = fc
  .tuple(anySchema, anyKeyword)
  .map(([{ pointer }, [key, value]]): Edit => ({ pointer: joinPointer(pointer, key), value }));

/** An edit that puts a schema in place of another one. */
const withSchema = fc
  .tuple(anySchema, anySchema)
  .map(([{ pointer }, { node }]): Edit => ({ pointer, value: node }));

/** One edit or two. */
const edits = fc.array(
  fc.oneof(fc.constantFrom(...smallEdits), fc.oneof(withKeyword, withSchema)),
  { minLength: 1, maxLength: 2 },
);

/** The bundles with an edit, in each document that has the parent of its place. */
function change(bundles: Bundles, { pointer, value }: Edit): Bundles {
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  const changed = { ...bundles };
  for (const name of DOCUMENTS) {
    const around = at(bundles[name], parent) ?? '';
    if (typeof around === 'object') changed[name] = put(bundles[name], pointer, value);
  }
  return changed;
}

/** Whether every subschema has a sample of each of its types. */
function isPossible(schema: Schema, { schemas: set }: Release): boolean {
  let allHaveSamples = true;
  visitSchema(schema, (node, { keyword }) => {
    // Nothing has to satisfy what is excluded.
    if (keyword === 'not' || !allHaveSamples) return false;
    const alternatives = alternativesOf({ schema: node, set });
    allHaveSamples = alternatives.every((one) => sample(one, set) !== undefined);
    return allHaveSamples;
  });
  return allHaveSamples;
}

/** Whether a document refers to a schema that only the other one has. */
function isBroken(bundle: JsonObject): boolean {
  const refs = JSON.stringify(bundle).matchAll(/"\$ref":"#(\/components\/schemas\/\w+)"/g);
  return [...refs].some(([, pointer = '']) => at(bundle, pointer) === undefined);
}

/** The bundles as a release; none if they are refused, or if a schema is no longer used or accepts no value. */
function validRelease(bundles: Bundles): Release | undefined {
  try {
    if (DOCUMENTS.some((name) => isBroken(bundles[name]))) return undefined;
    const release = released(bundles);
    const usedIn = ({ contract: { roots, schemas } }: Release) =>
      namesIn(
        roots.map(({ schema }) => schema),
        schemas,
      );
    if ([...usedIn(base)].some((name) => !usedIn(release).has(name))) return undefined;
    const arePossible = namesChanged(release).every((name) =>
      isPossible(release.schemas.named(name), release),
    );
    return arePossible ? release : undefined;
  } catch (error) {
    if (error instanceof ProblemsError) return undefined;
    throw error;
  }
}

/** Random values of a named schema, with every field. */
function samplesOf({ schemas: { schemas } }: Release, name: string): Json[] {
  const full = mapValues(schemas, (schema) =>
    mapDeep(schema, (node) => {
      const names = Object.keys(node.properties ?? {});
      return names.length > 0 ? { ...node, required: names } : node;
    }),
  );
  return fc.sample(valid(full[name] ?? {}, full), { numRuns: VALUES, seed: SEED }) as Json[];
}

/**
 * Copies of values: with each of the edges in place of an edited field, and without the field. Without a field, the
 * edges replace the whole values.
 */
function nearby(values: Json[], field: string | undefined, edges: unknown[]): Json[] {
  const near = values.flatMap((value) =>
    placesIn(value).flatMap((place) => {
      const { above, key } = place;
      const placeField = above ? key : undefined;
      if (placeField !== field) return [];
      const changed = edges.map((edge) => replaced(place, edge));
      return above ? [replaced(above, without(above.value, [key])), ...changed] : changed;
    }),
  );
  return near as Json[];
}

/** What is wrong with the comparison after some edits; `undefined` if they leave no valid release. */
function problemsOf(made: readonly Edit[]): string[] | undefined {
  const after = made.reduce(change, BASE);
  const next = validRelease(after);
  if (next === undefined) return undefined;
  const { differences } = compare(base, next);
  const acceptsNext = ajvOf(after);
  const problems = differences
    .filter((one) => BREAKING.has(one.verdict) && !isProved(one, accepts, acceptsNext))
    .map((one) => `${JSON.stringify(one)} is not proved`);
  const verdicts = new Set(differences.map(({ verdict }) => verdict));
  for (const name of namesChanged(next)) {
    if (!next.schemas.names.has(name)) continue;
    const samples = [base, next].flatMap((release) => samplesOf(release, name));
    const missed = made.flatMap(({ pointer }) => {
      const [place = '', field] = /^.*\/properties\/([^/]+)/.exec(pointer) ?? [pointer];
      const nodes = [BASE, after].flatMap(
        (bundles) => at(bundles.openapi, place) ?? at(bundles.asyncapi, place) ?? [],
      );
      const edges = nodes.flatMap((node) => edgesOf(Object(node)));
      return [...samples, ...nearby(samples, field, edges)].filter((value) => {
        const isOld = accepts(name, value);
        const isNext = acceptsNext(name, value);
        // A field that the base does not name may have been sent, but the base never promised to read it.
        if (nodes.length < 2 && !isNext) return false;
        return isOld !== isNext && !isReported(name, verdicts, isOld);
      });
    });
    if (missed.length > 0) problems.push(`${name}: ${JSON.stringify(missed[0])} is missed`);
  }
  return problems;
}

/** The names of the base whose schemas have changed. */
function namesChanged({ schemas }: Release): string[] {
  return [...base.schemas.names].filter(
    (name) => !isDeepStrictEqual(base.schemas.named(name), schemas.named(name)),
  );
}

/** Whether the verdicts report that only one of the releases accepts a value of a schema. */
function isReported(
  name: string,
  verdicts: ReadonlySet<Verdict>,
  acceptedBefore: boolean,
): boolean {
  const { sent, received } = usersOf.get(name) ?? { sent: [], received: [] };
  if (acceptedBefore && sent.length > 0) {
    return verdicts.has('unjudged') || verdicts.has('breaks-senders');
  }
  if (!acceptedBefore && received.length > 0) {
    const expected: Verdict[] = ['unjudged', 'breaks-receivers', 'strict-receivers'];
    return expected.some((verdict) => verdicts.has(verdict));
  }
  return [...verdicts].some((verdict) => verdict !== 'documentation');
}

const runs = { numRuns: EDITS, seed: SEED };

it('no verdict on an edited schema contradicts Ajv', () => {
  const holds = fc.property(edits, (made) => {
    const problems = problemsOf(made);
    // The build refuses the edited contract.
    fc.pre(problems !== undefined);
    expect(problems).toEqual([]);
  });
  fc.assert(holds, runs);
});

it('no verdict on another parameter contradicts Ajv', () => {
  const holds = fc.property(parameters, parameters, (before, after) => {
    expect(problemsOfParameters(before, after)).toEqual([]);
  });
  fc.assert(holds, runs);
});
