/** Projects of users: folders in which the packed package is installed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../support/contract.ts';

export const USER = join(import.meta.dirname, 'user');

const NAME = 'speech-to-text-contract';

/** A folder with the package in its `node_modules`. */
export interface Project {
  dir: string;
  tarball: string;
  remove(): void;
}

/** Packs the package, and installs the tarball by npm without a network. */
export function packedProject(): Project {
  const dir = mkdtempSync(join(tmpdir(), `${NAME}-`));
  const said = npm(ROOT, 'pack', '--silent', '--pack-destination', dir);
  const tarball = join(dir, said.trim().split('\n').at(-1) ?? '');
  writeFileSync(
    join(dir, 'package.json'),
    '{ "name": "user", "private": true, "type": "module" }\n',
  );
  npm(dir, 'install', tarball, '--ignore-scripts', '--offline', '--no-audit', '--no-fund');
  return { dir, tarball, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** The module systems that users compile with. */
export const MODULES: Record<string, ts.CompilerOptions> = {
  nodenext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  node16: { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
  node10: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Node10 },
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
};

/** As strict as a user can be, with neither the DOM nor Node's types: the package must not need them. */
export const STRICTEST: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  noEmit: true,
};

/**
 * Compiles a user's files as strictly as a user can, declarations of the package included.
 *
 * @param project where the package is installed
 * @param files names in the project's folder
 * @returns the complaints, one line each
 */
export function compile({ dir }: Project, files: string[], module: string): string[] {
  const paths = files.map((file) => join(dir, file));
  return complaints(paths, { ...STRICTEST, ...MODULES[module] }, dir);
}

/**
 * Compiles the same files just as strictly, by a compiler of another version.
 *
 * @param compiler the file to run in Node
 * @param files names in the project's folder
 * @returns what the compiler prints: nothing, if it finds nothing wrong
 */
export function compileBy(compiler: string, { dir }: Project, files: string[]): string {
  const names = { target: 'es2022', lib: ['es2022'], module: 'nodenext' };
  const config = { compilerOptions: { ...STRICTEST, ...names }, files };
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(config));
  const run = spawnSync(process.execPath, [compiler], { cwd: dir, encoding: 'utf8' });
  return run.stdout + run.stderr;
}

/** What the compiler finds wrong with some files, which are named from `dir` on. */
export function complaints(paths: string[], options: ts.CompilerOptions, dir: string): string[] {
  const program = ts.createProgram(paths, options);
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
    const { file, start = 0 } = diagnostic;
    if (!file) return text;
    const { line } = file.getLineAndCharacterOfPosition(start);
    return `${file.fileName.slice(dir.length + 1)}:${line + 1}: ${text}`;
  });
}

function npm(cwd: string, ...args: string[]): string {
  return execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
