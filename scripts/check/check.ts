/** Everything that must hold before anything is written. */
import { mapOrRefuse, type Problem, refuse } from '../problem.ts';
import { type Project, withPlaces } from '../read/load.ts';
import { checkAnnotations, checkDescribed } from './annotations.ts';
import { checkDiscriminators } from './discriminators.ts';
import { checkExpressions } from './expressions.ts';
import { checkFields } from './fields.ts';
import { merge } from './find.ts';
import { lintOpenapi, lintSources } from './lint.ts';
import { checkFieldNames, checkNaming, checkRenamed } from './naming.ts';
import { checkPatterns } from './patterns.ts';
import { checkPossible } from './possible.ts';
import { checkRequests } from './requests.ts';
import { checkShapes } from './shapes.ts';
import { checkUnions } from './unions.ts';
import { checkValues } from './values.ts';

/**
 * Checks a contract by the linters and by this project's own rules.
 *
 * @throws ProblemsError with all problems of the first step that has any, at their places in the hand-written files
 */
export function checkContract(project: Project): Promise<void> {
  const { root, contract, sources } = project;
  return withPlaces(project, async () => {
    // An unsupported field, pattern or name would mislead the checks after it.
    refuse([
      ...(await checkFields(sources)),
      ...checkPatterns(contract),
      ...checkFieldNames(contract),
    ]);
    const linted = await lintSources(root, sources);
    refuseAll([
      () => linted,
      () => checkAnnotations(contract),
      () => checkDescribed(contract),
      () => checkNaming(contract),
      () => checkRenamed(contract),
      () => checkRequests(contract),
      () => checkExpressions(contract),
      () => checkMerged(project),
    ]);
    // A mistake in a hand-written file appears again in the bundle, worded differently.
    refuse(await lintOpenapi(contract.openapi));
  });
}

/** Checks the schemas with `allOf` merged; their values only if the schemas are right. */
function checkMerged({ contract }: Project): Problem[] {
  const merged = merge(contract);
  const problems = [checkShapes, checkPossible, checkUnions, checkDiscriminators].flatMap((check) =>
    check(merged),
  );
  return problems.length > 0 ? problems : checkValues(merged);
}

/** Runs all checks before it throws, so that the problems of all of them are thrown together. */
function refuseAll(checks: (() => Problem[])[]): void {
  mapOrRefuse(checks, (check) => refuse(check()));
}
