/** Documents in the form in which they are compared. */
import { at, isJsonObject, type Json, type JsonObject, pickBy, tokens } from '../base/json.ts';
import { DOCUMENTS } from '../base/problem.ts';
import { pointerBehind } from '../base/references.ts';
import type { Bundles } from '../model/contract.ts';
import { holdsSchema, isMethod, visitObjects } from '../model/visit.ts';

/** The documents of a release, with names in place of indexes, and with each status code that another release documents. */
export function comparable({ openapi, asyncapi }: Bundles, other: Bundles): Bundles {
  const documents = structuredClone({ openapi, asyncapi });
  for (const name of DOCUMENTS) {
    const document = documents[name];
    visitObjects(document, lowerHeaders);
    // Components and schemas stay.
    const { components: _, ...members } = document;
    visitObjects(members, (node, pointer) => {
      if (holdsSchema(tokens(pointer).at(-1) ?? '')) return false;
      moveParameters(node);
      for (const key of ['parameters', 'messages'])
        if (Array.isArray(node[key])) node[key] = byName(node[key], document);
      if (isJsonObject(node.responses))
        node.responses = withCodes(node.responses, at(other[name], `${pointer}/responses`));
      return true;
    });
  }
  return documents;
}

/** Writes the names of headers in lower case: any case means the same. */
function lowerHeaders(node: JsonObject): void {
  if (node.in === 'header') node.name = String(node.name).toLowerCase();
  if (!isJsonObject(node.headers)) return;
  const headers = Object.entries(node.headers);
  node.headers = Object.fromEntries(headers.map(([name, each]) => [name.toLowerCase(), each]));
}

/** Gives the parameters of a path to each of its operations. */
function moveParameters(path: JsonObject): void {
  const operations = Object.values(pickBy(path, isMethod)).filter(isJsonObject);
  for (const operation of operations)
    operation.parameters = [path.parameters ?? [], operation.parameters ?? []].flat();
  if (operations.length > 0) delete path.parameters;
}

/** A list as a map: by the location and the name of a parameter, or by the last step of a reference. */
function byName(items: Json[], root: JsonObject): JsonObject {
  const named = items.map((item): [string, Json] => {
    const { $ref } = item as JsonObject;
    const target = $ref ? at(root, pointerBehind(String($ref).slice(1), root)) : item;
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
    return response === undefined ? [] : [[code, response]];
  });
  return { ...Object.fromEntries(described), ...responses };
}
