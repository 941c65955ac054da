/** Reads hand-written files into a contract and maps places in the contract to files and lines. */
import type { NormalizedProblem, Source } from '@redocly/openapi-core';
import { type Contract, DOCUMENTS, type DocumentPlace } from '../contract.ts';
import { joinPointer, tokens } from '../json.ts';
import { type Problem, ProblemsError, refuse } from '../problem.ts';
import { SCHEMAS } from '../schema.ts';
import { bundle } from './bundle.ts';
import { contractOf } from './contract.ts';
import { checkExampleUse, readExamples, showExamples } from './examples.ts';
import { readText } from './files.ts';
import { checkRecursion } from './recursion.ts';
import { lintStructure, type Rules, redocly } from './redocly.ts';
import { checkReferences, checkUnused } from './references.ts';
import { readSources, type Sources, sourceOf } from './sources.ts';

/** A project: its folder, its contract, and the hand-written files, to which problems point. */
export interface Project {
  root: string;
  contract: Contract;
  sources: Sources;
  /** What the rules for Redocly report, if the project was read with some. */
  reported: NormalizedProblem[];
}

/**
 * Reads the hand-written contract: bundles both documents, checks that they can be read, and shows the examples in
 * them.
 *
 * @param rules the rules for Redocly, besides its rule on structure
 * @throws ProblemsError with all problems of the first step that has any
 */
export async function load(root: string, rules?: Rules): Promise<Project> {
  const sources = await withPlaces({ root }, () => readSources(root));
  return withPlaces({ root, sources }, async () => {
    // A wrong reference or an unknown key causes many other problems.
    refuse(checkReferences(sources));
    const reported = await lintStructure(sources, rules);
    const examples = readExamples(sources);
    refuse(checkUnused(sources));
    const bundles = await Promise.all(DOCUMENTS.map((name) => bundle(name, sources)));
    refuse(bundles.flatMap(({ problems }) => problems));
    refuse(bundles.flatMap(({ name, document }) => checkRecursion(document, name)));
    const [openapi = {}, asyncapi = {}] = bundles.map(({ document }) => document);
    const contract = contractOf(openapi, asyncapi, examples);
    refuse(checkExampleUse(contract));
    showExamples(contract);
    return { root, contract, sources, reported };
  });
}

/**
 * Runs a step and maps the problems that it throws to lines of the hand-written files.
 *
 * @param project the known parts of the project
 */
export async function withPlaces<Result>(
  { root, contract, sources }: Pick<Project, 'root'> & Partial<Project>,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    const lineOf = lineFinder(root);
    const placed = error.problems.map((problem) => {
      const written = sources ? relocate(problem, sources, contract) : problem;
      const { file, pointer } = written;
      const hasLine = pointer.startsWith('/') && /\.(ya?ml|json)$/.test(file);
      return hasLine ? { ...written, line: lineOf(file, pointer) } : written;
    });
    throw new ProblemsError(placed);
  }
}

/** A problem at its place in the hand-written files, if its file is a document, or an example that includes another. */
function relocate(problem: Problem, sources: Sources, contract?: Contract): Problem {
  const { file, pointer, message } = problem;
  const document = DOCUMENTS.find((one) => one === file);
  if (document === undefined) {
    const holds = (holder: string) => pointer.startsWith(holder.replace(/\$ref$/, ''));
    const { target, pointer: holder = '' } =
      sources.references.find((one) => one.file === file && holds(one.pointer)) ?? {};
    const isIncluded = target && sources.examples.has(target.file);
    const inside = `/${pointer.slice(holder.length - '$ref'.length)}`;
    return isIncluded ? { ...target, pointer: inside, message } : problem;
  }
  const place = { document, pointer };
  const written = contract ? placeInDocument(place, contract) : place;
  return { ...sourceOf(sources, written.document, written.pointer), message };
}

/** A place in a bundle; for a place in a derived schema, the place of its source. */
function placeInDocument(place: DocumentPlace, { derived, operations }: Contract): DocumentPlace {
  const [, , name = '', , field, ...below] = tokens(place.pointer);
  const origin = place.pointer.startsWith(`${SCHEMAS}/`) ? derived.get(name) : undefined;
  if (origin === undefined) return place;
  // The fields of a query are parameters, each of which has its own schema.
  const query = operations.find(({ queryName }) => queryName === name);
  const parameter = query?.parameters.find((one) => one.name === field);
  if (parameter === undefined) return origin;
  return { ...origin, pointer: ['schema', ...below].reduce(joinPointer, parameter.pointer) };
}

/** Finds the line of the key that a pointer leads to, or of its nearest parent. */
export function lineFinder(root: string): (file: string, pointer: string) => number {
  const sources = new Map<string, Source>();
  return (file, pointer) => {
    const source = sources.get(file) ?? new redocly.Source(file, readText(root, file));
    sources.set(file, source);
    const location = { source, pointer: `#${pointer}`, reportOnKey: true };
    return redocly.getLineColLocation(location).start.line;
  };
}
