/** Creates a folder for the temporary folders of tests and removes it after the last test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // Child processes of tests inherit it. Not TMPDIR, where tools keep caches that make the next run faster.
  process.env.TEST_FOLDERS = folder;
  // Repositories that tests make get no sample hooks.
  process.env.GIT_TEMPLATE_DIR = '';
  return () => rmSync(folder, { recursive: true, force: true });
}
