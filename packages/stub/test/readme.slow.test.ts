/** README of this package. */
import { join } from 'node:path';
import { describeReadme } from 'contract-compiler/testing/readme.ts';

describeReadme(join(import.meta.dirname, '..'));
