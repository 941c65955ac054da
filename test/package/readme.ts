/** The README, and the examples in it that are run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/contract.ts';

export const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

const EXAMPLE = /^##+ (.+)\n[^#]*?<!-- run -->\n\n```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/gm;

/** The examples that the README marks with `<!-- run -->`, each with the output it shows. */
export const EXAMPLES = [...README.matchAll(EXAMPLE)].map(
  ([, heading, code = '', output], index) => ({
    file: `example-${index + 1}.ts`,
    heading,
    code,
    output,
  }),
);
