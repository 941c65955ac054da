import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from './contract.ts';
import { schemaFacts } from './index.ts';
import { messages } from './messages.ts';
import { loadValidators, type Validate } from './validators.ts';

/** A value that must be refused, the place where, and the keyword that refuses it. */
interface Negative {
  schema: string;
  name: string;
  value: unknown;
  at: string;
  keyword: string;
}

const folder = join(root, 'test/examples');

const negatives: readonly Negative[] = readdirSync(folder).flatMap((schema) =>
  readdirSync(join(folder, schema)).map((file) => {
    const text = readFileSync(join(folder, schema, file), 'utf8');
    const { value, at, keyword } = JSON.parse(text) as Omit<Negative, 'schema' | 'name'>;
    return { schema, name: file.replace(/\.json$/, ''), value, at, keyword };
  }),
);

let validator: (name: string) => Validate;

beforeAll(async () => {
  validator = await loadValidators();
});

describe('negative examples', () => {
  it.each(negatives)('$schema: $name', ({ schema, value, at, keyword }) => {
    const validate = validator(schema);
    expect(validate(value)).toBe(false);
    const errors = validate.errors?.map(({ instancePath, keyword: by }) => ({
      at: instancePath,
      by,
    }));
    expect(errors).toContainEqual({ at, by: keyword });
  });

  it('there are at least two for every request and message, and for what answers them', () => {
    const counts = new Map<string, number>();
    for (const { schema } of negatives) counts.set(schema, (counts.get(schema) ?? 0) + 1);
    const wanted = [
      ...schemaFacts
        .map(({ name }) => name)
        .filter((name) =>
          /(Request|Config|Params|Query|Message|Callback|Webhook|Created|Response|Entry|Job|Page)$/.test(
            name,
          ),
        ),
      ...messages.map(({ payload }) => payload).filter((payload) => !payload.startsWith('string')),
    ];
    const lacking = [...new Set(wanted)].filter((name) => (counts.get(name) ?? 0) < 2);
    expect(lacking).toEqual([]);
    expect(new Set(wanted).size).toBe(36);
    expect(negatives).toHaveLength(143);
  });
});
