/** Lints the hand-written documents, by Redocly. */
import { join } from 'node:path';
import type * as library from '@redocly/openapi-core';
import { DOCUMENTS, type Problem, ProblemsError, refuseAt } from '../base/problem.ts';
import { entryOf, problemOf, redocly, withRemedy } from '../load/redocly.ts';

/** What the rules in `redocly.yaml` and `rules.yaml` report about the hand-written documents. */
export async function lintDocuments(root: string): Promise<Problem[]> {
  const settings = 'redocly.yaml';
  const config = await redocly
    .loadConfig({ configPath: join(root, settings) })
    .catch((error: Error) =>
      refuseAt(settings, `${error.message}; fix the file or what it extends`),
    );
  // Redocly runs no rule if it does not find a file in `extends`.
  const ofSettings = await redocly.lintConfig({ config });
  if (ofSettings.length > 0) return ofSettings.map((problem) => problemOf(problem, root));
  const apis = Object.entries(config.resolvedConfig.apis ?? {});
  const aliases = new Map(apis.map(([alias, api]) => [api.root, alias]));
  // The documents of the contract, and any other document that is listed, such as workflows.
  const entries = [...new Set([...DOCUMENTS.map(entryOf), ...aliases.keys()])];
  const lintAll = async (configOf: (alias?: string) => library.Config) => {
    const linted = entries.map((entry) => lint(root, entry, configOf(aliases.get(entry))));
    return (await Promise.all(linted)).flat();
  };
  // A wrong structure or name causes many other problems, and some rules fail on it.
  const structure = await redocly.createConfig({
    rules: { struct: 'error', 'no-unresolved-refs': 'error' },
  });
  const first = await lintAll(() => structure);
  return first.length > 0 ? first : lintAll((alias) => config.forAlias(alias));
}

/** What the rules report about a document. */
async function lint(root: string, entry: string, config: library.Config): Promise<Problem[]> {
  const reported = await redocly
    .lint({ ref: join(root, entry), config })
    .catch(({ message }: Error) => {
      const place = { file: entry, pointer: '', line: 1 };
      throw new ProblemsError([{ ...place, message: withRemedy(message) }]);
    });
  const isTold = ({ location: [place], ruleId, message }: library.NormalizedProblem) =>
    // `written.ts` says what `not` may contain, and `merged.ts` what tells branches apart.
    (/-properties-undefined$/.test(ruleId) && place?.pointer?.includes('/not/')) ||
    /must be mutually exclusive|^Both schemas/.test(message) ||
    // A misspelled name is not defined, and leaves what it meant unused.
    (ruleId === 'no-unused-components' && reported.some((other) => other.ruleId !== ruleId));
  return reported
    .filter((problem) => !isTold(problem))
    .map((problem) => {
      const { file, pointer, ...found } = problemOf(problem, root);
      // Each field beside a reference is reported, but the reference is what to change.
      return problem.ruleId === 'spec-ref-siblings'
        ? { file, pointer: pointer.replace(/[^/]*$/, '$$ref'), message: BESIDE }
        : { file, pointer, ...found };
    });
}

const BESIDE =
  'nothing reads what is beside the reference; in a schema, write `allOf: [{$ref: …}]`, or else move it to what the reference leads to';
