import { catalogueRows, readCatalogue } from '../../compare/catalogue.ts';
import { type Block, badge } from '../blocks.ts';
import { slug } from '../html.ts';

/** Which changes a minor version may bring, and whom each one affects. */
export function changesTable(): Block[] {
  const rows = catalogueRows(readCatalogue());
  const groups = [...new Set(rows.map(({ area }) => area))].map((area) => ({
    id: slug(area),
    title: area,
    rows: rows
      .filter((row) => row.area === area)
      .map(({ change, minor, whom }) => ({ cells: [change, badge(minor ? 'yes' : 'no'), whom] })),
  }));
  const head = ['Change', 'Minor version', 'Whom it affects'];
  const label = 'What may change';
  return [
    { kind: 'table', look: 'changes', label, head, groups, filter: 'For instance enumeration' },
  ];
}
