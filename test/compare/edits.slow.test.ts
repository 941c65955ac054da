import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Release, readRelease } from '../../scripts/compare/release.ts';
import type { Change, Loss } from '../../scripts/compare/schemas/change.ts';
import { changesOf } from '../../scripts/compare/schemas/changes.ts';
import { witnessOf } from '../../scripts/compare/schemas/witness.ts';
import type { Json } from '../../scripts/model/json.ts';
import { type NormalSchema, refName, resolve, visitSchema } from '../../scripts/model/schema.ts';
import { tag } from '../../scripts/normalise/tag.ts';
import { valid } from '../support/arbitrary.ts';
import { theContract } from '../support/contract.ts';
import { type Edit, editsOf, type Node, nodesOf, replaced } from './random-edits.ts';

const EDITS = 20_000;
const SEED = 14;

let release: Release;
let places: { name: string; place: Node }[];

beforeAll(async () => {
  release = readRelease(await theContract());
  places = [...release.schemas].flatMap(([name, schema]) =>
    nodesOf(schema)
      // Which bytes a frame may hold no schema says.
      .filter(({ node }) => node.format !== 'binary')
      .map((place) => ({ name, place })),
  );
});

/** An edited schema with its tags, which are found by what the branches hold. */
function tagged(schema: NormalSchema): NormalSchema {
  const near = new Map([['', schema]]);
  // The map grows while it is walked, by what is named up to a distance.
  for (const found of near.values()) {
    visitSchema(found, ({ $ref }) => {
      const name = refName($ref);
      if (name !== undefined && near.size < 12) near.set(name, release.schemas.get(name) ?? {});
    });
  }
  return tag(near).get('') ?? {};
}

/** What is wrong with the judgement of an edit. */
function problemsOf(name: string, { pointer, node, opaque }: Node, edit: Edit): string[] {
  const old = release.schemas.get(name) ?? {};
  const next = tagged(replaced(old, pointer, edit.node));
  const changes = changesOf(old, next, { old: release, next: release });
  const problems: string[] = [];
  for (const direction of ['narrower', 'wider'] as const) {
    const losses = changes.flatMap((change) => {
      const loss = change[direction];
      return loss ? [{ loss, change }] : [];
    });
    const [from, to] = direction === 'narrower' ? [old, next] : [next, old];
    for (const { loss, change } of losses) {
      if (loss.why === undefined && !witness(from, to, change, loss)) {
        problems.push(`${change.rule} is called ${direction}, and no value shows it`);
      }
    }
    // Below an opaque field nothing was promised to those who receive.
    if (opaque && direction === 'wider') {
      if (losses.length > 0) problems.push('receivers are called broken below an opaque field');
      continue;
    }
    const expected = edit[direction];
    if (expected !== undefined && expected !== losses.length > 0) {
      problems.push(expected ? `it is ${direction}, and missed` : `it is not ${direction}`);
    }
    // Nor is what an opaque field inside holds.
    const isOpen = direction === 'wider' && hasOpaque(node);
    if (expected === undefined && losses.length === 0 && !isOpen) {
      const [mine, theirs] = direction === 'narrower' ? [node, edit.node] : [edit.node, node];
      const values = fc.sample(valid(mine, release.schemas), { numRuns: 20, seed: SEED }) as Json[];
      const lost = values.find((value) => !release.accepts(theirs, value));
      if (lost !== undefined) problems.push(`${JSON.stringify(lost)} is missed`);
    }
  }
  return problems;
}

function hasOpaque(node: NormalSchema): boolean {
  return nodesOf({ anyOf: [resolve(node, release.schemas)] }).some(({ opaque }) => opaque);
}

function witness(from: NormalSchema, to: NormalSchema, { path }: Change, { leaf }: Loss): boolean {
  const [accepting, refusing] = [from, to].map((schema) => ({ schema, reading: release }));
  if (!accepting || !refusing || leaf === undefined) return false;
  return witnessOf(accepting, refusing, path, leaf, []) !== undefined;
}

describe('random edits of the schemas', () => {
  it('are judged by what they do to the values, and proved', () => {
    const made = new Map<string, number>();
    const nodes = places.map(({ place }) => place);
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(1000), (index, choice, amount) => {
        const { name, place } = places[index % places.length] ?? {};
        if (name === undefined || place === undefined) return;
        const edits = editsOf(place, amount, release.schemas, nodes);
        const edit = edits[choice % edits.length];
        if (edit === undefined) return;
        made.set(edit.name, (made.get(edit.name) ?? 0) + 1);
        const problems = problemsOf(name, place, edit);
        expect(problems, `${name}${place.pointer}: ${edit.name}`).toEqual([]);
      }),
      { numRuns: EDITS, seed: SEED },
    );
    expect([...made.values()].reduce((sum, count) => sum + count)).toBe(EDITS);
    expect(Math.min(...made.values())).toBeGreaterThan(1);
  }, 300_000);
});
