import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Files, writeFiles } from '../../../../scripts/emit/files.ts';
import { buildSite } from '../../../../scripts/site/build.ts';
import { readProse, readReleased } from '../../../../scripts/site/prose.ts';
import { ROOT, theContract } from '../../../support/contract.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

/** The site in a folder of its own. */
export interface BuiltSite {
  files: Files;
  /** The address of a page, such as `index.html#calls`. */
  address(page: string): string;
}

export async function builtSite(): Promise<BuiltSite> {
  const files = await buildSite(ROOT, theContract(), readProse(ROOT), readReleased(ROOT));
  const folder = temporaryFolder();
  writeFiles(folder, 'site', files);
  return {
    files,
    address: (page) => {
      const [file = '', ...rest] = page.split('#');
      return [pathToFileURL(join(folder, 'site', file)).href, ...rest].join('#');
    },
  };
}

/** A link of a page: where it leads, as a page and an anchor in it. */
export interface Link {
  from: string;
  page: string;
  anchor: string;
}

/** The links from our own pages to pages of the site. */
export function internalLinks(files: Files): Link[] {
  return Object.entries(files).flatMap(([from, text]) => {
    if (!from.endsWith('.html') || isReference(from)) return [];
    const found = [...text.matchAll(/\shref="([^"]+)"/g)].map(([, href = '']) => link(from, href));
    return found.filter((one) => one !== undefined);
  });
}

/** The links of the search entries. */
export function searchLinks(files: Files): Link[] {
  const [, json = ''] = /^window\.searchEntries=(.*);$/s.exec(index(files)) ?? [];
  const entries = JSON.parse(json) as { href: string }[];
  return entries.flatMap(({ href }) => link('assets/search-index.js', href) ?? []);
}

export function isReference(page: string): boolean {
  return page === 'rest.html' || page === 'live.html';
}

function link(from: string, href: string): Link | undefined {
  if (/^(https?|data):/.test(href)) return undefined;
  const [page = '', ...rest] = href.replaceAll('&amp;', '&').split('#');
  return { from, page: page === '' ? from : page, anchor: rest.join('#') };
}

function index(files: Files): string {
  return (files['assets/search-index.js'] ?? '').trim();
}
