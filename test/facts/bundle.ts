/** Reading the bundles: references, content, and what an operation, a message or a channel states. */

import { isObject, type Json, type JsonObject } from '../../scripts/model/json.ts';
import { at } from '../../scripts/model/pointer.ts';
import type { NormalSchema } from '../../scripts/model/schema.ts';
import { ownAspects, typeText } from './rows.ts';

/** Something found in a bundle, with the place where it stands. */
export interface Found {
  facts: Readonly<Record<string, Json>>;
  file: string;
  pointer: string;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** An object, or an empty one where there is none. */
export function objectAt(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** Follows a reference within a bundle; anything else is returned as it is. */
export function follow(document: JsonObject, value: Json | undefined): JsonObject {
  let node = objectAt(value);
  for (let step = 0; step < 10 && typeof node.$ref === 'string'; step++) {
    node = objectAt(at(document, node.$ref.replace(/^#/, '')));
  }
  return node;
}

/** What is only said to readers, or compared with lists of its own (`places.ts`). */
const SAID = new Set([
  ...['title', 'summary', 'description', 'tags', 'example', 'examples'],
  ...['x-unspecified', 'x-assumption', 'x-replaces'],
]);

/**
 * Everything that a node states beside what is named: for keys that no table knows, so that none
 * can be added without a fact.
 */
export function furtherFacts(node: JsonObject, named: readonly string[] = []): JsonObject {
  const kept = Object.entries(node).filter(
    ([key, value]) => !SAID.has(key) && !named.includes(key) && value !== false,
  );
  return Object.fromEntries(kept);
}

/**
 * The schema of a body as text: a name, a type, or the parts of an object in braces. Where the
 * document leaves the fields open, `(open)` follows; then whatever else is said of it.
 */
export function schemaText(schema: JsonObject): string {
  const node = schema as NormalSchema;
  const { open, ...others } = ownAspects(node);
  const more = Object.keys(others).length > 0 ? ` ${JSON.stringify(others)}` : '';
  const after = `${open === true ? ' (open)' : ''}${more}`;
  const isObjectType = node.type === 'object';
  if (!isObjectType || (node.properties ?? node.required) === undefined) {
    return `${typeText(node)}${after}`;
  }
  const further = node.additionalProperties;
  const parts = Object.entries(node.properties ?? {}).map(([name, property]) => {
    const optional = node.required?.includes(name) ? '' : '?';
    return `${name}${optional}: ${schemaText(property as JsonObject)}`;
  });
  const bare = (node.required ?? []).filter((name) => node.properties?.[name] === undefined);
  const rest = typeof further === 'object' ? [`any other: ${typeText(further)}`] : [];
  return `{${[...parts, ...bare, ...rest].join(', ')}}${after}`;
}

/** Each media type of a body or response with the text of its schema, and what else it states. */
export function contentText(holder: JsonObject): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(objectAt(holder.content)).flatMap(([type, media]): [string, Json][] => {
      const more = furtherFacts(objectAt(media), ['schema']);
      const text = schemaText(objectAt(objectAt(media).schema));
      return [
        [type, text],
        ...(Object.keys(more).length > 0 ? [[`${type}, more`, more] as [string, Json]] : []),
      ];
    }),
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

/** The security schemes that an operation asks for; `none` where it asks for none. */
export function securityText(document: JsonObject, operation: JsonObject): string {
  const security = operation.security ?? document.security ?? [];
  const choices = (Array.isArray(security) ? security : []).map((choice) =>
    Object.entries(objectAt(choice))
      .map(([name, scopes]) =>
        Array.isArray(scopes) && scopes.length > 0 ? `${name} ${scopes}` : name,
      )
      .join(' and '),
  );
  return choices.map((choice) => choice || 'none').join(' or ') || 'none';
}
