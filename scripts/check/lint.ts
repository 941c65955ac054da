/** Lints the hand-written documents, by Redocly. */
import { join } from 'node:path';
import type * as library from '@redocly/openapi-core';
import { DOCUMENTS, type Problem, ProblemsError, refuse, refuseAt } from '../base/problem.ts';
import { entryOf, problemOf, redocly, withRemedy } from '../load/redocly.ts';

/** What is wrong in the structure or the names of the documents: it causes many other problems, and some rules fail on it. */
export async function lintStructure(root: string): Promise<Problem[]> {
  const rules = { struct: 'error', 'no-unresolved-refs': 'error' } as const;
  const structure = await redocly.createConfig({ rules });
  return lintAll(root, await settingsOf(root), () => structure);
}

/** What the rules in `redocly.yaml` and `rules.yaml` report about the documents. */
export async function lintRules(root: string): Promise<Problem[]> {
  const settings = await settingsOf(root);
  return lintAll(root, settings, (alias) => settings.forAlias(alias));
}

async function settingsOf(root: string): Promise<library.Config> {
  const file = 'redocly.yaml';
  const config = await redocly
    .loadConfig({ configPath: join(root, file) })
    .catch((error: Error) => refuseAt(file, `${error.message}; fix the file or what it extends`));
  // Redocly runs no rule if it does not find a file in `extends`.
  const problems = await redocly.lintConfig({ config });
  refuse(problems.map((problem) => problemOf(problem, root)));
  return config;
}

/** What is reported about the documents of the contract, and any other document that is listed, such as workflows. */
async function lintAll(
  root: string,
  settings: library.Config,
  configOf: (alias?: string) => library.Config,
): Promise<Problem[]> {
  const apis = Object.entries(settings.resolvedConfig.apis ?? {});
  const aliases = new Map(apis.map(([alias, api]) => [api.root, alias]));
  const entries = [...new Set([...DOCUMENTS.map(entryOf), ...aliases.keys()])];
  const linted = entries.map((entry) => lint(root, entry, configOf(aliases.get(entry))));
  return (await Promise.all(linted)).flat();
}

/** What the rules report about a document. */
async function lint(root: string, entry: string, config: library.Config): Promise<Problem[]> {
  const reported = await redocly
    .lint({ ref: join(root, entry), config })
    .catch(({ message }: Error) => {
      const place = { file: entry, pointer: '', line: 1 };
      throw new ProblemsError([{ ...place, message: withRemedy(message) }]);
    });
  const referenceOf = ({ ruleId, location: [place] }: library.NormalizedProblem) =>
    `${ruleId} ${place?.source.absoluteRef} ${place?.pointer?.replace(/[^/]*$/, '')}`;
  const isTold = (problem: library.NormalizedProblem) =>
    // `written.ts` says what `not` may contain, and `merged.ts` what tells branches apart.
    (/-properties-undefined$/.test(problem.ruleId) && referenceOf(problem).includes('/not/')) ||
    /must be mutually exclusive|^Both schemas/.test(problem.message) ||
    // A misspelled name is not defined, and leaves what it meant unused.
    (problem.ruleId === 'no-unused-components' &&
      reported.some(({ ruleId }) => ruleId !== problem.ruleId)) ||
    // Each field beside a reference is reported.
    (problem.ruleId === 'spec-ref-siblings' &&
      reported.find((other) => referenceOf(other) === referenceOf(problem)) !== problem);
  return reported.filter((problem) => !isTold(problem)).map((problem) => problemOf(problem, root));
}
