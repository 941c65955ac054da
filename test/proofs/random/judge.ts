/** Generates everything from a random contract, and collects the judges of its values. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { checkContract } from '../../../scripts/check/check.ts';
import { emitGuards } from '../../../scripts/emit/guards.ts';
import { checkExports, checkTypeNames } from '../../../scripts/emit/names.ts';
import { emitOpenapi30 } from '../../../scripts/emit/openapi30.ts';
import { emitDefaults } from '../../../scripts/emit/parse/defaults.ts';
import { emitCollections, publishedSchemas } from '../../../scripts/emit/schemas.ts';
import { emitTypes } from '../../../scripts/emit/types.ts';
import { acceptModule } from '../../../scripts/emit/validators/accept.ts';
import { convert } from '../../../scripts/emit/validators/convert.ts';
import { explainModule } from '../../../scripts/emit/validators/explain.ts';
import { type NormalContract, PROFILES } from '../../../scripts/model/contract.ts';
import { refuse } from '../../../scripts/model/finding.ts';
import type { Json } from '../../../scripts/model/json.ts';
import { SCHEMA_REF } from '../../../scripts/model/schema.ts';
import { normalise } from '../../../scripts/normalise/normal.ts';
import { strict, tolerant } from '../../../scripts/normalise/profile.ts';
import { checkSchemas } from '../../../scripts/read/check-schemas.ts';
import { readContract } from '../../../scripts/read/reader.ts';
import { formats } from '../../../scripts/runtime/formats.ts';
import {
  closed,
  type JsonSchema,
  toDialect,
  withDefaults,
} from '../../../scripts/runtime/json-schema.ts';
import * as shared from '../../../scripts/runtime/validate.ts';
import { interpreter } from '../../support/interpret.ts';
import { documentOf, type RandomContract } from './schemas.ts';

type Judge = (value: Json) => boolean;

/** The judges that must agree with `ajv`, which is plain Ajv on the schemas as they are written. */
const SAME = [
  ...['contract', 'published schema', 'schema of draft 07', 'schema of OpenAPI 3.0'],
  ...['standard schema of draft 07', 'standard schema of OpenAPI 3.0'],
];

/** The readings whose schemas are published in one file each. */
const READINGS = ['strict', 'tolerant'] as const;

/** Pairs of judges: what the first accepts, the second has to accept. */
const WITHIN: readonly (readonly [string, string])[] = [
  ...SAME.flatMap((one) => [[one, 'ajv'] as const, ['ajv', one] as const]),
  ...PROFILES.map((one) => [`${one} guard`, one] as const),
  ...[['strict', 'ajv'] as const, ['ajv', 'tolerant'] as const],
  ...READINGS.flatMap((one) => [[one, `${one} schema`] as const, [`${one} schema`, one] as const]),
  // One direction only: strict validators take in each branch a field that only another branch names.
  ['standard schema, closed', 'strict'],
];

/** What is generated from a contract. */
export interface BuiltContract {
  normal: NormalContract;
  /** The judges of each public schema, by its name. */
  judges: Map<string, Record<string, Judge>>;
  /** The declarations by their paths. */
  declarations: Record<string, string>;
  /** Fills in the defaults of a valid value. */
  resolve: (name: string, value: Json) => Json;
  /** Whether a value fits the schema of values whose defaults are filled in. */
  isResolved: (name: string, value: Json) => boolean;
}

const QUIET = {
  ...{ strict: false, validateSchema: false, meta: false, code: { optimize: false } },
  ...{ logger: false as const, formats },
};

/** @throws FindingsError where the contract is refused */
export function buildContract(random: RandomContract): BuiltContract {
  const openapi = documentOf(random);
  refuse(checkSchemas(openapi, 'openapi'));
  const contract = readContract(openapi, {}, new Map());
  checkContract(contract);
  const normal = normalise(contract);
  const settings = { name: 'random', frames: {} };
  const guards = emitGuards(normal);
  refuse(checkTypeNames(normal, settings));
  refuse(checkExports(guards, normal, settings));
  const profiles = { contract: normal, strict: strict(normal), tolerant: tolerant(normal) };
  const published = {
    contract: publishedSchemas(normal),
    strict: publishedSchemas(profiles.strict),
    tolerant: publishedSchemas(profiles.tolerant),
  };
  const openapi30 = JSON.parse(
    emitOpenapi30(contract, published.contract)['openapi-3.0.json'] ?? '',
  );
  const collections = emitCollections(published, settings);
  const collected = (file: string) => JSON.parse(collections[file] ?? '');
  const draft07 = collected('schemas/draft-07.json');
  const { schemas: schemas30 } = openapi30.components as { schemas: Record<string, JsonSchema> };
  const [by07, by30] = [interpreter(draft07, '7'), interpreter(openapi30, '4')];
  const byReading = {
    strict: interpreter(collected('strict/schemas.json')),
    tolerant: interpreter(collected('tolerant/schemas.json')),
  };
  const ajv = new Ajv2020(QUIET).addSchema(openapi, 'openapi');
  const readings = Object.values(profiles).map((one) => [one.profile, halvesOf(one)] as const);
  const judges: BuiltContract['judges'] = new Map();
  const resolvedJudges = new Map<string, Judge>();
  for (const [name, { own, $defs }] of Object.entries(published.contract)) {
    const whole = { ...own, $defs };
    resolvedJudges.set(name, interpreter(withDefaults(whole))());
    const all: Record<string, Judge | undefined> = {
      ajv: ajv.getSchema(`openapi${SCHEMA_REF}${name}`) as Judge,
      'published schema': interpreter(whole)(),
      'standard schema, closed': interpreter(closed(whole))(),
      'standard schema of draft 07': interpreter(toDialect(whole, 'draft-07'), '7')(),
      'schema of draft 07': by07({ $ref: `#/definitions/${name}` }),
      'standard schema of OpenAPI 3.0': interpreter(toDialect(whole, 'openapi-3.0'), '4')(),
      // That edition has only the schemas that its operations reach.
      ...(schemas30[name] && {
        'schema of OpenAPI 3.0': by30(schemas30[name]),
      }),
    };
    for (const [profile, { accept, explain }] of readings) {
      all[`${profile} guard`] = accept[`accepts${name}`];
      all[profile] = explain[`explain${name}`];
    }
    for (const one of READINGS) {
      all[`${one} schema`] = byReading[one]({ $ref: `#/$defs/${name}` });
    }
    judges.set(name, all as Record<string, Judge>);
  }
  const filled = emitDefaults(normal);
  const types = emitTypes(normal, profiles.tolerant, filled.names);
  const fillers = evaluate<(value: Json) => Json>(filled.source, {});
  return {
    normal,
    judges,
    declarations: {
      ...types,
      'guards.d.ts': guards['guards.d.ts'] ?? '',
      'operations.d.ts': 'export type paths = {};',
    },
    resolve: (name, value) => fillers[`resolve${name}`]?.(value) ?? value,
    isResolved: (name, value) => resolvedJudges.get(name)?.(value) === true,
  };
}

function halvesOf(normal: NormalContract) {
  const named = Object.fromEntries(Object.values(formats).map((check) => [check.name, check]));
  const converted = convert(normal);
  const accept = evaluate<Judge>(acceptModule(converted), { ...named, ...shared });
  const explain = evaluate<Judge>(explainModule(converted, normal.profile), {
    ...shared,
    accept,
    formats: named,
  });
  return { accept, explain };
}

/** The functions of a generated module, run in this process. */
function evaluate<Exported>(text: string, imported: object): Record<string, Exported> {
  const names = [...text.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  const body = text.replace(/^import .*$/gm, '').replace(/^export (?=function)/gm, '');
  const run = new Function(...Object.keys(imported), `${body}\nreturn { ${names.join()} };`);
  return run(...Object.values(imported));
}

/** What is wrong with the verdicts on a value; nothing where they agree. */
export function contradiction(verdicts: Record<string, boolean>): string | undefined {
  const wrong = WITHIN.find(([one, other]) => verdicts[one] === true && verdicts[other] === false);
  return wrong && `${wrong[0]} accepts what ${wrong[1]} refuses`;
}
