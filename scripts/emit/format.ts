import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Files } from './files.ts';

const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

const STYLE = {
  formatter: { indentStyle: 'space', lineWidth: 100 },
  javascript: { formatter: { quoteStyle: 'single' } },
};

/**
 * Lays generated scripts out as people write them.
 *
 * @param files the text of each file by its path
 * @returns the same files, those that end in `.js` formatted
 */
export async function format(files: Files): Promise<Files> {
  const scripts = Object.entries(files).filter(([path]) => path.endsWith('.js'));
  const folder = await mkdtemp(join(tmpdir(), 'format-'));
  try {
    await writeFile(join(folder, 'biome.json'), JSON.stringify(STYLE));
    const names = scripts.map((_, index) => `${index}.js`);
    await Promise.all(
      scripts.map(([, text], index) => writeFile(join(folder, names[index] ?? ''), text)),
    );
    const options = [BIOME, 'format', '--write', '--files-max-size=8388608', ...names];
    await promisify(execFile)(process.execPath, options, { cwd: folder });
    const formatted = await Promise.all(
      scripts.map(async ([path], index) => {
        return [path, await readFile(join(folder, names[index] ?? ''), 'utf8')] as const;
      }),
    );
    return { ...files, ...Object.fromEntries(formatted) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
