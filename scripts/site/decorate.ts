/** Makes what `x-` keys say readable in the references: the docs' own copy of a bundle. */
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { Replaces } from '../model/schema.ts';

/** Keywords whose values are data, so that nothing in them speaks to a reader. */
const DATA = new Set(['example', 'examples', 'default', 'const', 'enum', 'value']);

const BADGES: Record<string, JsonObject> = {
  alpha: { name: 'alpha', color: 'orange' },
  beta: { name: 'beta', color: 'blue' },
};

/**
 * Copies a bundle and writes the maturity, what is not specified, what is assumed and what the
 * first version had into the descriptions, with a badge for the maturity. The original is left as
 * it was.
 */
export function decorate(bundle: JsonObject): JsonObject {
  const copy = decorated(bundle, false) as JsonObject;
  const { info } = copy;
  // A document has no description of its own: its information has.
  if (isObject(info)) info.description = described(info.description, bundle) ?? null;
  delete copy.description;
  return copy;
}

function decorated(value: Json, names: boolean): Json {
  if (Array.isArray(value)) return value.map((item) => decorated(item, false));
  if (!isObject(value)) return value;
  const copy: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    const data = !names && DATA.has(key);
    copy[key] = data ? item : decorated(item, !names && key === 'properties');
  }
  if (names) return copy;
  const description = described(value.description, value);
  if (description !== undefined) copy.description = description;
  if (Array.isArray(copy.anyOf) && !copy.anyOf.every(isReference)) {
    copy.anyOf = copy.anyOf.map((form) => told(form, description));
  }
  const badge = BADGES[String(value['x-maturity'])];
  if (badge) copy['x-badges'] = [badge];
  return copy;
}

/**
 * One of the forms of a field, with the description of the field: Redoc shows that of the chosen
 * form in its place, and would so hide what the field's extension keys say. A union of named
 * schemas alone is left as it is: there, each form has more to say than the union.
 */
function told(form: Json, description: Json | undefined): Json {
  if (!isObject(form) || description === undefined) return form;
  const { description: _, ...rest } = form;
  return isReference(form) ? { ...rest, description } : rest;
}

function isReference(node: Json): boolean {
  return isObject(node) && '$ref' in node;
}

function described(own: Json | undefined, node: JsonObject): Json | undefined {
  const notes = notesOf(node);
  if (notes.length === 0) return own;
  return [typeof own === 'string' ? own.trim() : '', ...notes].filter(Boolean).join('\n\n');
}

/** What a node says beside its description, one paragraph of Markdown each. */
export function notesOf(node: JsonObject): string[] {
  const maturity = node['x-maturity'];
  const replaces = (node['x-replaces'] ?? []) as Replaces[];
  return [
    ...(typeof maturity === 'string' ? [`**Maturity:** ${maturity}.`] : []),
    ...list('Not specified', sentences(node['x-unspecified'])),
    ...list('Assumption', sentences(node['x-assumption'])),
    ...list(
      'In the first version',
      replaces.flatMap(({ name, change }) => entry(name, change)),
    ),
    ...list(
      'Dropped since the first version',
      replaces.flatMap(({ removed, change }) => entry(removed, change)),
    ),
  ];
}

function entry(name: string | undefined, change: string | undefined): string[] {
  if (name === undefined) return [];
  const subject = inWords(name) ? name : `\`${name}\``;
  return [change === undefined ? `${subject}.` : `${subject}. ${change.trim()}`];
}

/** Whether a thing of the first version is told in words; a name stands in code. */
export function inWords(subject: string): boolean {
  return /^[A-Z]|\s.*\s/.test(subject);
}

function list(title: string, items: string[]): string[] {
  if (items.length === 0) return [];
  if (items.length === 1) return [`**${title}:** ${items[0]}`];
  return [`**${title}:**\n\n${items.map((item) => `- ${item}`).join('\n')}`];
}

function sentences(value: Json | undefined): string[] {
  const found = Array.isArray(value) ? value : [value];
  return found.flatMap((sentence) => (typeof sentence === 'string' ? [sentence.trim()] : []));
}
