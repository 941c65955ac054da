import { catalogueRows, readCatalogue } from '../../compare/catalogue.ts';
import { type Block, badge } from '../blocks.ts';

/** Which changes a minor version may bring, and whom each one affects. */
export function tabulateChanges(): Block[] {
  const rows = catalogueRows(readCatalogue()).map(({ area, change, minor, whom }) => {
    return { group: area, cells: [change, badge(minor ? 'yes' : 'no'), whom] };
  });
  const head = ['Change', 'Minor version', 'Whom it affects'];
  const label = 'What may change';
  return [{ kind: 'table', label, head, rows, filter: 'For instance enumeration' }];
}
