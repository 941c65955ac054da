/** What both documents state as a whole: versions, licence, what they list by name. */

import { readFileSync } from 'node:fs';
import type { Contract } from '../../scripts/model/contract.ts';
import type { Finding } from '../../scripts/model/finding.ts';
import type { Json, JsonObject } from '../../scripts/model/json.ts';
import { type Found, furtherFacts, objectAt } from './bundle.ts';
import { compareFound, type Facts } from './compare.ts';

const file = new URL('../../package.json', import.meta.url);
const { version, license } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

/** "`info.version` of both documents is the package's version"; the licence is the package's too. */
const info: Facts = {
  version: version ?? '',
  license: { name: license ?? '', url: 'https://opensource.org/license/mit' },
};

/** What the live document lists: the unions of its messages, and what a session is created with. */
export const listedSchemas = [
  'ClientMessage',
  'LiveRequest',
  'LiveSessionCreated',
  'ServerMessage',
];

/**
 * The versions, the licence and the listed schemas, and that nothing else is stated for all.
 *
 * @returns one finding per difference
 */
export function compareDocuments({ openapi, asyncapi }: Contract): Finding[] {
  const facts = new Map<string, Facts>([
    ['document openapi', { openapi: '3.1.0', ...info }],
    [
      'document asyncapi',
      {
        asyncapi: '3.0.0',
        ...info,
        defaultContentType: 'application/json',
        listed: listedSchemas,
        strangers: [],
      },
    ],
  ]);
  const schemas = objectAt(objectAt(asyncapi.components).schemas);
  const listed = listedSchemas.filter((name) => name in schemas);
  const reached = reachedFrom([...listed, ...namesIn(asyncapi.channels ?? {})], schemas);
  const strangers = Object.keys(schemas).filter((name) => !reached.has(name));
  const found = new Map([
    ['document openapi', documentOf(openapi, 'generated/openapi.yaml')],
    ['document asyncapi', documentOf(asyncapi, 'generated/asyncapi.yaml', { listed, strangers })],
  ]);
  return compareFound(facts, found, 'generated/openapi.yaml');
}

function namesIn(node: Json): string[] {
  const found = JSON.stringify(node).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)/g);
  return [...found].map(([, name = '']) => name);
}

/** The schemas that some names lead to, through references. */
function reachedFrom(names: readonly string[], schemas: JsonObject): Set<string> {
  const reached = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    queue.push(...namesIn(schemas[name] ?? {}));
  }
  return reached;
}

/** Parts of a document that have tables of their own. */
const ELSEWHERE = ['info', 'paths', 'webhooks', 'components', 'channels', 'operations'];

/** Of the REST document these have tables too; the live one has neither. */
const REST_ELSEWHERE = [...ELSEWHERE, 'servers', 'security'];

function documentOf(document: JsonObject, file: string, more: Facts = {}): Found {
  const facts = {
    ...furtherFacts(document, document.openapi === undefined ? ELSEWHERE : REST_ELSEWHERE),
    ...furtherFacts(objectAt(document.info)),
    ...more,
  };
  return { facts, file, pointer: '' };
}
