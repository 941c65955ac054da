/** Writes the files of Redocly's portal from `generated/`: only those that differ, since the portal follows edits. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { JsonObject } from './json.ts';
import { readFiles } from './read/files.ts';
import { portalFiles } from './site/portal.ts';

const ROOT = join(import.meta.dirname, '..');
const TARGET = 'preview/pages';

const read = (file: string) => readFileSync(join(ROOT, 'generated', file), 'utf8');
const pages = readFiles(join(ROOT, 'generated'), ['docs'], /\.(md|txt)$/, (text) => text);
const bundle = (name: string): JsonObject => JSON.parse(read(`${name}.json`));
const files = portalFiles(pages, { openapi: bundle('openapi'), asyncapi: bundle('asyncapi') });

const present = readFiles(ROOT, [TARGET], /./, (text) => text);
for (const file of present.keys()) {
  if (!(file.slice(TARGET.length + 1) in files)) rmSync(join(ROOT, file));
}
for (const [path, text] of Object.entries(files)) {
  const file = join(ROOT, TARGET, path);
  if (existsSync(file) && present.get(`${TARGET}/${path}`) === text) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
