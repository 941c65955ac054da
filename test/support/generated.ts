/** The contract as it is built, read once for all tests of a process. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import type { DocumentName } from '../../scripts/base/problem.ts';
import { contractOf } from '../../scripts/load/contract.ts';
import { loadExamples } from '../../scripts/load/examples.ts';
import { loadSources } from '../../scripts/load/texts.ts';
import type { Contract } from '../../scripts/model/contract.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** The folder of the generated files: as committed, or as `npm run check` makes them from the YAML of today. */
const GENERATED = join(ROOT, process.env.GENERATED ?? 'generated');

let built: Contract | undefined;

/** The contract as it is built. Tests that change it use a copy. */
export function theBuilt(): Contract {
  if (built) return built;
  const bundle = (name: DocumentName) => JSON.parse(generatedText(`${name}.json`));
  const bundles = { openapi: bundle('openapi'), asyncapi: bundle('asyncapi') };
  built = contractOf(bundles, loadExamples(loadSources(ROOT)));
  return built;
}

/** The content of a YAML file of tests. */
export function yamlIn<Content>(path: string): Content {
  return parse(readFileSync(join(ROOT, path), 'utf8'));
}

/** The text of a generated file. */
export function generatedText(path: string): string {
  return readFileSync(join(GENERATED, path), 'utf8');
}

/** A generated module, named without its extension, such as `parse`. */
export function generatedModule<Exports>(name: string): Promise<Exports> {
  return import(/* @vite-ignore */ pathToFileURL(join(GENERATED, `${name}.js`)).href);
}
