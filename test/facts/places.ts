/**
 * Where the contract marks what is not shown (`x-unspecified`), what we chose (`x-assumption`) and
 * what the first version called it (`x-replaces`).
 *
 * A place reads `Schema`, `Schema(branch)`, `Schema.field` (in every branch that has it),
 * `Schema(branch).field`, `Schema.list[]`, `openapi`, `asyncapi`,
 * `operation <id>`, `operation <id> parameter <name>`, `operation <id> body`,
 * `operation <id> response <status>`, the media type's schema after these two
 * (`… application/json`) and its fields (`… application/json.field`), `message <Name>`,
 * `message <Name> payload`, `channel <name>`, `server <name>`; `operation <name>` in the live document too.
 */

import {
  type Content,
  type Contract,
  DOCUMENTS,
  type Located,
  type NormalContract,
  notificationsOf,
  type Request,
} from '../../scripts/model/contract.ts';
import { join } from '../../scripts/model/pointer.ts';
import type { Annotations, Replaces, Schema } from '../../scripts/model/schema.ts';
import { placeOf } from './compare-schemas.ts';
import { contractRows, rowKey } from './rows.ts';

/** The marks of one place, if it has any. */
export interface Marks {
  unspecified: readonly string[];
  assumption: readonly string[];
  replaces: readonly Replaces[];
  place: () => Located;
}

/**
 * Every place of the contract that may have marks, by its name.
 *
 * @param names the schemas whose places are wanted; all of them and all around them when absent
 */
export function placesOf(
  { contract, schemas }: Pick<NormalContract, 'contract' | 'schemas'>,
  names?: ReadonlySet<string>,
): Map<string, Marks> {
  const places = new Map<string, Marks>();
  const add = (name: string, node: object, place: () => Located) => {
    places.set(name, { ...marksOf(node as Annotations), place });
  };
  const looked = names ? new Map([...schemas].filter(([name]) => names.has(name))) : schemas;
  for (const row of contractRows({ schemas: looked })) {
    add(rowKey(row), row.marks, () => placeOf(contract, row));
  }
  if (names) return places;
  for (const document of DOCUMENTS) {
    add(document, contract[document], () => ({ document, pointer: '' }));
  }
  for (const request of [...contract.operations, ...notificationsOf(contract)]) {
    addRequest(add, request);
  }
  addChannels(add, contract);
  return places;
}

type Add = (name: string, node: object, place: () => Located) => void;

function marksOf(node: Annotations): Omit<Marks, 'place'> {
  return {
    unspecified: node['x-unspecified'] ?? [],
    assumption: node['x-assumption'] ?? [],
    replaces: node['x-replaces'] ?? [],
  };
}

function addRequest(add: Add, request: Request): void {
  const name = `operation ${request.id}`;
  add(name, request.node, () => request);
  for (const parameter of request.parameters) {
    add(`${name} parameter ${parameter.name}`, parameter.node, () => parameter);
  }
  if (request.requestBody) addContent(add, `${name} body`, request.requestBody);
  for (const response of request.responses) {
    addContent(add, `${name} response ${response.status}`, response);
  }
}

function addContent(add: Add, name: string, holder: Content): void {
  add(name, holder.node, () => holder);
  for (const media of holder.content) {
    const place = { ...media, pointer: `${media.pointer}/schema` };
    addInline(add, `${name} ${media.type}`, media.schema, place);
  }
}

/** A schema that is written where it is used, and the fields in it: `… application/json.field`. */
function addInline(add: Add, name: string, schema: Schema = {}, at: Located): void {
  add(name, schema, () => at);
  for (const [field, value] of Object.entries(schema.properties ?? {})) {
    const place = { ...at, pointer: join(`${at.pointer}/properties`, field) };
    addInline(add, `${name}.${field}`, value, place);
  }
}

function addChannels(add: Add, { channels, asyncapi }: Contract): void {
  for (const [name, server] of Object.entries(asyncapi.servers ?? {})) {
    const pointer = join('/servers', name);
    add(`server ${name}`, server, () => ({ document: 'asyncapi', pointer }));
  }
  for (const channel of channels) {
    add(`channel ${channel.name}`, channel.node, () => channel);
    for (const operation of channel.operations) {
      add(`operation ${operation.name}`, operation.node, () => operation);
    }
    for (const message of channel.messages) {
      add(`message ${message.name}`, message.node, () => message);
      const place = { ...message, pointer: `${message.pointer}/payload` };
      addInline(add, `message ${message.name} payload`, message.payload, place);
    }
  }
}
