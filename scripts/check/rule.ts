import { type Contract, type Located, visitSchemas } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import { join } from '../model/pointer.ts';
import { refName, type Schema, type Spot } from '../model/schema.ts';

/** A rule: what it finds in the bundles of a contract. */
export type Rule = (contract: Contract) => Finding[];

/** What is wrong with a schema, and the keyword that it is wrong with. */
type Problem = readonly [message: string, keyword?: string];

/** A rule for every schema: what `visit` says of it is found there. */
export function ofSchemas(
  visit: (schema: Schema, place: Located & Spot) => Iterable<Problem>,
): Rule {
  return (contract) => {
    const findings: Finding[] = [];
    visitSchemas(contract, (schema, place) => {
      for (const [message, keyword] of visit(schema, place)) {
        const { document: file, pointer } = place;
        const location = keyword === undefined ? pointer : join(pointer, keyword);
        findings.push({ file, location, message });
      }
    });
    return findings;
  };
}

/** The name of the schema at a place, where it has one. */
export function nameAt({ pointer }: Located): string | undefined {
  const name = refName(`#${pointer}`);
  return name?.includes('/') ? undefined : name;
}
