/** Documents in the form in which they are compared. */
import { at, child, isJsonObject, type Json, type JsonObject, mapValues } from '../base/json.ts';
import type { Bundles } from '../model/contract.ts';
import { holdsSchema } from '../model/visit.ts';

/** The documents of a release, with names in place of indexes, and with each status code that another release documents. */
export function comparable({ openapi, asyncapi }: Bundles, other: Bundles): Bundles {
  return {
    openapi: comparableMembers(openapi, other.openapi, openapi),
    asyncapi: comparableMembers(asyncapi, other.asyncapi, asyncapi),
  };
}

/** The members of an object in a document; those of schemas and components stay. */
function comparableMembers(node: JsonObject, other: Json | undefined, root: JsonObject) {
  return mapValues(node, (value, key): Json => {
    const others = child(other ?? null, key);
    if (/^(parameters|messages)$/.test(key)) return byName(value, root);
    const isWhole = holdsSchema(key) || /^(components|examples?)$/.test(key);
    if (isWhole || !isJsonObject(value)) return value;
    const complete = key === 'responses' ? withCodes(value, others) : withPathParameters(value);
    return comparableMembers(complete, others, root);
  });
}

/** A path, each of whose operations has its parameters; any other object as it is. */
function withPathParameters(path: JsonObject): JsonObject {
  const isOperation = (value: Json): value is JsonObject =>
    isJsonObject(value) && 'responses' in value;
  const { parameters = [], ...members } = path;
  if (!Object.values(members).some(isOperation)) return path;
  return mapValues(members, (member) => {
    if (!isOperation(member)) return member;
    const { parameters: own = [] } = member;
    return { ...member, parameters: [structuredClone(parameters), own].flat() };
  });
}

/** A list as a map: by the location and the name of a parameter, or by the last step of a reference. */
function byName(items: Json, root: JsonObject): Json {
  if (!Array.isArray(items)) return items;
  const named = items.map((item): [string, Json] => {
    const { $ref } = item as JsonObject;
    const target = $ref ? at(root, String($ref).slice(1)) : item;
    const { in: location, name } = Object(target) as Record<string, string>;
    return [location ? `${location} ${name}` : String($ref).replace(/.*\//, ''), item];
  });
  return Object.fromEntries(named);
}

/** Responses with one for each other status code: that of its range, or the default of all codes but those of success. */
function withCodes(responses: JsonObject, others: Json | undefined): JsonObject {
  const codes = Object.keys(Object(others)).filter((code) => !(code in responses));
  const described = codes.flatMap((code): [string, Json][] => {
    const range = code.replace(/..$/, 'XX');
    const response = responses[range] ?? (range === '2XX' ? undefined : responses.default);
    return response === undefined ? [] : [[code, structuredClone(response)]];
  });
  return { ...Object.fromEntries(described), ...responses };
}
