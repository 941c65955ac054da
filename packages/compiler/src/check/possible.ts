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
  type Keywords,
  listedValues,
  type TypeName,
} from '../model/schema.ts';

/** Finds contradictions in the schemas of both documents as written. */
export function checkStated(contract: Contract): Finding[] {
  return findInDocuments(contract, contradictionsIn);
}

/** Finds contradictions that appear once `allOf` is merged. */
export function checkMerged(normal: NormalContract): Finding[] {
  return findInSchemas(allSchemas(normal), contradictionsIn);
}

/** The keywords that restrict scalars. */
const RULES = ['type', 'enum', 'not', 'pattern', 'format', ...BOUNDS] as const;

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

/** Finds bounds that no value satisfies. */
function* emptyBounds(node: Keywords<object>): Generator<Problem> {
  for (const least of ['minimum', 'minLength', 'minItems'] as const) {
    const most = least.replace('min', 'max') as 'maximum' | 'maxLength' | 'maxItems';
    const low = node[least] ?? -Infinity;
    const high = node[most] ?? Infinity;
    const stated = `${least} ${low} and ${most} ${high}`;
    if (low > high) {
      yield [`no value is between ${stated}; correct one of the two`, `/${least}`];
    } else if (node.type === 'integer' && least === 'minimum' && Math.ceil(low) > high) {
      yield [`no integer is between ${stated}; correct one of the two`, `/${least}`];
    }
  }
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
