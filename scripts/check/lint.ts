/** Lints the hand-written documents, by Redocly. */
import { join } from 'node:path';
import type * as library from '@redocly/openapi-core';
import { DOCUMENTS, type Problem, ProblemsError, refuseAt } from '../base/problem.ts';
import { entryOf, problemOf, redocly } from '../read/redocly.ts';
import { withRemedy } from '../read/remedies.ts';

/** What the rules in `redocly.yaml` and `rules.yaml` report about the hand-written documents. */
export async function lintDocuments(root: string): Promise<Problem[]> {
  const settings = 'redocly.yaml';
  const config = await redocly
    .loadConfig({ configPath: join(root, settings) })
    .catch((error: Error) =>
      refuseAt(settings, `${error.message}; fix the file or what it extends`),
    );
  const { apis = {} } = config.resolvedConfig;
  for (const entry of DOCUMENTS.map(entryOf)) {
    const listed = Object.values(apis).find((api) => api.root === entry);
    // One rule stands for all of the file.
    if (listed?.rules?.['rule/field-names'] === undefined)
      refuseAt(
        settings,
        `\`apis\` must list ${entry} with \`extends: [scripts/check/rules.yaml]\``,
      );
  }
  // The documents of the contract, and any other document that is listed, such as workflows.
  const linted = Object.entries(apis).map(([alias, api]) =>
    lint(root, api.root, config.forAlias(alias)),
  );
  const reported = (await Promise.all(linted)).flat();
  // A wrong structure or name causes many other problems.
  const ofStructure = reported.filter(({ ruleId }) =>
    /^(struct|no-unresolved-refs|security-defined)$/.test(ruleId),
  );
  const first = ofStructure.length > 0 ? ofStructure : reported;
  return first.map((problem) => problemOf(problem, root));
}

/** What the rules report about a document; if they fail, as some do on a key without a value, only its structure. */
async function lint(
  root: string,
  entry: string,
  config: library.Config,
): Promise<library.NormalizedProblem[]> {
  const ref = join(root, entry);
  return redocly.lint({ ref, config }).catch(async (error: Error) => {
    const structure = await redocly.createConfig({ rules: { struct: 'error' } });
    const found = await redocly.lint({ ref, config: structure }).catch(() => []);
    if (found.length > 0) return found;
    throw new ProblemsError([
      { file: entry, pointer: '', line: 1, message: withRemedy(error.message) },
    ]);
  });
}
