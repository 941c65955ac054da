/** Resolves links: replaces the name of a target with the path of its page. */
import { dirname, relative } from 'node:path/posix';
import type { Fact } from 'contract-compiler/emit/facts.ts';
import { type NormalContract, requestsOf } from 'contract-compiler/model/contract.ts';
import { type Finding, refuse } from 'contract-compiler/model/finding.ts';
import { code, lineOf, link, slug } from './md.ts';
import { fieldTarget } from './paragraphs.ts';
import { summaryOf } from './words.ts';

/** The page of each document, and the text of a link to it. */
const DOCUMENT_PAGES = {
  openapi: { page: 'rest.md', title: 'REST' },
  asyncapi: { page: 'messages.md', title: 'Live' },
};

/** A page whose links still have the names of their targets, such as `schema:Word`, instead of paths. */
export interface Draft {
  /** The path of the page, from the root of the pages. */
  path: string;
  text: string;
  /** Where a finding about the page belongs. */
  origin: Pick<Finding, 'file' | 'location'>;
  /** The source of the page, in which findings have their lines. */
  source?: string;
}

/**
 * Resolves the links of all pages.
 *
 * @returns the texts, in the order of the drafts
 * @throws FindingsError with each link that leads nowhere
 */
export function resolveLinks(drafts: readonly Draft[]): string[] {
  const anchors = new Map(drafts.map(({ path, text }) => [path, anchorsOf(text)]));
  const findings: Finding[] = [];
  const resolved = drafts.map(({ path, text, origin, source }) =>
    mapLinks(text, (link) => {
      if (/^[a-z]+:\/\/|^mailto:/.test(link)) return link;
      // Paths are relative to the root, where the guides are.
      const named = link
        .replace(/^(schema|operation|message):(\w+)/, '$1s/$2.md')
        .replace(/^file:\w+\/([\w-]+)\.(\w+)/, 'files/$1-$2.md');
      const [file = '', anchor] = named.split('#');
      const target = file === '' ? path : file;
      const problem = problemOf(target, anchor, anchors);
      if (problem !== undefined) {
        const message = `the link (${link}) leads nowhere: ${problem}; correct the link`;
        findings.push({ ...origin, line: lineOf(`](${link})`, source), message });
      }
      const to = target === path ? '' : relative(dirname(path), target);
      return anchor === undefined ? to || target : `${to}#${anchor}`;
    }),
  );
  refuse(findings);
  return resolved;
}

/** Why a link is dangling, by the anchors on each page; undefined if it leads to a page or a heading. */
function problemOf(
  page: string,
  anchor: string | undefined,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const found = anchors.get(page);
  if (!found) return `there is no page ${page}`;
  const isFound = anchor === undefined || found.has(anchor);
  return isFound ? undefined : `${page} has no heading #${anchor}`;
}

/** The anchors of the headings of a page. */
function anchorsOf(text: string): Set<string> {
  const withoutCode = text.replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '');
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutCode.matchAll(/^#{1,6} (.+)$/gm)) {
    // A link in a heading counts as its text.
    anchors.add(slug(heading.replaceAll(/\]\([^)]*\)/g, '')));
  }
  return anchors;
}

/** Changes the links in Markdown, but not code that looks like a link. */
function mapLinks(text: string, change: (link: string) => string): string {
  return text.replaceAll(
    new RegExp(`${CODE.source}|\\]\\(([^()\\s]+)\\)`, 'gm'),
    (whole, _, __, link?: string) => (link === undefined ? whole : `](${change(link)})`),
  );
}

/** Fenced and inline code. */
const CODE = /^(`{3,})[^\n]*\n[\s\S]*?^\1$|(`+)(?!`)[^\n]*?[^`]\2(?!`)/;

/** A link to one of the subjects of a fact. */
export function linkToFact(normal: NormalContract, subject: string, fact: Fact): string {
  const { contract } = normal;
  const { document, pointer } = fact;
  const general = DOCUMENT_PAGES[document];
  const [schema = '', ...path] = subject.split('.');
  if (contract.schemas.has(schema)) {
    return link(code(subject), fieldTarget(normal, schema, path.join('.')));
  }
  // Callbacks come first, because their places are within that of an operation.
  const around = requestsOf(contract).findLast((call) =>
    `${pointer}/`.startsWith(`${call.pointer}/`),
  );
  if (subject === document) return link(general.title, general.page);
  // Such as `message Transcript` or `channel liveSession`, perhaps with a part of it.
  const [kind = '', name = '', ...rest] = subject.split(' ');
  const others = kind === 'message' ? contract.messages : contract.channels;
  // A response that several calls share has no page: its description says which it is.
  const responses = requestsOf(contract).flatMap((request) => request.responses);
  const shared = responses.find((response) => `${pointer}/`.startsWith(`${response.pointer}/`));
  const title =
    around?.summary ??
    others.find((one) => one.name === name)?.title ??
    (shared && `Response: ${summaryOf(shared.description).replace(/\.$/, '')}`);
  const parts = [title, rest.join(' ')].filter(Boolean);
  const text = title === undefined ? code(subject) : parts.join(', ');
  if (around) return link(text, `operation:${around.id}`);
  return link(text, kind === 'message' ? `message:${name}` : general.page);
}
