import { type NormalSchema, refName, visitSchema } from '../model/schema.ts';
import type { Release } from './release.ts';
import type { Uses } from './verdict.ts';

/**
 * Who sends and who receives each public schema, found by following the references from the
 * operations, notifications and messages. What an opaque field refers to is not received: what the
 * field holds was never promised.
 *
 * A schema that none of them reaches (a union of messages, say) is used as the schemas that it
 * names are; where these say nothing either, it is taken to go both ways.
 */
export function usesOf({ schemas, names, inline }: Release): Map<string, Uses> {
  const uses = new Map<string, { sent: Set<string>; received: Set<string> }>();
  const spread = (key: string, from: Uses): void => {
    const known = uses.get(key) ?? { sent: new Set<string>(), received: new Set<string>() };
    const size = known.sent.size + known.received.size;
    for (const name of from.sent) known.sent.add(name);
    for (const name of from.received) known.received.add(name);
    if (uses.has(key) && known.sent.size + known.received.size === size) return;
    uses.set(key, known);
    const [sent, received] = [[...known.sent], [...known.received]];
    for (const [name, opaque] of references(schemas.get(key))) {
      spread(name, { sent, received: opaque ? [] : received });
    }
  };
  for (const [key, one] of inline) spread(key, one.uses);
  const found = new Map<string, Uses>();
  for (const name of names) {
    const known = uses.get(name);
    if (known) found.set(name, { sent: [...known.sent], received: [...known.received] });
  }
  for (const name of names) {
    if (!found.has(name)) found.set(name, inferred(name, schemas.get(name), found));
  }
  return found;
}

function inferred(
  name: string,
  schema: NormalSchema | undefined,
  known: ReadonlyMap<string, Uses>,
): Uses {
  const members = references(schema).flatMap(([member]) => known.get(member) ?? []);
  const sent = [...new Set(members.flatMap((uses) => uses.sent))];
  const received = [...new Set(members.flatMap((uses) => uses.received))];
  return sent.length + received.length > 0
    ? { sent, received }
    : { sent: [name], received: [name] };
}

/** The schemas that a schema names, each with whether it does so below an opaque field. */
function references(schema: NormalSchema = {}): [string, boolean][] {
  const found: [string, boolean][] = [];
  const visit = (from: NormalSchema, opaque: boolean): void => {
    visitSchema(from, (node) => {
      if (node !== from && node['x-opaque'] && !opaque) return visit(node, true) ?? false;
      const name = refName(node.$ref);
      if (name !== undefined) found.push([name, opaque]);
      return true;
    });
  };
  visit(schema, schema['x-opaque'] === true);
  return found;
}
