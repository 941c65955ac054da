/** Everything that must hold before anything is written. */
import type { Contract } from '../contract.ts';
import { mapOrRefuse, type Problem, refuse } from '../problem.ts';
import { type Merged, mergeContract } from '../profiles.ts';
import { load, type Project, withPlaces } from '../read/load.ts';
import type { Rules } from '../read/structure.ts';
import { checkAnnotations, checkDescribed } from './annotations.ts';
import { checkExpressions } from './expressions.ts';
import { lintOpenapi, lintProblems, readRules } from './lint.ts';
import { checkFieldNames, checkNames, checkNaming } from './names.ts';
import { checkPatterns } from './patterns.ts';
import { checkPossible } from './possible.ts';
import { checkRequests } from './requests.ts';
import { checkShapes } from './shapes.ts';
import { checkDiscriminators, checkUnions } from './unions.ts';
import { checkValues } from './values.ts';

/**
 * Reads a contract, and checks it by the linters and by this project's own rules.
 *
 * @param known the rules of `readRules`, if they were read before
 * @returns the project, and its schemas with `allOf` merged, which are checked, too
 * @throws ProblemsError with all problems of the first step that has any, at their places in the hand-written files
 */
export async function readChecked(
  root: string,
  known?: Rules,
): Promise<{ project: Project; merged: Merged }> {
  const rules = known ?? (await withPlaces({ root }, () => readRules(root)));
  const project = await load(root, rules);
  const { contract, reported } = project;
  const { fields, linted } = lintProblems(reported);
  const merged = await withPlaces(project, async () => {
    // An unsupported field, pattern or name would mislead the checks after it.
    refuse([
      ...fields,
      ...checkPatterns(contract),
      ...checkNames(contract),
      ...checkFieldNames(contract),
    ]);
    const written = [
      ...linted,
      ...checkAnnotations(contract),
      ...checkDescribed(contract),
      ...checkNaming(contract),
      ...checkRequests(contract),
      ...checkExpressions(contract),
    ];
    const merged = refuseWith(written, () => checkMerged(contract));
    // A mistake in a hand-written file appears again in the bundle, worded differently.
    refuse(await lintOpenapi(contract.openapi));
    return merged;
  });
  return { project, merged };
}

/** Merges the schemas and checks them; their values only if the schemas are right. */
function checkMerged(contract: Contract): Merged {
  const merged = mergeContract(contract);
  const checks = [checkShapes, checkPossible, checkUnions, checkDiscriminators];
  refuse(checks.flatMap((check) => check(merged)));
  refuse(checkValues(merged));
  return merged;
}

/** Runs a step, and throws its problems together with those found before. */
function refuseWith<Result>(found: Problem[], step: () => Result): Result {
  const [, result] = mapOrRefuse([() => refuse(found), step], (run) => run());
  return result as Result;
}
