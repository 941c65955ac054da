/** Checks that values exist which satisfy a schema: no keyword contradicts another. */
import { Ajv, type ValidateFunction } from 'ajv';
import { type Json, pick } from '../json.ts';
import type { Problem } from '../problem.ts';
import type { Merged } from '../profiles.ts';
import { formats } from '../runtime/formats.ts';
import type { Schema } from '../schema.ts';
import { type Found, findMerged } from './find.ts';

/** Finds contradictions in every schema, with the keywords of all parts of an `allOf` together. */
export function checkPossible(merged: Merged): Problem[] {
  return findMerged(merged, (node) => [...refusedValues(node), ...emptyRanges(node)]);
}

/** The keywords that restrict scalars, and stand beside listed values. */
const RULES = new Set(
  'type enum not pattern format minimum maximum minLength maxLength'.split(' '),
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
function validatorOf(rules: Schema): ValidateFunction {
  const key = JSON.stringify(rules);
  const validate = validators.get(key) ?? ajv.compile(rules);
  validators.set(key, validate);
  return validate;
}

/** The keywords for the ends of a range. */
const RANGES = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

/** Ranges that contain no value. */
function* emptyRanges(node: Schema): Generator<Found> {
  for (const [least, most] of RANGES) {
    const low = node[least] ?? -Infinity;
    const high = node[most] ?? Infinity;
    const isEmpty = node.type === 'integer' ? Math.ceil(low) > Math.floor(high) : low > high;
    if (!isEmpty) continue;
    const what = low > high ? 'value' : 'integer';
    const stated = `\`${least}: ${low}\` and \`${most}: ${high}\``;
    yield [`no ${what} is between ${stated}; correct one of the two`, `/${least}`];
  }
}
