/** The README, and its examples that the tests run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/contract.ts';

export const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

const EXAMPLE = /^##+ (.+)\n[^#]*?<!-- run -->\n\n```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/gm;

/** The examples marked with `<!-- run -->`, each with the output that the README shows. */
export const EXAMPLES = [...README.matchAll(EXAMPLE)].map(
  ([, heading, code = '', output], index) => ({
    file: `example-${index + 1}.ts`,
    heading,
    code,
    output,
  }),
);
