/** The packed package: its files, and that it compiles, bundles and runs in a user's project. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { writeInto } from '../../scripts/base/files.ts';
import { ROOT } from '../support/generated.ts';
import { compileFiles } from '../support/tsc.ts';
import {
  bundle,
  installed,
  linkTypes,
  packed,
  project,
  RESULT,
  run,
  tarball,
  USER,
} from './pack.ts';

it('the tarball contains only published files and their documentation', () => {
  // Samples and recipes are published because guides tell readers to copy them.
  const folders = ['generated', 'docs/*.md', 'docs/images', 'packages/samples/src'];
  const files = globSync(folders, { cwd: ROOT, ignore: ['**/__pycache__/**'] });
  const others = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];
  others.push('openapi/speech.wav', 'openapi/workflows.arazzo.yaml');
  const expected = [...files, ...others].sort();
  expect(packed.toSorted(), 'correct `files` in package.json').toEqual(expected);
});

it('the tarball has no dependencies and no install script', () => {
  const manifest = readFileSync(join(installed, 'package.json'), 'utf8');
  expect(manifest).not.toMatch(/"(d|peerD|optionalD)ependencies"|"(pre|post)?install"|"prepare"/);
});

it('dependencies are pinned, and their install scripts do not run', () => {
  for (const file of globSync(['package.json', 'packages/*/package.json'], { cwd: ROOT })) {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    // Only our own packages are links.
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      if (!/^(speech-to-text-contract|@redocly\/framework)$/.test(name))
        expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('the tarball passes publint --strict', () => {
  const publint = join(ROOT, 'node_modules/.bin/publint');
  expect(run(publint, ['run', tarball, '--strict'])).toContain('All good!');
});

it.each([
  ['nodenext', 'nodenext'],
  ['bundler', 'esnext'],
])('the package compiles with %s modules', (moduleResolution, module) => {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const entries = Object.keys(exports).filter((entry) => !/\.(json|yaml)$/.test(entry));
  const imports = entries.map(
    (entry, index) => `export * as _${index} from 'speech-to-text-contract${entry.slice(1)}';`,
  );
  writeInto(project, { 'entries.ts': imports.join('\n') });
  linkTypes();
  const programs = readdirSync(USER).filter((file) => file.endsWith('.ts'));
  expect(compileFiles(project, [...programs, 'entries.ts'], { module, moduleResolution })).toBe('');
});

it('the package runs in Node where no string may become code', () => {
  const options = ['--disallow-code-generation-from-strings', 'main.js'];
  expect(JSON.parse(run(process.execPath, options))).toEqual(RESULT);
});

it('a browser bundle of the package contains no Node module', async () => {
  const { inputs, text } = await bundle('main.js', 'bundled-main.js');
  const foreign = inputs.filter(
    (input) => !input.startsWith('node_modules/speech-to-text-contract/'),
  );
  expect(foreign).toEqual(['main.js']);
  expect(text).not.toMatch(/\bnode:|\brequire\(|\beval\(|new Function\(/);
});
