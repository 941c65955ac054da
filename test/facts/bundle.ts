/** Reading the bundles: references, content, and what an operation, a message or a channel states. */

import type { Json, JsonObject, NormalSchema } from '../../scripts/schema.ts';
import { ownAspects, typeText } from './rows.ts';

/** Something found in a bundle, with the place where it stands. */
export interface Found {
  facts: Readonly<Record<string, Json>>;
  file: string;
  pointer: string;
  node: JsonObject;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object, or an empty one where there is none. */
export function objectAt(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** Follows a reference within a bundle; anything else is returned as it is. */
export function follow(document: JsonObject, value: Json | undefined): JsonObject {
  let node = objectAt(value);
  for (let step = 0; step < 10 && typeof node.$ref === 'string'; step++) {
    let target: Json | undefined = document;
    for (const part of node.$ref.replace(/^#\//, '').split('/')) {
      target =
        objectAt(target)[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')];
    }
    node = objectAt(target);
  }
  return node;
}

export function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/**
 * The schema of a body as text: a name, a type, or the parts of an object in braces. Where the
 * document leaves the fields open, `(open)` follows.
 */
export function schemaText(schema: JsonObject): string {
  const node = schema as NormalSchema;
  if (node.properties === undefined || node.type !== 'object') {
    return node.additionalProperties === true ? `${typeText(node)} (open)` : typeText(node);
  }
  const parts = Object.entries(node.properties).map(([name, property]) => {
    const optional = node.required?.includes(name) ? '' : '?';
    return `${name}${optional}: ${typeText(property)}`;
  });
  return `{${parts.join(', ')}}`;
}

/** Each media type of a body or response with the text of its schema. */
export function contentText(holder: JsonObject): Record<string, string> {
  return Object.fromEntries(
    Object.entries(objectAt(holder.content)).map(([type, media]) => [
      type,
      schemaText(objectAt(objectAt(media).schema)),
    ]),
  );
}

/** What a parameter states: where it stands, its type, how it is written, its constraints. */
export function parameterFacts(parameter: JsonObject): Record<string, Json> {
  const { name, in: place, description, schema, required, example, examples, ...rest } = parameter;
  const said = Object.entries(rest).filter(([key]) => !/^x-(assumption|unspecified)$/.test(key));
  const node = objectAt(schema) as NormalSchema;
  return {
    required: required === true,
    type: typeText(node),
    ...ownAspects(node),
    ...Object.fromEntries(said),
  };
}

/** The names of the security schemes that an operation asks for; `none` where it asks for none. */
export function securityText(document: JsonObject, operation: JsonObject): string {
  const security = operation.security ?? document.security ?? [];
  const names = Array.isArray(security) ? security.flatMap((s) => Object.keys(objectAt(s))) : [];
  return names.length > 0 ? names.join(', ') : 'none';
}
