/** Temporary folders of tests, which are removed after the last test. */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Vitest calls it before all tests, and what it returns after them. */
export default function setup(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // Child processes of tests inherit it. Not TMPDIR, where tools keep caches that make the next run faster.
  process.env.TEST_FOLDERS = folder;
  // Not synchronously: meanwhile, Vitest waits for its processes to end, and thousands of files take a busy machine seconds.
  return () => rm(folder, { recursive: true, force: true });
}

/** Creates a folder. */
export function temporaryFolder(): string {
  return mkdtempSync(join(process.env.TEST_FOLDERS ?? tmpdir(), 'test-'));
}
