/** Where the fields of the schemas occur: in which request, response or message, and how deep. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Content,
  type Contract,
  type HttpRequest,
  notificationsOf,
  type Operation,
} from '../contract.ts';
import { pick } from '../json.ts';
import { branchesOf, listedIn, nameIn, resolve, type Schema, type Schemas } from '../schema.ts';

/** The use of a payload. */
export type PayloadKind = 'request' | 'response' | 'message' | 'notification';

/** A whole body, query or message, which contains fields. */
export interface Payload {
  kind: PayloadKind;
  /** Its title: `POST /v2/live`, or the title of a message. */
  title: string;
  schema: string;
}

/** A field, as found from a schema. */
export interface FoundField {
  /** The whole path from the schema, such as `config.model.name`. */
  path: string;
  /** The named schema that the field belongs to. */
  owner: string;
  /** The path from the owner. */
  ownerPath: string;
  /** The field as written, perhaps a reference. */
  node: Schema;
  /** The field's schema; keywords next to a reference take precedence over keywords of its target. */
  schema: Schema;
  /** The branch that has the field, if the schema is a union. */
  branch: Schema | undefined;
  required: boolean;
}

/** The payloads that clients send and that the service sends, in the order of the documents. */
export function payloadsOf(contract: Contract, schemas: Schemas): Payload[] {
  const found = new Map<string, Payload>();
  const add = (kind: PayloadKind, title: string, schema = '') => {
    const key = `${kind} ${schema}`;
    if (Object.hasOwn(schemas, schema) && !found.has(key)) found.set(key, { kind, title, schema });
  };
  const named = (body: Content | undefined) => body?.preferred?.schemaName;
  for (const operation of contract.operations) {
    const { queryName, requestBody, responses } = operation;
    const title = callName(operation);
    for (const sent of [queryName, named(requestBody)]) add('request', title, sent);
    for (const response of responses) add('response', title, named(response));
  }
  for (const message of contract.messages) {
    add('message', message.title ?? message.name, message.schemaName);
  }
  for (const sent of notificationsOf(contract)) {
    add('notification', callName(sent), named(sent.requestBody));
  }
  return [...found.values()];
}

/** The title of a call, `POST /v2/live`, or of a notification, which has no path: its summary. */
export function callName(call: HttpRequest | Operation): string {
  return 'path' in call ? `${call.method} ${call.path}` : (call.summary ?? call.id);
}

/** Every field of a payload's schema and of the schemas that it refers to, each path once. */
export function fieldsOf(schemas: Schemas, payload: string): FoundField[] {
  const fields = new Map<string, FoundField>();
  for (const field of fieldsIn(schemas, payload, { followsReferences: true })) {
    const known = fields.get(field.path);
    fields.set(field.path, known ? mergeFields(known, field) : field);
  }
  return [...fields.values()];
}

/** A field that several branches of a union have, such as its tag. */
function mergeFields(first: FoundField, second: FoundField): FoundField {
  const [own, others] = [listedIn(first.schema), listedIn(second.schema)];
  const schema: Schema = pick(first.schema, (key) => key !== 'const' && key !== 'enum');
  // `true` and `false` are all booleans.
  if (own && others && typeof own[0] !== 'boolean') {
    schema.enum = [...new Set([...own, ...others])];
  }
  return { ...first, required: first.required && second.required, schema };
}

/** The fields of a schema without a name, such as a form, without the fields of the schemas that it refers to. */
export function unnamedFields(schemas: Schemas, schema: Schema): FoundField[] {
  return nameIn(schema) === undefined ? fieldsIn(schemas, '', { schema }) : [];
}

type Position = Pick<FoundField, 'path' | 'owner' | 'ownerPath' | 'branch'>;

/**
 * The fields of a schema, in the order in which it states them. A field of a union comes once if all branches state it
 * alike, otherwise once for each branch that has it.
 *
 * @param schema the schema itself, if it has no name
 * @param followsReferences whether to go on with the fields of the schemas that it refers to
 */
export function fieldsIn(
  schemas: Schemas,
  from: string,
  { schema = schemas[from] ?? {}, followsReferences = false } = {},
): FoundField[] {
  const found: FoundField[] = [];
  const visit = (node: Schema, at: Position): void => {
    const target = nameIn(node);
    if (target !== undefined) {
      if (followsReferences) visit(schemas[target] ?? {}, { ...at, owner: target, ownerPath: '' });
      return;
    }
    const below = (end: string): Position => {
      return { ...at, path: at.path + end, ownerPath: at.ownerPath + end };
    };
    for (const [key, property] of Object.entries(node.properties ?? {})) {
      const path = at.path ? `${at.path}.${key}` : key;
      const ownerPath = at.ownerPath ? `${at.ownerPath}.${key}` : key;
      const whole = { ...resolve(property, schemas), ...property };
      const required = node.required?.includes(key) ?? false;
      found.push({ ...at, path, ownerPath, node: property, schema: whole, required });
      // The content of an opaque field, such as the echo of a request, is shown where clients send it.
      if (!property['x-opaque']) visit(property, { ...at, path, ownerPath });
    }
    if (node.items) visit(node.items, below('[]'));
    if (typeof node.additionalProperties === 'object') {
      visit(node.additionalProperties, below('.*'));
    }
    const branches = branchesOf(node);
    if (branches.length === 0) return;
    const shared = sharedBy(branches);
    visit(shared, at);
    for (const branch of branches) {
      const properties = pick(
        branch.properties ?? {},
        (name) => !Object.hasOwn(shared.properties ?? {}, name),
      );
      visit({ ...branch, properties }, { ...at, branch });
    }
  };
  visit(schema, { path: '', owner: from, ownerPath: '', branch: undefined });
  return found;
}

/** The properties that are the same in every branch, and those that every branch requires; none for a single branch. */
function sharedBy([first = {}, ...others]: readonly Schema[]): Schema {
  if (others.length === 0) return {};
  const same = Object.entries(first.properties ?? {}).filter(([name, one]) =>
    others.every(({ properties }) => isDeepStrictEqual(properties?.[name], one)),
  );
  const required = (first.required ?? []).filter((name) =>
    others.every((other) => other.required?.includes(name)),
  );
  return { properties: Object.fromEntries(same), required };
}
