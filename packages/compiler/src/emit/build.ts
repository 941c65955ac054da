/** One build: read, check, lint, generate, then write or compare. */
import { checkContract } from '../check/check.ts';
import { lint, lintOpenapi } from '../check/lint.ts';
import type { Contract } from '../model/contract.ts';
import { refuse } from '../model/finding.ts';
import { load, withPlaces } from '../read/load.ts';
import { readSettings } from '../read/settings.ts';
import { compareFiles, type Files, writeFiles } from './files.ts';
import { generate } from './generate.ts';
import { EDITIONS } from './openapi30.ts';
import type { ValidatorOptions } from './validators.ts';

const OUTPUT = 'generated';

/**
 * Builds everything from the hand-written contract, and writes it, compares it with the existing files, or stops
 * after the linters.
 *
 * @param makeDocs makes the documentation, which also needs the prose
 * @param options whether validators have guards
 * @throws FindingsError if something is wrong with the contract or, when comparing, with the generated files;
 *   nothing is written then
 */
export async function build(
  root: string,
  mode: 'write' | 'check' | 'lint',
  report: (step: string, milliseconds: number) => void,
  makeDocs: (contract: Contract) => Files = () => ({}),
  options?: ValidatorOptions,
): Promise<void> {
  const step = async <Result>(name: string, run: () => Result | Promise<Result>) => {
    const start = performance.now();
    const result = await run();
    report(name, performance.now() - start);
    return result;
  };
  const loaded = await step('bundle', () => load(root));
  const { contract } = loaded;
  return withPlaces(loaded, async () => {
    await step('checks', () => checkContract(contract));
    const settings = readSettings(root, contract);
    // Lints first: a lint finding may be the reason why the generator fails.
    await step('lint', async () => refuse(await lint(loaded)));
    if (mode === 'lint') return;
    const everything = () => ({ ...makeDocs(contract), ...generate(contract, settings, options) });
    const files = await step('generate', everything);
    await step('validate', () => validateEditions(files));
    if (mode === 'write') await step('write', () => writeFiles(root, OUTPUT, files));
    else await step('compare', () => refuse(compareFiles(root, OUTPUT, files)));
  });
}

/** Validates what is published for OpenAPI 3.0; `lint` has validated the bundle. */
async function validateEditions(files: Files): Promise<void> {
  for (const name of EDITIONS) {
    const openapi = JSON.parse(files[name] ?? '');
    refuse(await lintOpenapi({ openapi }, 'swagger-parser, in the edition for OpenAPI 3.0'));
  }
}
