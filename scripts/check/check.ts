/** Everything that must hold before anything is written. */
import { refuse } from '../problem.ts';
import { type Merged, mergeContract } from '../profiles.ts';
import { load, type Project, withPlaces } from '../read/load.ts';
import type { Rules } from '../read/redocly.ts';
import { checkDescribed } from './descriptions.ts';
import { lintProblems, readRules, validateOpenapi } from './lint.ts';
import { checkRequests } from './requests.ts';
import { checkSchemas } from './schemas.ts';
import { checkDiscriminators, checkUnions } from './unions.ts';
import { checkValues } from './values.ts';

/**
 * Reads a contract and checks it by the rules of Redocly and of this project.
 *
 * @param known the rules of `readRules`, if they were read before
 * @returns the project, and its checked schemas with `allOf` merged
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
    await validateOpenapi(contract.openapi, 'openapi');
    refuse([checkDescribed, checkRequests].flatMap((check) => check(contract)));
    const all = mergeContract(contract);
    refuse([checkSchemas, checkUnions, checkDiscriminators].flatMap((check) => check(all)));
    // Last: their values only if the schemas are right.
    refuse(checkValues(all));
    return all;
  });
  return { project, merged };
}
