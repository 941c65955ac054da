/**
 * Run by `npx redocly preview`: writes the files of the portal from `docs/` and `generated/`, only those that differ, since the
 * portal follows edits.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonObject, pick } from '../json.ts';
import { readFiles, writeInto } from '../read/files.ts';
import { portalFiles } from './portal.ts';
import { readProse } from './prose.ts';

const ROOT = join(import.meta.dirname, '../..');
const TARGET = join(ROOT, 'docs/preview/pages');

const readBundle = (name: string): JsonObject =>
  JSON.parse(readFileSync(join(ROOT, 'generated', `${name}.json`), 'utf8'));
const files = portalFiles(
  readProse(ROOT),
  readFiles(ROOT, ['generated/docs'], /\.md$/, (text) => text),
  { openapi: readBundle('openapi'), asyncapi: readBundle('asyncapi') },
);

const present = readFiles(TARGET, ['.'], /./, (text) => text);
for (const path of present.keys()) {
  if (!(path in files)) rmSync(join(TARGET, path));
}
writeInto(
  TARGET,
  pick(files, (path) => present.get(path) !== files[path]),
);
