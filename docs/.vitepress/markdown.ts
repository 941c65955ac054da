/** How Markdown becomes HTML: text is text, names break where they should, and badges and diagrams are drawn. */
import type { MarkdownRenderer } from 'vitepress';
import { drawDiagram } from '../../scripts/site/diagrams.ts';
import { expand } from './expand.ts';

/** Escapes text, so that the page shows markup and expressions of Vue literally. */
export function asText(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  return text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '').replaceAll('{{', '&#123;&#123;');
}

/** The method of a call as a badge. */
export function methodBadge(method: string): string {
  return `<b class="method ${method.toLowerCase()}">${method}</b>`;
}

/** Inline code. A name breaks between its parts or, if it has up to 30 characters, not at all on wide pages. */
function showCode(text: string, isFirst: boolean): string {
  const [, method, path] = /^(GET|POST|PUT|PATCH|DELETE)(?: (\S+))?$/.exec(text) ?? [];
  // Within a sentence, a method alone is a value.
  if (method && !path && isFirst) return methodBadge(method);
  const badge = method && path ? `${methodBadge(method)} ` : '';
  const name = path ?? text;
  if (/\s/.test(name)) return `<code>${asText(name)}</code>`;
  const shown = asText(name).replaceAll(/[._/](?=\w)/g, '$&<wbr>');
  return `<code${text.length > 30 ? '' : ' class="short"'}>${badge}${shown}</code>`;
}

/** The emphasized words that are badges, by the look of each. */
const MARKS: Record<string, string> = {
  required: 'strong',
  deprecated: 'warning',
  gone: 'warning',
  alpha: 'soft',
  beta: 'soft',
  'client → service': 'soft',
  'service → client': 'soft',
};

/** A page collapses a listing with more lines; one with many listings, shorter ones, too. */
const LONG = { alone: 120, amongMany: 14 };
/** So many listings are many. */
const MANY = 10;

/** Whether the page is that of a call. */
export const isCallPage = ({ relativePath = '' }: { relativePath?: string }): boolean =>
  relativePath.startsWith('operations/');
/** The page of a file is its listing, which is not collapsed. */
const isFilePage = ({ relativePath = '' }: { relativePath?: string }) =>
  relativePath.startsWith('files/');

/**
 * Sets up the renderer of all pages.
 *
 * @param root the folder of the pages
 */
export function setUp({ core, renderer: { rules } }: MarkdownRenderer, root: string): void {
  core.ruler.before('normalize', 'expand', (state) => {
    const { relativePath = '', isIndexed = false } = state.env ?? {};
    state.src = expand(state.src, root, relativePath, isIndexed);
  });
  // On the page of a call, the sample and what follows have boxes, which wide windows show beside each other.
  core.ruler.push('sample', ({ tokens, env, Token }) => {
    if (!isCallPage(env)) return;
    const headings = tokens.flatMap(({ type, tag }, at) =>
      type === 'heading_open' && tag === 'h2' ? at : [],
    );
    const isSample = (at: number) => tokens[at + 1]?.content === 'Sample';
    const [first = -1, next = tokens.length] = headings.slice(headings.findIndex(isSample));
    if (first < 0 || !isSample(first)) return;
    const start = (name: string) => {
      const token = Object.assign(new Token(name, 'div', 1), { block: true });
      token.attrSet('class', name);
      return token;
    };
    const end = () => Object.assign(new Token('end', 'div', -1), { block: true });
    tokens.push(end());
    tokens.splice(next, 0, end(), start('fields'));
    tokens.splice(first, 0, end(), start('sample'));
    tokens.unshift(start('intro'));
  });
  // On phones, large tables have no head: each cell says the title of its column.
  core.ruler.push('labels', ({ tokens }) => {
    let titles: string[] = [];
    let column = 0;
    for (const [at, token] of tokens.entries()) {
      if (token.type === 'thead_open') titles = [];
      if (token.type === 'tr_open') column = 0;
      if (token.type === 'th_open') titles.push(tokens[at + 1]?.content ?? '');
      if (token.type !== 'td_open') continue;
      const title = titles[column]?.replaceAll('`', '') ?? '';
      if (column > 0 && titles.length > 2) token.attrSet('data-label', `${title}: `);
      column += 1;
    }
  });
  core.ruler.push('badges', ({ tokens }) => {
    for (const { children } of tokens) {
      for (const [at, token] of (children ?? []).entries()) {
        const look = MARKS[children?.[at + 1]?.content ?? ''];
        if (token.type === 'em_open' && look) token.attrSet('class', `mark ${look}`);
      }
    }
  });
  // Tables contain line breaks, and headings a space from VitePress; any other markup is text.
  const isOurs = /^(<br>|&ZeroWidthSpace;|&#8203;)$/;
  rules.text = (tokens, index) => asText(tokens[index]?.content ?? '');
  rules.code_inline = (tokens, index) => showCode(tokens[index]?.content ?? '', index === 0);
  rules.html_inline = rules.html_block = (tokens, index) => {
    const text = tokens[index]?.content ?? '';
    return isOurs.test(text) ? text : asText(text);
  };
  const { fence, container_details_open: open } = rules;
  rules.container_details_open = (...args) => {
    const [tokens, index] = args;
    if (tokens[index]?.info.includes('Fields of')) tokens[index]?.attrJoin('class', 'fields');
    return open?.(...args) ?? '';
  };
  rules.fence = (...args) => {
    const [tokens, index, , env] = args;
    const { info = '', content = '' } = tokens[index] ?? {};
    if (info === 'mermaid')
      return `<figure class="diagram" tabindex="0" v-pre>${drawDiagram(content)}</figure>\n`;
    const html = fence?.(...args) ?? '';
    const lines = content.split('\n').length - 1;
    const isOneOfMany = tokens.filter(({ type }) => type === 'fence').length > MANY;
    const most = isOneOfMany ? LONG.amongMany : LONG.alone;
    return lines > most && !isFilePage(env) && !isCallPage(env)
      ? `<details class="listing"><summary>${lines} lines</summary>${html}</details>\n`
      : html;
  };
}
