import { FindingsError } from '../../model/finding.ts';
import type { Html } from '../html.ts';
import { codeBlock, languageOf } from '../markdown.ts';
import type { PageBuilder } from './input.ts';

/** The snippets of the guide, as the tests run them. */
export const quickStartPage: PageBuilder = ({ snippets }) => {
  const blocks: Record<string, Html> = {};
  for (const [file, text] of snippets) {
    blocks[`snippet ${file}`] = codeBlock(shown(text), languageOf(file), file);
  }
  if (snippets.size === 0) {
    const message = 'there are no snippets; restore the files';
    throw new FindingsError([{ file: 'docs/snippets', location: '', message }]);
  }
  return blocks;
};

/** A snippet without what only its test needs. */
function shown(text: string): string {
  return text.replaceAll(/^.*(#|\/\/|<!--) test only.*\n/gm, '');
}
