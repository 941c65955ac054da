/** Who uses what, by operation, callback, webhook or message. */
import {
  type HttpRequest,
  mapSchemas,
  notificationsOf,
  type Part,
  type Sender,
} from '../model/contract.ts';
import { joinPointer } from '../model/pointer.ts';
import { mapSchema, type NormalSchemas, namesIn, refName, visitSchema } from '../model/schema.ts';
import { keyOf, type Release } from './release.ts';
import { NOBODY, type Uses } from './verdict.ts';

/**
 * Who sends and who receives each public schema, found by following the references from the
 * operations, notifications and messages. What an opaque field refers to is received by those alone
 * who are not tolerant.
 *
 * A schema that none of them reaches (a union of messages, say) is used as the schemas that it
 * names are; where these say nothing either, it is taken to go both ways.
 */
export function usesOf(release: Release): Map<string, Uses> {
  const { contract, schemas } = release;
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
  /** Notes who uses what a part has under a key, and all that this refers to. */
  const follow = (part: Part, keyword: string, { sent, received }: Uses) => {
    const key = keyOf(part.document, joinPointer(part.pointer, keyword));
    const reached = (all: NormalSchemas) => namesIn([all.get(key) ?? {}], all);
    for (const name of reached(schemas)) add(name, { sent, opaque: received });
    for (const name of reached(tolerant)) add(name, { received });
  };
  /** What is asked is used one way, what is answered the other. */
  const followRequest = (request: HttpRequest, asked: Uses, answered: Uses) => {
    const bodies = request.requestBody?.content ?? [];
    for (const part of [...request.parameters, ...bodies]) follow(part, 'schema', asked);
    for (const { content, headers } of request.responses) {
      for (const part of [...content, ...headers]) follow(part, 'schema', answered);
    }
  };
  for (const one of contract.operations) followRequest(one, sentBy(one.id), receivedBy(one.id));
  for (const one of notificationsOf(contract)) {
    followRequest(one, receivedBy(labelOf(one)), sentBy(labelOf(one)));
  }
  for (const { messages, operations } of contract.channels) {
    for (const message of messages) {
      const own = operations.filter((one) => one.messages.includes(message));
      const namesOf = (sender: Sender) =>
        own.filter((one) => one.sender === sender).map(({ name }) => name);
      const uses = { sent: namesOf('client'), received: namesOf('server') };
      for (const keyword of ['payload', 'headers']) follow(message, keyword, uses);
    }
  }
  for (const name of release.names) {
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

/** A client sends it with an operation. */
export function sentBy(name: string): Uses {
  return { sent: [name], received: [] };
}

/** A client receives it from an operation. */
export function receivedBy(name: string): Uses {
  return { sent: [], received: [name] };
}

/** What a notification is called in a report. */
export function labelOf({ name, url }: { name: string; url: string | undefined }): string {
  return `${url === undefined ? 'webhook' : 'callback'} ${name}`;
}
