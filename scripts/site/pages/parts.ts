/** Pieces that several pages are made of. */
import type { NormalSchema } from '../../model/schema.ts';
import { type Html, html } from '../html.ts';

/** A list or table with a field above it that leaves only what contains the words typed in. */
export function filtered(id: string, hint: string, content: Html[]): Html {
  return html`<div class="filtered" data-filter="${id}">
<div class="filter"><label for="${id}-filter">Filter</label><input id="${id}-filter" type="search" placeholder="${hint}" autocomplete="off" spellcheck="false"><p class="count" role="status"></p></div>
<div class="filter-content">${content}</div>
</div>`;
}

/** A short word on a coloured ground. */
export function badge(text: string, tone: 'amber' | 'blue' | 'green' | 'red' | 'violet'): Html {
  return html`<span class="badge ${tone}">${text}</span>`;
}

/** What a schema says of itself, as badges. */
export function flags(schema: NormalSchema): Html[] {
  const maturity = schema['x-maturity'];
  return [
    ...(maturity ? [html` ${badge(maturity, maturity === 'alpha' ? 'amber' : 'blue')}`] : []),
    ...(schema.deprecated ? [html` ${badge('deprecated', 'red')}`] : []),
  ];
}

/** A picture that scrolls by itself where the page is too narrow for it. */
export function figure(picture: Html, caption: string): Html {
  return html`<figure class="picture">${picture}<figcaption>${caption}</figcaption></figure>`;
}
