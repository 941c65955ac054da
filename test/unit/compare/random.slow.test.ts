/** Random edits of the catalogue's contract: the verdicts agree with what Ajv accepts before and after. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, compareDocuments } from '../../../scripts/compare/compare.ts';
import type { Release } from '../../../scripts/compare/release.ts';
import { sample } from '../../../scripts/compare/schemas/values.ts';
import { BREAKING, type Verdict } from '../../../scripts/compare/verdict.ts';
import { DOCUMENTS, mapSchemas, visitSchemas } from '../../../scripts/model/contract.ts';
import { FindingsError } from '../../../scripts/model/finding.ts';
import type { Json, JsonObject } from '../../../scripts/model/json.ts';
import { at, joinPointer, visitValues } from '../../../scripts/model/pointer.ts';
import * as model from '../../../scripts/model/schema.ts';
import { normalise } from '../../../scripts/normalise/normal.ts';
import { checkSchemas } from '../../../scripts/read/check-schemas.ts';
import { valid } from '../../support/arbitrary.ts';
import { edgesOf } from '../../support/edges.ts';
import { placesIn, replaced, without } from '../../support/edit.ts';
import { ajvOf, isProved } from './ajv.ts';
import { BASE, type Bundles, edited, put, releaseOf } from './base.ts';

/** How many edits are tried, and how many values for each schema; `EDITS=5000 SEED=2` tries more, and others. */
const EDITS = Number(process.env.EDITS ?? 60);
const SEED = Number(process.env.SEED ?? 1);
const VALUES = 10;

/** The bundles as a release whose exports are not known: these have tests of their own. */
const released = (bundles: Bundles): Release => ({
  ...releaseOf(bundles),
  declarations: undefined,
});
const base = released(BASE);
const uses = compareDocuments(base, base).usesByName;
const baseFull = fullOf(base);
const accepts = ajvOf(BASE);

/** A place in whichever documents have it, and its new value; `undefined` removes it. */
interface Edit {
  pointer: string;
  value: Json | undefined;
}

/** A value for each keyword, to be put into any schema. */
const KEYWORDS: JsonObject = {
  ...{ type: ['string', 'null'], const: 'aa', enum: ['aa', 'b', null], not: { const: 'b' } },
  ...{ pattern: '^[a-m]+$', format: 'uri', minLength: 2, maxLength: 3, minimum: 1, maximum: 5 },
  ...{ items: { type: 'string' }, minItems: 1, maxItems: 2 },
  ...{ properties: { planted: { type: 'integer' } }, required: ['planted'] },
  additionalProperties: false,
  anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
  oneOf: [{ type: 'string', maxLength: 4 }, { type: 'string', minLength: 3 }, { type: 'null' }],
};

const schemas: { pointer: string; node: Json }[] = [];
visitSchemas(base.contract, (node, { pointer }) => schemas.push({ pointer, node: node as Json }));

/** Edits of the base: every value removed, or changed to a neighbour. */
const steps = [...new Set(schemas.map(({ pointer }) => pointer))].flatMap((pointer) => {
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
const added = fc.oneof(
  fc
    .tuple(anySchema, fc.constantFrom(...Object.entries(KEYWORDS)))
    .map(([{ pointer }, [key, value]]): Edit => ({ pointer: joinPointer(pointer, key), value })),
  fc.tuple(anySchema, anySchema).map(([{ pointer }, { node }]) => ({ pointer, value: node })),
);

const edits = fc.array(fc.oneof(fc.constantFrom(...steps), added), { minLength: 1, maxLength: 2 });

/** The bundles with an edit, in each document that has the parent of its place. */
function change(bundles: Bundles, { pointer, value }: Edit): Bundles {
  const around = pointer.slice(0, pointer.lastIndexOf('/'));
  const changed = DOCUMENTS.map((name) => {
    const isThere = typeof (at(bundles[name], around) ?? '') === 'object';
    return [name, isThere ? put(bundles[name], pointer, value) : bundles[name]];
  });
  return Object.fromEntries(changed);
}

/** The names of the schemas that somebody sends or receives. */
function reachedIn({ contract: { roots, schemas } }: Release): Set<string> {
  const starts = roots.map(({ schema }) => schema);
  return model.namesIn(starts, schemas);
}

/** Whether every subschema has a sample of each of its types. */
function isPossible(schema: model.NormalSchema, release: Release): boolean {
  let isFound = true;
  model.visitSchema(schema, (node, { keyword }) => {
    const types = node.union || keyword === 'not' ? [] : [node.type ?? []].flat();
    isFound &&= types.every((type) => sample({ ...node, type }, release) !== undefined);
    return isFound && keyword !== 'not';
  });
  return isFound;
}

/** Whether a document refers to a schema that only the other one has. */
function isBroken(bundle: JsonObject): boolean {
  const refs = JSON.stringify(bundle).matchAll(/"\$ref":"#(\/components\/schemas\/\w+)"/g);
  return [...refs].some(([, pointer = '']) => at(bundle, pointer) === undefined);
}

/** The bundles as a release; none where a build refuses them, or a schema is no longer used or accepts nothing. */
function validRelease(bundles: Bundles): Release | undefined {
  try {
    const found = DOCUMENTS.flatMap((name) => checkSchemas(bundles[name], name));
    if (found.length > 0 || DOCUMENTS.some((name) => isBroken(bundles[name]))) return undefined;
    const release = released(bundles);
    normalise(release.contract);
    const reached = reachedIn(release);
    const isWhole = [...reachedIn(base)].every((name) => reached.has(name));
    const arePossible = [...release.schemas].every(
      ([name, one]) => isDeepStrictEqual(base.schemas.get(name), one) || isPossible(one, release),
    );
    return isWhole && arePossible ? release : undefined;
  } catch (error) {
    if (error instanceof FindingsError) return undefined;
    throw error;
  }
}

/** The schemas of a release, changed to require every field. */
function fullOf({ schemas }: Release): model.NormalSchemas {
  return mapSchemas(schemas, (schema) =>
    model.mapSchema(schema, ({ properties = {}, ...node }) => {
      const names = Object.keys(properties);
      return names.length > 0 ? { ...node, properties, required: names } : node;
    }),
  );
}

/** Values of a schema, and others with every field. */
function samplesOf(release: Release, name: string, seed: number): Json[][] {
  const full = release === base ? baseFull : fullOf(release);
  return [release.schemas, full].map((known) => {
    const values = valid(known.get(name) ?? {}, known);
    return fc.sample(values, { numRuns: VALUES, seed }) as Json[];
  });
}

/** Copies of values: with each of the edges in place of an edited field, and without the field. */
function nearby(values: Json[], field: string | undefined, edges: unknown[]): Json[] {
  const near = values.flatMap((value) =>
    placesIn(value).flatMap((place) => {
      const { above, key } = place;
      if ((above && key) !== field) return [];
      const left = above ? [replaced(above, without(above.value, [key]))] : [];
      return [...left, ...edges.map((edge) => replaced(place, edge))];
    }),
  );
  return near as Json[];
}

/** What is wrong with the comparison that some edits lead to; `undefined` where they leave no valid release. */
function problemsOf(made: readonly Edit[], seed: number, judge = compare): string[] | undefined {
  const after = made.reduce(change, BASE);
  const next = validRelease(after);
  if (next === undefined) return undefined;
  const { differences } = judge(base, next);
  const acceptsNext = ajvOf(after);
  const verdicts = new Set(differences.map(({ verdict }) => verdict));
  const hasAny = (...expected: Verdict[]) =>
    ['unjudged' as const, ...expected].some((one) => verdicts.has(one));
  const problems = differences
    .filter((one) => BREAKING.has(one.verdict) && !isProved(one, accepts, acceptsNext))
    .map((one) => `${JSON.stringify(one)} is not proved`);
  for (const name of base.names) {
    const own = next.schemas.get(name);
    if (!own || isDeepStrictEqual(base.schemas.get(name), own)) continue;
    const { sent, received } = uses.get(name) ?? { sent: [], received: [] };
    const samples = [samplesOf(base, name, seed), samplesOf(next, name, ~seed)];
    const missed = made.flatMap(({ pointer }) => {
      const [place = '', field] = /^.*\/properties\/([^/]+)/.exec(pointer) ?? [pointer];
      const nodes = [BASE, after].flatMap(
        (one) => at(one.openapi, place) ?? at(one.asyncapi, place) ?? [],
      );
      const edges = nodes.flatMap((node) => edgesOf(Object(node)));
      const near = samples.flatMap(([values = [], full = []]) => [
        ...values,
        ...nearby(full, field, edges),
      ]);
      // A field that the base does not name may have been sent, but was never promised to be read.
      const isInBoth = nodes.length > 1;
      return near.filter((value) => {
        const [isOld, isNext] = [accepts(name, value), acceptsNext(name, value)];
        if (isOld === isNext || (!isInBoth && !isNext)) return false;
        if (isOld && sent.length > 0) return !hasAny('breaks-senders');
        if (isNext && received.length > 0) return !hasAny('breaks-receivers', 'strict-receivers');
        return [...verdicts].every((verdict) => verdict === 'documentation');
      });
    });
    if (missed.length > 0) problems.push(`${name}: ${JSON.stringify(missed[0])} is missed`);
  }
  return problems;
}

describe('random edits of a contract', { timeout: EDITS * 1000 }, () => {
  it('get verdicts that are proved, and no value that changes its verdict is missed', () => {
    let compared = 0;
    fc.assert(
      fc.property(edits, fc.integer(), (made, seed) => {
        const problems = problemsOf(made, seed);
        if (problems) compared++;
        expect(problems ?? [], JSON.stringify(made)).toEqual([]);
      }),
      { numRuns: EDITS, seed: SEED },
    );
    expect(compared).toBeGreaterThan(EDITS / 10);
  });

  it('expose a comparison that finds nothing, by values near a bound', () => {
    const blind: typeof compare = (...sides) => ({ ...compare(...sides), differences: [] });
    const isBound = /^.components.*\/(minimum|maximum)$/;
    const bounds = steps.filter(
      ({ pointer, value }) => isBound.test(pointer) && value !== undefined,
    );
    for (const edit of fc.sample(fc.constantFrom(...bounds), { numRuns: 5, seed: SEED })) {
      expect(problemsOf([edit], SEED, blind) ?? [], edit.pointer).not.toEqual([]);
    }
  });
});

describe('the responses of a call', () => {
  /** The media types by status. */
  type Responses = Partial<Record<string, string[]>>;
  const responses: fc.Arbitrary<Responses> = fc.dictionary(
    fc.constantFrom('200', '202', '2XX', '404', '4XX', 'default'),
    fc.subarray(['application/json', 'text/plain']),
    { minKeys: 1 },
  );
  const answering = (stated: Responses) => {
    const entries = Object.entries(stated).map(([status, types = []]) => {
      const content = Object.fromEntries(types.map((type) => [type, { schema: {} }]));
      return [status, { description: 'It.', content }];
    });
    const value = Object.fromEntries(entries);
    return released(edited(BASE, [{ replace: 'openapi:/paths/~1files/post/responses', value }]));
  };
  /** The media types that a client can get with a status; `-` is no body. */
  const typesOf = (stated: Responses, status: string) => {
    const failure = status.startsWith('4') ? stated.default : undefined;
    const types = stated[status] ?? stated[`${status.charAt(0)}XX`] ?? failure;
    return types?.length === 0 ? ['-'] : types;
  };

  it('break somebody where a status has no media type in common before and after', () => {
    fc.assert(
      fc.property(responses, responses, (before, after) => {
        const isDisjoint = ['200', '201', '202', '404', '429'].some((status) => {
          const [old, next] = [typesOf(before, status), typesOf(after, status)];
          return old && next && !next.some((type) => old.includes(type));
        });
        fc.pre(isDisjoint);
        const { passes, differences } = compare(answering(before), answering(after));
        expect(passes, JSON.stringify(differences)).toBe(false);
      }),
      { numRuns: EDITS / 4, seed: SEED },
    );
  });
});
