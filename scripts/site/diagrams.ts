/** Diagrams as SVG, drawn from Mermaid without a browser and without a network. */
import { type RenderOptions, renderMermaidSVG } from 'beautiful-mermaid';

/**
 * Draws a diagram: dark and without a background. The style of the portal inverts it on dark pages.
 *
 * @param source Mermaid: a sequence, a flowchart, a state diagram or a chart
 * @throws Error when the source has a mistake, or is another kind of diagram
 */
export function drawDiagram(source: string): string {
  const colors = {
    bg: '#ffffff',
    fg: '#27272a',
    muted: '#3f3f46',
    font: 'system-ui',
    border: '#8a8a94',
    surface: 'none',
    transparent: true,
  };
  // The import would load a font from another host. Larger texts stay readable on a phone, which shrinks the diagram.
  return draw(source, colors).replace(/@import .*/, 'text { font-size: 14px; }');
}

/** A sign without ink, which the renderer does not trim. */
const BLANK = '\u2800';
/** The width of an average letter, in blanks. */
const LETTER = 0.7;

/**
 * Draws a diagram. The renderer spaces the participants of a sequence by their names alone, so each name gets blanks
 * around it, to make room for the texts between them. The label of a loop gets blanks for our larger letters, and is moved
 * above the lifelines.
 */
function draw(source: string, options: RenderOptions): string {
  const texts = source.matchAll(/^\s*(?:Note over [^:]*|[^:\n]*>>[^:\n]*): *(.*)|^\s*loop (.*)/gm);
  const lengths = Array.from(texts, ([, text, loop]) => (text ?? `loop [${loop}]`).length);
  const longest = Math.max(0, ...lengths);
  const spaced = source
    .replaceAll(/^( *participant \w+ as )(.+)/gm, (_, start: string, name) => {
      const blanks = BLANK.repeat(Math.max(0, Math.ceil(((longest - name.length) * LETTER) / 2)));
      return start + blanks + name + blanks;
    })
    .replaceAll(/^ *loop .*/gm, (loop) => loop + BLANK.repeat(Math.ceil(loop.length / 2)));
  return renderMermaidSVG(spaced, options)
    .replaceAll(BLANK, '')
    .replace(/((?:<g class="block"[\s\S]*?<\/g>\n)+)((?:<line class="lifeline".*\n)+)/, '$2$1');
}
