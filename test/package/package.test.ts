/** The packed package: its files, and that it compiles and runs on every supported platform. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeInto } from '../../scripts/read/files.ts';
import { ROOT } from '../support/contract.ts';
import { boundedField } from '../support/limits.ts';
import { IS_NIGHTLY, need } from '../support/machine.ts';
import { examplesIn } from '../support/readme.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { compileFiles, compileProject } from '../support/tsc.ts';

const EXAMPLES = examplesIn(readFileSync(join(ROOT, 'README.md'), 'utf8'));
const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const MODULE_ENTRIES = Object.keys(exports).filter((entry) => !/\.(json|yaml)$/.test(entry));

const USER = join(import.meta.dirname, 'user');
/** A user's project with the package unpacked where npm would put it. The package has no dependencies to install. */
const project = temporaryFolder('user-');
const installed = join(project, 'node_modules/speech-to-text-contract');
let tarball: string;
let packed: string[];

beforeAll(() => {
  // Pack a copy: npm would first read all of `node_modules`.
  const source = temporaryFolder('source-');
  const others = /[\\/](node_modules|\.\w+|packages|preview|scripts|site|test)$/;
  const isSource = (path: string) => path === ROOT || !others.test(path);
  cpSync(ROOT, source, { recursive: true, filter: isSource });
  // Untracked files: settings, notes, and backups of editors.
  const strays = ['docs/samples/.env', 'docs/samples/key.json', 'docs/recipes/agent.ts~'];
  for (const file of [...strays, 'generated/types.d.ts.orig', 'generated/.x.json'])
    writeInto(source, { [file]: 'secret' });
  const pack = ['pack', '--json', '--silent', '--pack-destination', project];
  const [made] = JSON.parse(execFileSync('npm', pack, { cwd: source, encoding: 'utf8' }));
  tarball = join(project, made.filename);
  packed = made.files.map(({ path }: { path: string }) => path);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
  cpSync(USER, project, { recursive: true });
  writeInto(project, { 'package.json': '{"name":"user","private":true,"type":"module"}' });
});

const { field, maximum } = boundedField('LiveRequest');

/** The result of the user's program, on every platform. */
const RESULT = {
  verdicts: [true, false],
  loose: [true, false],
  bytes: true,
  audio: 'audio',
  filled: 16_000,
  issue: `/${field} must be at most ${maximum}, but is ${maximum + 1}`,
  query: [['done', 'error'], 5, { team: 'a' }],
  misspelled: ['/diarisation'],
  deviations: ['/created_at'],
  standard: 1,
  name: 'Word',
};

describe('tarball', () => {
  it('the tarball contains only published files and their documentation', () => {
    // Samples and recipes are published because guides tell readers to copy them.
    const folders = ['generated', 'docs/*.md', 'docs/recipes', 'docs/samples'];
    const ignore = ['**/__pycache__/**'];
    const files = globSync(folders, { cwd: ROOT, ignore });
    const own = ['openapi/speech.wav', 'openapi/workflows.arazzo.yaml'];
    const others = [...own, 'CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];
    const expected = [...files, ...others].sort();
    expect(packed.toSorted(), 'correct `files` in package.json').toEqual(expected);
  });

  it('the tarball contains every link target of its README and guides', () => {
    const pages = packed.filter((name) => /\.(md|txt)$/.test(name));
    const targets = pages.flatMap((page) => {
      const text = readFileSync(join(installed, page), 'utf8');
      const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '');
      const links = Array.from(prose.matchAll(/\]\((?!https?:)([^)#\s]+)/g), ([, to = '']) => to);
      return links.map((to) => posix.join(dirname(page), to));
    });
    expect(targets.length).toBeGreaterThan(100);
    expect(targets.filter((target) => !packed.includes(target))).toEqual([]);
  });

  it('the tarball has no dependencies', () => {
    const manifest = readFileSync(join(installed, 'package.json'), 'utf8');
    expect(manifest).not.toMatch(/"(d|peerD|optionalD)ependencies"/);
  });

  it('the tarball passes publint --strict', () => {
    const publint = join(ROOT, 'node_modules/.bin/publint');
    expect(run(publint, ['run', tarball, '--strict'])).toContain('All good!');
  });
});

describe('installed package in a strict project', () => {
  const own = readdirSync(USER).filter((file) => file.endsWith('.ts'));
  const programs = [...own, 'entries.ts', ...EXAMPLES.map(({ file }) => file)];

  beforeAll(() => {
    const all = MODULE_ENTRIES.map(
      (entry, index) => `export * as _${index} from 'speech-to-text-contract${entry.slice(1)}';`,
    );
    writeInto(project, { 'entries.ts': all.join('\n') });
    // Programs compile without the types of Node and browsers, so they must declare `console`.
    const console = 'declare const console: { log(...said: unknown[]): void };';
    for (const { file, code } of EXAMPLES) writeInto(project, { [file]: `${code}\n${console}` });
    // The user's programs import Ajv, whose types need `fast-uri`, and the types of Standard Schema.
    for (const name of ['ajv', 'fast-uri', '@standard-schema']) {
      symlinkSync(join(ROOT, 'node_modules', name), join(project, 'node_modules', name));
    }
  });

  it('the package compiles with nodenext modules', () => {
    expect(compileFiles(project, programs, { module: 'nodenext' })).toBe('');
  });

  it.runIf(IS_NIGHTLY)('the package compiles with node10 modules and TypeScript 5.0', (context) => {
    const consumers = need('the packages of test/package/consumers', context);
    const compiler = join(consumers, 'node_modules/typescript-5.0/bin/tsc');
    // The previous test has checked the declarations.
    const options = { module: 'esnext', moduleResolution: 'node10', skipLibCheck: true };
    expect(compileFiles(project, programs, options, compiler)).toBe('');
  });
});

describe('installed package', () => {
  it.for([
    // As under a strict Content-Security-Policy, no string may become code.
    ['Node', '--disallow-code-generation-from-strings'],
    ['Bun', '--no-install'],
    ['Deno', 'run', '--no-remote', '--node-modules-dir=manual', '--no-lock'],
  ] as const)('the package runs in %s', ([name, ...options], context) => {
    const program = name === 'Node' ? process.execPath : need(name, context);
    expect(JSON.parse(run(program, [...options, 'main.js']))).toEqual(RESULT);
  });

  it('the package runs in workerd', async (context) => {
    const workerd = need('workerd', context);
    const worker = "import './main.js'; export default { test() {} };\n";
    writeInto(project, { 'worker.js': worker, 'worker.capnp': WORKER });
    await bundle('worker.js', 'bundled-worker.js');
    // workerd also prints that the test passed.
    const [printed = ''] = run(workerd, ['test', 'worker.capnp']).split('\n');
    expect(JSON.parse(printed)).toEqual(RESULT);
  });

  it('a browser bundle of the package contains no Node module', async () => {
    const { inputs, text } = await bundle('main.js', 'bundled-main.js');
    const own = inputs.filter(
      (input) => !input.startsWith('node_modules/speech-to-text-contract/'),
    );
    expect(own).toEqual(['main.js']);
    expect(text).not.toMatch(/\bnode:|\brequire\(|\beval\(|new Function\(/);
  });

  it('an import from the root is bundled as small as an import from its module', async () => {
    const sizeFrom = async (from: string) => {
      const source = `export { validateTranscriptMessage } from 'speech-to-text-contract${from}';\n`;
      writeInto(project, { 'one.js': source });
      return (await bundle('one.js', 'bundled-one.js')).text.length;
    };
    expect(await sizeFrom('')).toBeLessThanOrEqual((await sizeFrom('/validators')) * 1.05);
  });
});

it('the quick start produces a project in which its samples compile', () => {
  const guide = readFileSync(join(ROOT, 'docs/quick-start.md'), 'utf8');
  const [, commands = ''] = /^```sh\n(npm pkg set [\s\S]*?)^```/m.exec(guide) ?? [];
  // All dependencies are installed already.
  const script = commands.replaceAll(/^npm .+$/gm, '');
  expect(script).toMatch(/^cp /m);
  const fresh = temporaryFolder('fresh-');
  mkdirSync(join(fresh, 'node_modules/@types'), { recursive: true });
  cpSync(join(project, 'package.json'), join(fresh, 'package.json'));
  symlinkSync(installed, join(fresh, 'node_modules/speech-to-text-contract'));
  symlinkSync(join(ROOT, 'node_modules/@types/node'), join(fresh, 'node_modules/@types/node'));
  execFileSync('sh', ['-ec', script], { cwd: fresh });
  expect(compileProject(fresh)).toBe('');
});

const WORKER = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "main", worker = (
  modules = [(name = "worker", esModule = embed "bundled-worker.js")],
  compatibilityDate = "2025-01-01",
))]);
`;

/** Bundles a file as a browser project does. Returns the bundle and its files. */
async function bundle(entry: string, outfile: string): Promise<{ text: string; inputs: string[] }> {
  const { metafile } = await build({
    absWorkingDir: project,
    entryPoints: [entry],
    outfile: join(project, outfile),
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    metafile: true,
    logLevel: 'silent',
  });
  const text = readFileSync(join(project, outfile), 'utf8');
  return { text, inputs: Object.keys(metafile.inputs) };
}

/** Runs a program in the user's project, without colors; telemetry and updates are switched off. */
function run(command: string, options: string[]): string {
  const quiet = { NO_COLOR: '1', FORCE_COLOR: '0', DO_NOT_TRACK: '1', DENO_NO_UPDATE_CHECK: '1' };
  const env = { ...process.env, ...quiet, DENO_DIR: join(project, '.deno') };
  const { stdout, stderr } = spawnSync(command, options, { cwd: project, env, encoding: 'utf8' });
  // Some tools print errors on stdout.
  return stdout + stderr;
}
