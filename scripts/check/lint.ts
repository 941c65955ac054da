/** Lints the hand-written documents, by Redocly. */
import { join } from 'node:path';
import * as redocly from '@redocly/openapi-core';
import { DOCUMENTS, type Problem, ProblemsError, refuseAt } from '../base/problem.ts';
import { entryOf, fromRedocly, withRemedy } from '../load/redocly.ts';

/** What the rules in `redocly.yaml` and `rules.yaml` report about the documents, and about others that are listed, such as workflows. */
export async function lintRules(root: string): Promise<Problem[]> {
  const settings = 'redocly.yaml';
  const config = await redocly
    .loadConfig({ configPath: join(root, settings) })
    .catch((error: Error) =>
      refuseAt(settings, `${error.message}; fix the file or what it extends`),
    );
  // Redocly runs no rule if it does not find a file in `extends`.
  const ofSettings = await redocly.lintConfig({ config });
  if (ofSettings.length > 0) return ofSettings.map((problem) => fromRedocly(problem, root));
  const apis = Object.entries(config.resolvedConfig.apis ?? {});
  const aliases = new Map(apis.map(([alias, api]) => [api.root, alias]));
  const entries = [...new Set([...DOCUMENTS.map(entryOf), ...aliases.keys()])];
  const linted = entries.map((entry) => lint(root, entry, config.forAlias(aliases.get(entry))));
  const reported = (await Promise.all(linted)).flat();
  const causes = reported.filter(({ ruleId }) => ruleId in STRUCTURE);
  return (causes.length > 0 ? causes : reported).map((problem) => fromRedocly(problem, root));
}

/** The rules about the structure and the names, whose problems cause many others. */
const STRUCTURE = { struct: 'error', 'no-unresolved-refs': 'error' } as const;

/** What the rules report about a document, or those about its structure, if others fail on it. */
async function lint(root: string, entry: string, config: redocly.Config) {
  const ref = join(root, entry);
  const reported = await redocly
    .lint({ ref, config })
    .catch(async () =>
      redocly.lint({ ref, config: await redocly.createConfig({ rules: STRUCTURE }) }),
    )
    .catch(({ message }: Error) => {
      const place = { file: entry, pointer: '', line: 1 };
      throw new ProblemsError([{ ...place, message: withRemedy(message) }]);
    });
  // `merged.ts` says what tells branches apart, and `written.ts` what `not` may contain.
  const isCheckedElsewhere = ({ ruleId, location: [place] }: redocly.NormalizedProblem) =>
    ruleId === 'no-illogical-composition-keywords' ||
    (ruleId.endsWith('-properties-undefined') &&
      /(?<!\/properties)\/not\//.test(place?.pointer ?? ''));
  return reported.filter((problem) => !isCheckedElsewhere(problem));
}
