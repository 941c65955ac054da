/** What the preview adds to each page: it reloads the page, or shows what is wrong. */

let box: HTMLElement | undefined;

const source = new EventSource('/__preview');
source.addEventListener('findings', (event) => show(JSON.parse(event.data)));
source.addEventListener('reload', (event) => {
  const here = location.pathname.split('/').pop() || 'index.html';
  // The style and the script are on every page.
  const concerned = (name: string) => name === here || /\.css$|site\.js$/.test(name);
  if ((JSON.parse(event.data) as string[]).some(concerned)) location.reload();
});

function show(findings: string[]): void {
  box?.remove();
  box = undefined;
  if (findings.length === 0) return;
  box = document.createElement('div');
  box.id = 'preview-findings';
  box.setAttribute('role', 'alert');
  box.style.cssText = `position:fixed;inset:auto 12px 12px;z-index:9999;max-height:60vh;overflow:auto;
    padding:16px 20px;border:2px solid #c8342c;border-radius:10px;background:#fff;color:#1b1e27;
    font:15px/1.5 system-ui,sans-serif;box-shadow:0 12px 40px rgb(0 0 0/35%)`;
  const title = 'The last edit is broken.';
  box.append(line('strong', title, 'display:block;margin-bottom:8px;color:#a8201a'));
  for (const finding of findings) {
    box.append(line('p', finding, 'margin:0 0 10px;overflow-wrap:anywhere'));
  }
  document.body.append(box);
}

function line(tag: string, text: string, style: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  element.style.cssText = style;
  return element;
}
