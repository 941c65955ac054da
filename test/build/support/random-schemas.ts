/** Random schemas of the supported vocabulary and values that are often valid. */
import fc from 'fast-check';
import { refTo, type Schema, type Schemas } from '../../../scripts/schema.ts';

const NAMES = ['a', 'b', 'kind', 'x-y'];
const TEXTS = ['', 'a', 'b', 'cat', 'dog', 'en', '2026-01-31', '2026-01-31T12:00:00Z', '\u{1f600}'];
const SCALARS = [null, true, false, 0, -0, 1, 2, 2.5, 1e21, ...TEXTS];

/** JSON values from few names and scalars, so that they are often valid. */
export const values = fc.anything({
  key: fc.constantFrom(...NAMES, 'other'),
  values: [fc.constantFrom(...SCALARS)],
  maxDepth: 3,
  maxKeys: 4,
});

const text: Schema = { type: 'string' };
const letters: Schema = { ...text, pattern: '^[a-z]{2}$' };

const scalar: fc.Arbitrary<Schema> = fc.oneof(
  fc.constantFrom<Schema[]>(
    {},
    text,
    letters,
    { ...text, minLength: 1, maxLength: 2 },
    { ...text, format: 'date' },
    { ...text, format: 'date-time' },
    { ...text, not: { enum: ['cat', 'dog'] } },
    { anyOf: [{ ...text, enum: ['en'] }, letters] },
    { type: ['integer', 'null'], minimum: 1 },
    { type: 'number', minimum: 0, maximum: 2 },
    { type: ['string', 'number'], minLength: 2, maximum: 1 },
    { type: ['array', 'object', 'null'] },
  ),
  fc.subarray(SCALARS, { minLength: 1 }).map((listed): Schema => ({ enum: listed })),
);

function object(fields: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  return fc.record(
    {
      properties: fc.dictionary(fc.constantFrom(...NAMES), fields, { maxKeys: 4 }),
      required: fc.subarray(NAMES),
      additionalProperties: fc.oneof(fc.boolean(), fields),
      type: fc.constantFrom<NonNullable<Schema['type']>>('object', ['object', 'null']),
    },
    { requiredKeys: ['properties', 'required'] },
  );
}

/** A union of objects with a tag, one of which may take any other value of the tag, beside the fields that all require. */
function tagged(fields: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  const one = object(fields);
  return fc.tuple(one, one, one, fc.boolean(), fc.subarray(NAMES)).map((all) => {
    const [cat, dog, other, isOpen, required] = all;
    const branch = (one: Schema, kind: Schema): Schema => ({
      ...one,
      type: 'object',
      properties: { ...one.properties, kind },
      required: [...new Set([...(one.required ?? []), 'kind'])],
    });
    const rest: Schema = { type: 'string', not: { enum: ['cat', 'dog'] } };
    const closed = [branch(cat, { const: 'cat' }), branch(dog, { enum: ['dog'] })];
    return { required, oneOf: isOpen ? [...closed, branch(other, rest)] : closed };
  });
}

const node: fc.Arbitrary<Schema> = fc.letrec<{ node: Schema }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.constantFrom('A', 'B').map(refTo),
    object(tie('node')),
    tagged(tie('node')),
    tie('node').map((items): Schema => ({ type: 'array', items, minItems: 1 })),
    tie('node').map((items): Schema => ({ type: ['array', 'string'], items, maxItems: 2 })),
    fc.tuple(tie('node'), tie('node')).map((anyOf): Schema => ({ anyOf })),
    tie('node').map((one): Schema => ({ anyOf: [one, { type: 'null' }] })),
    fc.tuple(tie('node'), tie('node')).map((oneOf): Schema => ({ oneOf })),
  ),
})).node;

/** `count` random schemas `S0`, `S1` …, which refer to the schemas `A` and `B`. */
export function schemas(count: number): fc.Arbitrary<Schemas> {
  const simple = node.filter((schema) => !JSON.stringify(schema).includes('$ref'));
  return fc
    .tuple(simple, object(scalar), fc.array(node, { minLength: count, maxLength: count }))
    .map(([A, B, all]) => ({
      A,
      B,
      ...Object.fromEntries(all.map((one, index) => [`S${index}`, one])),
    }));
}
