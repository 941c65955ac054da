/** The README, and the examples in it that are run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/contract.ts';

export interface RunnableExample {
  heading: string;
  code: string;
  output: string;
}

/** The examples that the README marks with `<!-- run -->`, each with the output it shows. */
function runnableExamples(markdown: string): RunnableExample[] {
  const pattern =
    /^##+ (.+)\n[^#]*?<!-- run -->\n\n```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/gm;
  return [...markdown.matchAll(pattern)].map(([, heading = '', code = '', output = '']) => ({
    heading,
    code,
    output,
  }));
}

export const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
export const EXAMPLES = runnableExamples(README);
