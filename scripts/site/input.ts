/** The input of the pages: the contract, its fields and facts, the guides, and the list of all pages. */
import { type Contract, requestsOf } from '../contract.ts';
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
  /** The pages of calls and messages that show the schema of what is sent, by the target of the schema. */
  holders: ReadonlyMap<string, string>;
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
  const holders = holdersIn(contract);
  const outline = outlineOf(contract, schemas).filter(({ target }) => !holders.has(target));
  return { ...given, guides, referring: referringIn(schemas), holders, outline };
}

/**
 * The call or message of each schema that is the body or the query of this one request, or the payload of this one
 * message, and no body of a response. Its page shows the schema, which has no page then.
 */
function holdersIn(contract: Contract): Map<string, string> {
  const requests = requestsOf(contract);
  const sent = [
    ...contract.operations.map(({ id, queryName: schema }) => ({
      schema,
      holder: `operation:${id}`,
    })),
    ...requests.map(({ id, requestBody }) => ({
      schema: requestBody?.preferred?.schemaName,
      holder: `operation:${id}`,
    })),
    ...contract.messages.map(({ name, schemaName: schema }) => ({
      schema,
      holder: `message:${name}`,
    })),
  ];
  const responses = requests.flatMap((call) => call.responses);
  const returned = responses.map(({ preferred }) => preferred?.schemaName);
  const uses = [...sent.map(({ schema }) => schema), ...returned];
  const isOnly = (name: string | undefined) => uses.filter((use) => use === name).length === 1;
  return new Map(
    sent
      .filter(({ schema }) => schema && isOnly(schema))
      .map(({ schema, holder }) => [`schema:${schema}`, holder]),
  );
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
