/** The OpenAPI document: every path, webhook and callback, judged by who calls whom. */
import { isDeepStrictEqual } from 'node:util';
import { METHODS } from '../model/contract.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { compareSchemes, compareSecurity, compareServers } from './access.ts';
import { compareBodies, compareParameters, compareResponses } from './calls.ts';
import type { Uses } from './verdict.ts';
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
  name,
  objectOf,
  type Rule,
  type Walk,
} from './walk.ts';

/** Compares everything in the OpenAPI document but the named schemas. */
export function compareRest(walk: Walk): void {
  compareKeys(walk, documentAt(walk, 'openapi'), {
    openapi: specification,
    info: (_, at) => compareInfo(walk, at),
    servers: compareServers,
    security: handled,
    tags: documentation,
    externalDocs: documentation,
    paths: handled,
    webhooks: handled,
    jsonSchemaDialect: specification,
    components: (_, at) => compareComponents(walk, at),
  });
  const root = documentAt(walk, 'openapi');
  comparePaths(walk, into(walk, root, 'paths'));
  compareWebhooks(walk, into(walk, root, 'webhooks'));
}

/** A release of the specification: tools that read the bundle must know it. */
export const specification: Rule = (walk, at) => {
  const [old, next] = [at.old?.node, at.next?.node];
  if (isDeepStrictEqual(old, next)) return;
  const minor = (node: Json | undefined) => String(node).split('.').slice(0, 2).join('.');
  if (minor(old) === minor(next)) documentation(walk, at);
  else {
    const saying = 'their tools must know another specification';
    walk.log.add('breaks-importers', foundAt(at, 'specification'), saying);
  }
};

/** The document's own title, version and so on. */
export function compareInfo(walk: Walk, at: At): void {
  compareKeys(walk, at, Object.fromEntries(keysOf(at).map((key) => [key, documentation])));
}

function compareComponents(walk: Walk, at: At): void {
  // Whatever is referenced is compared where it is used; what is not, the check of the remains sees.
  const rules = Object.fromEntries(keysOf(at).map((key) => [key, handled]));
  compareKeys(walk, at, { ...rules, securitySchemes: compareSchemes });
}

/** Paths that differ in nothing but the names of their parameters have the same addresses. */
function template(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}

function comparePaths(walk: Walk, at: At): void {
  const before = Object.keys(objectOf(at.old));
  const after = Object.keys(objectOf(at.next));
  for (const path of before) {
    const same = after.find((other) => template(other) === template(path));
    const place: At = {
      document: at.document,
      old: into(walk, at, path).old,
      next: same === undefined ? undefined : into(walk, at, same).next,
    };
    const uses = { sent: operationNames(place.old?.node), received: [] };
    if (same === undefined) {
      judge(walk, place, 'path-removed', 'changed', uses, { narrower: 'the address is gone' });
      continue;
    }
    if (same !== path) {
      const found = { rule: 'path', document: at.document, pointer: place.next?.pointer ?? '' };
      const saying = 'the path in the list of operations is another one';
      walk.log.add('breaks-importers', { ...found, old: path, new: same }, saying);
      walk.log.cover(at.document, place.old?.pointer);
    }
    comparePathItem(walk, place, [path, same]);
  }
  for (const path of after) {
    if (before.some((other) => template(other) === template(path))) continue;
    const place = { ...into(walk, at, path), old: undefined };
    judge(walk, place, 'path-added', 'none', { sent: [], received: [] }, { none: 'it is new' });
  }
}

function comparePathItem(walk: Walk, at: At, paths: [string, string]): void {
  const methods = Object.fromEntries(METHODS.map((method) => [method, handled]));
  compareKeys(walk, at, {
    ...methods,
    summary: documentation,
    description: documentation,
    parameters: handled,
    servers: compareServers,
  });
  for (const method of METHODS) {
    const place = into(walk, at, method);
    const id = String(
      objectOf(place.old).operationId ?? objectOf(place.next).operationId ?? method,
    );
    const uses: Uses = { sent: [id], received: [] };
    if (place.old && !place.next) {
      judge(walk, place, 'operation-removed', 'changed', uses, { narrower: 'the call is gone' });
    } else if (place.next && !place.old) {
      judge(walk, place, 'operation-added', 'none', uses, { none: 'it is new' });
    } else if (place.old) compareOperation(walk, at, place, id, paths);
  }
}

function compareOperation(walk: Walk, item: At, at: At, id: string, paths: [string, string]): void {
  const request: Uses = { sent: [id], received: [] };
  const response: Uses = { sent: [], received: [id] };
  compareParameters(walk, item, at, request, paths);
  compareSecurity(walk, at, request);
  compareBodies(walk, at, request);
  compareResponses(walk, into(walk, at, 'responses'), response);
  compareCallbacks(walk, into(walk, at, 'callbacks'));
  compareKeys(walk, at, OPERATION);
}

const OPERATION: Record<string, Rule> = {
  operationId: name,
  summary: documentation,
  description: documentation,
  tags: documentation,
  deprecated: documentation,
  externalDocs: documentation,
  servers: compareServers,
  parameters: handled,
  security: handled,
  requestBody: handled,
  responses: handled,
  callbacks: handled,
};

/** A call that the service makes: what it sends is received, what is answered is sent. */
function compareNotification(walk: Walk, item: At, at: At, called: string): void {
  const request: Uses = { sent: [], received: [called] };
  const response: Uses = { sent: [called], received: [] };
  compareParameters(walk, item, at, request, ['', '']);
  compareSecurity(walk, at, request);
  compareBodies(walk, at, request);
  compareResponses(walk, into(walk, at, 'responses'), response);
  compareKeys(walk, at, OPERATION);
}

function compareMethods(walk: Walk, at: At, called: string): void {
  const methods = Object.fromEntries(METHODS.map((method) => [method, handled]));
  compareKeys(walk, at, {
    ...methods,
    summary: documentation,
    description: documentation,
    parameters: handled,
  });
  const uses: Uses = { sent: [], received: [called] };
  for (const method of METHODS) {
    const place = into(walk, at, method);
    if (place.old && place.next) compareNotification(walk, at, place, called);
    else if (place.old) {
      judge(walk, place, 'notification-removed', 'changed', uses, { wider: 'it no longer comes' });
    } else if (place.next) {
      judge(walk, place, 'notification-added', 'none', uses, {
        none: 'it comes to those alone who ask for it',
      });
    }
  }
}

function compareCallbacks(walk: Walk, at: At): void {
  const unmatched: { key: string; place: At }[] = [];
  for (const key of keysOf(at)) {
    const place = into(walk, at, key);
    if (place.old && place.next) compareExpressions(walk, place, `callback ${key}`);
    else unmatched.push({ key, place });
  }
  for (const { key, place } of unmatched.filter(({ place }) => place.old)) {
    const uses: Uses = { sent: [], received: [`callback ${key}`] };
    const expressions = Object.keys(objectOf(place.old)).join();
    const renamed = unmatched.find(
      (other) => other.place.next && Object.keys(objectOf(other.place.next)).join() === expressions,
    );
    if (renamed === undefined) {
      judge(walk, place, 'callback-removed', 'changed', uses, { wider: 'it no longer comes' });
      continue;
    }
    unmatched.splice(unmatched.indexOf(renamed), 1);
    const both: At = { document: at.document, old: place.old, next: renamed.place.next };
    const pointer = renamed.place.next?.pointer ?? '';
    const found = { rule: 'callback-name', document: at.document, pointer };
    const saying = 'the name in the list of operations is another one';
    walk.log.add('breaks-importers', { ...found, old: key, new: renamed.key }, saying);
    walk.log.cover(at.document, place.old?.pointer);
    compareExpressions(walk, both, `callback ${key}`);
  }
  for (const { place } of unmatched.filter(({ place }) => place.next)) {
    judge(
      walk,
      place,
      'callback-added',
      'none',
      { sent: [], received: [] },
      {
        none: 'it comes to those alone who ask for it',
      },
    );
  }
}

function compareExpressions(walk: Walk, at: At, called: string): void {
  const uses: Uses = { sent: [], received: [called] };
  for (const expression of keysOf(at)) {
    const place = into(walk, at, expression);
    if (expression.startsWith('x-')) compareKeys(walk, at, { [expression]: documentation });
    else if (place.old && place.next) compareMethods(walk, place, called);
    else if (place.old) {
      judge(walk, place, 'callback-address', 'changed', uses, {
        wider: 'it no longer comes to the address that this field gives',
      });
    } else {
      judge(walk, place, 'callback-address', 'none', uses, {
        none: 'it comes to those alone who give the address',
      });
    }
  }
}

function compareWebhooks(walk: Walk, at: At): void {
  for (const key of keysOf(at)) {
    const place = into(walk, at, key);
    const called = `webhook ${key}`;
    const uses: Uses = { sent: [], received: [called] };
    if (place.old && place.next) compareMethods(walk, place, called);
    else if (place.old) {
      judge(walk, place, 'webhook-removed', 'changed', uses, { wider: 'it no longer comes' });
    } else {
      const sayings = { wider: 'a notification of another kind comes to the configured endpoints' };
      judge(walk, place, 'webhook-added', 'wider', uses, sayings, true);
    }
  }
}

function operationNames(item: Json | undefined): string[] {
  if (!isObject(item)) return [];
  return METHODS.flatMap((method) => {
    const operation = item[method];
    return isObject(operation) ? [String((operation as JsonObject).operationId ?? method)] : [];
  });
}
