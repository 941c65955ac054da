/** README of this package. */
import { join } from 'node:path';
import { describeReadme } from '../../../test/support/readme.ts';

describeReadme(join(import.meta.dirname, '..'));
