#!/usr/bin/env node
/**
 * Publishes tarballs with provenance, in the order of their checksums. It runs where publishing is
 * allowed, so it uses nothing but Node and npm, and what it publishes was made elsewhere.
 *
 * usage: SHA256SUMS='…' node .ci/publish.mjs FOLDER
 *
 * Nothing is published unless every tarball is what its checksum says. A tarball that npm has already is
 * left out, so that a release that failed halfway can be run again.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '.'] = process.argv.slice(2);
const lines = (process.env.SHA256SUMS ?? '').split('\n').filter((line) => line.trim() !== '');

/** Ends the release with a sentence. */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** What npm prints as JSON, errors included; `undefined` where it prints nothing. */
function ask(...args) {
  const { stdout, stderr } = spawnSync('npm', [...args, '--json'], { encoding: 'utf8' });
  try {
    return stdout.trim() === '' ? undefined : JSON.parse(stdout);
  } catch {
    return fail(`npm ${args.join(' ')} failed; run this job again\n${stderr}`);
  }
}

if (lines.length === 0) fail('SHA256SUMS is empty; hand on what .ci/release.mjs printed');
const tarballs = lines.map((line) => {
  const [, sum, file] = /^([\da-f]{64}) {2}([\w.-]+\.tgz)$/.exec(line) ?? [];
  if (file === undefined) return fail(`"${line}" is no line of SHA256SUMS`);
  const content = readFileSync(join(folder, file));
  const found = createHash('sha256').update(content).digest('hex');
  if (found !== sum) return fail(`${file} is not what was packed: ${found} is not ${sum}`);
  // npm takes a path for a file only if it begins with a dot or a slash.
  const path = join(folder, file).replace(/^(?![./])/, './');
  return { path, integrity: `sha512-${createHash('sha512').update(content).digest('base64')}` };
});
for (const { path, integrity } of tarballs) {
  const { id } = [ask('pack', '--dry-run', path)].flat()[0];
  const there = ask('view', id, 'dist.integrity');
  if (there?.error && there.error.code !== 'E404') {
    fail(`npm does not say whether it has ${id}: ${there.error.summary}; run this job again`);
  } else if (there === integrity) {
    console.log(`${id} is published already`);
  } else if (typeof there === 'string') {
    fail(`${id} is published with another content; raise the version`);
  } else {
    const { status } = spawnSync(
      'npm',
      ['publish', path, '--provenance', '--access', 'public', '--ignore-scripts'],
      { stdio: 'inherit' },
    );
    if (status !== 0) fail(`${id} was not published; run this job again`);
    console.log(`${id} is published`);
  }
}
