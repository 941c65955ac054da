/** What a client receives, by the tolerant reading, beside what it sends, by the contract. */
import { type Contract, notificationsOf } from '../../model/contract.ts';
import type { JsonObject } from '../../model/json.ts';
import { at } from '../../model/pointer.ts';
import { mapSchema, namesIn, SCHEMA_REF, type Schema } from '../../model/schema.ts';
import { normalise } from '../../normalise/normal.ts';
import { tolerant } from '../../normalise/profile.ts';
import { type PublishedSchemas, publishedSchemas } from '../schemas.ts';

/**
 * @param published the schemas by the contract
 * @returns a document whose answers refer to the tolerant form of their schemas, all schemas that it refers to, and
 *   a sentence about each schema that is sent as well, whose received form has a name of its own
 */
export function readTolerantly(contract: Contract, published: PublishedSchemas) {
  const isReceived = receivedPointers(contract);
  const roots = contract.roots.filter(({ document }) => document === 'openapi');
  const sent = roots.flatMap(({ pointer, schema }) => (isReceived.has(pointer) ? [] : schema));
  const received = roots.filter(({ pointer }) => isReceived.has(pointer));
  // Schemas in place are read tolerantly, too: as if they had names.
  const schemas = new Map(contract.schemas);
  for (const { pointer, schema } of received) schemas.set(pointer, schema);
  const loose = publishedSchemas(tolerant(normalise({ ...contract, schemas })));
  const bySender = namesIn(sent, contract.schemas);
  const taken = new Set(Object.keys(published));
  const nameOf = (name: string): string => {
    if (!bySender.has(name)) return name;
    let free = `${name}Received`;
    while (taken.has(free)) free += 'Value';
    return free;
  };
  const rename = (schema: object, ref: string) =>
    mapSchema(schema as Schema, (node) => {
      const name = node.$ref?.replace('#/$defs/', '');
      return name === undefined ? node : { ...node, $ref: ref + nameOf(name) };
    });
  const document = structuredClone(contract.openapi);
  const reached = new Set<string>();
  for (const { pointer } of received) {
    const { own = {}, $defs = {} } = loose[pointer] ?? {};
    for (const name of Object.keys($defs)) reached.add(name);
    const media = at(document, pointer.slice(0, -'/schema'.length)) as JsonObject;
    media.schema = rename(own, SCHEMA_REF) as JsonObject;
  }
  const both = [...reached].filter((name) => bySender.has(name)).sort();
  const own = [...reached].map((name) => [
    nameOf(name),
    { own: rename(loose[name]?.own ?? {}, '#/$defs/'), $defs: {} },
  ]);
  return {
    document,
    schemas: { ...published, ...Object.fromEntries(own) },
    received: both.map((name) => `${name} is sent, too: what is received is a ${nameOf(name)}.`),
  };
}

/** The places of the schemas of what a client receives: answers, and the bodies of notifications. */
function receivedPointers(contract: Contract): Set<string> {
  const answers = contract.operations.flatMap(({ responses }) => responses);
  const bodies = notificationsOf(contract).flatMap(({ requestBody }) => requestBody ?? []);
  const media = [...answers, ...bodies].flatMap(({ content }) => content);
  const headers = answers.flatMap((answer) => answer.headers);
  return new Set([...media, ...headers].map(({ pointer }) => `${pointer}/schema`));
}
