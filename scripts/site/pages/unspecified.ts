import type { Fact, Facts } from '../../emit/facts/collect.ts';
import { type Contract, notificationsOf } from '../../model/contract.ts';
import { type Html, html, slug } from '../html.ts';
import { factLink, schemaLink } from '../links.ts';
import { inline } from '../markdown.ts';
import type { PageBuilder, PageInput } from './input.ts';
import { badge, filtered } from './parts.ts';

interface Entry {
  key: string;
  fact: Fact;
  unspecified: string[];
  assumed: string[];
}

/** Everything the interface leaves open, and every choice made where it does. */
export const unspecifiedPage: PageBuilder = (input) => {
  const entries = entriesOf(input.facts.unspecified, input.facts.assumptions);
  const groups = GROUPS.map(({ title, holds }) => ({ title, found: entries.filter(holds) }));
  const open = entries.reduce((sum, { unspecified }) => sum + unspecified.length, 0);
  const assumed = entries.reduce((sum, entry) => sum + entry.assumed.length, 0);
  return {
    count: html`<p>${open} things are not specified, and ${assumed} assumptions are made.</p>`,
    list: filtered('unspecified', 'For instance webhook', [
      html`${groups
        .filter(({ found }) => found.length > 0)
        .map(
          ({ title, found }) =>
            html`<section class="group" id="${slug(title)}" data-contents="${title}"><h2>${title}</h2><dl class="entries">${found.map((entry) => described(input, entry))}</dl></section>`,
        )}`,
    ]),
  };
};

const GROUPS: { title: string; holds: (entry: Entry) => boolean }[] = [
  { title: 'The service as a whole', holds: ({ fact }) => fact.pointer === '' },
  { title: 'Calls and notifications', holds: ({ fact }) => isCall(fact) },
  {
    title: 'The live session',
    holds: ({ fact }) => fact.schema === null && fact.pointer !== '' && !isCall(fact),
  },
  {
    title: 'Requests, results and messages',
    holds: ({ fact }) => fact.schema !== null && !isCall(fact),
  },
];

function isCall({ document, pointer }: Fact): boolean {
  return document === 'openapi' && pointer !== '' && !pointer.startsWith('/components/schemas/');
}

function entriesOf(unspecified: Facts, assumptions: Facts): Entry[] {
  const keys = [...new Set([...Object.keys(unspecified), ...Object.keys(assumptions)])].sort();
  return keys.flatMap((key) => {
    const fact = unspecified[key] ?? assumptions[key];
    if (!fact) return [];
    return [
      { key, fact, unspecified: sentences(unspecified[key]), assumed: sentences(assumptions[key]) },
    ];
  });
}

function described({ contract }: PageInput, { key, fact, unspecified, assumed }: Entry): Html {
  const all = ((fact.schemas ?? []) as string[]).filter((name) => name !== fact.schema);
  const more = all.map(
    (name, index) =>
      html`${index > 0 ? ', ' : ''}<a href="${schemaLink(contract, name, fact.field)}">${name}</a>`,
  );
  const also =
    all.length > 3
      ? html`<details class="also"><summary>the same in ${all.length} others</summary>${more}</details>`
      : all.length > 0 && html`<p class="also">the same in ${more}</p>`;
  return html`<div class="entry" id="${slug(key)}"><dt><a href="${factLink(contract, fact)}">${label(contract, key, fact)}</a></dt>
${unspecified.map((sentence) => html`<dd>${badge('not specified', 'amber')} <span>${inline(sentence)}</span></dd>`)}
${assumed.map((sentence) => html`<dd>${badge('assumption', 'violet')} <span>${inline(sentence)}</span></dd>`)}
${also && html`<dd>${also}</dd>`}</div>\n`;
}

function label(contract: Contract, key: string, { schema, field, pointer, document }: Fact): Html {
  if (pointer === '') return html`${document === 'openapi' ? 'REST' : 'Live'}`;
  const calls = callTitles(contract);
  if (schema !== null) {
    const call = calls.get(schema);
    return call ? html`${call} <code>${field}</code>` : html`<code>${key}</code>`;
  }
  const [kind = '', name = '', ...rest] = key.replace(/ \/.*$/, '').split(' ');
  const call = kind === 'operation' ? calls.get(name) : undefined;
  return call
    ? html`${call} ${rest.join(' ')}`
    : html`${kind} <code>${name}</code> ${rest.join(' ')}`;
}

/** What each call and notification is called, by its identifier and by its query's schema. */
function callTitles(contract: Contract): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { id, method, path, query = id } of contract.operations) {
    titles.set(id, `${method} ${path}`).set(query, `${method} ${path}`);
  }
  for (const { id, summary } of notificationsOf(contract)) titles.set(id, `“${summary}”, ${id}`);
  return titles;
}

function sentences(fact: Fact | undefined): string[] {
  return (fact?.sentences ?? []) as string[];
}
