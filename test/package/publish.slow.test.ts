import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/contract.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** Stands for npm: a package is called by the content of its tarball, and `registry.json` is what was published. */
const NPM = `#!/usr/bin/env node
const { createHash } = require('node:crypto');
const { readFileSync, writeFileSync } = require('node:fs');
const [command, ...args] = process.argv.slice(2);
const registry = JSON.parse(readFileSync('registry.json', 'utf8'));
const bytes = (file) => readFileSync(file);
const path = args.find((arg) => arg.endsWith('.tgz'));
if (command === 'pack') console.log(JSON.stringify([{ id: bytes(path).toString() }]));
if (command === 'view') {
  console.log(JSON.stringify(registry[args[0]] ?? { error: { code: 'E404' } }));
}
if (command === 'publish') {
  const integrity = 'sha512-' + createHash('sha512').update(bytes(path)).digest('base64');
  writeFileSync('registry.json', JSON.stringify({ ...registry, [bytes(path)]: integrity }));
}
`;

const digest = (kind: string, text: string, encoding: 'hex' | 'base64') =>
  createHash(kind).update(text).digest(encoding);

/** Publishes two packages, with the first line of the checksums changed, where something is published already. */
function publish(published: Record<string, string>, change = (line: string) => line) {
  const folder = temporaryFolder('publish-');
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('npm', NPM);
  chmodSync(join(folder, 'npm'), 0o755);
  write('registry.json', JSON.stringify(published));
  const names = ['contract@1.0.0', 'stub@1.0.0'];
  const sums = names.map((name, i) => {
    write(`${i}.tgz`, name);
    return `${digest('sha256', name, 'hex')}  ${i}.tgz`;
  });
  const [first = '', ...others] = sums;
  const env = {
    PATH: [folder, process.env.PATH].join(delimiter),
    SHA256SUMS: [change(first), ...others, ''].join('\n'),
  };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, '.ci/publish.mjs'), '.'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } },
  );
  const registry = JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8'));
  return { code: status, stdout, stderr, published: Object.keys(registry) };
}

const integrityOf = (text: string) => `sha512-${digest('sha512', text, 'base64')}`;

describe('the job that publishes', () => {
  it('publishes both packages, the contract first', () => {
    const ended = publish({});
    expect(ended).toMatchObject({ code: 0, published: ['contract@1.0.0', 'stub@1.0.0'] });
  });

  it('goes on with the second package where the first is published already', () => {
    const ended = publish({ 'contract@1.0.0': integrityOf('contract@1.0.0') });
    expect(ended.stdout).toContain('contract@1.0.0 is published already');
    expect(ended).toMatchObject({ code: 0, published: ['contract@1.0.0', 'stub@1.0.0'] });
  });

  it.each([
    [
      'a tarball that is not what was packed',
      (line: string) => line.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
      '0.tgz is not what was packed',
    ],
    ['a line that is no checksum', () => 'anything  ../0.tgz', 'is no line of SHA256SUMS'],
  ])('publishes nothing for %s', (_, change, message) => {
    const ended = publish({}, change);
    expect(ended.stderr).toContain(message);
    expect(ended).toMatchObject({ code: 1, published: [] });
  });

  it('refuses a version that is published with another content', () => {
    const ended = publish({ 'contract@1.0.0': integrityOf('another') });
    expect(ended.stderr).toContain('contract@1.0.0 is published with another content');
    expect(ended).toMatchObject({ code: 1, published: ['contract@1.0.0'] });
  });
});
