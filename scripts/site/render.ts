/** Blocks as markup. */
import hljs from 'highlight.js/lib/common';
import { Renderer as DefaultRenderer, lexer, Marked, type Token, walkTokens } from 'marked';
import type { JsonObject } from '../model/json.ts';
import { child } from '../model/pointer.ts';
import {
  type Block,
  type Cell,
  type Checker,
  type Code,
  type Group,
  groupsOf,
  type Line,
  type Step,
  type Table,
} from './blocks.ts';
import { type Html, html, plainText, raw, runsNothing, slug } from './html.ts';

/** The colors of words on a colored background. */
const TONES: JsonObject = {
  alpha: 'amber',
  assumption: 'violet',
  beta: 'blue',
  client: 'violet',
  deprecated: 'red',
  gone: 'red',
  no: 'red',
  'not specified': 'amber',
  off: 'grey',
  on: 'green',
  'always set': 'green',
  required: 'blue',
  service: 'green',
  yes: 'green',
};

/**
 * Markdown for a program that would let markup and every address through: what is markup becomes
 * text, code stays as it is.
 */
export function disarm(markdown: string): string {
  if (!/[<[]/.test(markdown)) return markdown;
  const parts: [raw: string, shown: string][] = [];
  walkTokens(lexer(markdown), (token) => {
    const { type, raw, href = '', text = '' } = token as Token & { href?: string; text?: string };
    if (type === 'code' || type === 'codespan') parts.push([raw, raw]);
    if (type === 'image' || (type === 'link' && !runsNothing(href)))
      parts.push([raw, escapeMarkup(text)]);
  });
  let safe = '';
  let rest = markdown;
  for (const [raw, shown] of parts) {
    const at = rest.indexOf(raw);
    if (at < 0) continue;
    safe += escapeMarkup(rest.slice(0, at)) + shown;
    rest = rest.slice(at + raw.length);
  }
  return safe + escapeMarkup(rest);
}

function escapeMarkup(markdown: string): string {
  return markdown.replaceAll('<', '&lt;');
}

/** A part of a page: a heading of the second level, and what is below it. */
export interface Section {
  /** None above the first heading. */
  heading: Heading | undefined;
  body: Html;
}

/** A heading, and its anchor. */
export interface Heading {
  id: string;
  text: string;
}

/** Renders blocks and lines; links lead where `resolve` says. */
export class Renderer {
  readonly #marked: Marked;

  constructor(resolve: (target: string) => string) {
    this.#marked = new Marked({
      renderer: {
        heading({ tokens, depth }) {
          const text = this.parser.parseInline(tokens);
          return `<h${depth} id="${slug(plainText(text))}">${text}</h${depth}>\n`;
        },
        code({ text, lang = '' }) {
          // After the language may come the schema that a value is an example of.
          const [language = '', label = language] = lang.split(' ');
          return renderCode({ kind: 'code', label, language, text }).text;
        },
        em({ text }) {
          const tone = child(TONES, text);
          return typeof tone === 'string'
            ? html`<span class="badge ${tone}">${text}</span>`.text
            : false;
        },
        // What comes from the contract or a guide is text, whatever it looks like.
        html: ({ text }) => (text.startsWith('<!--') ? '' : html`${text}`.text),
        image: ({ text }) => html`${text}`.text,
        link({ href, tokens }) {
          const text = this.parser.parseInline(tokens);
          const address = resolve(href);
          return runsNothing(address) ? html`<a href="${address}">${raw(text)}</a>`.text : text;
        },
        table(token) {
          const table = DefaultRenderer.prototype.table.call(this, token);
          return `<div class="scroll" tabindex="0">${table}</div>\n`;
        },
      },
    });
  }

  /** Blocks, one after the other, in sections. */
  sections(blocks: readonly Block[]): Section[] {
    const found: { heading: Heading | undefined; parts: Html[] }[] = [];
    const add = (heading: Heading | undefined, part: Html) => {
      if (heading || found.length === 0) found.push({ heading, parts: [part] });
      else found.at(-1)?.parts.push(part);
    };
    for (const block of blocks) {
      if (typeof block !== 'string') add(undefined, this.#block(block));
      else
        for (const token of this.#marked.lexer(block)) {
          const opens = token.type === 'heading' && token.depth === 2;
          const heading = opens ? this.heading(token.text) : undefined;
          add(heading, raw(this.#marked.parser([token])));
        }
    }
    return found.map(({ heading, parts }) => ({ heading, body: html`${parts}` }));
  }

  /** What a line is called as a heading. */
  heading(line: string): Heading {
    const text = plainText(this.inline(line).text);
    return { id: slug(text), text };
  }

  /** A line of Markdown: emphasis, code and links, without a paragraph around it. */
  inline(line: string): Html {
    return raw(this.#marked.parseInline(line, { async: false }).trim());
  }

  #block(block: Exclude<Block, string>): Html {
    switch (block.kind) {
      case 'code':
        return renderCode(block);
      case 'cards':
        return html`<ul class="cards">${block.cards.map(
          ({ title, text }) =>
            html`<li><b>${this.inline(title)}</b><span>${this.inline(text)}</span></li>\n`,
        )}</ul>\n`;
      case 'checker':
        return renderChecker(block);
      case 'steps':
        return html`<figure class="steps"><p aria-hidden="true"><b>Client</b><b>Service</b></p><ol aria-label="${block.label}">${block.steps.map(renderStep)}</ol></figure>\n`;
      case 'table':
        return this.#table(block);
    }
  }

  #table(table: Table): Html {
    const { label, head, look = '', filter } = table;
    const body = html`<table class="stack ${look}"><thead><tr>${head.map((title) => html`<th scope="col">${this.inline(title)}</th>`)}</tr></thead>
${groupsOf(table).map((group) => this.#group(table, group))}</table>`;
    if (filter === undefined) {
      return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">${body}</div>\n`;
    }
    return html`<div class="filtered"><div class="filter"><label for="filter">Filter</label><input id="filter" type="search" placeholder="${filter}" autocomplete="off" spellcheck="false"><p class="count" role="status"></p></div>${body}</div>\n`;
  }

  #group({ head }: Table, { id, title, rows }: Group): Html {
    const labels = head.slice(1).map((one) => this.heading(one).text);
    const heading = html`<tr class="group"><th colspan="${head.length}" scope="rowgroup">${this.inline(title)}</th></tr>\n`;
    return html`<tbody${title !== '' && html` id="${id}"`}>${title !== '' && heading}${rows.map(
      ({ id, cells: [first = '', ...rest] }) =>
        html`<tr${id && html` id="${id}"`}><th scope="row">${this.#cell(first)}</th>${rest.map((cell, index) => html`<td data-label="${labels[index]}"><div>${this.#cell(cell)}</div></td>`)}</tr>\n`,
    )}</tbody>\n`;
  }

  #cell(cell: Cell): Html {
    const [first = '', ...more] = [cell].flat();
    return html`${this.#line(first)}${more.map((line) => html`<p>${this.#line(line)}</p>`)}`;
  }

  #line(line: Line): Html {
    if (typeof line === 'string') return this.inline(line);
    return html`<details><summary>${line.summary}</summary>${this.inline(line.text)}</details>`;
  }
}

function renderStep(step: Step): Html {
  if (typeof step === 'string') return html`<li class="between">${step}</li>`;
  const { from, quiet, label, note } = step;
  return html`<li class="${from}${quiet && ' quiet'}"><code>${label}</code><span>${note}</span></li>\n`;
}

/** The form of `client/checker.ts`, which finds its parts by their order. */
export function renderChecker({ choices }: Checker): Html {
  return html`<form class="checker"><label for="checker-kind">Check</label><select id="checker-kind">${choices.map(({ schema, text }) => html`<option value="${schema}">${text}</option>`)}</select>
<label for="checker-text">JSON</label><textarea id="checker-text" rows="10" spellcheck="false" autocomplete="off"></textarea>
<button type="submit">Check</button><p role="status"></p><ol aria-label="The value, line by line"></ol></form><script defer src="assets/checker.js"></script>\n`;
}

/** Code, colored by its language. */
export function renderCode({ label, language, text }: Code): Html {
  const known = hljs.getLanguage(language) ? language : 'plaintext';
  const { value } = hljs.highlight(text.trimEnd(), { language: known });
  return html`<figure class="code">${label !== '' && html`<figcaption>${label}</figcaption>`}<pre tabindex="0"><code>${raw(value)}</code></pre></figure>\n`;
}
