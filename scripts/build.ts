/** `npm run build`: checks the contract and generates everything from it. */
import { checkNames } from './check/names.ts';
import { checkMessages, checkOperations } from './check/operations.ts';
import { checkDiscriminators, checkRecursion, checkSchemas } from './check/schemas.ts';
import { checkValues } from './check/values.ts';
import { runCommand } from './command.ts';
import { type Contract, contractOf } from './contract.ts';
import { emitDefaults } from './emit/defaults.ts';
import { emitDocument } from './emit/documents.ts';
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
import { pick } from './json.ts';
import { mergeAllOf, mergeSchemas } from './merge.ts';
import { refuse, refuseAt } from './problem.ts';
import { strictProfile, tolerantProfile } from './profiles.ts';
import {
  bundleDocument,
  lintDocuments,
  validateAsyncapi,
  validateOpenapi,
} from './read/documents.ts';
import { readExamples, showExamples } from './read/examples.ts';
import { readText, writeInto } from './read/files.ts';
import { withPlaces } from './read/places.ts';
import { checkReferences } from './read/references.ts';
import { readSources } from './read/texts.ts';
import type { Schemas } from './schema.ts';
import { buildDocs, readProse } from './site/docs.ts';

const OUTPUT = 'generated';

/** The contract, and its public schemas with every `allOf` merged. */
export interface CheckedContract {
  contract: Contract;
  schemas: Schemas;
}

/**
 * Reads and checks the hand-written contract.
 *
 * @throws ProblemsError with all problems of the first step that has any, at their places in the hand-written files
 */
export async function readContract(root: string): Promise<CheckedContract> {
  const sources = readSources(root);
  return withPlaces(root, sources, async () => {
    await lintDocuments(root);
    refuse(checkReferences(sources));
    const openapi = await bundleDocument(root, 'openapi', sources);
    const asyncapi = await bundleDocument(root, 'asyncapi', sources);
    await validateOpenapi(openapi, 'openapi');
    await validateAsyncapi(asyncapi);
    const examples = readExamples(sources);
    const bare = contractOf(openapi, asyncapi, examples);
    refuse([...checkRecursion(bare), ...checkMessages(bare)]);
    const contract = contractOf(...showExamples(bare), examples);
    const schemas = mergeSchemas(contract);
    refuse(checkNames(contract, schemas));
    const merged = contract.placed.map((place) => ({
      ...place,
      schema: mergeAllOf(place.schema, contract),
    }));
    refuse([
      ...checkOperations(contract, schemas),
      ...checkDiscriminators(contract, schemas),
      ...checkSchemas(merged, schemas),
    ]);
    // Its bodies show only the examples that are written beside them.
    refuse(checkValues(merged, schemas, bare));
    return { contract, schemas };
  });
}

/** Everything under `generated/`, by its path there. `name` is the name of the package. */
export async function generate(
  { contract, schemas }: CheckedContract,
  name: string,
): Promise<Files> {
  const tolerant = tolerantProfile(schemas);
  return {
    // Documents and schemas, for tools.
    ...emitDocument('openapi', contract.openapi),
    ...emitDocument('asyncapi', contract.asyncapi),
    ...emitOpenapi30(contract, schemas),
    ...emitSchemas(schemas, name),
    ...emitCollection(schemas, 'contract', name),
    ...emitCollection(strictProfile(schemas), 'strict', name),
    ...emitCollection(tolerant, 'tolerant', name),
    // Types, validators, and what is built on them.
    ...(await emitTypes(contract, schemas, tolerant)),
    ...emitValidators(schemas, contract),
    ...emitDefaults(schemas),
    ...emitShapes(tolerant),
    ...emitFunctions(contract, schemas, tolerant),
    ...emitStandard(contract, schemas, name),
    ...emitExamples(contract, schemas),
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
  const checked = await readContract(root);
  const files = await generate(checked, nameOf(JSON.parse(readText(root, 'package.json'))));
  await validateOpenapi(JSON.parse(files['openapi-3.0.json'] ?? ''), `${OUTPUT}/openapi-3.0.json`);
  const prose = readProse(root);
  const docs = buildDocs(checked.contract, checked.schemas, prose);
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
