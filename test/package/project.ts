/** Projects of users: empty folders in which the package is installed. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { Files } from '../../scripts/emit/files.ts';
import { generate } from '../../scripts/emit/generate.ts';
import type { NormalContract } from '../../scripts/model/contract.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { loadContract } from '../../scripts/read/load.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const USER = join(import.meta.dirname, 'user');

const NAME = 'speech-to-text-contract';
const SHIPPED = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];

const USER_PACKAGE = '{ "name": "user", "private": true, "type": "module" }\n';

/** A folder with the package in its `node_modules`. */
export interface Project {
  dir: string;
  /** Imports an entry point of the installed package, such as `guards`. */
  load(entry: string): Promise<Record<string, unknown>>;
  remove(): void;
}

let generated: Promise<{ files: Files; normal: NormalContract }> | undefined;

/** What the contract generates now, in memory; once per test file. */
export function generatedNow(): Promise<{ files: Files; normal: NormalContract }> {
  generated ??= loadContract(ROOT).then(async (contract) => ({
    files: await generate(contract),
    normal: normalise(contract),
  }));
  return generated;
}

/** A project with what the contract generates now, put in place without npm. */
export async function generatedProject(): Promise<Project> {
  const dir = temporary();
  await writePackage(join(dir, 'node_modules', NAME));
  writeFileSync(join(dir, 'package.json'), USER_PACKAGE);
  return project(dir);
}

/** A project with the packed tarball, installed by npm without a network. */
export async function packedProject(): Promise<Project & { tarball: string }> {
  const dir = temporary();
  const staged = join(dir, 'staged');
  await writePackage(staged);
  npm(staged, 'pack', '--silent', '--pack-destination', dir);
  const { version } = ts.readConfigFile(join(ROOT, 'package.json'), ts.sys.readFile).config;
  const tarball = join(dir, `${NAME}-${version}.tgz`);
  const installed = join(dir, 'project');
  mkdirSync(installed);
  writeFileSync(
    join(installed, 'package.json'),
    '{"name":"user","private":true,"type":"module"}\n',
  );
  npm(installed, 'install', tarball, '--ignore-scripts', '--offline', '--no-audit', '--no-fund');
  return { ...project(installed), tarball, remove: () => remove(dir) };
}

async function writePackage(to: string): Promise<void> {
  const { files } = await generatedNow();
  for (const [path, text] of Object.entries(files)) {
    const file = join(to, 'generated', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const name of SHIPPED) {
    if (existsSync(join(ROOT, name))) copyFileSync(join(ROOT, name), join(to, name));
  }
}

function project(dir: string): Project {
  const { exports } = ts.readConfigFile(join(ROOT, 'package.json'), ts.sys.readFile).config;
  return {
    dir,
    load(entry) {
      const { default: path } = exports[entry === '.' ? '.' : `./${entry}`];
      const file = join(dir, 'node_modules', NAME, path);
      return import(/* @vite-ignore */ pathToFileURL(file).href);
    },
    remove: () => remove(dir),
  };
}

/** The module systems that users compile with. */
export const MODULES: Record<string, ts.CompilerOptions> = {
  nodenext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  node16: { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
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
  noEmit: true,
};

/**
 * Compiles a user's files as strictly as a user can, declarations of the package included.
 *
 * @param project where the package is installed
 * @param files names under `test/package/user`
 * @returns the complaints, one line each
 */
export function compile({ dir }: Project, files: string[], module = 'nodenext'): string[] {
  for (const file of files) copyFileSync(join(USER, file), join(dir, file));
  const paths = files.map((file) => join(dir, file));
  const program = ts.createProgram(paths, { ...STRICTEST, ...MODULES[module] });
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
    const { file, start = 0 } = diagnostic;
    if (!file) return text;
    const { line } = file.getLineAndCharacterOfPosition(start);
    return `${file.fileName.slice(dir.length + 1)}:${line + 1}: ${text}`;
  });
}

function npm(cwd: string, ...args: string[]): void {
  execFileSync('npm', args, { cwd, stdio: 'pipe' });
}

function temporary(): string {
  return mkdtempSync(join(tmpdir(), `${NAME}-`));
}

function remove(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
}
