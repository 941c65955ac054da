import { type Contract, DOCUMENTS, type Located, visitSchemas } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import type { JsonObject } from '../model/json.ts';
import { join, visitObjects } from '../model/pointer.ts';
import { refName, type Schema, type Spot } from '../model/schema.ts';

/** A rule: what it finds in the bundles of a contract. */
export type Rule = (contract: Contract) => Finding[];

/** What is wrong with a node, and the steps from the node to the place. */
type Problem = readonly [message: string, ...steps: (string | number)[]];

type Visit<Node, Place> = (node: Node, place: Place, contract: Contract) => Iterable<Problem>;

/** A rule for every schema. */
export function ofSchemas(visit: Visit<Schema, Located & Spot>): Rule {
  return (contract) => {
    const findings: Finding[] = [];
    visitSchemas(contract, (schema, place) => {
      findings.push(...located(visit(schema, place, contract), place));
    });
    return findings;
  };
}

/** A rule for every object of the documents; where it is a schema, its place says which. */
export function ofObjects(visit: Visit<JsonObject & Schema, Located & Partial<Spot>>): Rule {
  const inSchemas = ofSchemas((schema, ...rest) => visit(schema as JsonObject & Schema, ...rest));
  return (contract) => {
    const findings = inSchemas(contract);
    const schemas = new Set(contract.roots.map(({ document, pointer }) => document + pointer));
    for (const document of DOCUMENTS) {
      visitObjects(contract[document], (object, pointer) => {
        if (pointer === '/components/schemas' || schemas.has(document + pointer)) return false;
        const place = { document, pointer };
        findings.push(...located(visit(object as JsonObject & Schema, place, contract), place));
        return true;
      });
    }
    return findings;
  };
}

/** The name of the schema at a place, where it has one. */
export function nameAt({ pointer }: Located): string | undefined {
  const name = refName(`#${pointer}`);
  return name?.includes('/') ? undefined : name;
}

function located(problems: Iterable<Problem>, { document, pointer }: Located): Finding[] {
  return [...problems].map(([message, ...steps]) => ({
    file: document,
    location: steps.reduce<string>(join, pointer),
    message,
  }));
}
