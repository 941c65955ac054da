/** The guides: their inserts, and the sidebar of Redocly's portal. */
import { stringify } from 'yaml';
import { readFiles } from '../base/files.ts';
import { pick } from '../base/json.ts';
import { mapOrRefuse, refuseAt } from '../base/problem.ts';
import type { Contract } from '../model/contract.ts';
import { type Prose, refreshInserts } from './inserts.ts';

export function readProse(root: string): Prose {
  const paths = /^docs\/([^/]+\.(md|yaml)|(samples|recipes)\/.+)$/;
  return readFiles(root, ['docs'], paths, (text) => text);
}

/**
 * The guides with the newest text of each insert, and the sidebar of the portal.
 *
 * @returns the new text of each file that changes, by its path in the project
 * @throws ProblemsError if a guide names an insert, a file, a schema or a field that does not exist
 */
export function buildDocs(contract: Contract, prose: Prose): Record<string, string> {
  if (prose.size === 0) return {};
  const guides = [...prose].filter(([path]) => path.endsWith('.md'));
  const refreshed = mapOrRefuse(guides, ([path, text]): [string, string] => {
    return [path, refreshInserts({ contract, prose }, path, text)];
  });
  const index =
    prose.get('docs/index.md') ?? refuseAt('docs/index.md', 'the overview is missing; restore it');
  const docs: Record<string, string> = {
    ...Object.fromEntries(refreshed),
    'docs/sidebars.yaml': sidebar(index),
  };
  return pick(docs, (path) => prose.get(path) !== docs[path]);
}

/** The guides under the headings of the overview, then both documents. */
function sidebar(index: string): string {
  const groups = index.split(/^## /m).slice(1);
  const ofGuides = groups.map((text) => ({
    group: text.replace(/\n[\s\S]*/, ''),
    items: Array.from(text.matchAll(/^- \[(.+?)\]\(([\w-]+\.md)\)/gm), ([, label, page]) => ({
      page,
      label,
    })),
  }));
  return stringify([
    { page: 'index.md', label: 'Overview' },
    { separator: 'Guides' },
    ...ofGuides.filter(({ items }) => items.length > 0),
    { separator: 'Reference' },
    { group: 'HTTP API reference', items: [{ page: '../generated/openapi.yaml' }] },
    { group: 'WebSocket reference', items: [{ page: '../generated/asyncapi.yaml' }] },
  ]);
}
