/** Counts of what the contract has: where a review of a change begins. */
import { type Contract, notificationsOf, visitSchemas } from '../model/contract.ts';
import { BOUNDS, isOpenEnumeration } from '../model/schema.ts';

/** Counts what the contract has; what both documents share counts once. */
export function summarise(contract: Contract): Record<string, number> {
  const { operations, messages, schemas, fragments, examples } = contract;
  const summary = {
    operations: operations.length,
    notifications: notificationsOf(contract).length,
    messages: messages.length,
    schemas: schemas.size - fragments.size,
    fragments: fragments.size,
    examples: [...examples.values()].flat().length,
  };
  const kinds = { fields: 0, required: 0, unions: 0, enumerations: 0, defaults: 0, bounds: 0 };
  visitSchemas(contract, (node) => {
    kinds.fields += Object.keys(node.properties ?? {}).length;
    kinds.required += node.required?.length ?? 0;
    kinds.unions += Number((node.oneOf ?? node.anyOf) !== undefined && !isOpenEnumeration(node));
    kinds.enumerations += Number(node.enum !== undefined);
    kinds.defaults += Number(node.default !== undefined);
    kinds.bounds += [...BOUNDS, 'pattern' as const].filter((key) => node[key] !== undefined).length;
  });
  return { ...summary, ...kinds };
}
