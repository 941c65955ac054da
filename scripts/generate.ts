import { emitBundles } from './emit/bundles.ts';
import type { Contract, Files } from './schema.ts';

/** Told after each step: its name, and how long it took in milliseconds. */
export type Report = (step: string, milliseconds: number) => void;

/**
 * Generates everything that stands under `generated/`, in memory.
 *
 * @param contract the contract
 * @param report told after each step
 * @returns the text of every file by its path under `generated/`
 */
export async function generate(contract: Contract, report: Report = () => {}): Promise<Files> {
  const files: Files = {};
  const step = async (name: string, emit: () => Files | Promise<Files>): Promise<void> => {
    const start = performance.now();
    for (const [path, text] of Object.entries(await emit())) {
      if (files[path] !== undefined) throw new Error(`two emitters write ${path}`);
      files[path] = text;
    }
    report(name, performance.now() - start);
  };
  await step('bundles', () => emitBundles(contract));
  return files;
}
