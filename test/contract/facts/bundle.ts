/** Reading the contract: what its bodies, operations, messages and channels state. */

import type { DocumentObject, DocumentPlace, Media } from '../../../scripts/model/contract.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../scripts/model/json.ts';
import type { NormalSchema, Schema } from '../../../scripts/model/schema.ts';
import type { BundleEntry, Facts } from './compare.ts';
import { ownAspects, typeText } from './rows.ts';

/** An object, or an empty one where there is none. */
export function objectAt(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Keywords that only address readers, or that `versions.ts` has lists for. */
const NO_FACTS = new Set([
  ...['title', 'summary', 'description', 'tags', 'example', 'examples'],
  ...['x-unspecified', 'x-assumption', 'x-replaces'],
]);

/**
 * Everything that a node states under other keys than the named ones. It is compared too, so that no key
 * can be added without a fact.
 */
export function furtherFacts(node: JsonObject, named: readonly string[] = []): JsonObject {
  const kept = Object.entries(node).filter(
    ([key, value]) => !NO_FACTS.has(key) && !named.includes(key) && value !== false,
  );
  return Object.fromEntries(kept);
}

/** What a server states, and each of its variables. */
export function serverFacts(server: Json, named: readonly string[] = []): Facts {
  const node = objectAt(server);
  const variables = Object.entries(objectAt(node.variables)).map(([key, variable]) => [
    key,
    furtherFacts(objectAt(variable)),
  ]);
  const more = furtherFacts(node, ['variables', ...named]);
  return { ...more, variables: Object.fromEntries(variables) };
}

/** The entry of facts that a place states. */
export function entryOf(facts: Facts, place: DocumentPlace): BundleEntry {
  return { facts, place: () => place };
}

/**
 * The schema of a body as text: a name, a type, or the parts of an object in braces. Where the
 * interface document leaves the fields open, `(open)` follows; then all other constraints.
 */
export function schemaText(schema: Schema = {}): string {
  const node = schema as NormalSchema;
  const { open, ...others } = ownAspects(node);
  const more = Object.keys(others).length > 0 ? ` ${JSON.stringify(others)}` : '';
  const after = `${open === true ? ' (open)' : ''}${more}`;
  if (node.type !== 'object' || (node.properties ?? node.required) === undefined) {
    return `${typeText(node)}${after}`;
  }
  const further = node.additionalProperties;
  const parts = Object.entries(node.properties ?? {}).map(([name, property]) => {
    const optional = node.required?.includes(name) ? '' : '?';
    return `${name}${optional}: ${schemaText(property)}`;
  });
  const bare = (node.required ?? []).filter((name) => node.properties?.[name] === undefined);
  const rest = typeof further === 'object' ? [`any other: ${typeText(further)}`] : [];
  return `{${[...parts, ...bare, ...rest].join(', ')}}${after}`;
}

/** Each media type and header with the text of its schema, and whatever else they and their holder state. */
export function contentFacts(
  holder: DocumentObject & { content: Media[] },
  named: string[] = [],
): Facts {
  const media = holder.content.flatMap(({ type, schema, node }): [string, Json][] => {
    const more = furtherFacts(node, ['schema']);
    const others: [string, Json][] = Object.keys(more).length > 0 ? [[`${type}, more`, more]] : [];
    return [[type, schemaText(schema)], ...others];
  });
  const headers = Object.entries(objectAt(holder.node.headers)).map(([name, header]) => {
    const { schema, required = false, ...more } = furtherFacts(objectAt(header));
    const node = objectAt(schema) as NormalSchema;
    return [`header ${name}`, { type: typeText(node), required, ...ownAspects(node), ...more }];
  });
  const further = furtherFacts(holder.node, ['content', 'headers', ...named]);
  return { ...Object.fromEntries([...media, ...headers]), ...further };
}

/** The security schemes of each alternative, joined by `or`; `none` without alternatives. */
export function securityText(alternatives: readonly JsonObject[]): string {
  const choices = alternatives.map((choice) =>
    Object.entries(choice)
      .map(([name, scopes]) =>
        Array.isArray(scopes) && scopes.length > 0 ? `${name} ${scopes}` : name,
      )
      .join(' and '),
  );
  return choices.map((choice) => choice || 'none').join(' or ') || 'none';
}
