/** What a document or a schema means, whatever words it uses: to tell whether a change is one. */

import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../../scripts/model/contract.ts';
import { isObject, type Json, type JsonObject } from '../../scripts/model/json.ts';
import { isAnnotation } from '../../scripts/model/schema.ts';

/** Whether both documents mean the same as before, all but the content of their named schemas. */
export function sameDocuments(before: Contract, after: Contract): boolean {
  return (['openapi', 'asyncapi'] as const).every((name) =>
    isDeepStrictEqual(outline(before[name]), outline(after[name])),
  );
}

const outlines = new WeakMap<object, JsonObject>();

/** A document without its named schemas; each message with the content type that it has. */
function outline(document: JsonObject): JsonObject {
  const before = outlines.get(document);
  if (before !== undefined) return before;
  const { components, channels, defaultContentType, ...rest } = document;
  const { schemas, messages = {}, ...others } = isObject(components) ? components : {};
  // A reference to a message has no content type of its own.
  const typed = (message: JsonObject): JsonObject =>
    message.$ref === undefined && defaultContentType !== undefined
      ? { contentType: defaultContentType, ...message }
      : message;
  const parts = {
    channels: mapValues(channels, (channel) => ({
      ...channel,
      messages: mapValues(channel.messages, typed),
    })),
    messages: mapValues(messages, typed),
  };
  // A part may be renamed: it is not public, and what it merges into is compared by name.
  const size = Object.keys(schemas ?? {}).length;
  const made = { ...rest, ...parts, others, size };
  outlines.set(document, made);
  return made;
}

function mapValues(holder: Json | undefined, change: (value: JsonObject) => JsonObject): Json {
  if (!isObject(holder)) return holder ?? null;
  const entries = Object.entries(holder).map(([key, value]) => [
    key,
    isObject(value) ? change(value) : value,
  ]);
  return Object.fromEntries(entries) as JsonObject;
}

const essences = new WeakMap<object, string[]>();

/** What of a schema decides on a value, as text; with its defaults if wanted. */
export function essence(schema: object, withDefaults: boolean): string {
  const texts = essences.get(schema) ?? [];
  essences.set(schema, texts);
  const text =
    texts[Number(withDefaults)] ?? JSON.stringify(essential(schema as Json, withDefaults));
  texts[Number(withDefaults)] = text;
  return text;
}

function essential(node: Json, withDefaults: boolean): Json {
  if (Array.isArray(node)) return node.map((item) => essential(item, withDefaults));
  if (!isObject(node)) return node;
  const kept: JsonObject = {};
  for (const [key, value] of Object.entries(node)) {
    if (isAnnotation(key) && !(withDefaults && key === 'default')) continue;
    const isMap = key === 'properties' && isObject(value);
    kept[key] = isMap
      ? Object.fromEntries(
          Object.entries(value).map(([name, item]) => [name, essential(item, withDefaults)]),
        )
      : essential(value, withDefaults);
  }
  return kept;
}
