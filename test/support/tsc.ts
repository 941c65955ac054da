/** Runs the compiler of TypeScript as a user does. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { writeInto } from '../../scripts/base/files.ts';

const OURS = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** As strict as a user can be, with neither the DOM nor Node's types: the package must not need them. */
const STRICTEST = {
  target: 'es2022',
  lib: ['es2022'],
  module: 'nodenext',
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  noEmit: true,
};

/**
 * Compiles files as strictly as a user can, with all declarations that they import.
 *
 * @param cwd the folder for the configuration, and the base of the paths
 * @param options compiler options that replace those of the configuration
 * @param compiler the file to run in Node; that of this project unless given
 * @returns the output of the compiler: empty if it finds no error
 */
export function compileFiles(cwd: string, files: string[], options = {}, compiler = OURS): string {
  const config = { compilerOptions: { ...STRICTEST, ...options }, files };
  writeInto(cwd, { 'tsconfig.json': JSON.stringify(config) });
  const run = spawnSync(process.execPath, [compiler], { cwd, encoding: 'utf8' });
  const said = `${run.stdout}${run.stderr}`;
  // A compiler that was killed, or never started, prints nothing either.
  if (run.error || (run.status === 0) !== (said === ''))
    throw new Error(`${compiler} ended with ${run.error ?? run.signal ?? run.status}: ${said}`);
  return said;
}
