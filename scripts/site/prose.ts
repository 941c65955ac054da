/** The hand-written part of the documentation: guides, samples and recipes under `docs/`. */
import { mapOrRefuse, ProblemsError } from '../problem.ts';
import { readFiles } from '../read/files.ts';

/** The text of each file by its path under `docs/`. */
export type Prose = ReadonlyMap<string, string>;

/** The languages of samples and the endings of their files. */
export const LANGUAGES = [
  { label: 'curl', ending: 'sh' },
  { label: 'TypeScript', ending: 'ts' },
  { label: 'Python', ending: 'py' },
] as const;

/** The most lines of a sample or recipe that a guide shows itself; it links to a longer one. */
const MOST_LINES = 40;

export function isLong(text: string): boolean {
  return text.trimEnd().split('\n').length > MOST_LINES;
}

/** The samples and recipes that a guide only links to, as paths and texts. */
export function longFiles(prose: Prose): [path: string, text: string][] {
  return [...prose].filter(([path, text]) => !path.endsWith('.md') && isLong(text));
}

/** The name of a file without its folders. */
export function fileName(path: string): string {
  return path.replace(/.*\//, '');
}

/** The text of a guide without its inserts, except the lines that insert a file. */
export function withoutTables(text: string): string {
  return text.replaceAll(/^<!-- insert (?!file )[\s\S]*?^<!-- end -->$/gm, '');
}

/** A guide, as written. */
export interface Guide {
  /** The file under `docs/`, without its ending. */
  name: string;
  title: string;
  text: string;
  /** The line of the current insert. */
  line?: number | undefined;
}

/** Reads the guides, samples and recipes in `docs/`. */
export function readProse(root: string): Prose {
  const wanted = /^docs\/([^/]+\.md|(samples|recipes)\/[^/]+\.\w+)$/;
  const files = readFiles(root, ['docs'], wanted, (text) => text);
  return new Map([...files].map(([file, text]) => [file.slice('docs/'.length), text]));
}

/**
 * Reads the guides.
 *
 * @throws ProblemsError with each guide that has no title, or that the overview `docs/index.md` does not list
 */
export function readGuides(prose: Prose): Guide[] {
  const home = prose.get('index.md') ?? '';
  const guides = [...prose].filter(([path]) => path.endsWith('.md'));
  return mapOrRefuse(guides, ([path, text]) => {
    const name = path.replace(/\.md$/, '');
    const [, title] = /^# (.+)\n\n\w/.exec(text) ?? [];
    if (title === undefined)
      refuseGuide({ name, line: 1 }, 'a guide must begin with a title and a summary; add them');
    if (name !== 'index' && !home.includes(`](${path}): `))
      refuseGuide(
        { name },
        'docs/index.md does not list this guide; add `- [Title](name.md): summary` to one of its lists',
      );
    return { name, title, text };
  });
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
