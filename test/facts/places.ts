/**
 * Where the contract marks what is not shown (`x-unspecified`), what we chose (`x-assumption`) and
 * what the first version called it (`x-replaces`).
 *
 * A place reads `Schema`, `Schema(branch)`, `Schema.field`, `Schema.list[]`, `openapi`, `asyncapi`,
 * `operation <id>`, `operation <id> parameter <name>`, `operation <id> body`,
 * `operation <id> response <status>`, the media type's schema after these two
 * (`… application/json`) and its fields (`… application/json.field`), `message <Name>`,
 * `message <Name> payload`, `channel <name>`; `operation <name>` in the live document too.
 */

import type { Contract, NormalContract } from '../../scripts/model/contract.ts';
import type { Json, JsonObject } from '../../scripts/model/json.ts';
import { join } from '../../scripts/model/pointer.ts';
import type { Replaces } from '../../scripts/model/schema.ts';
import { follow, objectAt } from './bundle.ts';
import { fileOf, pointerOf } from './compare.ts';
import { eachOperation } from './compare-operations.ts';
import { contractRows, rowKey } from './rows.ts';

/** The marks of one place. */
export interface Marks {
  place: string;
  file: string;
  pointer: string;
  unspecified: readonly string[];
  assumption: readonly string[];
  replaces: readonly Replaces[];
}

const OPENAPI = 'generated/openapi.yaml';
const ASYNCAPI = 'generated/asyncapi.yaml';

/** Every marked place of the contract, by its name. */
export function markedPlaces(
  normal: Pick<NormalContract, 'contract' | 'schemas'>,
): Map<string, Marks> {
  const places = new Map<string, Marks>();
  const add = (place: string, file: string, pointer: string, node: object) => {
    const marks = marksOf(node as JsonObject);
    const all = [...marks.unspecified, ...marks.assumption, ...marks.replaces];
    if (all.length > 0) places.set(place, { place, file, pointer, ...marks });
  };
  const { contract } = normal;
  // Schemas may share a mark through a part, and branches share fields: one place each.
  for (const row of contractRows(normal)) {
    const place = row.path === '' ? rowKey(row) : `${row.schema}.${row.path}`;
    add(place, fileOf(contract, row.schema), pointerOf(row), row.marks);
  }
  addOperations(contract.openapi, add);
  addChannels(contract, add);
  return places;
}

type Add = (place: string, file: string, pointer: string, node: object) => void;

function marksOf(node: JsonObject): Pick<Marks, 'unspecified' | 'assumption' | 'replaces'> {
  const sentences = (value: Json | undefined) => (value === undefined ? [] : [value].flat());
  return {
    unspecified: sentences(node['x-unspecified']) as string[],
    assumption: sentences(node['x-assumption']) as string[],
    replaces: sentences(node['x-replaces']) as Replaces[],
  };
}

function addOperations(document: JsonObject, add: Add): void {
  add('openapi', OPENAPI, '', document);
  const items = [
    ...Object.entries(objectAt(document.paths)).map(([path, item]) => [join('/paths', path), item]),
    ...Object.entries(objectAt(document.webhooks)).map(([name, item]) => [
      `/webhooks/${name}`,
      item,
    ]),
  ] as const;
  for (const [pointer, item] of items) {
    eachOperation(document, item, String(pointer), (_, operation, at) => {
      addOperation(document, add, operation, at);
    });
  }
}

function addOperation(document: JsonObject, add: Add, operation: JsonObject, at: string): void {
  const place = `operation ${operation.operationId}`;
  const addContent = (holder: JsonObject, name: string, pointer: string) => {
    add(name, OPENAPI, pointer, holder);
    for (const [type, media] of Object.entries(objectAt(holder.content))) {
      const inner = `${join(`${pointer}/content`, type)}/schema`;
      addInline(add, `${name} ${type}`, OPENAPI, inner, objectAt(objectAt(media).schema));
    }
  };
  add(place, OPENAPI, at, operation);
  const parameters = Array.isArray(operation.parameters) ? operation.parameters : [];
  parameters.forEach((value, index) => {
    const parameter = follow(document, value);
    add(`${place} parameter ${parameter.name}`, OPENAPI, `${at}/parameters/${index}`, parameter);
  });
  addContent(follow(document, operation.requestBody), `${place} body`, `${at}/requestBody`);
  for (const [status, value] of Object.entries(objectAt(operation.responses))) {
    const response = follow(document, value);
    addContent(response, `${place} response ${status}`, `${at}/responses/${status}`);
  }
  for (const [name, callback] of Object.entries(objectAt(operation.callbacks))) {
    for (const [url, item] of Object.entries(follow(document, callback))) {
      const pointer = join(`${at}/callbacks/${name}`, url);
      eachOperation(document, item, pointer, (_, sent, inner) => {
        addOperation(document, add, sent, inner);
      });
    }
  }
}

/** A schema that stands where it is used, and the fields in it: `… application/json.field`. */
function addInline(add: Add, name: string, file: string, at: string, schema: JsonObject): void {
  add(name, file, at, schema);
  for (const [field, value] of Object.entries(objectAt(schema.properties))) {
    const pointer = join(`${at}/properties`, field);
    addInline(add, `${name}.${field}`, file, pointer, objectAt(value));
  }
}

function addChannels({ asyncapi }: Contract, add: Add): void {
  add('asyncapi', ASYNCAPI, '', asyncapi);
  for (const [name, operation] of Object.entries(objectAt(asyncapi.operations))) {
    add(`operation ${name}`, ASYNCAPI, `/operations/${name}`, objectAt(operation));
  }
  for (const [name, channel] of Object.entries(objectAt(asyncapi.channels))) {
    add(`channel ${name}`, ASYNCAPI, `/channels/${name}`, objectAt(channel));
    for (const [key, value] of Object.entries(objectAt(objectAt(channel).messages))) {
      const pointer = `/channels/${name}/messages/${key}`;
      const message = follow(asyncapi, value);
      add(`message ${key}`, ASYNCAPI, pointer, message);
      const payload = objectAt(message.payload);
      addInline(add, `message ${key} payload`, ASYNCAPI, `${pointer}/payload`, payload);
    }
  }
}
