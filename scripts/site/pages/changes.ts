import { catalogueRows, readCatalogue } from '../../compare/catalogue.ts';
import { type Block, badge, table } from '../blocks.ts';

/** Which changes a minor version may bring, and whom each one affects. */
export function tabulateChanges(): Block[] {
  const rows = catalogueRows(readCatalogue()).map(({ area, change, minor, whom }) => {
    return { group: area, cells: [change, badge(minor ? 'yes' : 'no'), whom] };
  });
  const head = ['Change', 'Minor version', 'Whom it affects'];
  return [table('What may change', head, rows, { filter: 'For instance enumeration' })];
}
