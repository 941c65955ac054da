/** Before all tests: a folder for those that they make, which is removed after the last test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // Processes of tests inherit it. Not TMPDIR: tools keep there what makes the next run quicker.
  process.env.TEST_FOLDERS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
