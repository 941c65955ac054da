import { type CatalogueRow, catalogueRows } from '../../compare/catalogue.ts';
import { type Html, html, slug } from '../html.ts';
import type { PageBuilder } from './input.ts';
import { badge, filtered } from './parts.ts';

/** Which changes a minor version may bring, and whom each one affects. */
export const changesPage: PageBuilder = () => {
  const rows = catalogueRows();
  const areas = [...new Set(rows.map(({ area }) => area))];
  return {
    table: filtered('changes', 'For instance enumeration', [
      html`<table class="wide stack changes"><thead><tr><th scope="col">Change</th><th scope="col">Minor version</th><th scope="col">Whom it affects</th></tr></thead>
${areas.map((area) =>
  group(
    area,
    rows.filter((row) => row.area === area),
  ),
)}</table>`,
    ]),
  };
};

function group(area: string, rows: CatalogueRow[]): Html {
  return html`<tbody id="${slug(area)}" data-contents="${area}"><tr class="group"><th colspan="3" scope="rowgroup">${area}</th></tr>
${rows.map(
  ({ change, minor, whom }) =>
    html`<tr><th scope="row">${change}</th><td data-label="Minor version">${minor ? badge('yes', 'green') : badge('no', 'red')}</td><td data-label="Whom it affects">${whom}</td></tr>\n`,
)}</tbody>`;
}
