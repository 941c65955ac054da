/** Checks that values exist which satisfy a schema: no keyword contradicts another. */
import { Ajv, type ValidateFunction } from 'ajv';
import { type Json, pick } from '../json.ts';
import type { Problem } from '../problem.ts';
import type { Merged } from '../profiles.ts';
import { formats } from '../runtime/formats.ts';
import { defaultOf, namesIn, type Schema, type Schemas, visitSchema } from '../schema.ts';
import { type Found, findMerged } from './find.ts';

/** Finds contradictions in every schema, with the keywords of all parts of an `allOf` together. */
export function checkPossible(merged: Merged): Problem[] {
  return findMerged(merged, (node) => [
    ...refusedValues(node),
    ...emptyBounds(node),
    ...inexactDivisor(node),
    ...tooFewFields(node),
    ...brokenByDefaults(node, merged.schemas),
  ]);
}

/** The keywords that restrict scalars, and stand beside listed values. */
const RULES = new Set(
  'type enum not pattern format multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength'.split(
    ' ',
  ),
);

/** Listed values that a rule beside them refuses. */
function* refusedValues(node: Schema): Generator<Found> {
  const { const: only, enum: listed = [] } = node;
  const rules = pick(node, (key) => RULES.has(key));
  if (only !== undefined) yield* refusalsOf(only, rules, '/const');
  const beside = pick(rules, (key) => key !== 'enum');
  for (const [index, value] of listed.entries()) yield* refusalsOf(value, beside, `/enum/${index}`);
}

function refusalsOf(value: Json, rules: Schema, place: string): Found[] {
  const validate = validatorOf(rules);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ schemaPath }) => {
    const keyword = schemaPath.split('/')[1] as keyof Schema;
    const rule = `\`${keyword}: ${JSON.stringify(rules[keyword])}\``;
    return [`${JSON.stringify(value)} violates ${rule}; correct one of the two`, place];
  });
}

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  formats: { ...formats },
  // `checkShapes` refuses a format without a function.
  logger: false,
  validateSchema: false,
});

/** The validators of rules, by their JSON: many fields have the same rules. */
const validators = new Map<string, ValidateFunction>();

/** A validator of a schema that refers to no other. */
export function validatorOf(rules: Schema): ValidateFunction {
  const key = JSON.stringify(rules);
  const validate = validators.get(key) ?? ajv.compile(rules);
  validators.set(key, validate);
  return validate;
}

/** The keywords for the ends of a range. */
const RANGES = [
  ['minimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** Bounds that no value satisfies. */
function* emptyBounds(node: Schema): Generator<Found> {
  const { type, multipleOf = 0, required = [], maxProperties = Infinity } = node;
  const isWhole = type === 'integer' && !Number.isInteger(multipleOf);
  /** The distance between two values of a number. */
  const gap = isWhole || multipleOf === 0 ? 1 : multipleOf;
  const isStepped = type === 'integer' || multipleOf > 0;
  for (const [least, most] of RANGES) {
    const low = node[least] ?? -Infinity;
    const high = node[most] ?? Infinity;
    const stated = `\`${least}: ${low}\` and \`${most}: ${high}\``;
    const isAbove = least === 'exclusiveMinimum';
    const isBelow = most === 'exclusiveMaximum';
    // The first and the last of the values that are so far apart, counted from 0.
    const first = isAbove ? Math.floor(low / gap) + 1 : Math.ceil(low / gap);
    const last = isBelow ? Math.ceil(high / gap) - 1 : Math.floor(high / gap);
    if (low > high || (low === high && (isAbove || isBelow))) {
      yield [`no value is between ${stated}; correct one of the two`, `/${least}`];
    } else if (isStepped && first > last) {
      const what = gap === 1 ? 'integer' : `multiple of ${gap}`;
      yield [`no ${what} is between ${stated}; correct one of the two`, `/${least}`];
    }
  }
  if (required.length > maxProperties) {
    const message = `\`maxProperties\` must be at least the number of required fields, ${required.length}, but is ${maxProperties}`;
    yield [message, '/maxProperties'];
  }
}

/** Divisors by which no number can be divided exactly: 0.3 is no multiple of 0.1, as programs divide. */
function* inexactDivisor({ multipleOf }: Schema): Generator<Found> {
  if (multipleOf === undefined || Number.isInteger(multipleOf * 1024)) return;
  const remedy = 'write a whole number, or a fraction such as 0.5, and a smaller unit if need be';
  const message = `\`multipleOf\` must be exact in binary, but is ${multipleOf}, on which programs disagree; ${remedy}`;
  yield [message, '/multipleOf'];
}

/** Objects that need more keys than they name, so that no value is left once they are closed. */
function* tooFewFields(node: Schema): Generator<Found> {
  const { properties, additionalProperties: others, minProperties = 0 } = node;
  const count = Object.keys(properties ?? {}).length;
  if (properties === undefined || others === true || minProperties <= count) return;
  const message = `\`minProperties\` must be at most the number of fields, ${count}, since the strict profile closes the object; add fields, or \`additionalProperties: true\``;
  yield [message, '/minProperties'];
}

/** Rules that a valid value may break once its defaults are filled in. */
function* brokenByDefaults(node: Schema, schemas: Schemas): Generator<Found> {
  const { properties = {}, maxProperties, items, uniqueItems } = node;
  const filled = Object.keys(properties).find(
    (name) => defaultOf(properties[name], schemas) !== undefined,
  );
  if (maxProperties !== undefined && filled !== undefined) {
    const message = `\`maxProperties\` may be exceeded once the default of \`${filled}\` is filled in; remove one of the two`;
    yield [message, '/maxProperties'];
  }
  const field = uniqueItems && items ? fieldWithDefault(items, schemas) : undefined;
  if (field !== undefined) {
    const message = `\`uniqueItems\` may be violated once the default of \`${field}\` is filled in, since items that differ may become equal; remove one of the two`;
    yield [message, '/uniqueItems'];
  }
}

/** The first field with a default in a schema, or in one that it refers to. */
function fieldWithDefault(schema: Schema, schemas: Schemas): string | undefined {
  let found: string | undefined;
  const named = [...namesIn([schema], schemas)].map((name) => schemas[name] ?? {});
  for (const one of [schema, ...named]) {
    visitSchema(one, ({ properties = {} }) => {
      found ??= Object.keys(properties).find(
        (name) => defaultOf(properties[name], schemas) !== undefined,
      );
    });
  }
  return found;
}
