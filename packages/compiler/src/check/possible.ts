/** Checks that schemas can be satisfied: no keyword contradicts another. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  allSchemas,
  type Contract,
  findInDocuments,
  findInSchemas,
  type NormalContract,
  type Problem,
} from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import type { Json } from '../model/json.ts';
import {
  type Annotations,
  BOUNDS,
  defaultOf,
  type Keywords,
  listedValues,
  type NormalSchema,
  type NormalSchemas,
  namesIn,
  type TypeName,
  visitSchema,
} from '../model/schema.ts';

/** Finds contradictions in the schemas of both documents as written. */
export function checkStated(contract: Contract): Finding[] {
  return findInDocuments(contract, contradictionsIn);
}

/** Finds contradictions that appear once `allOf` is merged. */
export function checkMerged(normal: NormalContract): Finding[] {
  const schemas = allSchemas(normal);
  return findInSchemas(schemas, (node) => [
    ...contradictionsIn(node),
    ...tooFewFields(node),
    ...brokenByDefaults(node, schemas),
  ]);
}

/** The keywords that restrict scalars. */
const RULES = ['type', 'enum', 'not', 'pattern', 'format', 'multipleOf', ...BOUNDS] as const;

type Rules = Pick<Keywords<object>, (typeof RULES)[number]>;

function* contradictionsIn(node: Omit<Keywords<object>, keyof Annotations>): Generator<Problem> {
  const { const: only, enum: listed = [] } = node;
  const rules: Rules = Object.fromEntries(
    Object.entries(node).filter(([key]) => RULES.some((rule) => rule === key)),
  );
  if (only !== undefined) yield* refusalsOf(only, rules, '/const');
  const { enum: _, ...beside } = rules;
  for (const [index, value] of listed.entries()) yield* refusalsOf(value, beside, `/enum/${index}`);
  yield* emptyBounds(node);
  yield* inexactDivisor(node);
  yield* nothingLeft(node);
}

/** The rules that refuse a value listed beside them. */
function refusalsOf(value: Json, rules: Rules, place: string): Problem[] {
  const validate = validatorOf(rules);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ schemaPath }) => {
    const keyword = schemaPath.split('/')[1] as keyof Rules;
    const rule = `${keyword}: ${JSON.stringify(rules[keyword])}`;
    return [`${JSON.stringify(value)} violates ${rule}; correct one of the two`, place];
  });
}

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  // An unknown format is refused when the validators are generated.
  logger: false,
  validateSchema: false,
});
addFormats.default(ajv);

/** The validators of rules, cached by their JSON: many enumerations only have the same type beside them. */
const validators = new Map<string, ValidateFunction>();

function validatorOf(rules: Rules): ValidateFunction {
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

/** Finds bounds that no value satisfies. */
function* emptyBounds(node: Keywords<object>): Generator<Problem> {
  const { type, multipleOf = 0, required = [], maxProperties = Infinity } = node;
  const isWhole = type === 'integer' && !Number.isInteger(multipleOf);
  /** The distance between two values of a number. */
  const gap = isWhole || multipleOf === 0 ? 1 : multipleOf;
  const isStepped = type === 'integer' || multipleOf > 0;
  for (const [least, most] of RANGES) {
    const low = node[least] ?? -Infinity;
    const high = node[most] ?? Infinity;
    const stated = `${least} ${low} and ${most} ${high}`;
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
    const message = `maxProperties is less than the number of required fields, ${required.length}; correct one of the two`;
    yield [message, '/maxProperties'];
  }
}

/** Finds divisors by which no number can be divided exactly: 0.3 is no multiple of 0.1, as programs divide. */
function* inexactDivisor({ multipleOf }: Keywords<object>): Generator<Problem> {
  if (multipleOf === undefined || Number.isInteger(multipleOf * 1024)) return;
  const instead = 'write a whole number, or a fraction such as 0.5, and a smaller unit if need be';
  yield [
    `binary numbers have no exact multiples of ${multipleOf}, so programs disagree; ${instead}`,
    '/multipleOf',
  ];
}

/** Finds objects that need more keys than they name, so that no value is left once they are closed. */
function* tooFewFields(node: NormalSchema): Generator<Problem> {
  const { properties, additionalProperties: others, minProperties = 0 } = node;
  const count = Object.keys(properties ?? {}).length;
  if (properties === undefined || others === true || minProperties <= count) return;
  const message = `the strict profile closes the object, and minProperties is greater than the number of its fields, ${count}; add fields, or additionalProperties: true`;
  yield [message, '/minProperties'];
}

/** Finds rules that a valid value may break once its defaults are filled in. */
function* brokenByDefaults(node: NormalSchema, schemas: NormalSchemas): Generator<Problem> {
  const { properties = {}, maxProperties, items, uniqueItems } = node;
  const filled = Object.keys(properties).find(
    (name) => defaultOf(properties[name], schemas) !== undefined,
  );
  if (maxProperties !== undefined && filled !== undefined) {
    const message = `with the default of ${filled} filled in, an object may have more keys than maxProperties; remove one of the two`;
    yield [message, '/maxProperties'];
  }
  if (uniqueItems && items && hasDefaults(items, schemas)) {
    const message =
      'with their defaults filled in, items that differ may be equal; remove uniqueItems or the defaults';
    yield [message, '/uniqueItems'];
  }
}

/** Whether a schema, or one that it refers to, states a default of a field. */
function hasDefaults(schema: NormalSchema, schemas: NormalSchemas): boolean {
  const named = [...namesIn([schema], schemas)].flatMap((name) => schemas.get(name) ?? []);
  let found = false;
  for (const one of [schema, ...named]) {
    visitSchema(one, (node) => {
      found ||= node.default !== undefined;
    });
  }
  return found;
}

/** The types with few values. */
const VALUES: Partial<Record<TypeName, Json[]>> = { null: [null], boolean: [true, false] };

/** Finds types with few values, all of which `not` excludes. */
function* nothingLeft({ type, not }: Keywords<object>): Generator<Problem> {
  const excluded = new Set(listedValues(not as Keywords<object> | undefined));
  const types = [type ?? []].flat();
  const isLeft = types.some((one) => {
    const values = VALUES[one];
    return values === undefined || values.some((value) => !excluded.has(value));
  });
  if (types.length > 0 && !isLeft) {
    yield ['not excludes every value of the type; correct one of the two', '/not'];
  }
}
