/** Addresses into the two references, as Redoc makes them. */

import type { Fact } from '../emit/facts/collect.ts';
import { querySchemaName } from '../model/contract.ts';
import { at, isObject, tokens } from '../model/pointer.ts';
import type { Contract, Schema } from '../model/schema.ts';
import { refName } from '../normalise/flatten.ts';
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
  for (const item of Object.values(contract.openapi.paths ?? {})) {
    for (const operation of Object.values(isObject(item) ? item : {})) {
      const id = isObject(operation) ? String(operation.operationId) : '';
      if (querySchemaName(id) !== name) continue;
      const address = operationLink(contract, id);
      if (field === '') return address;
      const section = address.slice(address.indexOf('#/') + 2);
      return `${address}#${section}/t=request&in=query&path=${field.toLowerCase()}`;
    }
  }
  return undefined;
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
function channelOf({ asyncapi }: Contract): string {
  const [name = ''] = Object.keys(asyncapi.channels ?? {});
  return `channels/${name.toLowerCase()}`;
}

/** The operation around a place in the document; a callback belongs to the operation that has it. */
function operationAt(contract: Contract, pointer: string): string {
  const [section = '', path = '', method = ''] = tokens(pointer);
  const item = at(contract.openapi, `/${section}`);
  const operation = isObject(item) ? item[path] : undefined;
  const found = isObject(operation) ? operation[method] : undefined;
  const id = isObject(found) ? found.operationId : undefined;
  return typeof id === 'string' ? operationLink(contract, id) : 'rest.html';
}

function findOperation(
  { openapi }: Contract,
  operationId: string,
): { holder: string; tag: string } | undefined {
  const items = [...Object.values(openapi.paths ?? {}), ...Object.values(openapi.webhooks ?? {})];
  for (const item of items) {
    for (const operation of Object.values(isObject(item) ? item : {})) {
      if (!isObject(operation) || typeof operation.operationId !== 'string') continue;
      const [tag] = Array.isArray(operation.tags) ? operation.tags : [];
      const own = operation.operationId === operationId;
      const calls = JSON.stringify(operation.callbacks ?? {}).includes(`"${operationId}"`);
      if (own || calls) return { holder: operation.operationId, tag: String(tag) };
    }
  }
  return undefined;
}
