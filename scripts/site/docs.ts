/** The guides, with their inserts. */
import { readFiles } from '../base/files.ts';
import { mapOrRefuse } from '../base/problem.ts';
import type { Contract } from '../model/contract.ts';
import { type Prose, refreshInserts } from './inserts.ts';

export function readProse(root: string): Prose {
  return readFiles(root, ['docs'], /^docs\/([^/]+\.md|(samples|recipes)\/.+)$/, (text) => text);
}

/**
 * The guides with the newest text of each insert.
 *
 * @returns the new text of each guide that changes, by its path in the project
 * @throws ProblemsError if a guide names an insert, a file, a schema or a field that does not exist
 */
export function buildDocs(contract: Contract, prose: Prose): Record<string, string> {
  const guides = [...prose].filter(([path]) => path.endsWith('.md'));
  const refreshed = mapOrRefuse(guides, ([path, text]): [string, string] => {
    return [path, refreshInserts({ contract, prose }, path, text)];
  });
  return Object.fromEntries(refreshed.filter(([path, text]) => prose.get(path) !== text));
}
