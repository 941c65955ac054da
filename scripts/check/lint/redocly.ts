import { relative, resolve } from 'node:path';
import { lint, loadConfig, type NormalizedProblem } from '@redocly/openapi-core';
import { type Finding, formatFinding } from '../../model/finding.ts';

/**
 * Lints the documents that `redocly.yaml` names, with the rules it names.
 *
 * @param root the folder of `redocly.yaml`; files are named from there
 * @returns the findings, each once; where one is of our own rules, Redocly's about the place are left out
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
  const own = problems.filter(({ ruleId }) => ruleId.startsWith('contract/'));
  const places = new Set(own.map(placeOf));
  const others = problems.filter((problem) => !places.has(placeOf(problem)));
  // Both documents reach the schemas they share.
  const findings = new Map<string, Finding>();
  for (const problem of [...own, ...others]) {
    const [file = '', location = ''] = placeOf(problem).split('#');
    const by = own.includes(problem) ? '' : ` (redocly ${problem.ruleId})`;
    const finding = {
      file: relative(root, file).replaceAll('\\', '/'),
      location: location.replace(/\/$/, ''),
      message: problem.message.trim() + by,
    };
    findings.set(formatFinding(finding), finding);
  }
  return [...findings.values()];
}

/** The file and the pointer of a problem: `/project/openapi/openapi.yaml#/info`. */
function placeOf({ location: [place] }: NormalizedProblem): string {
  return `${place?.source.absoluteRef}${place?.pointer ?? '#/'}`;
}
