/** What the pages are made from, of the contract and of the prose. */
import { collectFacts } from '../emit/facts/collect.ts';
import type { Contract } from '../model/contract.ts';
import type { JsonObject } from '../model/json.ts';
import { normalise } from '../normalise/normal.ts';
import { fieldsOf, type Root, type RootKind, rootsOf } from './fields.ts';
import { rowsOf } from './pages/defaults.ts';
import type { PageInput } from './pages/input.ts';
import { outlineOf, type Prose, REFERENCES, samplesIn } from './prose.ts';

/**
 * Finds the fields, the facts and the samples that pages show.
 *
 * @param base the last release, for the page on what changed
 */
export function pageInput(contract: Contract, prose: Prose, base?: Contract): PageInput {
  const normal = normalise(contract);
  const roots = rootsOf(normal).sort((a, b) => rank(a) - rank(b));
  const fields = roots.flatMap((root) => fieldsOf(normal, root));
  const listed = outlineOf(prose).guides.map(({ name, title, summary }) => {
    return { file: `${name}.md`, title, summary };
  });
  const references = REFERENCES.map(({ name, title, document }) => {
    const { summary, description } = contract[document].info as JsonObject;
    const [line = ''] = String(summary ?? description ?? '').split('\n');
    return { file: `${name}.md`, title, summary: line };
  });
  return {
    contract,
    base,
    normal,
    facts: collectFacts(contract),
    roots,
    fields,
    rows: new Map(roots.map((root) => [root, rowsOf(root, roots, fields, normal)])),
    samples: samplesIn(prose),
    pages: [...listed.slice(0, 1), ...references, ...listed.slice(1)],
  };
}

/** Requests come first, since that is what most people look for; what is deprecated comes last. */
function rank({ kind, deprecated }: Root): number {
  const kinds: RootKind[] = ['request', 'message', 'response', 'notification'];
  return kinds.indexOf(kind) * 2 + (deprecated ? 1 : 0);
}
