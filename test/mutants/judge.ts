/** Whether the checks notice a mutant: it is read and normalised anew, and each check runs on it. */

import { checkContract } from '../../scripts/check/values.ts';
import { checkFormats } from '../../scripts/emit/formats.ts';
import { explainer } from '../../scripts/emit/validators/explain.ts';
import type { Contract, Example, NormalContract } from '../../scripts/model/contract.ts';
import { FindingsError } from '../../scripts/model/finding.ts';
import type { JsonObject } from '../../scripts/model/json.ts';
import { at } from '../../scripts/model/pointer.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { readContract } from '../../scripts/read/contract.ts';
import { checkExampleNames, readExamples } from '../../scripts/read/examples.ts';
import { checkReferences } from '../../scripts/read/references.ts';
import { readSources, type Sources } from '../../scripts/read/sources.ts';
import { compareAll } from '../facts/all.ts';
import { type Case, makeCases } from '../facts/cases.ts';
import { bundleSources } from './bundle.ts';
import { essence, sameDocuments } from './meaning.ts';
import { applyEdits, type Mutant } from './mutant.ts';
import { normaliseAgain, withReferences } from './normal.ts';

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
export interface Original {
  sources: Sources;
  examples: Map<string, Example[]>;
  normal: NormalContract;
  cases: ReadonlyMap<string, readonly Case[]>;
}

/**
 * Reads the contract as it is.
 *
 * @throws FindingsError when it does not hold together
 */
export function readOriginal(root: string): Original {
  const sources = readSources(root);
  const examples = readExamples(root);
  const normal = rebuilt(sources, examples);
  const cases = new Map<string, Case[]>();
  for (const one of makeCases(examples).cases) {
    const own = cases.get(one.schema);
    if (own === undefined) cases.set(one.schema, [one]);
    else own.push(one);
  }
  return { sources, examples, normal, cases };
}

/**
 * Runs the checks on a mutant.
 *
 * @param checks the checks that count; all of them unless a test blinds one
 */
export function judge(
  original: Original,
  mutant: Mutant,
  checks: readonly Check[] = CHECKS,
): Verdict {
  const sources = applyEdits(original.sources, mutant.edits);
  const hold = !mayBreakReferences(original.sources, mutant);
  const before = original.normal;
  const normal = refusing(() => rebuilt(sources, original.examples, before, hold));
  if (normal === undefined) return { equal: false, noticed: among(checks, ['build']) };
  const touched = touchedSchemas(before, normal);
  const equal = touched.length === 0 && sameDocuments(before.contract, normal.contract);
  if (equal) return { equal, noticed: [] };
  const noticed: Check[] = [];
  const deciding = touched.filter((name) => {
    const [old, own] = [before.schemas.get(name), normal.schemas.get(name)];
    return own !== undefined && (old === undefined || essence(old, false) !== essence(own, false));
  });
  if (wrongValues(before.contract, normal.contract, deciding, sources)) {
    noticed.push('values');
  }
  if (compareAll(normal).length > 0) noticed.push('facts');
  const wrong = wrongCases(original, normal, deciding);
  if (wrong === undefined) noticed.push('build');
  else if (wrong) noticed.push('cases');
  return { equal, noticed: among(checks, noticed) };
}

/** Whether a reference, or what one may name, is among what a mutant changes. */
function mayBreakReferences({ files }: Sources, { edits }: Mutant): boolean {
  return edits.some(({ file, pointer, value }) => {
    const before = at(files.get(file) ?? null, pointer);
    const isName = pointer.lastIndexOf('/') < 1 || pointer.startsWith('/components/');
    return (
      isName || JSON.stringify([before, value]).includes('"$ref"') || pointer.endsWith('/$ref')
    );
  });
}

function among(checks: readonly Check[], noticed: readonly Check[]): Check[] {
  return CHECKS.filter((check) => checks.includes(check) && noticed.includes(check));
}

/** What `make` gives, or nothing where it refuses for a reason that it tells. */
function refusing<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof FindingsError) return undefined;
    throw error;
  }
}

/**
 * The normal form of the files.
 *
 * @param before the original's: schemas that are as they were are the very same objects
 * @param referencesHold whether the references are known to lead somewhere
 * @throws FindingsError when the files do not hold together
 */
export function rebuilt(
  sources: Sources,
  examples: Map<string, Example[]>,
  before?: NormalContract,
  referencesHold = false,
): NormalContract {
  const broken = referencesHold ? [] : checkReferences(sources);
  if (broken.length > 0) throw new FindingsError(broken);
  const { openapi, asyncapi } = bundleSources(sources);
  const contract = readContract(openapi, asyncapi, examples);
  const misnamed = checkExampleNames(contract);
  if (misnamed.length > 0) throw new FindingsError(misnamed);
  const normal = before === undefined ? normalise(contract) : normaliseAgain(contract, before);
  checkFormats(normal);
  return normal;
}

function touchedSchemas(before: NormalContract, after: NormalContract): string[] {
  const names = new Set([...before.schemas.keys(), ...after.schemas.keys()]);
  return [...names].filter((name) => before.schemas.get(name) !== after.schemas.get(name));
}

/** Whether a documented default or example of what was touched no longer fits its schema. */
function wrongValues(
  before: Contract,
  contract: Contract,
  deciding: readonly string[],
  sources: Sources,
): boolean {
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
  return checkContract(part, sources).length > 0;
}

/** Whether freshly compiled validators give a wrong verdict; nothing where they cannot be compiled. */
function wrongCases(
  { cases }: Original,
  normal: NormalContract,
  names: readonly string[],
): boolean | undefined {
  if (names.length === 0) return false;
  return refusing(() => {
    const validators = explainer(normal);
    return names.some((name) => {
      const validate = validators.getSchema(name);
      return (cases.get(name) ?? []).some(({ value, valid }) => validate?.(value) !== valid);
    });
  });
}
