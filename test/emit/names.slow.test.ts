import { afterAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../scripts/model/schema.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { writeModules } from '../support/modules.ts';
import { contractOf } from '../support/slice.ts';

/** What generated code has inside, what JavaScript reserves, and what ends a text or a comment. */
const HOSTILE = [
  ...['validate10', 'validate11', 'schema11', 'schema16', 'data', 'errors', 'guards', 'isObject'],
  ...['class', 'default', 'arguments', 'undefined', 'parentSchema', 'instancePath', 'gather'],
  ...["'", '"', '`', ['$', '{a}'].join(''), '*/', '</script>', '🎉', 'a b', '\\', '\n', ''],
];

const fields = (one: Schema) => Object.fromEntries(HOSTILE.map((name) => [name, one]));
const text: Schema = { type: 'string', enum: HOSTILE };
const Flat: Schema = { type: 'object', properties: fields(text), required: HOSTILE };
const Deep: Schema = {
  type: 'object',
  properties: fields({ $ref: '#/components/schemas/Flat' }),
  additionalProperties: { type: 'string', pattern: '^validate10$' },
};

describe('the validators', async () => {
  const { load, remove } = await writeModules(normalise(contractOf({ Flat, Deep })));
  afterAll(remove);
  const flat = Object.fromEntries(HOSTILE.map((name) => [name, name]));

  it.each(['validators', 'strict'])(
    'of %s work whatever fields and values are called',
    async (of) => {
      const { validateFlat, validateDeep } = await load(of);
      expect(validateFlat?.(flat)).toBe(true);
      expect(validateDeep?.({ ...Object.fromEntries(HOSTILE.map((name) => [name, flat])) })).toBe(
        true,
      );
      for (const name of HOSTILE) {
        const path = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        expect(validateFlat?.({ ...flat, [name]: 'x' })).toBe(false);
        expect(validateFlat?.errors).toEqual([
          expect.objectContaining({ keyword: 'enum', instancePath: path }),
        ]);
        expect(validateDeep?.({ [name]: { ...flat, [name]: 1 } })).toBe(false);
        expect(validateDeep?.errors?.[0]).toMatchObject({ instancePath: path + path });
      }
      expect(validateDeep?.({ other: 'validate10' })).toBe(true);
      expect(validateDeep?.({ other: 'explainFlat' })).toBe(false);
    },
  );
});
