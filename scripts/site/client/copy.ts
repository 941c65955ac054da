declare global {
  interface Window {
    twin?: string;
  }
}

/** A button at each piece of code that copies it, and one that copies the page as Markdown. */
export function startCopying(): void {
  if (!navigator.clipboard) {
    for (const button of document.querySelectorAll('.twin button')) button.remove();
    return;
  }
  for (const figure of document.querySelectorAll('figure.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    copyOnClick(button, async () => figure.querySelector('pre')?.textContent ?? '');
    figure.append(button);
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('.twin button')) {
    copyOnClick(button, () => load(currentTwin(button)));
  }
}

function copyOnClick(button: HTMLButtonElement, text: () => Promise<string>): void {
  const label = [...button.childNodes];
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(await text());
    button.textContent = 'Copied';
    setTimeout(() => {
      button.replaceChildren(...label);
    }, 1500);
  });
}

/** The twin of the page; in a reference, of what is shown there. */
function currentTwin(button: HTMLButtonElement): string {
  const here = `${location.pathname.split('/').pop()}${location.hash}`.toLowerCase();
  const shown = (window.searchEntries ?? []).filter(
    ({ twin, href }) => twin && here.startsWith(href.toLowerCase()),
  );
  const [best] = shown.sort((a, b) => b.href.length - a.href.length);
  return best?.twin ?? button.parentElement?.querySelector('a')?.getAttribute('href') ?? '';
}

/** Loads a twin as a script: a page that is opened from the disk may load nothing else. */
function load(twin: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `assets/twins/${twin}.js`;
    script.addEventListener('load', () => {
      script.remove();
      resolve(window.twin ?? '');
    });
    script.addEventListener('error', reject);
    document.head.append(script);
  });
}
