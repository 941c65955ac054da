/** Generators of clients and types, each tried with a document of the package. */
import { describeWith } from '../../support/machine.ts';

describeWith('what test/package/generators lists', 'generators:', (folder) =>
  import('./rows.ts').then(({ testRows }) => testRows(folder)),
);
