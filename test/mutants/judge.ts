/** Whether the checks notice a mutant: it is read and normalised anew, and each check runs on it. */

import type { Ajv } from 'ajv';
import { checkValues } from '../../scripts/check/values.ts';
import { convert } from '../../scripts/emit/validators/convert.ts';
import { explainer } from '../../scripts/emit/validators/explainer.ts';
import type { Contract, NormalContract } from '../../scripts/model/contract.ts';
import { FindingsError } from '../../scripts/model/finding.ts';
import type { JsonObject } from '../../scripts/model/json.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { readExamples } from '../../scripts/read/examples.ts';
import { readSources } from '../../scripts/read/sources.ts';
import { compareAround, compareContents } from '../facts/all.ts';
import { type Case, makeCases } from '../facts/cases.ts';
import { withFixtures } from '../support/fixtures.ts';
import { essence, sameDocuments } from './meaning.ts';
import type { Mutant } from './mutant.ts';
import { referencesOf, withReferences } from './normal.ts';
import { readAll, readMutant, type Written } from './read.ts';

/** The checks, in the order in which a change meets them. */
export const CHECKS = ['build', 'values', 'facts', 'cases'] as const;

/** `build`: what reading, merging and compiling refuse. `values`: documented defaults and examples
 * against their schemas. `facts`: the comparison with the tables. `cases`: the validators' cases. */
export type Check = (typeof CHECKS)[number];

/** What became of a mutant. */
export interface Verdict {
  /** The meaning is as it was: no mutant. */
  equal: boolean;
  /** The checks that noticed it; none for a survivor. */
  noticed: readonly Check[];
}

/** The contract as it is, with what every mutant is held against. */
export interface Original extends Written {
  cases: ReadonlyMap<string, readonly Case[]>;
  /** Its validators, as a run has compiled them. */
  validators: Ajv;
}

/**
 * Reads the contract as it is.
 *
 * @throws FindingsError when it does not hold together
 */
export function readOriginal(root: string): Original {
  const sources = readSources(root);
  const examples = readExamples(root);
  const normal = normalise(readAll(sources, examples));
  convert(normal);
  const cases = new Map<string, Case[]>();
  for (const one of makeCases(withFixtures(examples)).cases) {
    const own = cases.get(one.schema);
    if (own === undefined) cases.set(one.schema, [one]);
    else own.push(one);
  }
  return { sources, examples, normal, cases, validators: explainer(normal) };
}

/**
 * Runs the checks on a mutant.
 *
 * @param checks the checks that count; all of them unless a test blinds one
 * @param thorough whether to go on after the first check that notices it
 */
export function judge(
  original: Original,
  mutant: Mutant,
  checks: readonly Check[] = CHECKS,
  thorough = true,
): Verdict {
  const before = original.normal;
  const read = refusing(() => readMutant(original, mutant));
  if (read === undefined) return { equal: false, noticed: among(checks, ['build']) };
  const { normal } = read;
  const touched = touchedSchemas(before, normal);
  // A mutant that stays within named schemas shares all else with the original.
  const isWithin = normal.contract.operations === before.contract.operations;
  const equal =
    touched.length === 0 && (isWithin || sameDocuments(before.contract, normal.contract));
  if (equal) return { equal, noticed: [] };
  const deciding = touched.filter((name) => {
    const [old, own] = [before.schemas.get(name), normal.schemas.get(name)];
    return own !== undefined && (old === undefined || essence(old, false) !== essence(own, false));
  });
  const facts = () =>
    compareContents(normal, new Set(touched)).length > 0 ||
    (!isWithin &&
      (compareAround(normal.contract).length > 0 || compareContents(normal).length > 0));
  const values = () => wrongValues(before.contract, normal.contract, deciding);
  const noticed = new Set<Check>();
  const ask = (check: Check, notices: () => boolean) => {
    const enough = !thorough && noticed.size > 0;
    if (!enough && checks.includes(check) && notices()) noticed.add(check);
  };
  // The quickest first.
  ask('facts', facts);
  ask('values', values);
  if (thorough || noticed.size === 0) {
    const wrong = wrongCases(original, normal, deciding);
    if (wrong !== false) noticed.add(wrong === undefined ? 'build' : 'cases');
  }
  return { equal, noticed: among(checks, [...noticed]) };
}

function among(checks: readonly Check[], noticed: readonly Check[]): Check[] {
  return CHECKS.filter((check) => checks.includes(check) && noticed.includes(check));
}

/** What `make` returns, or nothing where it refuses with a reason. */
function refusing<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof FindingsError) return undefined;
    throw error;
  }
}

function touchedSchemas(before: NormalContract, after: NormalContract): string[] {
  const names = new Set([...before.schemas.keys(), ...after.schemas.keys()]);
  return [...names].filter((name) => before.schemas.get(name) !== after.schemas.get(name));
}

/** Whether a documented default or example of what was touched no longer fits its schema. */
function wrongValues(before: Contract, contract: Contract, deciding: readonly string[]): boolean {
  const stating = [...contract.schemas]
    .filter(([name, schema]) => {
      const old = before.schemas.get(name);
      return old === undefined || essence(old, true) !== essence(schema, true);
    })
    .map(([name]) => name);
  if (stating.length === 0 && deciding.length === 0) return false;
  const needed = withReferences(contract, [...stating, ...deciding]);
  const schemas = new Map([...contract.schemas].filter(([name]) => needed.has(name)));
  const openapi = { components: { schemas: Object.fromEntries(schemas) } } as unknown as JsonObject;
  const examples = new Map([...contract.examples].filter(([name]) => deciding.includes(name)));
  const places = new Map(
    stating.map((name) => [name, { document: 'openapi', pointer: `/components/schemas/${name}` }]),
  ) as Contract['places'];
  const part: Contract = {
    ...contract,
    openapi,
    asyncapi: {},
    schemas,
    examples,
    places,
    roots: [],
  };
  return checkValues(part).length > 0;
}

/** Whether freshly compiled validators reach a wrong verdict; nothing where they cannot be compiled. */
function wrongCases(
  { cases, validators: before }: Original,
  normal: NormalContract,
  names: readonly string[],
): boolean | undefined {
  if (names.length === 0) return false;
  const referred = names.flatMap((name) => referencesOf(normal.schemas.get(name) ?? {}));
  const needed = new Set([...names, ...referred]);
  const schemas = new Map([...normal.schemas].filter(([name]) => needed.has(name)));
  return refusing(() => {
    const validators = explainer({ ...normal, schemas });
    for (const name of needed) {
      // What a changed schema refers to is compiled once for all mutants.
      const known = names.includes(name) ? undefined : before.getSchema(name)?.schemaEnv;
      if (known) validators.refs[name] = known;
    }
    return names.some((name) => {
      const validate = validators.getSchema(name);
      return (cases.get(name) ?? []).some(({ value, valid }) => validate?.(value) !== valid);
    });
  });
}
