/** How a service is reached, and with which key. */
import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { Side } from './side.ts';
import type { Uses } from './verdict.ts';
import {
  type At,
  compareKeys,
  documentation,
  into,
  judge,
  keysOf,
  objectOf,
  type Rule,
  type Walk,
} from './walk.ts';

const EVERYONE: Uses = { sent: ['every call'], received: [] };

/** The servers of a document: each address that was there must stay. */
export const compareServers: Rule = (walk, at) => {
  const before = urls(at.old?.node);
  const after = urls(at.next?.node);
  for (const [index, url] of before.entries()) {
    const other = after.indexOf(url);
    const place: At = {
      document: at.document,
      old: into(walk, at, index).old,
      next: other < 0 ? undefined : into(walk, at, other).next,
    };
    if (other < 0) judge(walk, place, 'server-removed', 'narrower', EVERYONE);
    else {
      compareKeys(walk, place, {
        url: () => {},
        name: documentation,
        description: documentation,
        variables: compareVariables,
      });
    }
  }
  for (const [index, url] of after.entries()) {
    if (before.includes(url)) continue;
    const place = { ...into(walk, at, index), old: undefined };
    judge(walk, place, 'server-added', 'none', EVERYONE, { none: 'it is one more' });
  }
};

function urls(servers: Json | undefined): string[] {
  if (!Array.isArray(servers)) return [];
  return servers.map((server) => (isObject(server) ? String(server.url) : ''));
}

const compareVariables: Rule = (walk, at) => {
  for (const key of keysOf(at)) {
    const place = into(walk, at, key);
    const gone = (rule: Walk, variable: At) => {
      if (isDeepStrictEqual(variable.old?.node, variable.next?.node)) return;
      judge(rule, variable, 'server-variable', 'narrower', EVERYONE, {
        narrower: 'the address is built in another way',
      });
    };
    if (!place.old || !place.next) gone(walk, place);
    else compareKeys(walk, place, { default: gone, enum: gone, description: documentation });
  }
};

/** The security schemes by name: what they say decides how every call is made. */
export const compareSchemes: Rule = (walk, at) => {
  for (const key of keysOf(at)) {
    const place = into(walk, at, key);
    if (!place.old) judge(walk, place, 'scheme-added', 'none', EVERYONE, { none: 'it is new' });
    else if (!place.next) {
      const found = { rule: 'scheme-removed', document: at.document, pointer: place.old.pointer };
      const saying = 'the scheme in the list of operations is another one';
      walk.log.add('breaks-importers', { ...found, old: place.old.node, new: undefined }, saying);
    } else {
      const rules = Object.fromEntries(keysOf(place).map((field) => [field, changed]));
      compareKeys(walk, place, { ...rules, description: documentation });
    }
  }
};

const changed: Rule = (walk, at) => {
  if (isDeepStrictEqual(at.old?.node, at.next?.node)) return;
  judge(walk, at, 'scheme', 'changed', EVERYONE, { narrower: 'the key is given in another way' });
};

/** The keys that a call may be made with. */
export function compareSecurity(walk: Walk, at: At, uses: Uses): void {
  const before = alternatives(walk.old, walk.next, at.old?.node);
  const after = alternatives(walk.next, walk.old, at.next?.node);
  if (isDeepStrictEqual(before, after)) return;
  const stated = into(walk, at, 'security');
  const root: At = {
    document: at.document,
    old: { pointer: '/security', node: walk.old.documents.openapi.security ?? null },
    next: { pointer: '/security', node: walk.next.documents.openapi.security ?? null },
  };
  const place = stated.old || stated.next ? stated : root;
  // What was enough is enough when it holds all that one of the new alternatives wants.
  const enough = (given: Alternative, wanted: Alternative[]) =>
    wanted.some((one) =>
      one.every((scheme) => given.some((own) => isDeepStrictEqual(own, scheme))),
    );
  if (uses.sent.length > 0) {
    const kept = before.every((given) => enough(given, after));
    judge(walk, place, 'security', kept ? 'none' : 'narrower', uses, {
      narrower: 'the key that was enough no longer is',
      none: 'the key that was enough still is',
    });
  } else {
    const kept = after.every((given) => enough(given, before));
    judge(walk, place, 'security', kept ? 'none' : 'wider', uses, {
      wider: 'the key by which the service was known no longer comes',
      none: 'whatever the service was known by still comes',
    });
  }
}

/** The schemes of one alternative, each with its scopes. */
type Alternative = JsonObject[];

/**
 * A scheme that both releases have is known by its name: its content is compared where it stands.
 * Any other is known by its content, so that a new name alone breaks no call.
 */
function alternatives(side: Side, other: Side, operation: Json | undefined): Alternative[] {
  const own = objectOf(operation === undefined ? undefined : { node: operation });
  const security = own.security ?? side.documents.openapi.security;
  if (!Array.isArray(security) || security.length === 0) return [[]];
  return security.map((alternative) =>
    Object.entries(isObject(alternative) ? alternative : {}).map(([key, scopes]) => {
      const { description, ...content } = schemes(side)[key] ?? {};
      return { scheme: schemes(other)[key] === undefined ? content : key, scopes };
    }),
  );
}

function schemes(side: Side): Record<string, JsonObject> {
  const { components } = side.documents.openapi;
  const found = isObject(components) ? components.securitySchemes : undefined;
  return (isObject(found) ? found : {}) as Record<string, JsonObject>;
}
