/** Generates everything from a random contract, and collects the judges of its values. */
import { isDeepStrictEqual } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { checkContract } from '../../src/check/check.ts';
import { emitGuards } from '../../src/emit/guards.ts';
import { checkExports, checkTypeNames } from '../../src/emit/names.ts';
import { emitOpenapi30 } from '../../src/emit/openapi30.ts';
import { emitDefaults } from '../../src/emit/parse/defaults.ts';
import { emitCollection, publishedSchemas } from '../../src/emit/schemas.ts';
import { emitTypes } from '../../src/emit/types.ts';
import { emitValidators } from '../../src/emit/validators.ts';
import { PROFILES, type Profile } from '../../src/model/contract.ts';
import { refuse } from '../../src/model/finding.ts';
import { type Json, pickKeys } from '../../src/model/json.ts';
import { SCHEMA_REF } from '../../src/model/schema.ts';
import { normalise } from '../../src/normalise/normal.ts';
import { strict, tolerant } from '../../src/normalise/profile.ts';
import { checkSchemas } from '../../src/read/check-schemas.ts';
import { readContract } from '../../src/read/reader.ts';
import * as resolving from '../../src/runtime/defaults.ts';
import { formats } from '../../src/runtime/formats.ts';
import type { Issue } from '../../src/runtime/issues.ts';
import { closed, type JsonSchema, toDialect, withDefaults } from '../../src/runtime/json-schema.ts';
import { refusal } from '../../src/runtime/read.ts';
import type { Explain } from '../../src/runtime/validate.ts';
import * as shared from '../../src/runtime/validate.ts';
import { interpreter } from '../support/interpret.ts';
import { documentOf, type RandomContract } from './schemas.ts';

type Judge = (value: Json) => boolean;

/** The judges that must agree with `ajv`, which is plain Ajv on the schemas as written. */
const AGREE_WITH_AJV = [
  'contract',
  'published schema',
  'schema of draft 07',
  'schema of OpenAPI 3.0',
  'standard schema of draft 07',
  'standard schema of OpenAPI 3.0',
];

/** The profiles whose schemas are published in one file each. */
const COLLECTIONS = ['strict', 'tolerant'] as const;

/** Two judges, by name: the wider one must accept what the narrower one accepts. */
interface Inclusion {
  narrower: string;
  wider: string;
}

const INCLUSIONS: readonly Inclusion[] = [
  ...AGREE_WITH_AJV.flatMap((judge) => bothWays(judge, 'ajv')),
  ...PROFILES.map((profile) => ({ narrower: `${profile} guard`, wider: profile })),
  { narrower: 'strict', wider: 'ajv' },
  { narrower: 'ajv', wider: 'tolerant' },
  ...COLLECTIONS.flatMap((profile) => bothWays(profile, `${profile} schema`)),
  // One direction only: in each branch, strict validators accept a field that only another branch names.
  { narrower: 'standard schema, closed', wider: 'strict' },
];

function bothWays(one: string, other: string): Inclusion[] {
  return [
    { narrower: one, wider: other },
    { narrower: other, wider: one },
  ];
}

/** The judges of the values of a public schema. */
export interface Judges {
  verdicts: Readonly<Record<string, Judge>>;
  /** The issues of a value by each profile, undefined if it is accepted. */
  issues: Readonly<Record<Profile, (value: Json) => readonly Issue[] | undefined>>;
  /** Fills in the defaults of a valid value. */
  fill: (value: Json) => Json;
  /** Whether a value fits the schema of values whose defaults are filled in. */
  isResolved: Judge;
}

/** For plain Ajv: it only judges values, so it checks no schema and reports nothing. */
const AJV_OPTIONS = {
  strict: false,
  validateSchema: false,
  meta: false,
  code: { optimize: false },
  logger: false as const,
  formats,
};

/**
 * Generates everything from a contract.
 *
 * @returns its normal form, the declarations by their paths, and the judges of each public schema
 * @throws FindingsError where the contract is refused
 */
export function buildContract(random: RandomContract) {
  const openapi = documentOf(random);
  refuse(checkSchemas(openapi, 'openapi'));
  const contract = readContract(openapi, {}, new Map());
  checkContract(contract);
  const normal = normalise(contract);
  const settings = { name: 'random', frames: {} };
  refuse(checkTypeNames(normal, settings));
  const tolerated = tolerant(normal);
  const profiles = [normal, strict(normal), tolerated];
  const defaults = emitDefaults(normal);
  const files: Record<string, string> = Object.assign(
    { 'operations.d.ts': 'export type paths = {};' },
    emitGuards(normal),
    emitTypes(normal, tolerated, defaults.names),
    emitOpenapi30(normal),
    ...profiles.map((one) => emitCollection(one, settings)),
    ...profiles.map((one) => emitValidators(one)),
  );
  refuse(checkExports(files, normal, settings));

  const document = (path: string) => JSON.parse(files[path] ?? '');
  const openapi30 = document('openapi-3.0.json');
  const schemas30: Record<string, object> = openapi30.components.schemas;
  const ajv = new Ajv2020(AJV_OPTIONS).addSchema(openapi, 'openapi');
  // Ajv divides, which is inexact: it takes 1e21 for no multiple of 2, and 5e-324 for one.
  ajv.removeKeyword('multipleOf').addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    validate: (divisor: number, value: number) => value % divisor === 0,
  });
  // Ajv calls the `valueOf` of items, which may be a field.
  ajv.removeKeyword('uniqueItems').addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    validate(isStated: boolean, list: Json[]) {
      // In JSON, 0 and -0 are equal.
      const items: Json[] = JSON.parse(JSON.stringify(list));
      const isNew = (item: Json, index: number) =>
        items.slice(0, index).every((other) => !isDeepStrictEqual(item, other));
      return !isStated || items.every(isNew);
    },
  });
  const by07 = interpreter(document('schemas/draft-07.json'), '7');
  const by30 = interpreter(openapi30, '4');
  const collections = COLLECTIONS.map((profile) => {
    return { profile, interpret: interpreter(document(`${profile}/schemas.json`)) };
  });
  const named = Object.fromEntries(Object.values(formats).map((check) => [check.name, check]));
  const halves = PROFILES.map((profile) => {
    const accept = evaluate<Judge>(files[`accept/${profile}.js`], { ...named, ...shared });
    const imported = { ...shared, accept, formats: named };
    return {
      profile,
      accept,
      explain: evaluate<Explain>(files[`explain/${profile}.js`], imported),
    };
  });
  const fillers = evaluate<(value: Json) => Json>(defaults.source, resolving);
  const judgesOf = (name: string, whole: JsonSchema): Judges => {
    const verdicts: Record<string, Judge | undefined> = {
      ajv: ajv.getSchema(`openapi${SCHEMA_REF}${name}`) as Judge,
      'published schema': interpreter(whole)(),
      'standard schema, closed': interpreter(closed(whole))(),
      'standard schema of draft 07': interpreter(toDialect(whole, 'draft-07'), '7')(),
      'schema of draft 07': by07({ $ref: `#/definitions/${name}` }),
      'standard schema of OpenAPI 3.0': interpreter(toDialect(whole, 'openapi-3.0'), '4')(),
    };
    // That edition has only the schemas that its operations reach.
    const schema30 = schemas30[name];
    if (schema30) verdicts['schema of OpenAPI 3.0'] = by30(schema30);
    const issues: { -readonly [One in Profile]?: Judges['issues'][One] } = {};
    for (const { profile, accept, explain } of halves) {
      const accepts = accept[`accepts${name}`] as (value: unknown) => boolean;
      const explains = explain[`explain${name}`] as Explain;
      verdicts[`${profile} guard`] = accepts;
      verdicts[profile] = (value) => explains.call({ gather: undefined }, value);
      issues[profile] = (value) => refusal(value, accepts, explains)?.issues;
    }
    for (const { profile, interpret } of collections) {
      verdicts[`${profile} schema`] = interpret({ $ref: `#/$defs/${name}` });
    }
    const fill = fillers[`fill${name}`] ?? ((value) => value);
    const isResolved = interpreter(withDefaults(whole))();
    return { verdicts, issues, fill, isResolved } as Judges;
  };
  const schemas = Object.entries(publishedSchemas(normal));
  return {
    normal,
    declarations: pickKeys(files, (path) => /^(types|guards|operations)\b.*\.d\.ts$/.test(path)),
    judges: new Map(schemas.map(([name, schema]) => [name, judgesOf(name, { ...schema })])),
  };
}

/** The functions of a generated module, run in this process. */
export function evaluate<Exported>(text = '', imported: object): Record<string, Exported> {
  const names = [...text.matchAll(/^ *export (?:function|const) (\w+)/gm)].map(([, name]) => name);
  const body = text.replace(/^import .*$/gm, '').replace(/^ *export (?=function|const)/gm, '');
  const run = new Function(...Object.keys(imported), `${body}\nreturn { ${names.join()} };`);
  return run(...Object.values(imported));
}

/** What is wrong with the verdicts on a value; undefined if they agree. */
export function contradiction(verdicts: Record<string, boolean>): string | undefined {
  const broken = INCLUSIONS.find(
    ({ narrower, wider }) => verdicts[narrower] === true && verdicts[wider] === false,
  );
  return broken && `${broken.narrower} accepts what ${broken.wider} refuses`;
}
