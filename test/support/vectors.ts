/** The committed vectors, and what validators say about them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Group } from '../contract/make-vectors.ts';
import { ROOT } from './contract.ts';

export type Accepts = (value: unknown) => boolean;

/** Compiles a schema; `undefined` for a schema that it does not have. */
export type Engine = (name: string) => Accepts | undefined;

/** The verdicts of a vector, and the profile of each. */
export const VERDICTS = { valid: 'contract', strict: 'strict', tolerant: 'tolerant' } as const;

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

/** Expects an engine to reach a verdict on each vector; tells the schema, the fact and the value of others. */
export function expectRight(engine: Engine, verdict: Verdict = 'valid'): void {
  const wrong: string[] = [];
  let asked = 0;
  for (const [name, groups] of vectors) {
    const accepts = engine(name);
    for (const { description, data, [verdict]: expected } of groups.flatMap(({ tests }) => tests)) {
      if (accepts === undefined) continue;
      asked += 1;
      if (accepts(data) === expected) continue;
      const [says, facts] = expected ? ['refuses', 'accept'] : ['accepts', 'refuse'];
      const profile = `the ${VERDICTS[verdict]} profile ${says} it, the facts ${facts} it`;
      wrong.push(`${name}: ${description}: ${profile}: ${JSON.stringify(data).slice(0, 300)}`);
    }
  }
  const remedy = 'correct the schema, or the fact in test/contract/facts, and run npm run vectors';
  expect(wrong.slice(0, 9), `${wrong.length} differ; ${remedy}`).toEqual([]);
  expect(asked).toBeGreaterThan(vectors.size);
}
