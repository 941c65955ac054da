/** The guides as they are written under `docs/`. */
import { FindingsError, mapOrRefuse } from '../model/finding.ts';
import type { Block } from './blocks.ts';

/** A guide: what the page is called, and its prose. */
export interface Guide {
  /** The file under `docs/`, without its ending. */
  name: string;
  title: string;
  /** The short title, for the navigation. */
  nav: string;
  summary: string;
  /** On the start page: the names of the others, in the order of the navigation. */
  guides: string[];
  prose: string;
}

/** A guide, and the blocks that fill it. */
export interface Filled {
  guide: Guide;
  blocks: Block[];
}

/**
 * Reads a guide: its fields between lines of `---`, then Markdown.
 *
 * @throws FindingsError when a field is missing
 */
export function readGuide(name: string, text: string): Guide {
  const [, head = '', prose = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const fields = Array.from(head.matchAll(/^(\w+): *(.+)$/gm), ([, key, value]) => [key, value]);
  const { title = '', nav = '', summary = '', guides = '' } = Object.fromEntries(fields);
  const missing = Object.entries({ title, nav, summary }).flatMap(([key, value]) =>
    value === '' ? key : [],
  );
  if (missing.length > 0) {
    const message = `the head of the page lacks ${missing.join(', ')}; write it between two lines of ---`;
    throw new FindingsError([{ file: `docs/${name}.md`, location: '1:1', message }]);
  }
  return { name, title, nav, summary, guides: guides.split(', ').filter(Boolean), prose };
}

/**
 * The prose of a guide with each line `{{name arguments}}` replaced by the blocks that `make` returns.
 *
 * @throws FindingsError when the guide names blocks that do not exist
 */
export function fill(
  { name: guide, prose }: Guide,
  make: (name: string, args: string[]) => Block[] | undefined,
): Block[] {
  const parts = [...prose.split(/^\{\{(.+)\}\}$/m).entries()];
  const filled = mapOrRefuse(parts, ([index, part]) => {
    if (index % 2 === 0) return part.trim() === '' ? [] : [part];
    const [name = '', ...args] = part.trim().split(' ');
    const blocks = make(name, args);
    if (blocks) return blocks;
    const message = `the block ${name} does not exist; scripts/site/pages/all.ts lists those that do`;
    throw new FindingsError([{ file: `docs/${guide}.md`, location: `{{${part}}}`, message }]);
  });
  return filled.flat();
}
