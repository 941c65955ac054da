/** Checks the contract and generates everything from it. */
import { readText, writeInto } from './base/files.ts';
import type { JsonObject } from './base/json.ts';
import { refuse } from './base/problem.ts';
import { checkOpenapi, checkVersions } from './check/documents.ts';
import { checkKeywords } from './check/keywords.ts';
import { lintRules } from './check/lint.ts';
import { checkSchemas } from './check/merged.ts';
import { checkAddresses, checkMessages } from './check/messages.ts';
import { checkNames } from './check/names.ts';
import { checkBodies, checkExamples, checkOperations } from './check/operations.ts';
import { checkPatterns } from './check/patterns.ts';
import { checkDefinitions, checkReferences } from './check/references.ts';
import { checkValues } from './check/values.ts';
import { checkWritten } from './check/written.ts';
import { emitDocuments, mergedDocument, withExamples } from './emit/documents.ts';
import { emitEntries } from './emit/entries.ts';
import { emitExamples } from './emit/examples.ts';
import { emitFunctions } from './emit/functions.ts';
import { toOpenapi30 } from './emit/openapi30.ts';
import { type Files, writeFiles } from './emit/output.ts';
import { emitRuntime } from './emit/runtime.ts';
import { collectionOf, emitSchemas, toDraft07 } from './emit/schemas.ts';
import { jsonText } from './emit/shared/text.ts';
import { emitTables } from './emit/tables.ts';
import { emitTypes } from './emit/types.ts';
import { emitValidators } from './emit/validators.ts';
import { buildDocs } from './guides/inserts.ts';
import { bundleDocuments } from './load/bundle.ts';
import { contractOf } from './load/contract.ts';
import { loadExamples } from './load/examples.ts';
import { withLines } from './load/lines.ts';
import { loadSources } from './load/texts.ts';
import type { Bundles, Contract } from './model/contract.ts';
import { strictProfile, tolerantProfile } from './model/profiles.ts';

/** The folder of the generated files. */
export const OUTPUT = 'generated';

/** A contract that passed all checks, with its documents as they are published. */
interface CheckedContract extends Contract {
  documents: Bundles;
  /** The OpenAPI document with every `allOf` merged, and that for version 3.0. */
  merged: JsonObject;
  openapi30: JsonObject;
}

/**
 * Reads and checks the hand-written contract.
 *
 * @throws ProblemsError with all problems of the first step that has any, at their places in the hand-written files
 */
export async function checkedContract(root: string): Promise<CheckedContract> {
  const sources = loadSources(root);
  return withLines(root, sources, async () => {
    refuse(checkVersions(sources));
    refuse([...checkReferences(sources), ...checkPatterns(sources)]);
    refuse(await lintRules(root));
    const bundles = await bundleDocuments(root);
    refuse(checkKeywords(bundles));
    refuse(checkDefinitions(sources));

    const contract = contractOf(bundles, loadExamples(sources));
    const documents = withExamples(contract);
    refuse([
      ...checkWritten(contract),
      ...checkBodies(contract),
      ...checkMessages(contract),
      ...checkAddresses(contract),
      ...checkNames(contract),
      ...checkExamples(contract),
      ...checkOperations(contract),
      ...checkSchemas(contract),
      ...(await checkOpenapi(documents.openapi)),
    ]);
    refuse(checkValues(contract));
    const merged = mergedDocument(contract);
    const openapi30 = toOpenapi30(merged, contract);
    refuse(await checkOpenapi(openapi30));
    return { ...contract, documents, merged, openapi30 };
  });
}

/** Makes everything from a contract that passed all checks: the generated files, and the guides that change. */
export async function makeOutputs(root: string, contract: CheckedContract) {
  const { name } = JSON.parse(readText(root, 'package.json'));
  const { schemas } = contract;
  const strict = strictProfile(schemas);
  const tolerant = tolerantProfile(schemas);
  const generated: Files = {
    // Documents and schemas, for tools.
    ...emitDocuments(contract.documents),
    'openapi-merged.json': jsonText(contract.merged),
    'openapi-3.0.json': jsonText(contract.openapi30),
    'lint.yaml': readText(import.meta.dirname, 'emit/lint.yaml'),
    ...emitSchemas(schemas, name),
    'schemas.json': jsonText(collectionOf(schemas, 'schemas', name)),
    'schemas/draft-07.json': jsonText(toDraft07(collectionOf(schemas, 'draft-07', name))),
    'strict/schemas.json': jsonText(collectionOf(strict, 'strict/schemas', name)),
    'tolerant/schemas.json': jsonText(collectionOf(tolerant, 'tolerant/schemas', name)),
    // Types, validators, and what is built on them.
    ...(await emitTypes(contract, tolerant)),
    ...emitValidators(schemas),
    ...emitTables(schemas, tolerant),
    ...emitFunctions(contract, tolerant),
    ...emitExamples(contract),
    ...emitEntries(),
    ...emitRuntime(),
  };
  return { generated, docs: buildDocs({ contract, root }) };
}

/**
 * Builds everything from the hand-written contract.
 *
 * @returns what was written
 * @throws ProblemsError if something is wrong with it; nothing is written then
 */
export async function build(root: string) {
  const { generated, docs } = await makeOutputs(root, await checkedContract(root));
  writeFiles(root, OUTPUT, generated);
  writeInto(root, docs);
  return { generated, docs };
}
