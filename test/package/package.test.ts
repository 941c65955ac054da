/** The packed package: its files, and that it compiles, bundles and runs in a user's project. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { readFiles, readText, writeInto } from '../../scripts/base/files.ts';
import { ROOT } from '../support/generated.ts';
import { compileFiles } from '../support/tsc.ts';
import { installed, PROGRAMS, packed, project, RESULT, run, tarball } from './pack.ts';

it('the tarball contains only published files and their documentation', () => {
  // Samples are published because guides tell readers to copy them.
  const folders = ['generated', 'docs/*.md', 'docs/images', 'packages/samples/src'];
  const files = globSync(folders, { cwd: ROOT, ignore: ['**/__pycache__/**'] });
  const others = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];
  others.push('openapi/speech.wav', 'openapi/workflows.arazzo.yaml');
  const expected = [...files, ...others].sort();
  expect(packed.toSorted(), 'correct `files` in package.json').toEqual(expected);
});

it('every document has the version of the package', () => {
  const { version } = JSON.parse(readText(ROOT, 'package.json'));
  for (const file of globSync('{openapi,asyncapi}/*.yaml', { cwd: ROOT }))
    expect(readText(ROOT, file), file).toContain(`\n  version: ${version}\n`);
});

it('the tarball has no dependencies and no install script', () => {
  const manifest = readText(installed, 'package.json');
  expect(manifest).not.toMatch(/"(d|peerD|optionalD)ependencies"|"(pre|post)?install"|"prepare"/);
});

it('dependencies are pinned, and their install scripts do not run', () => {
  const manifests = readFiles(ROOT, '{.,packages/*}/package.json', (text) => JSON.parse(text));
  // Only our own packages are links.
  for (const { dependencies, devDependencies } of manifests.values())
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      if (!/^(speech-to-text-contract|@redocly\/framework)$/.test(name))
        expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  expect(manifests.size).toBeGreaterThan(1);
  expect(readText(ROOT, '.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

it('the tarball passes publint --strict', () => {
  const publint = join(ROOT, 'node_modules/.bin/publint');
  expect(run(publint, ['run', tarball, '--strict'])).toContain('All good!');
});

it.each([
  ['nodenext', 'nodenext'],
  ['bundler', 'esnext'],
])('the package compiles with %s modules', (moduleResolution, module) => {
  const { exports } = JSON.parse(readText(ROOT, 'package.json'));
  const entries = Object.keys(exports).filter((entry) => !/\.(json|yaml)$/.test(entry));
  const imports = entries.map(
    (entry, index) => `export * as _${index} from 'speech-to-text-contract${entry.slice(1)}';`,
  );
  writeInto(project, { 'entries.ts': imports.join('\n') });
  const files = [...PROGRAMS, 'entries.ts'];
  expect(compileFiles(project, files, { module, moduleResolution })).toBe('');
});

it('the package runs in Node where no string may become code', () => {
  const options = ['--disallow-code-generation-from-strings', 'main.js'];
  expect(JSON.parse(run(process.execPath, options))).toEqual(RESULT);
});

it('a browser bundle of the package contains no Node module', async () => {
  const { outputFiles, metafile } = await build({
    absWorkingDir: project,
    entryPoints: ['main.js'],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    metafile: true,
    write: false,
  });
  const ours = /^(main\.js$|node_modules\/speech-to-text-contract\/)/;
  expect(Object.keys(metafile.inputs).filter((input) => !ours.test(input))).toEqual([]);
  expect(outputFiles[0]?.text).not.toMatch(/\bnode:|\brequire\(|\beval\(|new Function\(/);
});
