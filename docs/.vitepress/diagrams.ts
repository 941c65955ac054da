/** Diagrams as SVG, drawn while the site is built, in the colors of the page. */
import { renderMermaidSVG } from 'beautiful-mermaid';

/** A sign without ink, which the renderer does not trim. */
const BLANK = '\u2800';
/** The width of an average letter in a label, in blanks. */
const LETTER = 0.7;

/**
 * Draws a diagram.
 *
 * @param source Mermaid: a sequence, a flowchart, a state diagram or a chart
 * @returns a figure with the SVG; `style.css` states its colors and its font
 * @throws Error when the source has a mistake or another kind of diagram
 */
export function drawDiagram(source: string): string {
  const svg = renderMermaidSVG(widen(source), { transparent: true, padding: 8 });
  // The renderer's own style would load a font from another host.
  const plain = svg.replace(/<style>[\s\S]*?<\/style>/, '').replace(/ style="[^"]*"/, '');
  return `<figure class="diagram" v-pre>${plain.replaceAll(BLANK, '')}</figure>\n`;
}

/**
 * Makes room for the texts between the participants of a sequence: the renderer spaces them by their names alone, so
 * each name gets blanks around it.
 */
function widen(source: string): string {
  if (!source.startsWith('sequenceDiagram')) return source;
  const texts = source.matchAll(/^\s*(?:Note over [^:]*|[^:\n]*>>[^:\n]*): *(.*)|^\s*loop (.*)/gm);
  const longest = Math.max(
    ...Array.from(texts, ([, text, loop]) => (text ?? `loop [${loop}]`).length),
  );
  return source.replaceAll(/^( *participant \w+ as )(.+)/gm, (_, start: string, name: string) => {
    const missing = Math.max(0, (longest - name.length) * LETTER);
    const blanks = BLANK.repeat(Math.ceil(missing / 2));
    return start + blanks + name + blanks;
  });
}
