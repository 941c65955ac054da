/** The search over all pages: a dialog, opened by its button or by `/`. */
import MiniSearch from 'minisearch';
import type { SearchEntry } from '../entry.ts';
import { createElement } from './element.ts';

declare global {
  interface Window {
    searchEntries?: SearchEntry[];
  }
}

/** As many results as one looks through before typing more. */
const MOST = 12;

/** Makes the search buttons, and the key `/`, open a dialog that searches all pages. */
export function startSearch(): void {
  const buttons = document.querySelectorAll('.search-button');
  const dialog = makeDialog();
  for (const button of buttons) button.addEventListener('click', () => dialog.open());
  document.addEventListener('keydown', (event) => {
    const typing = (event.target as HTMLElement).closest(
      'input, textarea, select, [contenteditable]',
    );
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    dialog.open();
  });
}

function makeDialog(): { open: () => void } {
  const dialog = document.createElement('dialog');
  dialog.className = 'site-dialog search-dialog';
  dialog.setAttribute('aria-label', 'Search all pages');
  dialog.innerHTML = `<form method="dialog"><input type="search" aria-label="Search all pages" placeholder="Search all pages" autocomplete="off" spellcheck="false" aria-controls="search-hits"><button type="submit" value="close">Close</button></form><p class="status" role="status"></p><ul id="search-hits"></ul>`;
  document.body.append(dialog);
  const input = dialog.querySelector('input') as HTMLInputElement;
  const list = dialog.querySelector('ul') as HTMLUListElement;
  const status = dialog.querySelector('.status') as HTMLElement;
  let index: MiniSearch | undefined;

  const show = (): void => {
    index ??= makeIndex();
    const entries = window.searchEntries ?? [];
    const query = input.value.trim();
    const hits = query === '' ? [] : index.search(query);
    list.replaceChildren(
      ...hits.slice(0, MOST).map(({ id }) => makeItem(entries[Number(id)] as SearchEntry)),
    );
    status.textContent =
      query === '' ? 'Type a word, such as a field or a call.' : countHits(hits.length);
  };

  input.addEventListener('input', show);
  dialog.addEventListener('keydown', (event) => move(event, input, list));
  dialog.querySelector('form')?.addEventListener('submit', (event) => {
    const first = list.querySelector('a');
    if (event.submitter !== null && event.submitter === document.activeElement) return;
    event.preventDefault();
    first?.click();
  });
  list.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return {
    open: () => {
      if (!dialog.open) dialog.showModal();
      input.select();
      show();
    },
  };
}

function makeIndex(): MiniSearch {
  const index = new MiniSearch({
    fields: ['title', 'text', 'where'],
    tokenize: (text) => text.split(/[^\p{L}\p{N}_]+/u).flatMap(splitWords),
    searchOptions: {
      boost: { title: 4 },
      prefix: true,
      fuzzy: 0.15,
      combineWith: 'AND',
      // Where a name was kept, what holds now is sought more often than what held once.
      boostDocument: (_, __, stored) => (stored?.where === 'First version' ? 0.5 : 1),
    },
    storeFields: ['where'],
  });
  index.addAll((window.searchEntries ?? []).map((entry, id) => ({ ...entry, id })));
  return index;
}

/** `word_timestamps` is found whole and by each of its words. */
function splitWords(token: string): string[] {
  const parts = token.split('_').filter(Boolean);
  return parts.length > 1 ? [token, ...parts] : [token];
}

function makeItem({ title, where, text, href }: SearchEntry): HTMLLIElement {
  const entry = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.append(
    createElement('b', title),
    createElement('span', where),
    createElement('span', text, 'snippet'),
  );
  entry.append(link);
  return entry;
}

function countHits(count: number): string {
  if (count === 0) return 'Nothing found.';
  return count > MOST ? `${count} found, the best ${MOST} are shown.` : `${count} found.`;
}

function move(event: KeyboardEvent, input: HTMLInputElement, list: HTMLUListElement): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...list.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = event.key === 'ArrowDown' ? at + 1 : at - 1;
  event.preventDefault();
  if (next < 0) input.focus();
  else links[Math.min(next, links.length - 1)]?.focus();
}
