/** The examples of the README print what it shows. */

import { ROOT } from '../support/contract.ts';
import { describeReadme } from '../support/readme.ts';

describeReadme(ROOT);
