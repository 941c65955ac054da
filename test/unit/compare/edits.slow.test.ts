/** The comparison held against random edits of the catalogue's contract: what no rule book can bend. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '../../../scripts/compare/compare.ts';
import type { Release } from '../../../scripts/compare/release.ts';
import { sample } from '../../../scripts/compare/schemas/values.ts';
import { usesOf } from '../../../scripts/compare/uses.ts';
import { BREAKING, type Difference, type Verdict } from '../../../scripts/compare/verdict.ts';
import { DOCUMENTS, visitSchemas } from '../../../scripts/model/contract.ts';
import { FindingsError, refuse } from '../../../scripts/model/finding.ts';
import type { Json, JsonObject } from '../../../scripts/model/json.ts';
import { at, join, tokens, visitValues } from '../../../scripts/model/pointer.ts';
import {
  mapSchema,
  type NormalSchema,
  namesIn,
  visitSchema,
} from '../../../scripts/model/schema.ts';
import { normalise } from '../../../scripts/normalise/normal.ts';
import { checkSchemas } from '../../../scripts/read/check-schemas.ts';
import { valid } from '../../support/arbitrary.ts';
import { edgesOf } from '../../support/edges.ts';
import { placesIn, replaced, without, withValue } from '../../support/edit.ts';
import { ajvOf } from './ajv.ts';
import { BASE, type Bundles, edited, releaseOf } from './edits.ts';

/** How many edits are tried here, and values of each; `EDITS=5000 SEED=2` tries more. */
const EDITS = Number(process.env.EDITS ?? 200);
const SEED = Number(process.env.SEED ?? 1);
const VALUES = 10;

const base = releaseOf(BASE);
const uses = usesOf(base);
const accepts = ajvOf(BASE);

/** Another value at a place of both documents, where they have it; none where it is gone. */
interface Edit {
  pointer: string;
  value: Json | undefined;
}

/** Each keyword of the vocabulary, to be put beside every other. */
const KEYWORDS: JsonObject = {
  ...{ type: ['string', 'null'], const: 'aa', enum: ['aa', 'b', null], pattern: '^[a-m]+$' },
  ...{
    format: 'uri',
    minLength: 2,
    maxLength: 3,
    minimum: 1,
    maximum: 5,
    minItems: 1,
    maxItems: 2,
  },
  ...{ items: { type: 'string' }, properties: { planted: { type: 'integer' } } },
  ...{ required: ['planted'], additionalProperties: false, not: { const: 'b' } },
  anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
  oneOf: [{ type: 'string', maxLength: 4 }, { type: 'string', minLength: 3 }, { type: 'null' }],
};

const schemas: { pointer: string; node: Json }[] = [];
visitSchemas(base.contract, (node, { pointer }) => schemas.push({ pointer, node: node as Json }));

/** What there is, taken away or stepped to the next value. */
const steps = [...new Set(schemas.map(({ pointer }) => pointer))].flatMap((pointer) => {
  const found: Edit[] = [];
  const node = at(BASE.openapi, pointer) ?? at(BASE.asyncapi, pointer) ?? null;
  visitValues(node, (value, below) => {
    const place = pointer + below;
    if (below !== '') found.push({ pointer: place, value: undefined });
    if (typeof value === 'number')
      found.push({ pointer: place, value: value + 1 }, { pointer: place, value: value - 1 });
    if (typeof value === 'boolean') found.push({ pointer: place, value: !value });
    if (/\/enum\/\d+$|\/const$/.test(place)) found.push({ pointer: place, value: `${value}x` });
  });
  return found;
});

const wild = fc
  .tuple(
    fc.constantFrom(...schemas),
    fc.constantFrom(...schemas),
    fc.constantFrom(...Object.entries(KEYWORDS), null),
  )
  .map(([{ pointer }, { node }, keyword]): Edit => {
    if (keyword === null) return { pointer, value: node };
    return { pointer: join(pointer, keyword[0]), value: keyword[1] };
  });

const edits = fc.array(fc.oneof(fc.constantFrom(...steps), wild), { minLength: 1, maxLength: 2 });

/** The bundles with an edit, in each document that has what holds its place. */
function change(bundles: Bundles, { pointer, value }: Edit): Bundles {
  const path = tokens(pointer);
  const apply = (document: JsonObject) => {
    const holder = at(document, path.slice(0, -1).reduce(join, ''));
    if (typeof holder !== 'object' || holder === null) return document;
    return (
      value === undefined ? without(document, path) : withValue(document, path, value)
    ) as JsonObject;
  };
  return { openapi: apply(bundles.openapi), asyncapi: apply(bundles.asyncapi) };
}

/** The schemas that somebody sends or receives. */
function reachedIn({ contract }: Release): Set<string> {
  return namesIn(
    contract.roots.map(({ schema }) => schema),
    contract.schemas,
  );
}

const possible = new Map<string, boolean>();

/** Whether every part of a schema accepts some value of each of its types. */
function isPossible(schema: NormalSchema, release: Release): boolean {
  const text = JSON.stringify(schema);
  let isSo = possible.get(text) ?? true;
  if (possible.has(text)) return isSo;
  visitSchema(schema, (node, { keyword }) => {
    const types = node.union || keyword === 'not' ? [] : [node.type ?? []].flat();
    isSo &&= types.every((type) => sample({ ...node, type }, release) !== undefined);
    return isSo && keyword !== 'not';
  });
  possible.set(text, isSo);
  return isSo;
}

/** A changed contract as a release; none where a build refuses it, or it leaves a schema alone. */
function wholeRelease(bundles: Bundles): Release | undefined {
  try {
    refuse(DOCUMENTS.flatMap((name) => checkSchemas(bundles[name], name)));
    const release = releaseOf(bundles);
    normalise(release.contract);
    const reached = reachedIn(release);
    const isWhole = [...reachedIn(base)].every((name) => reached.has(name));
    return isWhole && [...release.schemas.values()].every((one) => isPossible(one, release))
      ? release
      : undefined;
  } catch (error) {
    if (error instanceof FindingsError) return undefined;
    throw error;
  }
}

/** Values of a schema, some with every field; and these with the edges of what was edited anywhere. */
function nearby(
  name: string,
  { schemas }: Release,
  field: string | undefined,
  edges: unknown[],
  seed: number,
): Json[] {
  const schema = schemas.get(name) ?? {};
  const all = new Map(
    [...schemas].map(
      ([key, one]) =>
        [
          key,
          mapSchema(one, (node) =>
            node.properties ? { ...node, required: Object.keys(node.properties) } : node,
          ),
        ] as const,
    ),
  );
  const parameters = { numRuns: VALUES, seed };
  const values = fc.sample(valid(schema, schemas), parameters);
  const whole = fc.sample(valid(all.get(name) ?? {}, all), parameters);
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

/** What is wrong with a comparison; nothing where the edit makes no contract. */
function problemsOf(
  made: readonly Edit[],
  judge: typeof compare,
  seed: number,
): string[] | undefined {
  const after = made.reduce(change, BASE);
  const next = wholeRelease(after);
  if (next === undefined) return undefined;
  const { differences } = judge(base, next);
  const acceptsNext = ajvOf(after);
  const verdicts = new Set(differences.map(({ verdict }) => verdict));
  const isTold = (...any: Verdict[]) => any.some((one) => verdicts.has(one));
  const problems = differences.flatMap((one) => unproved(one, acceptsNext));
  for (const name of base.names) {
    const [old, own] = [base, next].map(({ schemas }) => JSON.stringify(schemas.get(name)));
    if (!own || old === own) continue;
    const { sent, received } = uses.get(name) ?? { sent: [], received: [] };
    const missed = made.flatMap(({ pointer }) => {
      const [place = '', field] = /^.*\/properties\/([^/]+)/.exec(pointer) ?? [pointer];
      const nodes = [BASE, after].flatMap(
        (one) => at(one.openapi, place) ?? at(one.asyncapi, place) ?? [],
      );
      const edges = nodes.flatMap((node) => edgesOf(Object(node)));
      const near = [
        ...nearby(name, base, field, edges, seed),
        ...nearby(name, next, field, edges, ~seed),
      ];
      // That a field is read which the base does not name was never promised, whatever it held.
      const isKnown = nodes.length > 1;
      return near.filter((value) => {
        const [was, is] = [accepts(name, value), acceptsNext(name, value)];
        if (was === is || (!isKnown && !is)) return false;
        if (was && sent.length > 0) return !isTold('unjudged', 'breaks-senders');
        if (is && received.length > 0)
          return !isTold('unjudged', 'breaks-receivers', 'strict-receivers');
        return [...verdicts].every((verdict) => verdict === 'documentation');
      });
    });
    if (missed.length > 0) problems.push(`${name}: ${JSON.stringify(missed[0])} is missed`);
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
  const isShown =
    accepts(before, witness.value) === isBase && acceptsNext(after, witness.value) !== isBase;
  return isShown ? [] : [`${place}, and ${JSON.stringify(witness.value)} does not show it`];
}

describe('the comparison of a contract with itself edited at random', () => {
  it(
    'the comparison proves each verdict that breaks, and misses no value whose verdict has changed',
    () => {
      let compared = 0;
      fc.assert(
        fc.property(edits, fc.integer(), (made, seed) => {
          const problems = problemsOf(made, compare, seed);
          if (problems) compared++;
          expect(problems ?? [], JSON.stringify(made)).toEqual([]);
        }),
        { numRuns: EDITS, seed: SEED },
      );
      expect(compared).toBeGreaterThan(EDITS / 10);
      if (process.env.EDITS) console.log(`${compared} of ${EDITS} edits are contracts`);
    },
    EDITS * 1000,
  );

  it('a comparison that says nothing is seen to miss a bound, by values near it', () => {
    const blind: typeof compare = (...sides) => ({ ...compare(...sides), differences: [] });
    const bounds = steps.filter(
      ({ pointer, value }) =>
        /^.components.*\/(minimum|maximum)$/.test(pointer) && value !== undefined,
    );
    for (const edit of fc.sample(fc.constantFrom(...bounds), { numRuns: 5, seed: SEED })) {
      expect(problemsOf([edit], blind, SEED) ?? [], edit.pointer).not.toEqual([]);
    }
  });
});

describe('the responses of a call', () => {
  const contents = {
    none: {},
    json: { 'application/json': { schema: { type: 'object' } } },
    text: { 'text/plain': { schema: { type: 'string' } } },
    both: {
      'application/json': { schema: { type: 'object' } },
      'text/plain': { schema: { type: 'string' } },
    },
  };
  type Responses = Partial<Record<string, keyof typeof contents>>;
  const responses = fc.dictionary(
    fc.constantFrom('200', '202', '2XX', '404', '4XX', 'default'),
    fc.constantFrom(...(Object.keys(contents) as (keyof typeof contents)[])),
    { minKeys: 1 },
  );
  const released = (stated: Responses) => {
    const value = Object.fromEntries(
      Object.entries(stated).map(([status, kind = 'none']) => [
        status,
        { description: 'It.', content: contents[kind] },
      ]),
    );
    return releaseOf(edited(BASE, [{ replace: 'openapi:/paths/~1files/post/responses', value }]));
  };
  /** The media types that a client can get with a status; `-` is no body. */
  const typesOf = (stated: Responses, status: string) => {
    const failure = status.startsWith('4') ? stated.default : undefined;
    const kind = stated[status] ?? stated[`${status.charAt(0)}XX`] ?? failure;
    if (kind === undefined) return undefined;
    return kind === 'none' ? ['-'] : Object.keys(contents[kind]);
  };

  it('responses of which a status has nothing in common affect somebody', () => {
    let found = 0;
    fc.assert(
      fc.property(responses, responses, (before, after) => {
        const isApart = ['200', '201', '202', '404', '429'].some((status) => {
          const [old, next] = [typesOf(before, status), typesOf(after, status)];
          return old && next && !next.some((type) => old.includes(type));
        });
        if (!isApart) return;
        found++;
        const { passes, differences } = compare(released(before), released(after));
        expect(passes, JSON.stringify(differences)).toBe(false);
      }),
      { numRuns: EDITS, seed: SEED },
    );
    expect(found).toBeGreaterThan(EDITS / 10);
  });
});
