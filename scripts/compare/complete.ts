/** A document in the one spelling that is compared. */
import { at, isJsonObject, type Json, type JsonObject, mapValues, pick } from '../base/json.ts';
import { hasNames } from '../model/visit.ts';

/** Keys that only describe, or name what is compared elsewhere. */
const DESCRIBES =
  /^(title|summary|description|examples?|tags|externalDocs|bindingVersion|operationId|channel|x-unspecified|x-assumption)$/;

/**
 * The value of a key without descriptions, with lists of objects as maps, and with what the specifications say of keys that
 * are absent. A reference stays beside what it leads to:
 *
 *     parameters:                            parameters:
 *       - name: limit                          query limit:
 *         in: query                  →           {in: query, style: form, explode: true, schema: {type: integer}}
 *         schema: {type: integer}            requestBody:
 *     requestBody: {$ref: '#/…/Job'}           {$ref: '#/…/Job', content: {application/json: …}}
 */
export function complete(value: Json, key: string, root: JsonObject): Json {
  if (!hasNames(key) || isSchemaKey(key, root)) return completeObject(value, key, root);
  const map = Array.isArray(value) ? byName(value, root) : Object(value);
  const entries = Object.entries<Json>(map).map(([name, item]) => {
    // Media types and the names of headers have no case.
    const usual = /^(content|headers)$/.test(key) ? name.toLowerCase() : name;
    return [usual, completeObject(item, key, root, name)];
  });
  return Object.fromEntries(entries);
}

/** An object below a key, or with a name in a map below it. */
function completeObject(value: Json, key: string, root: JsonObject, name = ''): Json {
  if (!isJsonObject(value) || isSchemaKey(key, root)) return value;
  const node = withParameters(followed(value, root));
  // Operations have the messages of a channel. The name of a message is a label.
  const others = { channels: /^(messages|servers)$/, messages: /^name$/ }[key];
  const compared = pick(node, (each) => !DESCRIBES.test(each) && !others?.test(each));
  const whole = { ...defaultsOf(key, node, root, name), ...compared };
  return mapValues(whole, (item, each) => complete(item, each, root));
}

/** Whether the value of a key is a schema. The headers of OpenAPI are a map. */
export const isSchemaKey = (key: string, root: JsonObject): boolean =>
  (root.openapi ? /^schema$/ : /^(payload|headers|query)$/).test(key);

/** An object with what its reference leads to. The names of headers have no case. */
function followed(node: JsonObject, root: JsonObject): JsonObject {
  const target = at(root, String(node.$ref ?? '').slice(1));
  if (node.$ref && isJsonObject(target)) return { ...node, ...followed(target, root) };
  return node.in === 'header' ? { ...node, name: String(node.name).toLowerCase() } : node;
}

const isOperation = (node: Json | undefined): node is JsonObject =>
  isJsonObject(node) && 'responses' in node;

/** A path, each of whose operations has its parameters, too. */
function withParameters(path: JsonObject): JsonObject {
  if (!Object.values(path).some(isOperation)) return path;
  const { parameters = [], ...others } = path;
  return mapValues(others, (operation) => {
    if (!isOperation(operation)) return operation;
    return { ...operation, parameters: [parameters, operation.parameters ?? []].flat() };
  });
}

/** A list as a map, by the location and the name of parameters, or by the last step of references. */
function byName(list: Json[], root: JsonObject): JsonObject {
  const named = list.map((item, index) => {
    const { $ref, in: location, name } = followed(Object(item), root);
    const ofReference = $ref ? String($ref).replace(/.*\//, '') : index;
    return [location ? `${location} ${name}` : ofReference, item];
  });
  return Object.fromEntries(named);
}

/** What the specifications say of keys that an object lacks, by the key that has the object or a map with it. */
function defaultsOf(key: string, node: JsonObject, root: JsonObject, name: string): JsonObject {
  const isSimple = key === 'headers' || /^(path|header)$/.test(String(node.in));
  const { style = isSimple ? 'simple' : 'form', tags = [] } = node;
  const serialized = { style, explode: style === 'form' };
  const defaults: Record<string, JsonObject> = {
    parameters: serialized,
    headers: serialized,
    responses: name.startsWith('2') ? { content: { 'without a body': {} } } : {},
    channels: { bindings: { ws: {} } },
    ws: { method: 'GET' },
    messages: {
      contentType: root.defaultContentType ?? 'application/json',
      // The flags that select a message.
      tags: (tags as JsonObject[]).flatMap((tag) => tag.name ?? []).sort(),
    },
  };
  return defaults[key] ?? {};
}
