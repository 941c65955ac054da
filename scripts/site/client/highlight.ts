/** Shows code in a reference as the guides do: the page brings the markup, Redoc draws plain text. */
export function startHighlighting(): void {
  const made = new Map(
    Array.from(document.querySelectorAll('template'), ({ content }) => {
      const code = content.querySelector('code');
      return [code?.textContent, code] as const;
    }),
  );
  if (made.size === 0) return;
  new MutationObserver(() => {
    for (const plain of document.querySelectorAll('pre[data-language]:not(:has(code))')) {
      const code = made.get(plain.textContent?.trimEnd());
      if (code) plain.replaceChildren(code.cloneNode(true));
    }
  }).observe(document.body, { childList: true, subtree: true });
}
