/** Code generators, each run on a document of the package. */
import { describeWith } from '../../support/machine.ts';

describeWith('the packages of test/package/generators', 'generators', () => import('./rows.ts'));
