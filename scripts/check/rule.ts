import { type Contract, DOCUMENTS, type Located, visitSchemas } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import type { JsonObject } from '../model/json.ts';
import { join, visitObjects } from '../model/pointer.ts';
import { refName, type Schema, type Spot } from '../model/schema.ts';

/** A rule: what it finds in the bundles of a contract. */
export type Rule = (contract: Contract) => Finding[];

/** What is wrong with a node, and the steps from the node to the place. */
type Problem = readonly [message: string, ...steps: (string | number)[]];

/** Makes rules of visitors: what they say of a node is found there. */
function rulesBy<Node, Where extends Located>(
  walk: (contract: Contract, visit: (node: Node, where: Where) => void) => void,
) {
  return (visit: (node: Node, where: Where) => Iterable<Problem>): Rule =>
    (contract) => {
      const findings: Finding[] = [];
      walk(contract, (node, place) => {
        for (const [message, ...steps] of visit(node, place)) {
          const location = steps.reduce<string>(join, place.pointer);
          findings.push({ file: place.document, location, message });
        }
      });
      return findings;
    };
}

/** A rule for every schema. */
export const ofSchemas = rulesBy<Schema, Located & Spot>(visitSchemas);

/** A rule for every object of the documents, schemas included. */
export const ofObjects = rulesBy<JsonObject, Located>((contract, visit) => {
  for (const document of DOCUMENTS) {
    visitObjects(contract[document], (object, pointer) => visit(object, { document, pointer }));
  }
});

/** The name of the schema at a place, where it has one. */
export function nameAt({ pointer }: Located): string | undefined {
  const name = refName(`#${pointer}`);
  return name?.includes('/') ? undefined : name;
}
