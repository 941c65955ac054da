/** The picture of a live session: who sends what to whom. */
import { Html, html } from '../html.ts';

/** How an arrow differs: dashed, or with words for a label where others have a name. */
type Look = 'quiet' | 'words';

/** An arrow of the picture, or a frame around several. */
export type Step =
  | { from: 'client' | 'service'; label: string; note: string; look?: Look }
  | { frame: string; steps: Step[] };

const SIZE = { width: 460, client: 70, service: 390, row: 58, top: 74, frame: 34 };

/**
 * Draws the steps from top to bottom between two life lines. Narrow enough for a phone.
 *
 * @param title what the picture says, for those who do not see it
 */
export function sequence(steps: Step[], title: string): Html {
  const drawn: string[] = [];
  let y = SIZE.top;
  const draw = (step: Step): void => {
    if ('frame' in step) {
      const top = y;
      y += SIZE.frame;
      for (const inner of step.steps) draw(inner);
      drawn.push(
        html`<rect class="frame" x="8" y="${top - 14}" width="${SIZE.width - 16}" height="${y - top + 2}" rx="8"/><text class="frame-label" x="20" y="${top + 6}">${step.frame}</text>`
          .text,
      );
      y += 22;
      return;
    }
    drawn.push(arrow(step, y).text);
    y += SIZE.row;
  };
  for (const step of steps) draw(step);
  const height = y + 8;
  const line = (x: number) => html`<path class="life" d="M${x} 46V${height - 8}"/>`;
  const head = (x: number, name: string) =>
    html`<rect class="actor" x="${x - 62}" y="10" width="124" height="36" rx="8"/><text class="actor-name" x="${x}" y="33">${name}</text>`;
  return html`<svg class="sequence" viewBox="0 0 ${SIZE.width} ${height}" role="img" aria-label="${title}">${line(SIZE.client)}${line(SIZE.service)}${head(SIZE.client, 'Client')}${head(SIZE.service, 'Service')}${new Html(drawn.join(''))}</svg>`;
}

function arrow({ from, label, note, look }: Exclude<Step, { frame: string }>, y: number): Html {
  const right = from === 'client';
  const [start, end] = right ? [SIZE.client, SIZE.service] : [SIZE.service, SIZE.client];
  const tip = right ? end - 2 : end + 2;
  const back = right ? tip - 9 : tip + 9;
  const middle = (SIZE.client + SIZE.service) / 2;
  return html`<g class="step ${look}"><text class="label" x="${middle}" y="${y + 2}">${label}</text><path class="line" d="M${start} ${y + 11}H${tip}"/><path class="tip" d="M${tip} ${y + 11}L${back} ${y + 6}V${y + 16}z"/><text class="note" x="${middle}" y="${y + 27}">${note}</text></g>`;
}
