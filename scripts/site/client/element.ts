/** An element that holds text. */
export function createElement(tag: string, text: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text, className });
}
