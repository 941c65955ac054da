/** Which operations, notifications and channels send each public schema, and which receive it. */
import { mapSchemas } from '../model/contract.ts';
import { mapSchema, type NormalSchemas, namesIn, refName, visitSchema } from '../model/schema.ts';
import type { Release } from './release.ts';
import { NOBODY, type Uses } from './verdict.ts';

/**
 * Who sends and who receives each public schema, found by following the references from where the
 * documents use schemas. What an opaque field refers to, only strict readers receive.
 *
 * A schema that is not reached that way (a union of messages, say) has the users of the schemas that it
 * refers to; where these have none either, it counts as sent and as received, under its own name.
 *
 * @param roots each use of a schema in the documents: its key and its users
 */
export function usesOf(
  { schemas, names }: Release,
  roots: readonly (readonly [key: string, uses: Uses])[],
): Map<string, Uses> {
  const found = new Map<string, Uses>();
  const add = (name: string, uses: Partial<Uses>) => {
    const all = [found.get(name) ?? NOBODY, uses];
    const users = (key: keyof Uses) => [...new Set(all.flatMap((one) => one[key] ?? []))];
    const [sent, received] = [users('sent'), users('received')];
    found.set(name, { sent, received, receivedByStrict: users('receivedByStrict') });
  };
  // The schemas as tolerant readers see them: an opaque field holds anything.
  const tolerant = mapSchemas(schemas, (schema) =>
    mapSchema(schema, (node) => (node['x-opaque'] ? {} : node)),
  );
  for (const [key, { sent, received }] of roots) {
    const reached = (all: NormalSchemas) => namesIn([all.get(key) ?? {}], all);
    for (const name of reached(schemas)) add(name, { sent, receivedByStrict: received });
    for (const name of reached(tolerant)) add(name, { received });
  }
  for (const name of names) {
    if (found.has(name)) continue;
    visitSchema(schemas.get(name) ?? {}, ({ $ref }) => {
      const member = found.get(refName($ref) ?? '');
      if (member) add(name, member);
    });
    const { sent = [], received = [] } = found.get(name) ?? {};
    if (sent.length + received.length === 0) add(name, { sent: [name], received: [name] });
  }
  return found;
}
