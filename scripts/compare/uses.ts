/** Who uses what, by operation, callback, webhook or message. */
import { mapSchemas } from '../model/contract.ts';
import { mapSchema, type NormalSchemas, namesIn, refName, visitSchema } from '../model/schema.ts';
import type { Release } from './release.ts';
import { NOBODY, type Uses } from './verdict.ts';

/**
 * Who sends and who receives each public schema, found by following the references from where the
 * documents use schemas. What an opaque field refers to, only readers who are not tolerant receive.
 *
 * A schema that none of them reaches (a union of messages, say) is used as the schemas that it
 * refers to are; where nothing uses these either, it is taken to go both ways.
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
    const [sent, received, opaque] = [users('sent'), users('received'), users('opaque')];
    found.set(name, { sent, received, opaque });
  };
  // The schemas as tolerant readers know them.
  const tolerant = mapSchemas(schemas, (schema) =>
    mapSchema(schema, (node) => (node['x-opaque'] ? {} : node)),
  );
  for (const [key, { sent, received }] of roots) {
    const reached = (all: NormalSchemas) => namesIn([all.get(key) ?? {}], all);
    for (const name of reached(schemas)) add(name, { sent, opaque: received });
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
