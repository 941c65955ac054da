/** `npm run build`: checks the contract and generates everything from it. */
import { readChecked } from './check/check.ts';
import { validateOpenapi } from './check/lint.ts';
import { checkEntries, checkNames } from './check/modules.ts';
import { runCommand, UsageError } from './command.ts';
import { emitDefaults } from './emit/defaults.ts';
import { emitDocument } from './emit/documents.ts';
import { emitEntries } from './emit/entries.ts';
import { emitExamples } from './emit/examples.ts';
import { collectFacts } from './emit/facts.ts';
import { emitFunctions } from './emit/functions.ts';
import { emitOpenapi30 } from './emit/openapi30.ts';
import { compareFiles, type Files, recover, writeFiles } from './emit/output.ts';
import { emitRuntime } from './emit/runtime.ts';
import { emitCollection, emitSchemas } from './emit/schemas.ts';
import { emitShapes } from './emit/shapes.ts';
import { emitStandard } from './emit/standard.ts';
import { emitTypes } from './emit/types.ts';
import { emitValidators } from './emit/validators.ts';
import { pick } from './json.ts';
import { refuse } from './problem.ts';
import { type Merged, strictProfile, tolerantProfile } from './profiles.ts';
import { readText, writeInto } from './read/files.ts';
import { withPlaces } from './read/load.ts';
import { readName } from './read/package-name.ts';
import { buildDocs, readProse } from './site/docs.ts';

const OUTPUT = 'generated';

const USAGE = `usage: build [options]

Checks the contract and writes all generated files.

  --check     write nothing and exit with 1 if generated/ is stale
  --lint      only check the contract
  --root DIR  folder of the project

Example: npm run build -- --check`;

/** What a build does with the files: writes them, compares them with `generated/`, or only makes them. */
export type Mode = 'write' | 'check' | 'lint';

/**
 * Builds everything from the hand-written contract.
 *
 * @param root the folder of the project
 * @param report is told of each step
 * @throws ProblemsError if something is wrong with the contract or, with `check`, if `generated/` differs; nothing is
 *   written then
 */
export async function build(
  root: string,
  mode: Mode,
  report: (step: string, milliseconds: number) => void = () => {},
): Promise<void> {
  const step = async <Result>(name: string, run: () => Result | Promise<Result>) => {
    const start = performance.now();
    const result = await run();
    report(name, performance.now() - start);
    return result;
  };
  if (mode === 'write') recover(root, OUTPUT);
  const { project, merged } = await step('check', () => readChecked(root));
  const { contract } = project;
  return withPlaces(project, async () => {
    refuse(checkNames(contract));
    const name = readName(root);
    const facts = collectFacts(contract, merged.readable);
    const files = await step('generate', () => generate(merged, name));
    refuse(checkEntries(readText(root, 'package.json'), files, `./${OUTPUT}/`));
    const older = 'openapi-3.0.json';
    await step('validate', () =>
      validateOpenapi(JSON.parse(files[older] ?? ''), `${OUTPUT}/${older}`),
    );
    const prose = readProse(root);
    const docs = await step('guides', () => buildDocs(contract, merged.readable, prose));
    if (mode === 'lint') return;
    const changed = pick(docs, (path) => prose.get(path) !== docs[path]);
    if (mode === 'write') {
      await step('write', () => {
        writeFiles(root, OUTPUT, files);
        writeInto(root, changed);
      });
      return;
    }
    const message = 'an insert is stale; run `npm run build` and commit the result';
    const stale = Object.keys(changed).map((file) => ({ file, pointer: '', message }));
    await step('compare', () => refuse([...compareFiles(root, OUTPUT, files), ...stale]));
  });
}

/**
 * Everything under `generated/`, by its path there.
 *
 * @param name the name of the package, as part of identifiers
 */
export async function generate(merged: Merged, name: string): Promise<Files> {
  const { contract, schemas, readable } = merged;
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
    ...(await emitTypes(contract, readable, tolerant)),
    ...emitValidators(schemas),
    ...emitDefaults(readable),
    ...emitShapes(tolerant),
    ...emitFunctions(merged, tolerant),
    ...emitStandard(readable, contract, name),
    ...emitExamples(contract, readable),
    ...emitEntries(),
    ...emitRuntime(),
  };
}

const options = {
  check: { type: 'boolean', default: false },
  lint: { type: 'boolean', default: false },
  root: { type: 'string', default: '.' },
} as const;

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await runCommand(USAGE, options, process.argv.slice(2), async (values) => {
    const { check, lint, root } = values;
    if (check && lint)
      throw new UsageError('--check and --lint cannot be combined; pass one of the two');
    const start = performance.now();
    const report = (step: string, milliseconds: number) =>
      console.log(`${step.padEnd(24)}${(milliseconds / 1000).toFixed(2).padStart(6)} s`);
    const mode = lint ? 'lint' : check ? 'check' : 'write';
    await build(root, mode, report);
    report('total', performance.now() - start);
    return 0;
  });
}
