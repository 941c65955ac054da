import { mapSchema, type NormalSchema, refName } from '../model/schema.ts';
import type { Side } from './side.ts';
import type { Uses } from './verdict.ts';

/**
 * Who sends and who receives each public schema, found by following the references from the
 * operations, callbacks and messages.
 *
 * A schema that none of them reaches (a union of messages, say) is used as the schemas that it
 * names are; where these tell nothing either, it is taken to go both ways.
 *
 * @param roots the uses of the schemas that stand inline, by their key in `side.schemas`
 */
export function usesOf(side: Side, roots: ReadonlyMap<string, Uses>): Map<string, Uses> {
  const uses = new Map<string, { sent: Set<string>; received: Set<string> }>();
  const spread = (key: string, from: Uses): void => {
    const known = uses.get(key) ?? { sent: new Set<string>(), received: new Set<string>() };
    const size = known.sent.size + known.received.size;
    for (const name of from.sent) known.sent.add(name);
    for (const name of from.received) known.received.add(name);
    if (uses.has(key) && known.sent.size + known.received.size === size) return;
    uses.set(key, known);
    for (const name of references(side.schemas.get(key))) {
      spread(name, { sent: [...known.sent], received: [...known.received] });
    }
  };
  for (const [key, use] of roots) spread(key, use);
  const found = new Map<string, Uses>();
  for (const name of side.names) {
    const known = uses.get(name);
    if (known !== undefined) {
      found.set(name, { sent: [...known.sent], received: [...known.received] });
    }
  }
  for (const name of side.names) {
    if (!found.has(name)) found.set(name, inferred(name, side, found));
  }
  return found;
}

function inferred(name: string, side: Side, known: ReadonlyMap<string, Uses>): Uses {
  const members = references(side.schemas.get(name)).flatMap((member) => known.get(member) ?? []);
  const sent = [...new Set(members.flatMap((uses) => uses.sent))];
  const received = [...new Set(members.flatMap((uses) => uses.received))];
  return sent.length + received.length > 0
    ? { sent, received }
    : { sent: [name], received: [name] };
}

function references(schema: NormalSchema | undefined): string[] {
  const names = new Set<string>();
  if (schema === undefined) return [];
  mapSchema(schema, (node) => {
    const name = node.$ref === undefined ? undefined : refName(node.$ref);
    if (name !== undefined) names.add(name);
    return node;
  });
  return [...names];
}
