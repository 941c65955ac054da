/** What the texts of documents say of themselves: media types, which of their objects are maps by name, and who sends what. */
import { isJsonObject, type Json, type JsonObject, joinPointer, tokens } from '../base/json.ts';

/** Whether a media type is one of JSON, such as `application/problem+json; charset=utf-8`. Its case has no meaning. */
export const isJson = (mediaType: string): boolean => /^[^;]+[/+]json\s*(;|$)/i.test(mediaType);

/** Keys whose values are data without schemas or references; `value` belongs to an Example Object. */
const DATA = /^(examples?|default|const|enum|value)$/;

/** The keys of both documents whose values are maps by name. */
const MAPS = new Set(
  `paths pathItems webhooks callbacks parameters requestBodies responses content encoding headers links
  securitySchemes servers serverVariables variables channels operations messages correlationIds schemas properties`.split(
    /\s+/,
  ),
);

/** Whether the value under `key` is a map by name. */
export const hasNames = (key: string): boolean => MAPS.has(key);

/** How a parameter or a header is serialized. Without a `style`, OpenAPI decides by its location. */
export function serializationOf(node: JsonObject) {
  const usual = /^(query|cookie)$/.test(String(node.in)) ? 'form' : 'simple';
  const { style = usual, explode = style === 'form' } = node;
  return { style, explode };
}

/** The media type of a message of an AsyncAPI document. */
export const contentTypeOf = (message: JsonObject, asyncapi: JsonObject): string =>
  String(message.contentType ?? asyncapi.defaultContentType ?? 'application/json');

/** Whether a key only describes what has it, and no client depends on its value. */
export const describes = (key: string): boolean =>
  /^(title|summary|description|examples?|tags|externalDocs|x-(unspecified|assumption|codeSamples))$/.test(
    key,
  );

/** Whether a key has a schema as its value, in both documents. */
export const holdsSchema = (key: string): boolean => /^(schema|payload)$/.test(key);

/** Whether a key of a path has a call as its value. */
export const isMethod = (key: string): boolean =>
  /^(get|put|post|delete|options|head|patch|trace)$/.test(key);

/** Whether a call is at a pointer in an OpenAPI document, and no field or header that is named like a method. */
export const isCallAt = (pointer: string): boolean => isMethod(keysIn(pointer).at(-1) ?? '');

/** The side of the interface that sends a value. */
export type Sender = 'client' | 'service';

/** Who sends the values at a pointer in an OpenAPI document: the `service` for `/paths/~1jobs/get/responses/200`. */
export function senderAt(pointer: string): Sender {
  const turns = keysIn(pointer).filter((key) => /^(responses|callbacks|webhooks)$/.test(key));
  return turns.length % 2 === 0 ? 'client' : 'service';
}

/** The steps of a pointer in a document that are keys, and no names in a map. */
export function keysIn(pointer: string): string[] {
  const keys: string[] = [];
  let isName = false;
  for (const step of tokens(pointer)) {
    if (!isName) keys.push(step);
    isName = !isName && hasNames(step);
  }
  return keys;
}

/**
 * Visits every object below a value, from the outside in, but no map by name itself and nothing within data.
 *
 * @param visit gets each object and its pointer; it returns `false` to skip everything below
 */
export function visitObjects(
  value: Json,
  visit: (object: JsonObject, pointer: string) => unknown,
  pointer = '',
  isMap = false,
): void {
  if (typeof value !== 'object' || value === null) return;
  if (isJsonObject(value) && !isMap && visit(value, pointer) === false) return;
  for (const [key, item] of Object.entries(value)) {
    if (DATA.test(key) && !isMap) continue;
    const hasItemNames = !isMap && isJsonObject(item) && hasNames(key);
    visitObjects(item, visit, joinPointer(pointer, key), hasItemNames);
  }
}
