/** What a contract says of its interface, as one flat list. */
import { at, isJsonObject, type Json, type JsonObject, joinPointer, pick } from '../base/json.ts';
import { DOCUMENTS } from '../base/problem.ts';
import type { Contract } from '../model/contract.ts';
import type { Schema } from '../model/schema.ts';
import { hasNames } from '../model/visit.ts';
import { dereferenced } from './dereferenced.ts';
import type { Role } from './impacts.ts';

/** An object of a document, or a schema. */
export interface Fact {
  /** The field that has the object or its map, such as `responses`. */
  field: string;
  /** What clients do with its values. */
  role: Role;
  /** Where it is written, and what its reference leads to. */
  places: string[];
  /** Its members other than objects. */
  values: JsonObject;
  schema?: Schema;
}

interface Step {
  contract: Contract;
  root: JsonObject;
  path: string;
  /** The path from the last reference on the way. */
  place: string;
  role: Role;
  field: string;
}

/** All facts by path: `/openapi/paths/~1v2~1upload/post/responses/2XX` → {field: responses, role: receive, …}. */
export function factsIn(contract: Contract): Map<string, Fact> {
  const facts = DOCUMENTS.flatMap((document) => {
    const root = contract[document];
    // Components are compared where they are used, other than the keys of clients.
    const isNoticed = (key: string) => /^(paths|webhooks|channels|operations|servers)$/.test(key);
    const securitySchemes = at(root, '/components/securitySchemes') ?? {};
    const place = `/${document}`;
    const step = { contract, root, path: place, place, role: 'send', field: '' } as const;
    return [...factsOf({ ...pick(root, isNoticed), securitySchemes }, step)];
  });
  return new Map(facts);
}

/** Keys that only describe, or name what is compared elsewhere. */
const DESCRIBES =
  /^(\$ref|title|summary|description|examples?|tags|externalDocs|bindingVersion|operationId|channel|x-unspecified|x-assumption)$/;

/** The facts in an object of a document. */
function* factsOf(written: JsonObject, step: Step): Generator<[string, Fact]> {
  const { root, path, field } = step;
  const [whole, places] = followed(written, step.place, root);
  const node = withParameters(whole, root);
  // Operations have the parameters of a path and the messages of a channel. The name of a message is a label.
  const others = { paths: /^parameters$/, channels: /^(messages|servers)$/, messages: /^name$/ };
  const { [field as keyof typeof others]: skipped } = others;
  const own = pick(node, (key) => !DESCRIBES.test(key) && !skipped?.test(key));
  // AsyncAPI describes what the service does: it receives what clients send.
  const role = node.action ? TURNED[node.action as Role] : step.role;
  const values: JsonObject = {};
  const inherited = node.responses ? ['/openapi/security'] : [];
  yield [path, { field, role, places: [...places, ...inherited], values }];
  for (const [key, value] of Object.entries({ ...defaultsOf(node, step), ...own })) {
    const isTurned = /^(responses|callbacks|webhooks)$/.test(key);
    const member = {
      ...step,
      role: isTurned ? TURNED[role] : role,
      field: key,
      path: joinPointer(path, key),
      place: joinPointer(places.at(-1) ?? '', key),
    };
    if (isSchemaKey(key, root)) yield [member.path, schemaFact(value as Schema, member)];
    else if (hasNames(key))
      for (const [name, item] of namedIn(value, key, root)) {
        const [itemPath, place] = [joinPointer(member.path, name), joinPointer(member.place, name)];
        if (isJsonObject(item)) yield* factsOf(item, { ...member, path: itemPath, place });
        else values[`${key} ${name}`] = item;
      }
    else if (isJsonObject(value)) yield* factsOf(value, member);
    else values[key] = value;
  }
}

const TURNED: Record<Role, Role> = { receive: 'send', send: 'receive' };

/** Whether the value of a key is a schema. The headers of OpenAPI are a map. */
const isSchemaKey = (key: string, root: JsonObject): boolean =>
  (root.openapi ? /^schema$/ : /^(payload|headers|query)$/).test(key);

/** An object with what its reference leads to, and the places of both. The names of headers have no case. */
function followed(node: JsonObject, place: string, root: JsonObject): [JsonObject, string[]] {
  const pointer = String(node.$ref ?? '').slice(1);
  const target = at(root, pointer);
  if (node.$ref && isJsonObject(target)) {
    const document = root.openapi ? 'openapi' : 'asyncapi';
    const [end, places] = followed(target, `/${document}${pointer}`, root);
    return [{ ...node, ...end }, [place, ...places]];
  }
  const header = node.in === 'header' && { name: String(node.name).toLowerCase() };
  return [{ ...node, ...header }, [place]];
}

/** A path, each of whose operations has its parameters and the security of the document, too. */
function withParameters(path: JsonObject, { security = [] }: JsonObject): JsonObject {
  const { parameters = [] } = path;
  const members = Object.entries(path).map(([method, operation]) => {
    if (!isJsonObject(operation) || !operation.responses) return [method, operation];
    const all = [parameters, operation.parameters ?? []].flat();
    return [method, { security, ...operation, parameters: all }];
  });
  return Object.fromEntries(members);
}

/** The items of a map or a list by name: the location and the name of parameters, or the last step of references. */
function namedIn(items: Json, key: string, root: JsonObject): [string, Json][] {
  return Object.entries<Json>(Object(items)).map(([name, item]) => {
    // Media types and the names of headers have no case.
    if (!Array.isArray(items))
      return [key === 'content' || key === 'headers' ? name.toLowerCase() : name, item];
    const [{ $ref, in: location, name: own }] = followed(Object(item), '', root);
    return [location ? `${location} ${own}` : String($ref ?? name).replace(/.*\//, ''), item];
  });
}

/** What the specifications say of keys that an object lacks. */
function defaultsOf(node: JsonObject, { field, path, root }: Step): JsonObject {
  const isSimple = field === 'headers' || /^(path|header)$/.test(String(node.in));
  const { style = isSimple ? 'simple' : 'form', tags = [] } = node;
  const serialized = { style, explode: style === 'form' };
  const defaults: Record<string, JsonObject> = {
    parameters: serialized,
    headers: serialized,
    responses: /\/2..$/.test(path) ? { content: { 'without a body': {} } } : {},
    channels: { bindings: { ws: {} } },
    ws: { method: 'GET' },
    messages: {
      contentType: root.defaultContentType ?? 'application/json',
      // The flags that select a message.
      tags: (tags as JsonObject[]).flatMap((tag) => tag.name ?? []).sort(),
    },
  };
  return defaults[field] ?? {};
}

/** A schema of a document, merged and without references. */
function schemaFact(written: Schema, { contract, place, role, field }: Step): Fact {
  const placed = contract.placed.find((each) => each.written === written);
  const schema = dereferenced(placed?.schema ?? written, contract.schemas);
  return { field, role, places: [place], values: {}, schema };
}
