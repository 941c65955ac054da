import { resolve } from 'node:path';
import { lint, loadConfig, type NormalizedProblem } from '@redocly/openapi-core';
import type { Finding } from '../../model/finding.ts';
import { findingOf } from '../../read/bundle.ts';

/**
 * Lints the documents that `redocly.yaml` names, with the rules it names.
 *
 * @param root the folder of `redocly.yaml`; files are named from there
 * @returns the findings; what both documents reach is found with each
 */
export async function lintSources(root: string): Promise<Finding[]> {
  let problems: NormalizedProblem[];
  try {
    const config = await loadConfig({ configPath: resolve(root, 'redocly.yaml') });
    const documents = Object.entries(config.resolvedConfig.apis ?? {});
    const found = documents.map(([name, document]) =>
      lint({ ref: resolve(root, document.root), config: config.forAlias(name) }),
    );
    problems = (await Promise.all(found)).flat();
  } catch (error) {
    const message = `redocly could not lint: ${(error as Error).message}`;
    return [{ file: 'redocly.yaml', location: '', message }];
  }
  const isOwn = ({ ruleId }: NormalizedProblem) => ruleId.startsWith('rule/');
  const own = problems.filter(isOwn).map((problem) => findingOf(root, problem));
  const others = problems
    .filter((problem) => !isOwn(problem))
    .map((problem) => findingOf(root, problem, `redocly ${problem.ruleId}`));
  // Where a rule of our own is broken, it says what to do about it.
  const places = new Set(own.map(({ file, location }) => `${file}#${location}`));
  return [...own, ...others.filter(({ file, location }) => !places.has(`${file}#${location}`))];
}
