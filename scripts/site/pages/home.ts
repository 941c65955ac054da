import { html } from '../html.ts';
import { prose } from '../markdown.ts';
import type { PageBuilder, PageInput } from './input.ts';
import { callsTable } from './messages.ts';

/** A page as the start page shows it. */
export interface Card {
  file: string;
  title: string;
  summary: string;
}

/** The start page: what the service is, what can be called, and where everything else stands. */
export function homePage(cards: Card[]): PageBuilder {
  return (input: PageInput) => {
    const { info } = input.contract.openapi;
    const described = typeof info === 'object' && info !== null && !Array.isArray(info) ? info : {};
    return {
      service: html`<div class="about">${prose(String(described.description ?? ''))}</div>`,
      calls: callsTable(input),
      pages: html`<ul class="cards">${cards.map(
        ({ file, title, summary }) =>
          html`<li><a href="${file}"><b>${title}</b><span>${summary}</span></a></li>\n`,
      )}</ul>`,
      search: html`<button type="button" class="search-button search-field" aria-haspopup="dialog"><span>Search calls, fields, messages and guides</span><kbd aria-hidden="true">/</kbd></button>`,
    };
  };
}
