/** The AsyncAPI document: every message, judged by whether clients send or receive it. */
import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json } from '../model/json.ts';
import { tokens } from '../model/pointer.ts';
import { Log } from './log.ts';
import { compareInfo, specification } from './rest.ts';
import { BREAKING, type Uses } from './verdict.ts';
import {
  type At,
  compareKeys,
  documentAt,
  documentation,
  foundAt,
  handled,
  into,
  judge,
  keysOf,
  type Located,
  objectOf,
  type Rule,
  schema,
  type Walk,
} from './walk.ts';

const EVERYONE: Uses = { sent: ['the WebSocket'], received: ['the WebSocket'] };

/** Compares everything in the AsyncAPI document but the named schemas. */
export function compareLive(walk: Walk): void {
  const root = documentAt(walk, 'asyncapi');
  compareKeys(walk, root, {
    asyncapi: specification,
    id: documentation,
    info: (_, at) => compareInfo(walk, at),
    defaultContentType: handled,
    channels: handled,
    operations: handled,
    components: handled,
  });
  compareKeys(walk, into(walk, root, 'components'), {
    schemas: handled,
    messages: handled,
    tags: documentation,
  });
  compareDefaultType(walk, root);
  const channels = match(walk, into(walk, root, 'channels'), sameMessages);
  for (const [key, at] of channels) compareChannel(walk, at, key);
  const operations = match(walk, into(walk, root, 'operations'), sameOperation);
  for (const [key, at] of operations) compareOperation(walk, at, key);
}

/** Things by name; one whose content stands under another name now is renamed. */
function match(
  walk: Walk,
  at: At,
  same: (old: Json | undefined, next: Json | undefined) => boolean,
): Map<string, At> {
  const places = new Map<string, At>();
  const came = keysOf(at).filter((key) => !into(walk, at, key).old);
  for (const key of keysOf(at)) {
    const place = into(walk, at, key);
    if (place.old === undefined) continue;
    const renamed = place.next
      ? undefined
      : came.find((other) => same(place.old?.node, into(walk, at, other).next?.node));
    if (renamed === undefined) {
      places.set(key, place);
      continue;
    }
    came.splice(came.indexOf(renamed), 1);
    const next = into(walk, at, renamed).next;
    const found = { rule: 'name', document: at.document, pointer: next?.pointer ?? '' };
    const saying = 'the name that code generators use is another one';
    walk.log.add('breaks-importers', { ...found, old: key, new: renamed }, saying);
    walk.log.cover(at.document, place.old?.pointer);
    places.set(key, { ...place, next });
  }
  for (const key of came) places.set(key, into(walk, at, key));
  return places;
}

function sameMessages(old: Json | undefined, next: Json | undefined): boolean {
  const messages = (node: Json | undefined) => isObject(node) && node.messages;
  return isDeepStrictEqual(messages(old), messages(next));
}

/** The names of messages say which they are; the channel's name may be new as well. */
function sameOperation(old: Json | undefined, next: Json | undefined): boolean {
  const shape = (node: Json | undefined) => isObject(node) && [node.action, messageNames(node)];
  return isDeepStrictEqual(shape(old), shape(next));
}

function messageNames(operation: Json | undefined): string[] {
  const messages = isObject(operation) ? operation.messages : undefined;
  if (!Array.isArray(messages)) return [];
  return messages.map((message) => {
    const ref = isObject(message) ? message.$ref : undefined;
    return tokens(String(ref).replace(/^#/, '')).pop() ?? '';
  });
}

function compareDefaultType(walk: Walk, root: At): void {
  const at = into(walk, root, 'defaultContentType');
  if (isDeepStrictEqual(at.old?.node, at.next?.node)) return;
  const channels = into(walk, root, 'channels');
  const relies = keysOf(channels).some((key) => {
    const messages = into(walk, into(walk, channels, key), 'messages');
    return keysOf(messages).some((name) => {
      const { old, next } = into(walk, messages, name);
      return [old, next].some((side) => side && objectOf(side).contentType === undefined);
    });
  });
  if (relies) judge(walk, at, 'content-type', 'changed', EVERYONE);
  else documentation(walk, at);
}

function compareChannel(walk: Walk, at: At, key: string): void {
  const uses: Uses = { sent: [`channel ${key}`], received: [`channel ${key}`] };
  if (!at.old) judge(walk, at, 'channel-added', 'none', uses, { none: 'it is new' });
  else if (!at.next) {
    const gone = 'the channel is gone';
    judge(walk, at, 'channel-removed', 'changed', uses, { narrower: gone, wider: gone });
  } else {
    compareKeys(walk, at, {
      title: documentation,
      summary: documentation,
      description: documentation,
      tags: documentation,
      externalDocs: documentation,
      messages: handled,
      address: changed('address', uses, 'the address is another one'),
      bindings: changed('bindings', uses, 'the connection is made in another way'),
    });
  }
}

function changed(rule: string, uses: Uses, saying: string): Rule {
  return (walk, at) => {
    if (isDeepStrictEqual(at.old?.node, at.next?.node)) return;
    judge(walk, at, rule, 'changed', uses, { narrower: saying, wider: saying });
  };
}

function compareOperation(walk: Walk, at: At, key: string): void {
  const { old, next } = at;
  const action = objectOf(old ?? next).action;
  const uses = directed(action, key);
  if (!old) {
    judge(walk, at, 'operation-added', 'none', uses, { none: 'it is new' });
    return;
  }
  if (!next) {
    const gone = { narrower: 'its messages are refused', wider: 'its messages no longer come' };
    judge(walk, at, 'operation-removed', 'changed', uses, gone);
    return;
  }
  const both: Uses = { sent: [key], received: [key] };
  compareKeys(walk, at, {
    action: changed('action', both, 'who sends and who receives is the other way round'),
    title: documentation,
    summary: documentation,
    description: documentation,
    tags: documentation,
    externalDocs: documentation,
    channel: handled,
    messages: handled,
    bindings: changed('bindings', both, 'the connection is made in another way'),
  });
  if (objectOf(old).action === objectOf(next).action) compareMessages(walk, at, action);
}

/** Who uses what an operation of the service carries: it receives what clients send. */
function directed(action: Json | undefined, name: string): Uses {
  return action === 'receive' ? { sent: [name], received: [] } : { sent: [], received: [name] };
}

function compareMessages(walk: Walk, at: At, action: Json | undefined): void {
  const list = into(walk, at, 'messages');
  const before = messagesOf(walk, list, 'old');
  const after = messagesOf(walk, list, 'next');
  if (!isDeepStrictEqual(list.old?.node, list.next?.node)) {
    walk.log.add('documentation', foundAt(list, 'messages'), 'each message is judged by itself');
  }
  const payload = (side: At['old']) => objectOf(side).payload;
  for (const [key, old] of before) {
    let next = after.get(key);
    const uses = directed(action, key);
    if (next === undefined) {
      const renamed = [...after].find(
        ([other, message]) =>
          !before.has(other) && isDeepStrictEqual(payload(message), payload(old)),
      );
      if (renamed !== undefined) {
        next = renamed[1];
        after.delete(renamed[0]);
        const found = { rule: 'name', document: at.document, pointer: next.pointer };
        const saying = 'the name that code generators use is another one';
        walk.log.add('breaks-importers', { ...found, old: key, new: renamed[0] }, saying);
        walk.log.cover(at.document, old.pointer);
      }
    }
    const place: At = { document: at.document, old, next };
    if (next === undefined) {
      const sayings = { narrower: 'the message is refused', wider: 'the message no longer comes' };
      judge(walk, place, 'message-removed', 'changed', uses, sayings);
    } else compareMessage(walk, place, uses);
  }
  for (const [key, next] of after) {
    if (before.has(key)) continue;
    const uses = directed(action, key);
    const place: At = { document: at.document, old: undefined, next };
    const expected = [...before.values()].some((old) => covers(walk, old, next, uses));
    const none = uses.sent.length > 0 ? 'it is new' : 'messages of this kind were allowed before';
    judge(walk, place, 'message-added', expected ? 'none' : 'wider', uses, {
      wider: 'a message of a kind may come that none of the known ones covers',
      none,
    });
  }
}

function messagesOf(walk: Walk, list: At, side: 'old' | 'next'): Map<string, Located> {
  const nodes = list[side]?.node;
  const found = new Map<string, Located>();
  for (const index of Array.isArray(nodes) ? nodes.keys() : []) {
    const ref = objectOf({ node: (nodes as Json[])[index] ?? null }).$ref;
    const key = tokens(String(ref).replace(/^#/, '')).pop() ?? String(index);
    const message = into(walk, list, index)[side];
    // The list names the channel's messages: what is new or gone is so in the channel.
    if (message !== undefined) found.set(key, { pointer: message.pointer, node: message.node });
  }
  return found;
}

/** Whether all that a new message can be was allowed as the old message `old`. */
function covers(walk: Walk, old: Located, next: Located, uses: Uses): boolean {
  const trial: Walk = { ...walk, log: new Log(), roots: new Map(), subset: true };
  compareMessage(trial, { document: 'asyncapi', old, next }, uses);
  return trial.log.differences().every(({ verdict }) => !BREAKING.has(verdict));
}

function compareMessage(walk: Walk, at: At, uses: Uses): void {
  compareKeys(walk, at, {
    name: documentation,
    title: documentation,
    summary: documentation,
    description: documentation,
    tags: documentation,
    externalDocs: documentation,
    examples: documentation,
    deprecated: documentation,
    contentType: changed('content-type', uses, 'the message is written in another way'),
    payload: schema(uses),
    headers: schema(uses),
  });
}

/** Messages of a channel that no operation names, judged by neither direction. */
export function unusedMessages(walk: Walk): void {
  const root = documentAt(walk, 'asyncapi');
  const used = new Set<string>();
  for (const side of ['old', 'next'] as const) {
    const operations = into(walk, root, 'operations');
    for (const key of keysOf(operations)) {
      const list = into(walk, into(walk, operations, key), 'messages');
      for (const message of messagesOf(walk, list, side).values()) used.add(message.pointer);
    }
  }
  const channels = into(walk, root, 'channels');
  for (const key of keysOf(channels)) {
    const messages = into(walk, into(walk, channels, key), 'messages');
    for (const name of keysOf(messages)) {
      const place = into(walk, messages, name);
      const pointers = [place.old?.pointer, place.next?.pointer];
      const same = isDeepStrictEqual(place.old?.node, place.next?.node);
      if (same || pointers.some((pointer) => pointer && used.has(pointer))) continue;
      const saying = 'no operation carries the message';
      walk.log.add('compatible', foundAt(place, 'message'), saying);
    }
  }
}
