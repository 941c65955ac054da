import type { Contract } from '../model/contract.ts';
import type { Settings } from '../model/settings.ts';
import { normalise } from '../normalise/normal.ts';
import { strict as readStrictly, tolerant as readTolerantly } from '../normalise/profile.ts';
import { emitDocument } from './bundles.ts';
import { emitCollections, emitOpenapi30 } from './editions.ts';
import { emitExamples } from './examples.ts';
import { emitFacts } from './facts.ts';
import type { Files } from './files.ts';
import { format } from './format.ts';
import { emitGuards } from './guards.ts';
import { compile, emitRuntime } from './module.ts';
import { emitOperations } from './operations.ts';
import { emitResolvers } from './parse/resolvers.ts';
import { emitParse } from './parse.ts';
import { emitSchemas, publishedSchemas } from './schemas.ts';
import { emitStandard } from './standard.ts';
import { summarise } from './summary.ts';
import { json, NOTICE } from './text.ts';
import { emitTypes } from './types.ts';
import { emitValidators } from './validators.ts';

/** Runs a step, and reports it. */
export type Step = <Result>(name: string, run: () => Result | Promise<Result>) => Promise<Result>;

/** The modules that the root entry re-exports; facts stay in a namespace, because their names are common words. */
const INDEX = `${['types', 'validators', 'parse', 'guards', 'operations']
  .map((name) => `export * from './${name}.js';\n`)
  .join('')}export * as facts from './facts.js';\n`;

/**
 * Generates everything under `generated/`, by its path there.
 *
 * @throws FindingsError when the contract uses what cannot be generated from
 */
export async function generate(contract: Contract, settings: Settings, step: Step): Promise<Files> {
  const [normal, strict, tolerant] = await step('flatten, tag, profile', () => {
    const read = normalise(contract);
    return [read, readStrictly(read), readTolerantly(read)] as const;
  });
  const published = publishedSchemas(normal, settings);
  const emitters: Record<string, () => Files | Promise<Files>> = {
    'documents, openapi': () => emitDocument('openapi', contract.openapi),
    'documents, asyncapi': () => emitDocument('asyncapi', contract.asyncapi),
    types: () => emitTypes(normal, tolerant),
    schemas: () => emitSchemas(published, settings),
    'schemas, in one': () => emitCollections(published),
    'documents, openapi-3.0': () => emitOpenapi30(contract, published),
    runtime: emitRuntime,
    validators: () => emitValidators(normal),
    'validators, strict': () => emitValidators(strict),
    'validators, tolerant': () => emitValidators(tolerant),
    guards: () => emitGuards(normal),
    defaults: () => ({ 'defaults.js': `${NOTICE}\n${emitResolvers(normal).source}` }),
    parse: () => emitParse(normal, settings),
    'parse, strict': () => emitParse(strict, settings),
    read: () => emitParse(tolerant, settings),
    standard: () => emitStandard(normal, settings),
    operations: () => emitOperations(normal),
    facts: () => emitFacts(normal),
    examples: () => emitExamples(contract),
    summary: () => ({ 'summary.json': json(summarise(contract)) }),
    index: () => compile('index', INDEX),
  };
  const files: Files = {};
  for (const [name, emit] of Object.entries(emitters)) {
    Object.assign(files, await step(name, emit));
  }
  return step('format', () => format(files));
}
