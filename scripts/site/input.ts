/** The input of the pages: the contract, its fields and facts, the guides, and the list of all pages. */
import { collectFacts } from 'contract-compiler/emit/facts.ts';
import type { Contract, NormalContract } from 'contract-compiler/model/contract.ts';
import { normalise } from 'contract-compiler/normalise/normal.ts';
import { type Field, fieldsOf, payloadsOf } from './fields.ts';
import { outlineOf } from './outline.ts';
import { type Kept, type Prose, readGuides } from './prose.ts';
import { limitsAndValues } from './words.ts';

const ORDER = ['request', 'message', 'response', 'notification'];

/** The contract and the prose, and everything that pages need from both. */
export type PageInput = ReturnType<typeof pageInput>;

/**
 * Finds the fields and the facts that pages show.
 *
 * @param releases the last release and the one before it, for the page on what changed
 * @throws FindingsError when a guide is missing, or no page leads to it
 */
export function pageInput(contract: Contract, prose: Prose, releases: Kept[] = []) {
  const normal = normalise(contract);
  // Most readers look for requests.
  const payloads = ORDER.flatMap((kind) => payloadsOf(normal).filter((one) => one.kind === kind));
  const fields = payloads.flatMap((payload) => fieldsOf(normal, payload));
  const guides = readGuides(prose);
  return {
    contract,
    releases,
    normal,
    facts: collectFacts(normal),
    /** Every field of every body, query and message, requests first. */
    fields,
    /** The fields in the table of defaults and limits. */
    fieldsWithLimits: withLimits(fields, normal),
    prose,
    guides,
    /** All pages but the first. */
    outline: outlineOf(normal, guides, prose),
  };
}

/** The fields with a default, a bound or values. A field in several payloads is repeated only for requests. */
function withLimits(fields: Field[], { schemas }: NormalContract): Field[] {
  const seen = new Set<string>();
  return fields.filter(({ payload, owner, ownerPath, schema }) => {
    const place = `${owner}.${ownerPath}`;
    const isNew = !seen.has(place);
    seen.add(place);
    if (!isNew && payload.kind !== 'request') return false;
    return schema.default !== undefined || limitsAndValues(schema, schemas).length > 0;
  });
}
