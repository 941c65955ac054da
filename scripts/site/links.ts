/** Addresses into the two references, as Redoc makes them. */

import type { Fact } from '../emit/facts/collect.ts';
import type { Contract } from '../model/contract.ts';
import { at, tokens } from '../model/pointer.ts';
import { refName, type Schema } from '../model/schema.ts';
import { slug } from './html.ts';

/** The section of the REST reference that lists the schemas. */
export const SCHEMAS_SECTION = 'Schemas';

/** The address of a named schema, or of a field in it. */
export function schemaLink(contract: Contract, name: string, field = ''): string {
  const inRest = at(contract.openapi, `/components/schemas/${name}`) !== undefined;
  if (!inRest) return queryLink(contract, name, field) ?? messageLink(contract, name, field);
  const section = `${slug(SCHEMAS_SECTION)}/${name.toLowerCase()}`;
  // Only the outermost field is on the page before a reader unfolds it; a union shows its first tab.
  const [outer = ''] = field.toLowerCase().split(/\.|\[\]/);
  const path = hasTabs(contract, name) ? `path=&oneof=0/${outer}` : `path=${outer}`;
  const anchor = outer === '' ? '' : `#${section}/${path}`;
  return `rest.html#/${section}${anchor}`;
}

/** The address of an operation: its tag, then its identifier. */
export function operationLink(contract: Contract, operationId: string): string {
  const found = findOperation(contract, operationId);
  if (!found) return 'rest.html';
  const { holder, tag } = found;
  return `rest.html#/${slug(tag)}/${holder.toLowerCase()}`;
}

/** The address of a message of the live session, or of a field in it. */
export function messageLink(contract: Contract, name: string, field = ''): string {
  const channel = channelOf(contract);
  const section = `${channel}/messages&m=${name.toLowerCase()}`;
  const path = field === '' ? '' : `&t=payload&path=${field.replaceAll('.', '/')}`;
  return `live.html#/${channel}#${section}${path}`;
}

/** The address of what a fact is about. */
export function factLink(contract: Contract, fact: Fact): string {
  const { document, pointer, schema, field } = fact;
  if (schema !== null) {
    const [, parameters] = /^\/paths\/.*\/(parameters)\//.exec(pointer) ?? [];
    if (parameters) return operationAt(contract, pointer);
    return schemaLink(contract, schema, field);
  }
  const [section, , kind, name = ''] = tokens(pointer);
  if (document === 'openapi') {
    return section === 'paths' || section === 'webhooks'
      ? operationAt(contract, pointer)
      : 'rest.html';
  }
  if (section === 'channels' && kind === 'messages') return messageLink(contract, name);
  if (section === 'components' && tokens(pointer)[1] === 'messages') {
    return messageLink(contract, tokens(pointer)[2] ?? '');
  }
  return section === 'channels' || section === 'operations'
    ? `live.html#/${channelOf(contract)}`
    : 'live.html';
}

/** The parameter of an operation that a field of its query's schema stands for. */
function queryLink(contract: Contract, name: string, field: string): string | undefined {
  const operation = contract.operations.find(({ query }) => query === name);
  if (!operation) return undefined;
  const address = operationLink(contract, operation.id);
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

/** The section of the one channel. */
function channelOf({ channels: [channel] }: Contract): string {
  return `channels/${(channel?.name ?? '').toLowerCase()}`;
}

/** The operation around a place in the document; a callback belongs to the operation that has it. */
function operationAt(contract: Contract, pointer: string): string {
  const found = [...contract.operations, ...contract.webhooks].find(
    (one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`),
  );
  return found ? operationLink(contract, found.id) : 'rest.html';
}

/** The operation or webhook of an identifier, or the operation that has the callback. */
function findOperation(
  { operations, webhooks }: Contract,
  operationId: string,
): { holder: string; tag: string } | undefined {
  const found =
    [...operations, ...webhooks].find(({ id }) => id === operationId) ??
    operations.find(({ callbacks }) => callbacks.some(({ id }) => id === operationId));
  if (!found) return undefined;
  const [tag] = Array.isArray(found.node.tags) ? found.node.tags : [];
  return { holder: found.id, tag: String(tag) };
}
