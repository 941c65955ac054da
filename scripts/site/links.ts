/** Where links lead: into the two references, as Redoc makes its addresses, and into the twins. */
import { relative } from 'node:path/posix';
import type { Fact } from '../emit/facts/collect.ts';
import { type Contract, notificationsOf, type Request } from '../model/contract.ts';
import { at, tokens } from '../model/pointer.ts';
import { refName, SCHEMAS, type Schema, visitSchema } from '../model/schema.ts';
import { callName } from './fields.ts';
import { slug } from './html.ts';

/** The section of the REST reference that lists the schemas. */
export const SCHEMAS_SECTION = 'Schemas';

/** The address on the site of what a link names. */
export function addressOf(contract: Contract, link: string): string {
  const { target, kind, name, field } = targetOf(link);
  if (kind === 'operation') return operationAddress(contract, name);
  if (kind === 'message') return messageAddress(contract, name, field);
  if (kind === 'schema') return schemaAddress(contract, name, field);
  return target.replace(/^([\w-]+)\.md\b/, '$1.html');
}

/** The address of what a link names in the twins, from a twin in the folder `from`. */
export function twinOf(link: string, from = ''): string {
  const { target, kind, name } = targetOf(link);
  const path = kind === '' ? target : `${kind}s/${name}.md`;
  return /^(https?:|#)/.test(path) ? path : relative(from, path);
}

/** The address of what a link names in the package, from a guide there. */
export function packedOf(link: string): string {
  const { target, kind, name } = targetOf(link);
  if (kind === 'schema') return `../schemas/${name}.json`;
  if (kind === 'operation' || target === 'rest.md') return '../openapi.yaml';
  if (kind === 'message' || target === 'live.md') return '../asyncapi.yaml';
  return target;
}

/** Markdown whose links lead where `resolve` says. */
export function withLinks(markdown: string, resolve: (link: string) => string): string {
  return markdown.replaceAll(/\]\(([^()\s]+)\)/g, (_, link: string) => `](${resolve(link)})`);
}

/** What a link names, which may be one from one document into the other. */
function targetOf(link: string) {
  const target = link
    .replace(/^openapi\.yaml#\/components\/schemas\/(\w+)$/, 'schema:$1')
    .replace(/^openapi\.yaml$/, 'rest.md')
    .replace(/^asyncapi\.yaml$/, 'live.md');
  const [, kind = '', name = '', field = ''] =
    /^(schema|operation|message):(\w+)\.?(.*)$/.exec(target) ?? [];
  return { target, kind, name, field };
}

/** What a link names that leads to a fact. */
export function factTarget(contract: Contract, { document, pointer, schema, field }: Fact): string {
  const operation = operationAt(contract, pointer);
  if (operation) return `operation:${operation.id}`;
  if (schema !== null) return `schema:${schema}.${field}`;
  const [section, kind, named, name = ''] = tokens(pointer);
  if (document === 'openapi') return 'rest.md';
  if (section === 'channels' && named === 'messages') return `message:${name}`;
  if (section === 'components' && kind === 'messages') return `message:${named}`;
  return 'live.md';
}

/** What a fact is about, in words. */
export function factLabel(contract: Contract, { document, pointer, schema, field }: Fact): string {
  const request = operationAt(contract, pointer);
  if (request) {
    const [key = '', inner = ''] = tokens(pointer.slice(request.pointer.length));
    const rest = /^\d*$/.test(inner) ? key : `${key} ${inner}`;
    return `${callName(request)} ${schema === null ? rest : `\`${field}\``}`.trim();
  }
  if (schema !== null) return `\`${field === '' ? schema : `${schema}.${field}`}\``;
  const [section, , name, part = ''] = tokens(pointer);
  if (section === 'components') return `\`${name}\` ${part}`.trim();
  const last = tokens(pointer).at(-1);
  return last === undefined ? (document === 'openapi' ? 'REST' : 'Live') : `\`${last}\``;
}

function schemaAddress(contract: Contract, name: string, field: string): string {
  if (at(contract.openapi, `${SCHEMAS}/${name}`) === undefined) {
    return queryAddress(contract, name, field) ?? messageAddress(contract, name, field);
  }
  const section = `${slug(SCHEMAS_SECTION)}/${name.toLowerCase()}`;
  // Only the outermost field is on the page before a reader unfolds it; a union shows its first tab.
  const [outer = ''] = field.toLowerCase().split(/\.|\[\]/);
  const path = hasTabs(contract, name) ? `path=&oneof=0/${outer}` : `path=${outer}`;
  return `rest.html#/${section}${outer === '' ? '' : `#${section}/${path}`}`;
}

/** The address of an operation: its tag, then its identifier; a callback is shown with its operation. */
function operationAddress({ operations, webhooks }: Contract, id: string): string {
  const holder =
    [...operations, ...webhooks].find((one) => one.id === id) ??
    operations.find(({ callbacks }) => callbacks.some((one) => one.id === id));
  const [tag] = Array.isArray(holder?.node.tags) ? holder.node.tags : [];
  return holder ? `rest.html#/${slug(String(tag))}/${holder.id.toLowerCase()}` : 'rest.html';
}

function messageAddress(contract: Contract, name: string, field: string): string {
  const { message, path } = messageWith(contract, name) ?? {};
  if (message === undefined) return 'live.html';
  const section = `channels/${message.channel.toLowerCase()}`;
  const steps = [path, field].filter(Boolean).join('.').replaceAll('.', '/');
  const shown = steps === '' ? '' : `&t=payload&path=${steps}`;
  return `live.html#/${section}#${section}/messages&m=${message.name.toLowerCase()}${shown}`;
}

/** A message that is or holds what has this name, and the field that holds it. */
function messageWith({ messages, schemas }: Contract, name: string) {
  // What was searched once, or is being searched, holds nothing more.
  const searched = new Set<string>();
  const within = (schema: Schema): string | undefined => {
    let found: string | undefined;
    visitSchema(schema, ({ $ref }, { field }) => {
      const target = refName($ref);
      if (found !== undefined || target === undefined || searched.has(target)) return;
      if (target !== name) searched.add(target);
      const inner = target === name ? '' : within(schemas.get(target) ?? {});
      if (inner !== undefined) found = [field, inner].filter(Boolean).join('.');
    });
    return found;
  };
  for (const message of messages) {
    const path = message.name === name ? '' : within(message.payload ?? {});
    if (path !== undefined) return { message, path };
  }
}

/** The parameter of an operation that a field of its query's schema represents. */
function queryAddress(contract: Contract, name: string, field: string): string | undefined {
  const operation = contract.operations.find(({ query }) => query === name);
  if (!operation) return undefined;
  const address = operationAddress(contract, operation.id);
  if (field === '') return address;
  const section = address.slice(address.indexOf('#/') + 2);
  return `${address}#${section}/t=request&in=query&path=${field.toLowerCase()}`;
}

/** Whether Redoc shows a schema in tabs, one for each branch of a union. */
function hasTabs({ schemas }: Contract, name: string): boolean {
  const branches = (schema: Schema | undefined): boolean => {
    if (schema?.oneOf ?? schema?.anyOf) return true;
    return (schema?.allOf ?? []).some((part) => {
      return branches(part.$ref === undefined ? part : schemas.get(refName(part.$ref) ?? ''));
    });
  };
  return branches(schemas.get(name));
}

/** The operation around a place in the document, the innermost one. */
function operationAt(contract: Contract, pointer: string): Request | undefined {
  const all: Request[] = [...notificationsOf(contract), ...contract.operations];
  return all.find((one) => `${pointer}/`.startsWith(`${one.pointer}/`));
}
