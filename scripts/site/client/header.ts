/** The two buttons of the header: light or dark, and the menu on narrow pages. */
export function startHeader(): void {
  const root = document.documentElement;
  document.querySelector('.theme-button')?.addEventListener('click', () => {
    const mode = root.classList.contains('dark') ? 'light' : 'dark';
    root.classList.remove('light', 'dark');
    root.classList.add(mode);
    try {
      localStorage.setItem('redoc.colorMode', mode);
    } catch {
      // Where nothing may be stored the choice lasts as long as the page.
    }
  });
  const button = document.querySelector<HTMLButtonElement>('.menu-button');
  const nav = document.querySelector('#site-nav');
  if (!button || !nav) return;
  const show = (open: boolean): void => {
    nav.classList.toggle('open', open);
    button.setAttribute('aria-expanded', String(open));
  };
  button.addEventListener('click', () => show(button.getAttribute('aria-expanded') !== 'true'));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !nav.classList.contains('open')) return;
    show(false);
    button.focus();
  });
}
