/** Makes what `x-` keys say readable in the references: the docs' own copy of a bundle. */
import { hasNames, isData, isObject, type Json, type JsonObject } from '../model/json.ts';
import { child } from '../model/pointer.ts';
import type { Replaces } from '../model/schema.ts';
import { markdownOf } from './blocks.ts';
import { runsNothing } from './html.ts';
import type { Prose } from './prose.ts';
import { disarm } from './render.ts';
import { samplesOf, showSamples } from './samples.ts';

const BADGES: JsonObject = {
  alpha: { name: 'alpha', color: 'orange' },
  beta: { name: 'beta', color: 'blue' },
};

/**
 * Copies a bundle and writes the maturity, what is not specified, what is assumed and what the
 * first version had into the descriptions, with a badge for the maturity, and puts the samples
 * beside the operations. The original is left as it was.
 */
export function decorate(bundle: JsonObject, prose: Prose): JsonObject {
  const copy = decorateValue(bundle, false, prose) as JsonObject;
  const { info } = copy;
  // A document has no description of its own: its information has.
  if (isObject(info)) {
    const live = 'channels' in bundle ? showSamples(prose, 'live') : [];
    const described = describe({ ...bundle, description: info.description ?? '' }) ?? '';
    // Of all summaries, this one is shown as Markdown.
    if (typeof info.summary === 'string') info.summary = disarm(info.summary);
    info.description = live.length > 0 ? markdownOf([described, '## Samples', ...live]) : described;
  }
  delete copy.description;
  return copy;
}

function decorateValue(value: Json, names: boolean, prose: Prose): Json {
  if (Array.isArray(value)) return value.map((item) => decorateValue(item, false, prose));
  if (!isObject(value)) return value;
  const copy: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    const data = !names && isData(key);
    copy[key] = data ? item : decorateValue(item, !names && hasNames(key, value), prose);
    const isAddress = typeof item === 'string' && /^(\w*url|termsOfService)$/i.test(key);
    if (isAddress && !runsNothing(item)) copy[key] = '#';
  }
  if (names) return copy;
  const shown = samplesOf(prose, String(value.operationId));
  if (shown.length > 0) copy['x-codeSamples'] = shown;
  const description = describe(value);
  if (description !== undefined) copy.description = description;
  if (Array.isArray(copy.anyOf) && !copy.anyOf.every(isReference)) {
    copy.anyOf = copy.anyOf.map((form) => describeForm(form, description));
  }
  const badge = child(BADGES, String(value['x-maturity']));
  if (badge) copy['x-badges'] = [badge];
  return copy;
}

/**
 * One of the forms of a field, with the description of the field: Redoc shows that of the chosen
 * form in its place, and would so hide what the field's extension keys say. A union of named
 * schemas alone is left as it is: there, each form has more to say than the union.
 */
function describeForm(form: Json, description: string | undefined): Json {
  if (!isObject(form) || description === undefined) return form;
  const { description: _, ...rest } = form;
  return isReference(form) ? { ...rest, description } : rest;
}

function isReference(node: Json): boolean {
  return isObject(node) && '$ref' in node;
}

/** What a node says in its description and its extension keys. */
function describe(node: JsonObject): string | undefined {
  const { description, 'x-maturity': maturity } = node;
  const notes = [
    ...(typeof maturity === 'string' ? [`**Maturity:** ${maturity}.`] : []),
    ...writeNotes(node),
  ];
  const own = typeof description === 'string' ? description : undefined;
  if (notes.length === 0) return own && disarm(own);
  return disarm([own?.trim(), ...notes].filter(Boolean).join('\n\n'));
}

/** What is not specified, what is assumed, and what the first version had, as sentences of Markdown. */
function notesOf(node: JsonObject): { title: string; items: string[] }[] {
  const replaces = (node['x-replaces'] ?? []) as Replaces[];
  const renamed = replaces.flatMap(({ name, change }) => writeChange(name, change));
  const removed = replaces.flatMap((one) => writeChange(one.removed, one.change));
  return [
    { title: 'Not specified', items: listSentences(node['x-unspecified']) },
    { title: 'Assumption', items: listSentences(node['x-assumption']) },
    { title: 'In the first version', items: renamed },
    { title: 'Dropped since the first version', items: removed },
  ].filter(({ items }) => items.length > 0);
}

/** The notes of a node as Markdown: on one line where one has one sentence, as a list otherwise. */
export function writeNotes(node: object): string[] {
  return notesOf(node as JsonObject).map(({ title, items }) => {
    if (items.length === 1) return `**${title}:** ${items[0]}`;
    return `**${title}:**\n\n${items.map((item) => `- ${item}`).join('\n')}`;
  });
}

/** The notes of a node, each on one line. */
export function noteLines(node: object): string[] {
  return notesOf(node as JsonObject).map(({ title, items }) => `**${title}:** ${items.join(' ')}`);
}

function writeChange(name: string | undefined, change: string | undefined): string[] {
  if (name === undefined) return [];
  const subject = isInWords(name) ? name : `\`${name}\``;
  return [change === undefined ? `${subject}.` : `${subject}. ${change.trim()}`];
}

/** Whether a thing of the first version is described in words; a name is shown as code. */
export function isInWords(subject: string): boolean {
  return /^[A-Z]|\s.*\s/.test(subject);
}

function listSentences(value: Json | undefined): string[] {
  const found = Array.isArray(value) ? value : [value];
  return found.flatMap((sentence) => (typeof sentence === 'string' ? [sentence.trim()] : []));
}
