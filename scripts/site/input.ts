/** The input of the pages: the contract, its fields and facts, the guides, and the list of all pages. */
import type { Contract } from '../contract.ts';
import type { Facts } from '../emit/facts.ts';
import { nameIn, type Schemas, visitSchema } from '../schema.ts';
import { type Entry, outlineOf } from './outline.ts';
import { type Guide, type Prose, readGuides } from './prose.ts';

/** The contract and the prose and everything that pages need from both. */
export interface PageInput {
  contract: Contract;
  /** The readable schemas. */
  schemas: Schemas;
  facts: Facts;
  prose: Prose;
  guides: Guide[];
  /** The names of the schemas that refer to a schema, by its name. */
  referring: ReadonlyMap<string, ReadonlySet<string>>;
  /** The pages made from the contract. */
  outline: Entry[];
}

/**
 * Reads the guides and lists the pages.
 *
 * @throws ProblemsError when a guide is missing, or no page leads to it
 */
export function pageInput(
  given: Pick<PageInput, 'contract' | 'schemas' | 'facts' | 'prose'>,
): PageInput {
  const { contract, schemas, prose } = given;
  const guides = readGuides(prose);
  const outline = outlineOf(contract, schemas);
  return { ...given, guides, referring: referringIn(schemas), outline };
}

function referringIn(schemas: Schemas): Map<string, Set<string>> {
  const referring = new Map<string, Set<string>>();
  for (const [name, schema] of Object.entries(schemas)) {
    visitSchema(schema, (node) => {
      const target = nameIn(node);
      if (target === undefined) return;
      referring.set(target, (referring.get(target) ?? new Set()).add(name));
    });
  }
  return referring;
}
