/** Makes what `x-` keys say readable in the references: the docs' own copy of a bundle. */
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { child, visitObjects } from '../model/pointer.ts';
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
  const copy = structuredClone(bundle);
  const nodes: JsonObject[] = [];
  visitObjects(copy, (node) => nodes.push(node));
  // From the inside out: the forms of a field have said their own before they say what it says.
  for (const node of nodes.reverse()) decorateNode(node, prose);
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

function decorateNode(node: JsonObject, prose: Prose): void {
  for (const [key, item] of Object.entries(node)) {
    const isAddress = typeof item === 'string' && /^(\w*url|termsOfService)$/i.test(key);
    if (isAddress && !runsNothing(item)) node[key] = '#';
  }
  const shown = samplesOf(prose, String(node.operationId));
  if (shown.length > 0) node['x-codeSamples'] = shown;
  const description = describe(node);
  if (description !== undefined) node.description = description;
  if (Array.isArray(node.anyOf) && !node.anyOf.every(isReference)) {
    node.anyOf = node.anyOf.map((form) => describeForm(form, description));
  }
  const badge = child(BADGES, String(node['x-maturity']));
  if (badge) node['x-badges'] = [badge];
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
