/** `npm run release`: what blocks the release of the version in package.json. */
import { join } from 'node:path';
import { runCommand } from './base/command.ts';
import { readFiles, readText, writeInto } from './base/files.ts';
import { type Problem, refuse } from './base/problem.ts';

const ROOT = join(import.meta.dirname, '..');

const USAGE = `usage: npm run release -- [options]

Lists what blocks the release of the version in package.json: another version elsewhere, the changelog, and placeholders.

  --tag TAG  compare the version with this tag, too
  --write    write the version to the other files instead; npm version runs this`;

const STUB = 'packages/stub/package.json';
const BEFORE = '<!-- before the first release -->';

/** The places outside package.json that state the version: each file, and what precedes the version in it. */
function placesOf(name: string): [file: string, place: RegExp][] {
  const places: [string, string][] = [
    ['openapi/openapi.yaml', '^ {2}version: '],
    ['openapi/workflows.arazzo.yaml', '^ {2}version: '],
    ['asyncapi/asyncapi.yaml', '^ {2}version: '],
    [STUB, `^ {4}"${name}": "`],
    ['package-lock.json', `"${name}": "`],
  ];
  return places.map(([file, before]) => [file, new RegExp(`(${before})(\\d[\\w.+-]*)`, 'm')]);
}

/** Writes the version of package.json to the other places. */
export function writeVersion(root: string): void {
  const { name, version } = manifestIn(root, 'package.json');
  for (const [file, place] of placesOf(name))
    writeInto(root, { [file]: readText(root, file).replace(place, `$1${version}`) });
}

/**
 * Everything that blocks a release. `npm run check` and `npm run compare` check the rest.
 *
 * @param tag the tag of the release, if there is one
 */
export function blockersOf(root: string, tag?: string): Problem[] {
  const { name, version } = manifestIn(root, 'package.json');
  const problems: Problem[] = [];
  const block = (file: string, message: string) => problems.push({ file, pointer: '', message });
  for (const [file, place] of placesOf(name)) {
    const stated = place.exec(readText(root, file))?.[2];
    if (stated !== version)
      block(file, `states the version ${stated}, not ${version}; run npm run release -- --write`);
  }
  if (tag !== undefined && tag !== `v${version}`)
    block(tag, `must be v${version}, as in package.json`);
  const [, section = ''] = readText(root, 'CHANGELOG.md').split(/^## /m);
  if (!section.startsWith(`[${version}] - `) || !/^.* \d{4}-\d\d-\d\d\n+\S/.test(section))
    block(
      'CHANGELOG.md',
      `begin the first section with "## [${version}] - " and a date, and list the changes`,
    );
  const pages = readFiles(root, ['docs', 'packages/stub'], /\.md$/, (text) => text);
  for (const [page, text] of pages.set('README.md', readText(root, 'README.md')))
    if (text.includes(BEFORE)) block(page, 'replace the part after "before the first release"');
  for (const file of ['package.json', STUB])
    if (!manifestIn(root, file).repository)
      block(file, 'must name the repository, homepage, and bugs');
  return problems;
}

function manifestIn(root: string, file: string) {
  return JSON.parse(readText(root, file)) as { name: string; version: string; repository?: object };
}

const OPTIONS = { tag: { type: 'string' }, write: { type: 'boolean' } } as const;

if (process.argv[1] === import.meta.filename)
  process.exitCode = await runCommand(USAGE, OPTIONS, process.argv.slice(2), async (options) => {
    if (options.write) writeVersion(ROOT);
    else refuse(blockersOf(ROOT, options.tag));
    return 0;
  });
