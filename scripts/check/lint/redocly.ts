import { relative, resolve } from 'node:path';
import { lint, loadConfig, type NormalizedProblem } from '@redocly/openapi-core';
import type { Finding } from '../../model/finding.ts';

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
  // Where a rule of our own is broken, it says what to do about it.
  const own = problems.filter(isOwn);
  const places = new Set(own.map(placeOf));
  return [...own, ...problems.filter((problem) => !places.has(placeOf(problem)))].map((problem) => {
    const [file = '', location = ''] = placeOf(problem).split('#');
    return {
      file: relative(root, file).replaceAll('\\', '/'),
      location: location.replace(/\/$/, ''),
      message: problem.message.trim() + (isOwn(problem) ? '' : ` (redocly ${problem.ruleId})`),
    };
  });
}

/** Whether a rule is stated in `redocly.yaml`. */
function isOwn({ ruleId }: NormalizedProblem): boolean {
  return ruleId.startsWith('rule/');
}

/** The file and the pointer of a problem: `/project/openapi/openapi.yaml#/info`. */
function placeOf({ location: [place] }: NormalizedProblem): string {
  return `${place?.source.absoluteRef}${place?.pointer ?? '#/'}`;
}
