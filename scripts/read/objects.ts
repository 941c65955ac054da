/** Looks objects up in a bundle, with references resolved. */
import type { DocumentName, DocumentObject } from '../contract.ts';
import {
  at,
  child,
  isJsonObject,
  type Json,
  type JsonObject,
  joinPointer,
  MAX_REFS,
  pointerOf,
} from '../json.ts';
import type { Schema } from '../schema.ts';

/** The objects in an object or under one of its keys, by name; without extensions where the standard allows them. */
export function entriesAt(
  root: DocumentObject,
  holder: DocumentObject,
  key?: string,
): [string, DocumentObject][] {
  const parent = key === undefined ? holder.node : holder.node[key];
  const pointer = key === undefined ? holder.pointer : joinPointer(holder.pointer, key);
  if (typeof parent !== 'object' || parent === null) return [];
  return Object.keys(parent).flatMap((name): [string, DocumentObject][] => {
    const mayExtend = key === undefined || key === 'paths' || key === 'responses';
    const isExtension = mayExtend && name.startsWith('x-');
    const found = isExtension ? undefined : objectAt(root, parent, name, pointer);
    return found === undefined ? [] : [[name, found]];
  });
}

/** The object under a key, with references resolved. */
export function objectAt(
  { document, node: root }: DocumentObject,
  holder: Json,
  key: string,
  pointer = '',
): DocumentObject | undefined {
  let value = child(holder, key);
  let place = joinPointer(pointer, key);
  for (let step = 0; step < MAX_REFS; step++) {
    if (!isJsonObject(value) || typeof value.$ref !== 'string') break;
    place = pointerOf(value.$ref);
    value = at(root, place);
  }
  return isJsonObject(value) ? documentObject(document, value, place) : undefined;
}

export function documentObject(
  document: DocumentName,
  node: JsonObject,
  pointer: string,
): DocumentObject {
  return {
    document,
    pointer,
    node,
    title: asText(node.title),
    summary: asText(node.summary),
    description: asText(node.description),
    deprecated: node.deprecated === true,
  };
}

export function asText(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function asSchema(value: Json | undefined): Schema | undefined {
  return isJsonObject(value) ? value : undefined;
}
