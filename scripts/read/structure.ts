/** Lints the documents, and refuses those whose structure is wrong: all later steps rely on it. */
import type { Config, NormalizedProblem } from '@redocly/openapi-core';
import { at } from '../json.ts';
import { type Problem, refuse } from '../problem.ts';
import { fileAt, pathOf, problemOf, Resolver, redocly } from './redocly.ts';
import { ENTRIES, type Sources } from './sources.ts';

/** The rules for each document, by its entry file. */
export type Rules = ReadonlyMap<string, Config>;

/** Redocly's rule on structure. */
const STRUCTURE = 'struct';

/**
 * Lints both documents by Redocly's rule on structure, and in the same pass by other rules, if there are some.
 *
 * @returns what the other rules report
 * @throws ProblemsError unless each object has the keys of its standard
 */
export async function lintStructure(
  { files }: Pick<Sources, 'files'>,
  rules?: Rules,
): Promise<NormalizedProblem[]> {
  const resolver = new Resolver((file) => files.get(file));
  const all = Object.values(ENTRIES).map((file) => lintDocument(file, rules?.get(file), resolver));
  const reported = (await Promise.all(all)).flat();
  const isStructure = ({ ruleId }: NormalizedProblem) => ruleId === STRUCTURE;
  refuse(structureProblems(reported.filter(isStructure), files));
  return reported.filter((one) => !isStructure(one));
}

/** What Redocly reports of a document, by its rule on structure and by those of a configuration. */
export async function lintDocument(
  file: string,
  rules: Config | undefined,
  externalRefResolver: Resolver,
): Promise<NormalizedProblem[]> {
  const config = rules ?? (await redocly.createConfig({}));
  for (const ofVersion of Object.values(config.rules)) ofVersion[STRUCTURE] = 'error';
  return redocly.lint({ ref: pathOf(file), config, externalRefResolver });
}

function structureProblems(reported: NormalizedProblem[], files: Sources['files']): Problem[] {
  // If a key or a value is misspelled, another one seems to be missing, too.
  const stated = reported.filter(({ message }) => !/^(The field|Must contain)/.test(message));
  const problems = stated.length > 0 ? stated : reported;
  const holderOf = ({ location: [place] }: NormalizedProblem) =>
    `${place?.source.absoluteRef}${place?.pointer?.replace(/\/[^/]*$/, '')}`;
  const unknown = problems.filter(({ message }) => message.includes('not expected'));
  return problems.map((one) => {
    const problem = problemOf(one);
    const isNull = at(files.get(problem.file) ?? {}, problem.pointer) === null;
    const message = "null without quotes is not a type; write 'null'";
    if (isNull && /\/type(\/\d+)?$/.test(problem.pointer)) return { ...problem, message };
    const { from } = one;
    const others = unknown.filter((other) => holderOf(other) === holderOf(one));
    // Several unknown keys in the target of a reference mean a wrong target, not misspelled keys.
    if (from === undefined || others.length < 3) return problem;
    const instead = 'whose keys are not expected here; correct it';
    return {
      file: fileAt(from.source.absoluteRef),
      pointer: `${from.pointer?.slice(1)}/$ref`,
      message: `the reference names an object of another kind, ${instead}`,
    };
  });
}
