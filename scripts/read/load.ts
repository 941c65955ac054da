/** Hand-written files to contract, and places in the contract back to files and lines. */
import { type Contract, contractOf, DOCUMENTS } from '../contract.ts';
import { joinPointer, tokens } from '../json.ts';
import { BUNDLE, type Problem, ProblemsError, refuse } from '../problem.ts';
import { SCHEMAS } from '../schema.ts';
import { bundle } from './bundle.ts';
import { checkExampleFiles, checkExampleUse, readExamples, showExamples } from './examples.ts';
import { addLines } from './lines.ts';
import { checkNames, checkSchemaNames } from './names.ts';
import { checkRecursion } from './recursion.ts';
import { checkStructure } from './redocly.ts';
import { checkForm, checkParts, checkTargets } from './references.ts';
import { readSources, type Sources, sourceOf } from './sources.ts';

/** A project: its folder, its contract, and the hand-written files, to which problems point. */
export interface Project {
  root: string;
  contract: Contract;
  sources: Sources;
}

/**
 * Reads the hand-written contract: bundles both documents, checks that they can be read, and shows the examples in
 * them.
 *
 * @throws ProblemsError with all problems of the first step that has any
 */
export async function load(root: string): Promise<Project> {
  const sources = await withPlaces({ root }, () => readSources(root));
  return withPlaces({ root, sources }, async () => {
    // A malformed reference or an unknown key causes many other problems.
    refuse(checkForm(sources));
    refuse(await checkStructure(sources));
    refuse([checkTargets, checkSchemaNames, checkExampleFiles].flatMap((check) => check(sources)));
    refuse(checkParts(sources));
    const bundles = await Promise.all(DOCUMENTS.map((name) => bundle(name, sources)));
    refuse(bundles.flatMap(({ problems }) => problems));
    refuse(bundles.flatMap(({ name, document }) => checkRecursion(document, name)));
    const [openapi = {}, asyncapi = {}] = bundles.map(({ document }) => document);
    const contract = contractOf(openapi, asyncapi, readExamples(sources));
    refuse([...checkNames(contract), ...checkExampleUse(contract)]);
    showExamples(contract);
    return { root, contract, sources };
  });
}

/**
 * Runs a step, and maps the problems that it throws to lines of the hand-written files.
 *
 * @param project what is known of it so far
 */
export async function withPlaces<Result>(
  { root, contract, sources }: Pick<Project, 'root'> & Partial<Project>,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    const placed = error.problems.map((one) => (sources ? relocate(one, sources, contract) : one));
    throw new ProblemsError(addLines(root, placed));
  }
}

/**
 * Maps a problem to the hand-written files. If its file is `BUNDLE`, the schema at its pointer determines the
 * document.
 */
function relocate(problem: Problem, sources: Sources, contract?: Contract): Problem {
  const { file, pointer, message } = problem;
  const isNamed = pointer.startsWith(`${SCHEMAS}/`);
  const [name = '', ...below] = isNamed ? tokens(pointer).slice(2) : [];
  const origin = contract?.derived.get(name);
  const root = contract?.roots.find((one) => `${pointer}/`.startsWith(`${one.pointer}/`));
  const place = origin ?? contract?.places.get(name) ?? root;
  const home = place?.document ?? 'openapi';
  const document = file === BUNDLE ? home : DOCUMENTS.find((one) => one === file);
  if (document === undefined) return problem;
  // A query schema is derived from parameters, each of which has its own schema.
  const query = contract?.operations.find(({ queryName }) => queryName === name);
  const parameter = query?.parameters.find((one) => one.name === below[1]);
  const written = parameter && ['schema', ...below.slice(2)].reduce(joinPointer, parameter.pointer);
  const source = sourceOf(
    sources,
    origin?.document ?? document,
    written ?? origin?.pointer ?? pointer,
  );
  return { ...source, message };
}
