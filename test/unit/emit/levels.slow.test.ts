import { afterAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../../scripts/model/schema.ts';
import { normalise } from '../../../scripts/normalise/normal.ts';
import { writeModules } from '../../support/modules.ts';
import { contractOf } from '../../support/slice.ts';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const names = Array.from({ length: 60 }, (_, i) => `field_${i}`);
const many = Object.fromEntries(
  names.map((name) => [name, { type: 'string', maxLength: 9 } as const]),
);

/** Schemas that contain themselves: by a list, by a map, by each other, and one that only names them. */
const CONTRACT: Record<string, Schema> = {
  Tree: {
    type: 'object',
    properties: {
      ...many,
      a: { type: 'array', items: ref('Tree') },
      b: { type: 'integer', default: 1 },
    },
  },
  Map: { type: 'object', additionalProperties: ref('Map') },
  Chain: { type: 'object', properties: { a: ref('Link') } },
  Link: { type: 'object', properties: { a: { anyOf: [ref('Chain'), { type: 'null' }] } } },
  Page: { type: 'object', properties: { a: { type: 'array', items: ref('Tree') } } },
};

/** JSON of so many levels that each of these schemas accepts, but for what is innermost. */
const nested = (name: string, levels: number, inmost = '{}') => {
  const [open, close] = /Tree|Page/.test(name) ? ['{"a":[', ']}'] : ['{"a":', '}'];
  const times = (levels - 1) / (open.length > 5 ? 2 : 1);
  return JSON.parse(open.repeat(times) + inmost + close.repeat(times));
};

describe('a value of many levels', async () => {
  const { load, remove } = await writeModules(normalise(contractOf(CONTRACT)));
  afterAll(remove);

  it.each(Object.keys(CONTRACT))(
    'is read up to 256 of them, and refused in words above: %s',
    async (name) => {
      const tooDeep = [20_001, 259];
      for (const of of ['validators', 'strict', 'tolerant']) {
        const validate = (await load(of))[`validate${name}`];
        expect(validate?.(nested(name, 255))).toBe(true);
        expect(validate?.(nested(name, 255, '[[]]'))).toBe(false);
        for (const levels of tooDeep) {
          expect(validate?.(nested(name, levels))).toBe(false);
          expect(validate?.errors).toMatchObject([{ keyword: 'levels', schemaPath: `${name}#` }]);
        }
      }
      for (const [of, verb] of [
        ['parse', 'parse'],
        ['strict/parse', 'parse'],
        ['read', 'read'],
      ]) {
        const read = (await load<(value: unknown) => object>(String(of)))[`${verb}${name}`];
        expect(read?.(nested(name, 255))).toMatchObject({ ok: true });
        const message = 'expected at most 256 levels';
        for (const levels of tooDeep) {
          expect(read?.(nested(name, levels))).toMatchObject({
            ok: false,
            issues: [{ path: '', message }],
          });
        }
        const circle: Record<string, unknown> = {};
        circle.a = /Tree|Page/.test(name) ? [circle] : circle;
        expect(read?.(circle)).toMatchObject({ ok: false, issues: [{ message }] });
      }
    },
  );
});
