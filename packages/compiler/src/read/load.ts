/** Files to contract: reads, bundles and checks them, and maps findings back to the hand-written files. */
import { type Contract, DOCUMENTS } from '../model/contract.ts';
import { BUNDLE, type Finding, FindingsError, refuse } from '../model/finding.ts';
import { joinPointer, tokens } from '../model/pointer.ts';
import { refName } from '../model/schema.ts';
import { bundle } from './bundle.ts';
import { checkDerivedNames, checkNames } from './check-names.ts';
import { checkForm, checkParts, checkReferences } from './check-references.ts';
import { checkSchemas } from './check-schemas.ts';
import { checkExampleFiles, checkExampleUse, readExamples, showExamples } from './examples.ts';
import { addLines } from './lines.ts';
import { readContract } from './reader.ts';
import { checkStructure } from './redocly.ts';
import { readSources, type Sources, sourceOf } from './sources.ts';

/** A project: its folder, its contract, and the hand-written files, to which findings point. */
export interface Project {
  root: string;
  contract: Contract;
  sources: Sources;
}

/**
 * Reads the hand-written contract: bundles both documents, checks them, and inserts the examples.
 *
 * @throws FindingsError with all findings of the first step that has any
 */
export async function load(root: string): Promise<Project> {
  const sources = await withPlaces({ root }, () => readSources(root));
  return withPlaces({ root, sources }, async () => {
    // A malformed reference or an unknown key causes many other findings.
    refuse(checkForm(sources));
    refuse(await checkStructure(sources));
    refuse([checkReferences, checkNames, checkExampleFiles].flatMap((check) => check(sources)));
    refuse(checkParts(sources));
    const bundles = await Promise.all(DOCUMENTS.map((name) => bundle(name, sources)));
    refuse(bundles.flatMap(({ findings }) => findings));
    refuse(bundles.flatMap(({ name, document }) => checkSchemas(document, name)));
    const [openapi = {}, asyncapi = {}] = bundles.map(({ document }) => document);
    const contract = readContract(openapi, asyncapi, readExamples(sources));
    refuse([...checkDerivedNames(contract), ...checkExampleUse(contract)]);
    showExamples(contract);
    return { root, contract, sources };
  });
}

/** Runs a step, and maps the findings that it throws to lines of the hand-written files. */
export async function withPlaces<Result>(
  { root, contract, sources }: Pick<Project, 'root'> & Partial<Project>,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof FindingsError)) throw error;
    const placed =
      sources === undefined
        ? error.findings
        : error.findings.map((one) => relocate(one, sources, contract));
    throw new FindingsError(addLines(root, placed));
  }
}

/**
 * Maps a finding to the hand-written files. If its file is `BUNDLE`, the schema at its pointer determines the
 * document.
 */
function relocate(finding: Finding, sources: Sources, contract?: Contract): Finding {
  const { file, location, message } = finding;
  const [name = ''] = refName(`#${location}`)?.split('/') ?? [];
  const origin = contract?.derived.get(name);
  const root = contract?.roots.find((one) => `${location}/`.startsWith(`${one.pointer}/`));
  const place = origin ?? contract?.places.get(name) ?? root;
  const home = place?.document ?? 'openapi';
  const document = file === BUNDLE ? home : DOCUMENTS.find((one) => one === file);
  if (document === undefined) return finding;
  // A query schema is derived from parameters, each of which has its own schema.
  const [field, ...below] = tokens(location).slice(4);
  const query = contract?.operations.find(({ queryName }) => queryName === name);
  const parameter = query?.parameters.find((one) => one.name === field);
  const made = parameter && ['schema', ...below].reduce(joinPointer, parameter.pointer);
  const pointer = made ?? origin?.pointer ?? location;
  const source = sourceOf(sources, origin?.document ?? document, pointer);
  return { file: source.file, location: source.pointer, message };
}
