/** Runs the compiler of TypeScript as a user does. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

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
 * @param folder the folder for the configuration, and the base of the paths
 * @param options compiler options that replace those of the configuration
 * @param compiler the file to run in Node; that of this project unless given
 * @returns the output of the compiler: empty if it finds no error
 */
export function compileFiles(folder: string, files: string[], options = {}, compiler = OURS) {
  const config = { compilerOptions: { ...STRICTEST, ...options }, files };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return compileProject(folder, compiler);
}

/** Compiles the project of a folder by its configuration; returns the output. */
export function compileProject(cwd: string, compiler = OURS): string {
  const options = { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const run = spawnSync(process.execPath, [compiler], options);
  const said = `${run.stdout}${run.stderr}`;
  // A compiler that was killed, or never started, prints nothing either.
  if (run.error || (run.status === 0) !== (said === ''))
    throw new Error(`${compiler} ended with ${run.error ?? run.signal ?? run.status}: ${said}`);
  return said;
}
