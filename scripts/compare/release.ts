import semver from 'semver';
import {
  type Contract,
  DOCUMENTS,
  type DocumentName,
  notificationsOf,
  type Part,
  type Request,
} from '../model/contract.ts';
import { FindingsError } from '../model/finding.ts';
import { isObject } from '../model/json.ts';
import { child, join } from '../model/pointer.ts';
import { mapSchema, type NormalSchema, type Schema } from '../model/schema.ts';
import { flatten } from '../normalise/flatten.ts';
import { tolerant } from '../normalise/profile.ts';
import { tag } from '../normalise/tag.ts';
import { type Place, placeOf } from './schemas/places.ts';
import { type Reading, readingOf } from './schemas/values.ts';
import type { Uses } from './verdict.ts';

/** One of the two releases that are compared, ready to be read. */
export interface Release extends Reading {
  contract: Contract;
  /** Its version: the lower one, where the documents state two. */
  version: string;
  /** The names of the public schemas. */
  names: ReadonlySet<string>;
  /** Where each of the schemas is, those without a name of their own included. */
  places: ReadonlyMap<string, Place>;
  /** Who uses the schemas without a name. */
  inline: ReadonlyMap<string, Inline>;
  /** What the tolerant reading of the release accepts. */
  tolerant: Reading;
}

/** A schema at an operation or a message. */
interface Inline extends Place {
  uses: Uses;
}

/**
 * Reads one release.
 *
 * @throws FindingsError when the schemas cannot be merged, see `flatten`, or a version is none
 */
export function readRelease(contract: Contract): Release {
  const inline = inlineSchemas(contract);
  // The schemas of queries are made of the parameters, which are compared.
  const places = new Map<string, Place>(inline);
  const written = new Map([...inline].map(([key, { node }]) => [key, node as Schema]));
  for (const [name, schema] of contract.schemas) {
    const place = placeOf(contract, name);
    if (place) places.set(name, place);
    if (place) written.set(name, schema);
  }
  const flat = flatten({ ...contract, schemas: written });
  const schemas = tag(new Map([...flat].map(([key, schema]) => [key, mapSchema(schema, plain)])));
  const named = [...places.keys()].filter((key) => !inline.has(key) && !contract.parts.has(key));
  return {
    ...readingOf(schemas),
    contract,
    version: versionOf(contract),
    names: new Set(named),
    places,
    inline,
    get tolerant() {
      return readingOf(tolerant({ contract, profile: 'contract', schemas }).schemas);
    },
  };
}

/** Without what says nothing: a schema of no type takes any object anyway. */
function plain(node: NormalSchema): NormalSchema {
  const { additionalProperties, ...rest } = node;
  return node.type === undefined && additionalProperties === true ? rest : node;
}

function versionOf(contract: Contract): string {
  const versions = DOCUMENTS.map((file) => {
    const stated = String(child(contract[file].info, 'version'));
    if (semver.valid(stated) === stated) return stated;
    const message = `'${stated}' is not a version; write three numbers, such as 1.0.0`;
    throw new FindingsError([{ file, location: '/info/version', message }]);
  });
  return semver.sort(versions)[0] ?? '';
}

/** The key in `Release.schemas` of a schema that has no name. */
export function keyOf(document: DocumentName, pointer: string): string {
  return `${document}#${pointer}`;
}

/** Every schema at an operation, a notification or a message, and who uses it. */
function inlineSchemas(contract: Contract): Map<string, Inline> {
  const found = new Map<string, Inline>();
  const add = (part: Part, keyword: string, { sent, received }: Uses) => {
    const node = part.node[keyword];
    if (!isObject(node)) return;
    const { document } = part;
    const pointer = join(part.pointer, keyword);
    const key = keyOf(document, pointer);
    // A response that several operations share is one.
    const known = found.get(key)?.uses ?? { sent: [], received: [] };
    const uses = { sent: [...known.sent, ...sent], received: [...known.received, ...received] };
    found.set(key, { document, pointer, node, uses });
  };
  const request = (one: Request, asked: Uses, answered: Uses) => {
    for (const parameter of one.parameters) add(parameter, 'schema', asked);
    for (const media of one.requestBody?.content ?? []) add(media, 'schema', asked);
    for (const { content, headers } of one.responses) {
      for (const part of [...content, ...headers]) add(part, 'schema', answered);
    }
  };
  for (const operation of contract.operations) {
    request(operation, sentBy(operation.id), receivedBy(operation.id));
  }
  for (const notification of notificationsOf(contract)) {
    const label = labelOf(notification);
    request(notification, receivedBy(label), sentBy(label));
  }
  for (const { messages, operations } of contract.channels) {
    for (const message of messages) {
      const own = operations.filter((one) => one.messages.includes(message));
      const names = (sender: string) =>
        own.filter((one) => one.sender === sender).map(({ name }) => name);
      const uses = { sent: names('client'), received: names('server') };
      for (const key of ['payload', 'headers']) add(message, key, uses);
    }
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
