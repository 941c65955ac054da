/** Everything that must hold before anything is written. */
import type { Contract } from '../contract.ts';
import { refuse } from '../problem.ts';
import { type Merged, mergeContract } from '../profiles.ts';
import { load, type Project, withPlaces } from '../read/load.ts';
import type { Rules } from '../read/redocly.ts';
import { checkDescribed, checkOpaque, checkReplaces } from './annotations.ts';
import { checkTypeNames } from './exports.ts';
import { checkExpressions } from './expressions.ts';
import { lintOpenapi, lintProblems, readRules } from './lint.ts';
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
  const merged = await withPlaces(project, async () => {
    // An unsupported field, pattern or name would mislead the checks after it.
    refuse(lintProblems(reported));
    const checks = [checkReplaces, checkOpaque, checkDescribed, checkRequests, checkExpressions];
    refuse(checks.flatMap((check) => check(contract)));
    const merged = checkMerged(contract);
    // Last: a mistake that a check above finds would appear again, worded differently.
    refuse(await lintOpenapi(contract.openapi));
    return merged;
  });
  return { project, merged };
}

/** Merges the schemas and checks them; their values only if the schemas are right. */
function checkMerged(contract: Contract): Merged {
  const merged = mergeContract(contract);
  const checks = [checkShapes, checkUnions, checkDiscriminators];
  refuse([
    ...checks.flatMap((check) => check(merged)),
    ...checkTypeNames(contract, merged.schemas),
  ]);
  refuse(checkValues(merged));
  return merged;
}
