/** The input of the pages: the contract, its fields and facts, the guides, and the list of all pages. */
import type { Contract } from '../contract.ts';
import { collectFacts, type Facts } from '../emit/facts.ts';
import type { Schemas } from '../schema.ts';
import { type Field, fieldsOf, payloadsOf } from './fields.ts';
import { type Entry, outlineOf } from './outline.ts';
import type { Comparison } from './pages/changes.ts';
import { type Guides, type Prose, readGuides } from './prose.ts';
import { limitsAndValues } from './words.ts';

const ORDER = ['request', 'message', 'response', 'notification'];

/** The contract and the prose, and everything that pages need from both. */
export interface PageInput {
  contract: Contract;
  /** The schemas of the contract profile. */
  schemas: Schemas;
  facts: Facts;
  /** The comparisons with the last releases, for the page on what changed. */
  released: readonly Comparison[];
  /** Every field of every body, query and message, requests first. */
  fields: Field[];
  /** The fields in the table of defaults and limits. */
  fieldsWithLimits: Field[];
  prose: Prose;
  guides: Guides;
  /** All pages but the first. */
  outline: Entry[];
}

/**
 * Finds the fields and the facts that pages show.
 *
 * @throws ProblemsError when a guide is missing, or no page leads to it
 */
export function pageInput(
  contract: Contract,
  schemas: Schemas,
  prose: Prose,
  released: readonly Comparison[] = [],
): PageInput {
  const payloads = payloadsOf(contract, schemas);
  // Most readers look for requests.
  const ordered = ORDER.flatMap((kind) => payloads.filter((one) => one.kind === kind));
  const fields = ordered.flatMap((payload) => fieldsOf(schemas, payload));
  const guides = readGuides(prose);
  return {
    contract,
    schemas,
    facts: collectFacts(contract, schemas),
    released,
    fields,
    fieldsWithLimits: withLimits(fields, schemas),
    prose,
    guides,
    outline: outlineOf(contract, schemas, guides, prose),
  };
}

/** The fields with a default, a bound or values. A field in several payloads is repeated only for requests. */
function withLimits(fields: Field[], schemas: Schemas): Field[] {
  const seen = new Set<string>();
  return fields.filter(({ payload, owner, ownerPath, schema }) => {
    const place = `${owner}.${ownerPath}`;
    const isNew = !seen.has(place);
    seen.add(place);
    if (!isNew && payload.kind !== 'request') return false;
    return schema.default !== undefined || limitsAndValues(schema, schemas).length > 0;
  });
}
