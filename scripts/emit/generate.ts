import type { Contract } from '../model/contract.ts';
import { normalise } from '../normalise/normal.ts';
import { strict as readStrictly, tolerant as readTolerantly } from '../normalise/profile.ts';
import { emitBundles } from './bundles.ts';
import { emitFacts } from './facts.ts';
import type { Files } from './files.ts';
import { format } from './format.ts';
import { emitFormats } from './formats.ts';
import { emitGuards } from './guards.ts';
import { emitIndex } from './index.ts';
import { emitOperations } from './operations.ts';
import { emitParse } from './parse.ts';
import { emitSchemas } from './schemas.ts';
import { emitStandard } from './standard.ts';
import { emitSummary } from './summary.ts';
import { emitTypes } from './types.ts';
import { emitValidators } from './validators.ts';

/** Told after each step: its name, and how long it took in milliseconds. */
export type Report = (step: string, milliseconds: number) => void;

/**
 * Generates everything that stands under `generated/`, in memory.
 *
 * @param contract the contract
 * @param report told after each step
 * @returns the text of every file by its path under `generated/`
 * @throws FindingsError when the contract uses what cannot be generated from
 */
export async function generate(contract: Contract, report: Report = () => {}): Promise<Files> {
  const files: Files = {};
  let start = performance.now();
  const done = (step: string): void => {
    const now = performance.now();
    report(step, now - start);
    start = now;
  };
  const emit = (step: string, emitted: Files): void => {
    for (const [path, text] of Object.entries(emitted)) {
      if (files[path] !== undefined && files[path] !== text) {
        throw new Error(`two emitters write ${path}, and not the same`);
      }
      files[path] = text;
    }
    done(step);
  };
  const normal = normalise(contract);
  const strict = readStrictly(normal);
  const tolerant = readTolerantly(normal);
  done('flatten, tag, profile');
  emit('documents', emitBundles(contract));
  emit('types', await emitTypes(normal, tolerant));
  emit('schemas', emitSchemas(normal));
  emit('formats', await emitFormats(normal));
  emit('validators', await emitValidators(normal));
  emit('validators, strict', await emitValidators(strict));
  emit('validators, tolerant', await emitValidators(tolerant));
  emit('guards', emitGuards(normal));
  emit('parse', await emitParse(normal));
  emit('parse, strict', await emitParse(strict));
  emit('read', await emitParse(tolerant));
  emit('standard', await emitStandard(normal));
  emit('operations', emitOperations(normal));
  emit('facts', emitFacts(normal));
  emit('summary', emitSummary(contract));
  emit('index', emitIndex());
  const formatted = await format(files);
  done('format');
  return formatted;
}
