/** Markup that is safe to put on a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

/** What a template takes: markup as it is, lists one after the other, anything else as text. */
export type Part = Html | string | number | null | undefined | false | readonly Part[];

/** A template of markup; every value that is not markup itself is escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return raw(strings.reduce((text, string, index) => text + render(parts[index - 1]) + string));
}

/** Text that is markup already. */
export function raw(text: string): Html {
  return new Html(text);
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup without its tags. */
export function plainText(markup: string): string {
  let text = markup.replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>|<[^>]+>/g, ' ');
  for (const [character, entity] of Object.entries(ENTITIES).reverse()) {
    text = text.replaceAll(entity, character);
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Whether an address leads to a page rather than a script or a document of its own. */
export function runsNothing(address: string): boolean {
  // A program may take `&#58;` for the colon after a scheme.
  if (/^[^/?#]*&/.test(address) || !URL.canParse(address, 'https://localhost')) return false;
  return /^(https?|wss?|mailto):$/.test(new URL(address, 'https://localhost').protocol);
}

/** A fragment of an address: lower case, words joined by hyphens. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
