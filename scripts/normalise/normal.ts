import type { Contract, NormalContract } from '../model/contract.ts';
import { branchesOf, mapSchema, type NormalSchema, unionKeyword } from '../model/schema.ts';
import { flatten } from './flatten.ts';
import { tag } from './tag.ts';

/**
 * The normal form of a contract: no `allOf`, unions told apart, every public schema once.
 *
 * @throws FindingsError where the schemas cannot be merged, see `flatten`
 */
export function normalise(contract: Contract): NormalContract {
  return { contract, profile: 'contract', schemas: tag(flatten(contract)) };
}

/**
 * Writes the branches of every union inside an object as whole objects again, for types and
 * published schemas; verdicts stay the same. References stay references.
 */
export function expand(schema: NormalSchema): NormalSchema {
  return mapSchema(schema, (node) => {
    const branches = branchesOf(node);
    if (branches === undefined || node.properties === undefined) return node;
    const { type, properties, required = [], additionalProperties, oneOf, anyOf, ...rest } = node;
    const whole = branches.map((branch) => ({
      ...branch,
      type,
      properties: { ...properties, ...branch.properties },
      required: [...new Set([...required, ...(branch.required ?? [])])],
      ...(additionalProperties !== undefined && { additionalProperties }),
    }));
    return { ...rest, [unionKeyword(node)]: whole };
  });
}
