/** Compares what both documents state at their root: versions, license, default content type. */

import { readFileSync } from 'node:fs';
import type { Contract } from '../../../scripts/model/contract.ts';
import type { Json, JsonObject } from '../../../scripts/model/json.ts';
import { refName } from '../../../scripts/model/schema.ts';
import { componentSchemas } from '../../../scripts/read/reader.ts';
import { entryOf, furtherFacts, objectAt } from './bundle.ts';
import { compareEntries, type Difference, type Facts } from './compare.ts';

const TABLE = 'test/contract/facts/compare-documents.ts';

const file = new URL('../../../package.json', import.meta.url);
const { version, license } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

/** "`info.version` of both documents is the package's version"; the license is the package's too. */
const info: Facts = {
  version: version ?? '',
  license: {
    name: `${license} License, for this document`,
    url: 'https://opensource.org/license/mit',
  },
};

const expected = new Map(
  Object.entries({
    'document openapi': { openapi: '3.1.0', ...info },
    'document asyncapi': {
      asyncapi: '3.0.0',
      ...info,
      defaultContentType: 'application/json',
      unreachedSchemas: [],
    },
  }).map(([name, facts]) => [name, { facts, table: TABLE }]),
);

/** Compares the versions, the license and every other key at the root; finds schemas that no message reaches. */
export function compareDocuments({ openapi, asyncapi }: Contract): Difference[] {
  const schemas = componentSchemas(asyncapi);
  const { messages = {} } = objectAt(asyncapi.components);
  const reached = reachedFrom(namesIn(messages), schemas);
  const unreachedSchemas = Object.keys(schemas).filter((name) => !reached.has(name));
  const live = { ...documentFacts(asyncapi), unreachedSchemas };
  const actual = new Map([
    ['document openapi', entryOf(documentFacts(openapi), { document: 'openapi', pointer: '' })],
    ['document asyncapi', entryOf(live, { document: 'asyncapi', pointer: '' })],
  ]);
  return compareEntries(expected, actual, () => TABLE, 'openapi');
}

function namesIn(node: Json): string[] {
  const references = JSON.stringify(node).matchAll(/"\$ref":"([^"]*)"/g);
  return [...references].flatMap(([, ref]) => refName(ref) ?? []);
}

/** The schemas that are reached from these names through references. */
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
const ELSEWHERE = ['info', 'paths', 'webhooks', 'components', 'channels', 'operations', 'servers'];

/** The REST document has a table for `security` too; the live one states none. */
const REST_ELSEWHERE = [...ELSEWHERE, 'security'];

function documentFacts(document: JsonObject): Facts {
  const elsewhere = document.openapi === undefined ? ELSEWHERE : REST_ELSEWHERE;
  return { ...furtherFacts(document, elsewhere), ...furtherFacts(objectAt(document.info)) };
}
