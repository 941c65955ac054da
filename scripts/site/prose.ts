/** The hand-written part of the documentation: guides, samples and recipes under `docs/`. */
import { join } from 'node:path';
import { RELEASES, readAccepted, readBundles, versionsIn } from 'contract-compare';
import {
  type Finding,
  FindingsError,
  mapOrRefuse,
  refuse,
} from 'contract-compiler/model/finding.ts';
import { readFiles } from 'contract-compiler/read/files.ts';
import { withoutComments } from './denials.ts';

/** The text of each file by its path under `docs/`. */
export type Prose = ReadonlyMap<string, string>;

/** The groups of pages, in the order in which readers see them. */
export const GROUPS = ['Start', 'Guides', 'Package', 'REST', 'Live', 'Schemas', 'About'] as const;

export type Group = (typeof GROUPS)[number];

/** The languages of samples, and the endings of their files. */
export const LANGUAGES = [
  { label: 'curl', ending: 'sh' },
  { label: 'TypeScript', ending: 'ts' },
  { label: 'Python', ending: 'py' },
] as const;

/** The most lines of a sample or recipe that a guide shows itself; a longer one has a page of its own. */
const MOST_LINES = 60;

export function lineCount(text: string): number {
  return text.trimEnd().split('\n').length;
}

export function isLong(text: string): boolean {
  return lineCount(text) > MOST_LINES;
}

/** The name of a file without its folders. */
export function fileName(path: string): string {
  return path.replace(/.*\//, '');
}

/** The long files that guides show, with the guide that comes first. */
export function longFiles({ home, others }: Guides, prose: Prose) {
  const shown = [home, ...others].flatMap((guide) =>
    Array.from(guide.prose.matchAll(/^\{\{file (.+)\}\}$/gm), ([, path = '']) => ({ path, guide })),
  );
  const files = shown.map(({ path, guide }) => ({ path, guide, text: prose.get(path) ?? '' }));
  return files.filter(({ text }) => isLong(text));
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
  line?: number;
}

/** The first page, the guides that its front matter lists, and the parts of the schemas that it lists by name. */
export type Guides = ReturnType<typeof readGuides>;

/** Reads the guides, samples and recipes in `docs/`. */
export function readProse(root: string): Prose {
  const wanted = /^docs\/([^/]+\.md|(samples|recipes)\/[^/]+\.\w+)$/;
  const files = readFiles(root, ['docs'], wanted, (text) => text);
  return new Map([...files].map(([file, text]) => [file.slice('docs/'.length), text]));
}

/** A kept release, and the accepted differences since. */
export type Kept = ReturnType<typeof readReleased>[number];

/** The last kept release and the one before it, for the page on changes. */
export function readReleased(root: string) {
  const folder = join(root, RELEASES);
  const versions = versionsIn(folder).slice(0, 2);
  return versions.map((version) => {
    const contract = readBundles(join(folder, version));
    return { contract, accepted: readAccepted(folder, version).all };
  });
}

/**
 * Reads the guides that the front matter of the first page lists: a line for each group.
 *
 * @throws FindingsError when it lists one that does not exist, or omits one
 */
export function readGuides(prose: Prose) {
  const { guide: home, fields } = readGuide('index', prose);
  const listed = GROUPS.flatMap((group) => {
    const names = fields[group.toLowerCase()]?.split(', ') ?? [];
    return names.map((name) => ({ name, group }));
  });
  const written = [...prose.keys()].flatMap((path) => /^([^/]+)\.md$/.exec(path)?.[1] ?? []);
  const known = new Set(['index', ...listed.map(({ name }) => name)]);
  const unlisted = written.filter((name) => !known.has(name));
  const findings = unlisted.map((name) => {
    const remedy = `add ${name} to a group in the ${FRONT_MATTER}`;
    return findingIn(name, `no page leads to it; ${remedy}`);
  });
  refuse(findings);
  const others = mapOrRefuse(listed, ({ name, group }) => {
    return { ...readGuide(name, prose).guide, group };
  });
  // `*` stands for any letters.
  const schemas = Object.entries(fields).flatMap(([key, names]) => {
    const [, part] = /^schemas (.+)/.exec(key) ?? [];
    if (part === undefined) return [];
    const alternatives = names.replaceAll('*', '\\w*').replaceAll(', ', '|');
    const pattern = new RegExp(`^(${alternatives})$`);
    return [{ part, contains: (name: string) => pattern.test(name) }];
  });
  return { home, others, schemas };
}

const FRONT_MATTER = 'front matter of docs/index.md';

/** Reads a guide: its fields between lines of `---`, then Markdown. */
function readGuide(name: string, prose: Prose): { guide: Guide; fields: Record<string, string> } {
  const file = prose.get(`${name}.md`);
  if (file === undefined) {
    const remedy = `restore it, or remove ${name} from the ${FRONT_MATTER}`;
    refuseGuide({ name: 'index' }, `docs/${name}.md does not exist; ${remedy}`);
  }
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const fields: Record<string, string> = {};
  for (const [, key = '', value = ''] of head.matchAll(/^([\w -]+): *(.+)$/gm)) {
    fields[key] = value;
  }
  const { title, summary } = fields;
  if (title === undefined || summary === undefined) {
    const message = 'the front matter lacks title or summary; write both between lines of ---';
    refuseGuide({ name, line: 1 }, message);
  }
  // Drops comments, which are for authors: marks for scripts, and what would make a sentence untrue.
  return { guide: { name, title, summary, prose: withoutComments(text) }, fields };
}

/**
 * Refuses a guide, at the line of the current insert.
 *
 * @throws FindingsError always
 */
export function refuseGuide({ name, line }: Pick<Guide, 'name' | 'line'>, message: string): never {
  throw new FindingsError([findingIn(name, message, line)]);
}

function findingIn(guide: string, message: string, line?: number): Finding {
  return { file: `docs/${guide}.md`, location: '', line, message };
}
