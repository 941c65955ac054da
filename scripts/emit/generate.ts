import type { Contract } from '../model/contract.ts';
import type { Settings } from '../model/settings.ts';
import { normalise } from '../normalise/normal.ts';
import { strict as readStrictly, tolerant as readTolerantly } from '../normalise/profile.ts';
import { emitBundles } from './bundles.ts';
import { emitEditions } from './editions.ts';
import { emitFacts } from './facts.ts';
import type { Files } from './files.ts';
import { format } from './format.ts';
import { emitGuards } from './guards.ts';
import { emitIndex } from './index.ts';
import { emitRuntime } from './module.ts';
import { emitOperations } from './operations.ts';
import { emitParse } from './parse.ts';
import { emitSchemas } from './schemas.ts';
import { emitStandard } from './standard.ts';
import { emitSummary } from './summary.ts';
import { emitTypes } from './types.ts';
import { emitValidators } from './validators.ts';

/** Told after each step: its name, and how long it took in milliseconds. */
export type Report = (step: string, milliseconds: number) => void;

/** Runs steps, and reports each with its time. */
export function timed(report: Report) {
  return async <Result>(step: string, run: () => Result | Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await run();
    report(step, performance.now() - start);
    return result;
  };
}

/**
 * Generates everything that stands under `generated/`, in memory.
 *
 * @returns the text of every file by its path under `generated/`
 * @throws FindingsError when the contract uses what cannot be generated from
 */
export async function generate(
  contract: Contract,
  settings: Settings,
  report: Report,
): Promise<Files> {
  const step = timed(report);
  const [normal, strict, tolerant] = await step('flatten, tag, profile', () => {
    const read = normalise(contract);
    return [read, readStrictly(read), readTolerantly(read)] as const;
  });
  const files: Files = {};
  // In this order: editions are made of the published schemas.
  const emitters: Record<string, () => Files | Promise<Files>> = {
    documents: () => emitBundles(contract),
    types: () => emitTypes(normal, tolerant),
    schemas: () => emitSchemas(normal, settings),
    editions: () => emitEditions(contract, files),
    runtime: emitRuntime,
    validators: () => emitValidators(normal),
    'validators, strict': () => emitValidators(strict),
    'validators, tolerant': () => emitValidators(tolerant),
    guards: () => emitGuards(normal),
    parse: () => emitParse(normal, settings),
    'parse, strict': () => emitParse(strict, settings),
    read: () => emitParse(tolerant, settings),
    standard: () => emitStandard(normal, settings),
    operations: () => emitOperations(normal),
    facts: () => emitFacts(normal),
    summary: () => emitSummary(contract),
    index: emitIndex,
  };
  for (const [name, emit] of Object.entries(emitters)) {
    for (const [path, text] of Object.entries(await step(name, emit))) {
      if (files[path] !== undefined && files[path] !== text) {
        throw new Error(`two emitters write ${path}, and not the same`);
      }
      files[path] = text;
    }
  }
  return step('format', () => format(files));
}
