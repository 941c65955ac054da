/** The committed vectors, and what validators say about them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Group } from '../contract/make-vectors.ts';
import { ROOT } from './contract.ts';

export type Accepts = (value: unknown) => boolean;

/** Compiles a schema; `undefined` for a schema that it does not have. */
type Engine = (name: string) => Accepts | undefined;

/** The verdicts of a vector, and the profile of each. */
const VERDICTS = { valid: 'contract', strict: 'strict', tolerant: 'tolerant' } as const;

export type Verdict = keyof typeof VERDICTS;

const VECTORS = join(ROOT, 'test/vectors');

/** The groups of vectors by the name of their schema. */
export const vectors = new Map(
  readdirSync(VECTORS)
    // The file of query strings is not named after a schema.
    .filter((file) => file.endsWith('.json') && file !== 'queries.json')
    .map((file): [string, Group[]] => {
      return [file.replace('.json', ''), JSON.parse(readFileSync(join(VECTORS, file), 'utf8'))];
    }),
);

/** Expects an engine to reach a verdict on each vector; tells the schema, the description and the value of others. */
export function expectRight(engine: Engine, verdict: Verdict = 'valid'): void {
  const wrong: string[] = [];
  let asked = 0;
  for (const [name, groups] of vectors) {
    const accepts = engine(name);
    for (const { description, data, [verdict]: expected } of groups.flatMap(({ tests }) => tests)) {
      if (accepts === undefined) continue;
      asked += 1;
      if (accepts(data) === expected) continue;
      const should = expected ? 'be accepted' : 'be refused';
      const told = `should ${should} by the ${VERDICTS[verdict]} profile`;
      wrong.push(`${name}: ${description}: ${told}: ${JSON.stringify(data).slice(0, 300)}`);
    }
  }
  const remedy =
    'run npm run build and npm run vectors; if they still differ, an engine or an emitter is wrong';
  expect(wrong.slice(0, 9), `${wrong.length} differ; ${remedy}`).toEqual([]);
  expect(asked).toBeGreaterThan(vectors.size);
}
