import { type Contract, DOCUMENTS } from '../model/contract.ts';
import { BUNDLE, type Finding, refuse } from '../model/finding.ts';
import { refName } from '../model/schema.ts';
import { bundle } from './bundle.ts';
import { readContract } from './contract.ts';
import { checkExampleNames, readExamples, showExamples } from './examples.ts';
import { withLines } from './lines.ts';
import { checkOperationIds, checkReach, checkReferences } from './references.ts';
import { checkSchemas } from './schemas.ts';
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
 * @throws FindingsError when the hand-written files do not hold together
 */
export function load(root: string): Promise<Loaded> {
  return withLines(root, () => read(root));
}

async function read(root: string): Promise<Loaded> {
  const sources = readSources(root);
  refuse(checkReferences(sources));
  refuse(checkSchemas(sources));
  const examples = readExamples(root);
  const [openapi, asyncapi] = await Promise.all([
    bundle(root, 'openapi', sources),
    bundle(root, 'asyncapi', sources),
  ]);
  const contract = readContract(openapi, asyncapi, examples);
  refuse(checkReach(contract, sources));
  refuse(checkOperationIds(root, contract, sources));
  refuse(checkExampleNames(contract));
  showExamples(contract);
  return { root, contract, sources };
}

/** What a step returns; whatever it finds in a bundle is reported for the hand-written files. */
export function placing<Made>(loaded: Loaded, step: () => Made | Promise<Made>): Promise<Made> {
  return withLines(loaded.root, step, (finding) => place(loaded, finding));
}

function place({ contract, sources }: Loaded, finding: Finding): Finding {
  const { file, location, message } = finding;
  const document = file === BUNDLE ? 'openapi' : DOCUMENTS.find((name) => name === file);
  if (document === undefined) return finding;
  const [name = ''] = refName(`#${location}`)?.split('/') ?? [];
  const found = contract.made.get(name) ?? { document, pointer: location };
  const source = sourceOf(sources, found.document, found.pointer);
  return { file: source.file, location: source.pointer, message };
}
