import { type Contract, DOCUMENTS, type Located, visitSchemas } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import type { JsonObject } from '../model/json.ts';
import { join, visitObjects } from '../model/pointer.ts';
import { refName, SCHEMAS, type Schema, type Spot } from '../model/schema.ts';

/** A rule: what it finds in the bundles of a contract. */
export type Rule = (contract: Contract) => Finding[];

/** What is wrong with a node, and the steps from the node to the place. */
type Problem = readonly [message: string, ...steps: (string | number)[]];

type Walk<Node, Place> = (contract: Contract, visit: (node: Node, place: Place) => void) => void;

/** Makes rules of visitors: what they say of a node is found there. */
function rulesBy<Node, Place extends Located>(walk: Walk<Node, Place>) {
  return (visit: (node: Node, place: Place, contract: Contract) => Iterable<Problem>): Rule =>
    (contract) => {
      const findings: Finding[] = [];
      walk(contract, (node, place) => {
        for (const [message, ...steps] of visit(node, place, contract)) {
          const location = steps.reduce<string>(join, place.pointer);
          findings.push({ file: place.document, location, message });
        }
      });
      return findings;
    };
}

/** A rule for every schema. */
export const ofSchemas = rulesBy<Schema, Located & Spot>(visitSchemas);

/** A rule for every object of the documents; where it is a schema, its place says which. */
export const ofObjects = rulesBy<JsonObject & Schema, Located & Partial<Spot>>(
  (contract, visit) => {
    visitSchemas(contract, (schema, place) => visit(schema as JsonObject & Schema, place));
    const schemas = new Set(contract.roots.map(({ document, pointer }) => document + pointer));
    for (const document of DOCUMENTS) {
      visitObjects(contract[document], (object, pointer) => {
        const isSchema = pointer.startsWith(`${SCHEMAS}/`) || schemas.has(document + pointer);
        if (isSchema) return false;
        visit(object as JsonObject & Schema, { document, pointer });
        return true;
      });
    }
  },
);

/** The name of the schema at a place, where it has one. */
export function nameAt({ pointer }: Located): string | undefined {
  const name = refName(`#${pointer}`);
  return name?.includes('/') ? undefined : name;
}
