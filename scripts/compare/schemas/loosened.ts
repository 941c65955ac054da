/** How far a reader is expected to follow a sender who goes beyond what the contract promised. */
import { branchesOf, type NormalSchema, resolve, typesOf } from '../../model/schema.ts';

/**
 * Who refuses what the contract did not promise:
 *
 * - `promised`: any reader
 * - `recorded`: readers of what only the service says; where the value was sent before and comes
 *   back, the rule was the sender's, and the tolerant reading does not check it
 * - `lenient`: only those who do not read by the tolerant profile
 */
export type Grade = 'promised' | 'recorded' | 'lenient';

interface How {
  /** Whether the rules for senders go as well. */
  recorded: boolean;
  /** Whether the value may be missing, so that null is as good. */
  optional: boolean;
  /** Whether the value chooses a branch, so that no other value will do. */
  tag: boolean;
  /** Whether the revision names no format. */
  free: boolean;
}

/** A schema, lists and objects aside, that accepts what a tolerant reader can still use. */
export function loosened(
  schema: NormalSchema,
  schemas: ReadonlyMap<string, NormalSchema>,
  how: How,
): NormalSchema {
  const loose = loosenedNode(schema, schemas, how);
  return how.optional ? { anyOf: [loose, { type: 'null' }] } : loose;
}

function loosenedNode(
  schema: NormalSchema,
  schemas: ReadonlyMap<string, NormalSchema>,
  how: How,
): NormalSchema {
  const found = resolve(schema, schemas);
  const branches = branchesOf(found);
  if (found.properties !== undefined || found.tag !== undefined) return found;
  if (branches) return { anyOf: branches.map((branch) => loosenedNode(branch, schemas, how)) };
  const { pattern, const: only, enum: listed, ...rest } = found;
  if (how.free) delete rest.format;
  if (how.recorded) {
    for (const key of ['minimum', 'maximum', 'minLength', 'maxLength'] as const) delete rest[key];
  }
  const values = listed ?? (only === undefined ? [] : [only]);
  const texts = values.every((value) => typeof value === 'string' || value === null);
  if (values.length === 0) return rest;
  if (how.tag || !(texts || how.recorded)) return { ...rest, enum: values };
  return { ...rest, type: typesOf(found, schemas) };
}
