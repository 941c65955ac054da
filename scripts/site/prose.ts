/** The hand-written part of the documentation: guides, samples and recipes under `docs/`. */
import { mapOrRefuse, ProblemsError, refuse } from '../problem.ts';
import { readFiles } from '../read/files.ts';
import { lineOf } from './md.ts';

/** The text of each file by its path under `docs/`. */
export type Prose = ReadonlyMap<string, string>;

/** The groups of pages, in the order in which readers see them. */
export const GROUPS = [
  'Use the API',
  'Use the package',
  'Implement the service',
  'REST reference',
  'Message reference',
  'Schema reference',
  'Maintain the contract',
] as const;

export type Group = (typeof GROUPS)[number];

/** The languages of samples, and the endings of their files. */
export const LANGUAGES = [
  { label: 'curl', ending: 'sh' },
  { label: 'TypeScript', ending: 'ts' },
  { label: 'Python', ending: 'py' },
] as const;

const FRONT_MATTER = 'front matter of docs/index.md';

/** The most lines of a sample or recipe that a guide shows itself; a longer one has a page of its own. */
const MOST_LINES = 60;

export function isLong(text: string): boolean {
  return text.trimEnd().split('\n').length > MOST_LINES;
}

/** The samples and recipes that have a page of their own, as paths and texts. */
export function longFiles(prose: Prose): [path: string, text: string][] {
  return [...prose].filter(([path, text]) => !path.endsWith('.md') && isLong(text));
}

/** The name of a file without its folders. */
export function fileName(path: string): string {
  return path.replace(/.*\//, '');
}

/** A guide, as written. */
export interface Guide {
  /** The file under `docs/`, without its ending. */
  name: string;
  title: string;
  /** The subject of the page, in a sentence that distinguishes it from other pages. */
  summary: string;
  prose: string;
  /** The line of the current insert. */
  line?: number | undefined;
}

/** The first page, and the guides that its front matter lists. */
export interface Guides {
  home: Guide;
  others: (Guide & { group: Group; subgroup: string | undefined })[];
}

/** Reads the guides, samples and recipes in `docs/`. */
export function readProse(root: string): Prose {
  const wanted = /^docs\/([^/]+\.md|(samples|recipes)\/[^/]+\.\w+)$/;
  const files = readFiles(root, ['docs'], wanted, (text) => text);
  return new Map([...files].map(([file, text]) => [file.slice('docs/'.length), text]));
}

/**
 * Reads the guides that the front matter of the first page lists: a line for each group, and for each subgroup,
 * as in `use the package, Tools: zod`.
 *
 * @throws ProblemsError when it lists one that does not exist, or omits one
 */
export function readGuides(prose: Prose): Guides {
  const { guide: home, fields } = readGuide('index', prose);
  const listed = GROUPS.flatMap((group) =>
    Object.entries(fields).flatMap(([key, names]) => {
      const [, stated, subgroup] = /^(.+?)(?:, (.+))?$/.exec(key) ?? [];
      if (stated !== group.toLowerCase()) return [];
      return names.split(', ').map((name) => ({ name, group, subgroup }));
    }),
  );
  const names = ['index', ...listed.map(({ name }) => name)];
  const unlisted = [...prose.keys()].filter(
    (path) => /^[^/]+\.md$/.test(path) && !names.includes(path.replace(/\.md$/, '')),
  );
  const message = `no page leads to this guide; add its name to a group in the ${FRONT_MATTER}`;
  refuse(unlisted.map((path) => ({ file: `docs/${path}`, pointer: '', message })));
  const others = mapOrRefuse(listed, ({ name, group, subgroup }) => {
    return { ...readGuide(name, prose).guide, group, subgroup };
  });
  return { home, others };
}

/** Reads a guide: its fields between lines of `---`, then Markdown. */
function readGuide(name: string, prose: Prose): { guide: Guide; fields: Record<string, string> } {
  const file = prose.get(`${name}.md`);
  if (file === undefined) {
    const remedy = `restore it, or remove ${name} from the ${FRONT_MATTER}`;
    refuseGuide({ name: 'index' }, `docs/${name}.md does not exist; ${remedy}`);
  }
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const fields: Record<string, string> = {};
  for (const [, key = '', value = ''] of head.matchAll(/^([\w ,-]+): *(.+)$/gm)) {
    fields[key] = value;
  }
  const { title, summary } = fields;
  if (title === undefined || summary === undefined) {
    const message =
      'the front matter must have a title and a summary; write both between two lines of ---';
    refuseGuide({ name, line: 1 }, message);
  }
  const [container] = /^:::.*/m.exec(text) ?? [];
  if (container !== undefined) {
    const message = `${container} is a container of VitePress, which other viewers show as text; write plain Markdown`;
    refuseGuide({ name, line: lineOf(container, file) }, message);
  }
  // Comments on lines of their own are for authors and scripts.
  return { guide: { name, title, summary, prose: text.replaceAll(/^<!--.*-->\n/gm, '') }, fields };
}

/**
 * Refuses a guide, at the line of the current insert if there is one.
 *
 * @throws ProblemsError always
 */
export function refuseGuide({ name, line }: Pick<Guide, 'name' | 'line'>, message: string): never {
  const place = line === undefined ? {} : { line };
  throw new ProblemsError([{ file: `docs/${name}.md`, pointer: '', ...place, message }]);
}
