/** The linter of a build: Redocly's library. `npm run lint` also runs the AsyncAPI CLI. */
import type { Config, NormalizedProblem } from '@redocly/openapi-core';
import type { Json } from '../json.ts';
import { type Problem, problemsOf, refuse, refuseAt } from '../problem.ts';
import { readText } from '../read/files.ts';
import { fileAt, pathOf, problemOf, Resolver, type Rules, redocly } from '../read/redocly.ts';
import { ENTRIES } from '../read/sources.ts';
import { readDocument } from '../read/yaml.ts';
import { FIELDS, PLUGIN } from './documents.ts';

/** The configuration of Redocly: the documents to lint, and the rules. */
const SETTINGS = 'redocly.yaml';

/**
 * Reads the rules for both documents: those in `redocly.yaml`, those of this project, and the one on supported fields.
 *
 * @throws ProblemsError if they cannot be read
 */
export async function readRules(root: string): Promise<Rules> {
  const problems: Problem[] = [];
  // Redocly itself would skip a file that it cannot read.
  const read = (file: string) => {
    try {
      return readDocument(readText(root, file), file).toJS() as Json;
    } catch (error) {
      problems.push(...problemsOf(error, file));
      return undefined;
    }
  };
  const externalRefResolver = new Resolver(read);
  const options = { configPath: pathOf(SETTINGS), externalRefResolver, plugins: [PLUGIN] };
  const config = await redocly.loadConfig(options).catch((error: Error) => error);
  refuse(problems);
  if (config instanceof Error) refuseAt(SETTINGS, config.message);
  const rules = new Map<string, Config>();
  for (const [name, document] of Object.entries(config.resolvedConfig.apis ?? {})) {
    const own = config.forAlias(name);
    for (const ofVersion of Object.values(own.rules)) ofVersion[FIELDS] = 'error';
    // Later steps rely on the rules beside this file.
    const hasRules = JSON.stringify(own.rules).includes('rule/field-names');
    if (hasRules) rules.set(fileAt(pathOf(document.root)), own);
  }
  const missing = Object.values(ENTRIES).filter((entry) => !rules.has(entry));
  const message = `\`apis\` must name ${missing.join(' and ')}, and extend scripts/check/rules.yaml`;
  if (missing.length > 0) refuseAt(SETTINGS, message);
  return rules;
}

/** The problems that the rules report. */
export function lintProblems(reported: readonly NormalizedProblem[]): Problem[] {
  return reported.map((one) => {
    const isOwn = one.ruleId === FIELDS || one.ruleId.startsWith('rule/');
    return problemOf(one, isOwn ? '' : `redocly ${one.ruleId}`);
  });
}
