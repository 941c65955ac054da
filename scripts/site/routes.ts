/** Where the fields of the schemas occur: in which request, response or message, and how deep. */
import { type NormalContract, notificationsOf, type Part } from '../model/contract.ts';
import { branchesOf, type NormalSchema, refName } from '../model/schema.ts';

/** What a schema at the top of a body or a message is for. */
export type RootKind = 'request' | 'response' | 'message' | 'notification';

/** A body, a query or a message: what fields are reached from. */
export interface Root {
  kind: RootKind;
  /** What it is called: `POST /v2/live`, or a message's title. */
  title: string;
  /** What it is for. */
  summary: string;
  schema: string;
  deprecated: boolean;
}

/** A field as it is reached from a root. */
export interface Field {
  root: Root;
  /** The whole way from the root, such as `realtime_processing.translation_config.model`. */
  path: string;
  /** The named schema that the field belongs to, and its way from there. */
  owner: string;
  ownerPath: string;
  /** The field's schema; what stands beside a reference comes before what it refers to. */
  schema: NormalSchema;
  /** The named schema that the field refers to. */
  type: string | undefined;
  required: boolean;
  /** Whether the field, or one around it, is deprecated. */
  deprecated: boolean;
}

/** What is sent to the service and what comes back, in the order of the documents. */
export function rootsOf({ contract }: NormalContract): Root[] {
  const found: Root[] = [];
  const add = (kind: RootKind, title: string, part: Part, schema: string | undefined): void => {
    if (!schema || found.some((root) => root.kind === kind && root.schema === schema)) return;
    const { summary = '', deprecated } = part;
    found.push({ kind, title, summary, schema, deprecated });
  };
  for (const operation of contract.operations) {
    const title = `${operation.method} ${operation.path}`;
    add('request', title, operation, operation.query);
    add('request', title, operation, operation.requestBody?.media?.name);
    for (const { media } of operation.responses) add('response', title, operation, media?.name);
  }
  for (const message of contract.messages) {
    add('message', message.title ?? message.name, message, message.schema);
  }
  for (const sent of notificationsOf(contract)) {
    add('notification', sent.method, sent, sent.requestBody?.media?.name);
  }
  return found;
}

/** Every field that is reached from `root`, each path once. */
export function fieldsOf(normal: NormalContract, root: Root): Field[] {
  const fields = new Map<string, Field>();
  const visit = (node: NormalSchema, at: Position): void => {
    const { path, owner, ownerPath, open, deprecated } = at;
    if (node.$ref !== undefined) {
      const name = refName(node.$ref) ?? '';
      const schema = normal.schemas.get(name);
      if (!schema || open.includes(name)) return;
      visit(schema, { ...at, owner: name, ownerPath: '', open: [...open, name] });
      return;
    }
    for (const [key, property] of Object.entries(node.properties ?? {})) {
      const { schema, type } = resolved(property, normal);
      const field: Field = {
        root,
        path: step(path, key),
        owner,
        ownerPath: step(ownerPath, key),
        schema,
        type,
        required: node.required?.includes(key) ?? false,
        deprecated: deprecated || schema.deprecated === true,
      };
      const known = fields.get(field.path);
      fields.set(field.path, known ? merged(known, field) : field);
      visit(property, {
        ...at,
        path: field.path,
        ownerPath: field.ownerPath,
        deprecated: field.deprecated,
      });
    }
    if (node.items) visit(node.items, { ...at, path: `${path}[]`, ownerPath: `${ownerPath}[]` });
    if (typeof node.additionalProperties === 'object') {
      visit(node.additionalProperties, { ...at, path: `${path}.*`, ownerPath: `${ownerPath}.*` });
    }
    for (const branch of branchesOf(node) ?? []) visit(branch, at);
  };
  const start = { path: '', owner: root.schema, ownerPath: '', open: [], deprecated: false };
  visit({ $ref: `#/components/schemas/${root.schema}` }, start);
  return [...fields.values()];
}

interface Position {
  path: string;
  owner: string;
  ownerPath: string;
  /** The named schemas around this place: a schema that holds itself is not followed again. */
  open: string[];
  deprecated: boolean;
}

function step(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** A field that several branches of a union have, such as the one that tells them apart. */
function merged(first: Field, second: Field): Field {
  const values = [first, second].map(({ schema }) => schema.enum ?? [schema.const ?? []].flat());
  const [some = [], others = []] = values;
  if (some.length === 0 || others.length === 0) return first;
  const { const: _, ...schema } = first.schema;
  return { ...first, schema: { ...schema, enum: [...new Set([...some, ...others])] } };
}

function resolved(
  node: NormalSchema,
  { schemas }: NormalContract,
): { schema: NormalSchema; type: string | undefined } {
  if (node.$ref === undefined) return { schema: node, type: undefined };
  const type = refName(node.$ref) ?? '';
  const { $ref, ...beside } = node;
  return { schema: { ...schemas.get(type), ...beside }, type };
}
