/** Filters above tables: what does not contain all words is hidden. */
export function startFilters(): void {
  for (const box of document.querySelectorAll<HTMLElement>('.filtered')) start(box);
}

function start(box: HTMLElement): void {
  const input = box.querySelector('input');
  const count = box.querySelector('.count');
  if (!input || !count) return;
  const items = [...box.querySelectorAll<HTMLElement>('tbody tr:not(.group)')].map((element) => ({
    element,
    text: (element.textContent ?? '').toLowerCase(),
  }));
  const groups = [...box.querySelectorAll<HTMLElement>('tbody')];
  const apply = (): void => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { element, text } of items) {
      element.hidden = !words.every((word) => text.includes(word));
      if (!element.hidden) shown++;
    }
    for (const group of groups) {
      group.hidden = !group.querySelector('tr:not(.group):not([hidden])');
    }
    count.textContent = words.length === 0 ? `${items.length}` : `${shown} of ${items.length}`;
  };
  input.addEventListener('input', apply);
  apply();
}
