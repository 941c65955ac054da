/** The hand-written part of the site: guides, samples, recipes and style sheets under `docs/`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASES, readBundles } from '../compare/bundles.ts';
import type { Contract } from '../model/contract.ts';
import { FindingsError, mapOrRefuse, refuse } from '../model/finding.ts';
import { readFiles } from '../read/files.ts';
import { type Guide, readGuide } from './guide.ts';

/** The text of each file by its path under `docs/`. */
export type Prose = ReadonlyMap<string, string>;

/** The references, which come after the first guide in the navigation. */
export const REFERENCES = [
  { name: 'rest', nav: 'REST', title: 'REST reference', document: 'openapi' },
  { name: 'live', nav: 'Live', title: 'Live reference', document: 'asyncapi' },
] as const;

/** Reads what `docs/` holds: guides, samples, recipes and style sheets. */
export function readProse(root: string): Prose {
  const wanted = /^docs\/(.*\.(md|css)|(samples|recipes)\/[^/]+\.\w+)$/;
  const files = readFiles(root, ['docs'], wanted, (text) => text);
  return new Map([...files].map(([file, text]) => [file.slice('docs/'.length), text]));
}

/** The last release, for the page on what changed; undefined where the project keeps none. */
export function readReleased(root: string): Contract | undefined {
  const folder = join(root, RELEASES);
  return existsSync(folder) ? readBundles(folder) : undefined;
}

/** The guides, and how they stand together. */
export interface Outline {
  /** The start page, whose short title is that of the site. */
  home: Guide;
  guides: Guide[];
  /** All pages but the start page, by the name of their file without its ending. */
  navigation: (Guide | (typeof REFERENCES)[number])[];
}

/**
 * Reads the guides that the start page names.
 *
 * @throws FindingsError when it names one that is not there, or leaves one out
 */
export function outlineOf(prose: Prose): Outline {
  const home = readGuide('index', readAsset(prose, 'index.md'));
  const lost = [...prose.keys()].flatMap((path) => /^([^/]+)\.md$/.exec(path)?.[1] ?? []);
  refuse(
    lost
      .filter((name) => name !== 'index' && !home.guides.includes(name))
      .map((name) => {
        const message = `no page leads to it: add ${name} to \`guides\` in docs/index.md`;
        return { file: `docs/${name}.md`, location: '', message };
      }),
  );
  const guides = mapOrRefuse(home.guides, (name) =>
    readGuide(name, readAsset(prose, `${name}.md`)),
  );
  return { home, guides, navigation: [...guides.slice(0, 1), ...REFERENCES, ...guides.slice(1)] };
}

/**
 * The text of a file that must be there.
 *
 * @throws FindingsError when it is not
 */
export function readAsset(prose: Prose, path: string): string {
  const text = prose.get(path);
  if (text === undefined) {
    const message = 'does not exist; restore it';
    throw new FindingsError([{ file: `docs/${path}`, location: '', message }]);
  }
  return text;
}
