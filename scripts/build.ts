/** `npm run build`: checks the contract and generates everything from it. */
import { runCommand } from './base/command.ts';
import { readText, writeInto } from './base/files.ts';
import { pick } from './base/json.ts';
import { refuse, refuseAt } from './base/problem.ts';
import { checkAsyncapi, checkOpenapi } from './check/documents.ts';
import { lintDocuments } from './check/lint.ts';
import { checkNames } from './check/names.ts';
import { checkExamples, checkMessages, checkOperations } from './check/operations.ts';
import { checkReferences } from './check/references.ts';
import { checkDiscriminators, checkRecursion, checkSchemas } from './check/schemas.ts';
import { checkValues } from './check/values.ts';
import { checkWritten } from './check/written.ts';
import { emitDefaults } from './emit/defaults.ts';
import { emitDocuments, withExamples } from './emit/documents.ts';
import { emitEntries } from './emit/entries.ts';
import { emitExamples } from './emit/examples.ts';
import { emitFunctions } from './emit/functions.ts';
import { emitOpenapi30 } from './emit/openapi30.ts';
import { compareFiles, type Files, writeFiles } from './emit/output.ts';
import { emitRuntime } from './emit/runtime.ts';
import { emitCollection, emitSchemas } from './emit/schemas.ts';
import { emitShapes } from './emit/shapes.ts';
import { emitStandard } from './emit/standard.ts';
import { emitTypes } from './emit/types.ts';
import { emitValidators } from './emit/validators.ts';
import type { Contract } from './model/contract.ts';
import { mergeContract } from './model/merge.ts';
import { strictProfile, tolerantProfile } from './model/profiles.ts';
import { bundleDocuments } from './read/bundle.ts';
import { contractOf } from './read/contract.ts';
import { readExamples } from './read/examples.ts';
import { withPlaces } from './read/places.ts';
import { readSources } from './read/texts.ts';
import { buildDocs, readProse } from './site/docs.ts';

const OUTPUT = 'generated';

/**
 * Reads and checks the hand-written contract.
 *
 * @throws ProblemsError with all problems of the first step that has any, at their places in the hand-written files
 */
export async function readContract(root: string): Promise<Contract> {
  const sources = readSources(root);
  return withPlaces(root, sources, async () => {
    refuse(await lintDocuments(root));
    refuse(checkReferences(sources));

    const bundles = await bundleDocuments(root, sources);
    refuse(await checkOpenapi(bundles.openapi, { document: 'openapi', pointer: '' }));
    refuse(await checkAsyncapi(bundles.asyncapi));

    const written = contractOf(bundles, readExamples(sources));
    refuse([...checkRecursion(written), ...checkWritten(written)]);
    refuse([...checkMessages(written), ...checkExamples(written)]);

    const contract = mergeContract(written);
    refuse(checkNames(contract));
    refuse([
      ...checkOperations(contract),
      ...checkDiscriminators(contract),
      ...checkSchemas(contract),
    ]);
    refuse(checkValues(contract));
    return contract;
  });
}

/** Everything under `generated/`, by its path there. `name` is the name of the package. */
export async function generate(contract: Contract, name: string): Promise<Files> {
  const { schemas } = contract.merged;
  const strict = strictProfile(schemas);
  const tolerant = tolerantProfile(schemas);
  const documents = withExamples(contract);
  return {
    // Documents and schemas, for tools.
    ...emitDocuments(documents),
    ...emitOpenapi30(documents.openapi, schemas),
    ...emitSchemas(schemas, name),
    ...emitCollection(schemas, 'contract', name),
    ...emitCollection(strict, 'strict', name),
    ...emitCollection(tolerant, 'tolerant', name),
    // Types, validators, and what is built on them.
    ...(await emitTypes(contract, tolerant)),
    ...emitValidators(schemas),
    ...emitDefaults(schemas),
    ...emitShapes(tolerant),
    ...emitFunctions(contract, tolerant),
    ...emitStandard(contract, name),
    ...emitExamples(contract),
    ...emitEntries(),
    ...emitRuntime(),
  };
}

/** The name of the package, which is part of identifiers: `acme-speech` for `@acme/speech`. */
function nameOf(manifest: unknown): string {
  const { name } = Object(manifest) as { name?: unknown };
  if (typeof name === 'string') return name.replace(/^@([^/]+)\//, '$1-');
  return refuseAt('package.json', 'the package has no name; add `name`');
}

/** What a build does with the files: writes them, or compares them with those that are there. */
type Mode = 'write' | 'check';

/**
 * Builds everything from the hand-written contract.
 *
 * @throws ProblemsError if something is wrong with it or, with `check`, if a file is stale; nothing is written then
 */
export async function build(root: string, mode: Mode): Promise<void> {
  const contract = await readContract(root);
  const files = await generate(contract, nameOf(JSON.parse(readText(root, 'package.json'))));
  const edition = { file: `${OUTPUT}/openapi-3.0.json`, pointer: '' };
  refuse(await checkOpenapi(JSON.parse(files['openapi-3.0.json'] ?? ''), edition));
  const prose = readProse(root);
  const docs = buildDocs(contract, prose);
  const changed = pick(docs, (path) => prose.get(path) !== docs[path]);
  if (mode === 'check') {
    const message = 'an insert is stale; run `npm run build` and commit the result';
    const stale = Object.keys(changed).map((file) => ({ file, pointer: '', message }));
    refuse([...compareFiles(root, OUTPUT, files), ...stale]);
  } else {
    writeFiles(root, OUTPUT, files);
    writeInto(root, changed);
  }
}

const USAGE = `usage: build [options]

Checks the contract and writes all generated files.

  --check  write nothing and exit with 1 if generated/ is stale`;

const OPTIONS = { check: { type: 'boolean' } } as const;

if (process.argv[1] === import.meta.filename)
  process.exitCode = await runCommand(USAGE, OPTIONS, process.argv.slice(2), async (values) => {
    await build('.', values.check ? 'check' : 'write');
    return 0;
  });
