/** Files to contract: reads, bundles and checks, and places findings in the hand-written files. */
import { type Contract, DOCUMENTS } from '../model/contract.ts';
import { BUNDLE, type Finding, FindingsError, refuse } from '../model/finding.ts';
import { refName } from '../model/schema.ts';
import { bundle } from './bundle.ts';
import { checkMadeNames, checkNames, checkOperationIds } from './check-names.ts';
import { checkReach, checkReferences } from './check-references.ts';
import { checkSchemas } from './check-schemas.ts';
import { checkExampleFiles, checkExampleNames, readExamples, showExamples } from './examples.ts';
import { addLines } from './lines.ts';
import { readContract } from './reader.ts';
import { readSources, type Sources, sourceOf } from './sources.ts';

/** The contract, and the hand-written files to point into when something is wrong. */
export interface Loaded {
  root: string;
  contract: Contract;
  sources: Sources;
}

/**
 * Reads the hand-written contract: both documents in one piece each, the documented examples where
 * they are shown.
 *
 * @throws FindingsError when the hand-written files do not hold together, with all that one step finds
 */
export async function load(root: string): Promise<Loaded> {
  const sources = await placing({ root }, () => readSources(root));
  return placing({ root, sources }, async () => {
    const written = [checkReferences, checkNames, checkExampleFiles];
    refuse(written.flatMap((check) => check(sources)));
    const bundles = await Promise.all(DOCUMENTS.map((name) => bundle(name, sources)));
    refuse(bundles.flatMap(({ findings }) => findings));
    refuse(bundles.flatMap(({ name, document }) => checkSchemas(document, name)));
    const [openapi = {}, asyncapi = {}] = bundles.map(({ document }) => document);
    const contract = readContract(openapi, asyncapi, readExamples(sources));
    const whole = [checkReach, checkOperationIds, checkMadeNames, checkExampleNames];
    refuse(whole.flatMap((check) => check(contract, sources)));
    showExamples(contract);
    return { root, contract, sources };
  });
}

/** What a step returns; whatever it finds is reported with its line, in the files that were read by then. */
export async function placing<Made>(
  { root, contract, sources }: Pick<Loaded, 'root'> & Partial<Loaded>,
  step: () => Made | Promise<Made>,
): Promise<Made> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof FindingsError)) throw error;
    const placed = error.findings.map((one) => (sources ? place(one, sources, contract) : one));
    throw new FindingsError(addLines(root, placed));
  }
}

/** The same finding in the hand-written files; what is found in the normal form of both has a name. */
function place(finding: Finding, sources: Sources, contract?: Contract): Finding {
  const { file, location, message } = finding;
  const [name = ''] = refName(`#${location}`)?.split('/') ?? [];
  const made = contract?.made.get(name);
  const { document: home = 'openapi' } = made ?? contract?.places.get(name) ?? {};
  const document = file === BUNDLE ? home : DOCUMENTS.find((one) => one === file);
  if (document === undefined) return finding;
  const source = sourceOf(sources, made?.document ?? document, made?.pointer ?? location);
  return { file: source.file, location: source.pointer, message };
}
