/** Resolves links: replaces the name of a target with the path of its page. */
import { basename, dirname, join, relative } from 'node:path/posix';
import { type Contract, type DocumentPlace, requestsOf } from '../contract.ts';
import { type Problem, refuse } from '../problem.ts';
import type { Schemas } from '../schema.ts';
import { code, lineOf, link, slug } from './md.ts';
import { fieldTarget } from './paragraphs.ts';

/** The folders of the named targets. */
const FOLDERS: Record<string, string> = {
  schema: 'generated/docs/schemas/',
  operation: 'generated/docs/operations/',
  message: 'generated/docs/messages/',
  guide: 'docs/',
};

/** A page whose links still have the names of their targets, such as `schema:Word`, instead of paths. */
export interface Draft {
  /** The path of the page in the project. */
  path: string;
  text: string;
  /** Where a problem with the page belongs. */
  origin: Pick<Problem, 'file' | 'pointer' | 'line'>;
  /** The source of the page, in which problems have their lines. */
  source?: string;
}

/**
 * Resolves the links of all pages.
 *
 * @param others the paths of other files in the project to which pages may link
 * @param holders the targets that stand for other targets
 * @returns the text of each page by its path
 * @throws ProblemsError with each page whose path another page has and each link that leads nowhere
 */
export function resolveLinks(
  drafts: readonly Draft[],
  others: ReadonlySet<string>,
  holders: ReadonlyMap<string, string>,
): Record<string, string> {
  refuse(findSamePaths(drafts));
  const anchors = new Map(drafts.map(({ path, text }) => [path, anchorsOf(text)]));
  const problems: Problem[] = [];
  const resolved = drafts.map(({ path, text, origin, source }): [string, string] => {
    const changed = mapLinks(text, (target) => {
      if (/^[a-z]+:\/\/|^mailto:/.test(target)) return target;
      const [stated = '', anchor] = target.split('#');
      const [, kind = '', name = ''] =
        /^(schema|operation|message|guide):([\w-]+)/.exec(holders.get(stated) ?? target) ?? [];
      const file = target.replace(/^file:/, 'docs/');
      const page = kind
        ? `${FOLDERS[kind]}${name}.md`
        : file === target
          ? stated && join(dirname(path), stated)
          : file;
      const found = anchors.get(page || path);
      if (!others.has(page) && (!found || (anchor !== undefined && !found.has(anchor)))) {
        const missing = found ? `heading #${anchor}` : `page ${page}`;
        const message = `broken link (${target}): ${missing} does not exist; fix the link`;
        const line = lineOf(`](${target}`, source) ?? lineOf(`]: ${target}`, source);
        problems.push({ ...origin, ...(line !== undefined && { line }), message });
      }
      const to = page === '' || page === path ? '' : relative(dirname(path), page);
      return anchor === undefined ? to || basename(page) : `${to}#${anchor}`;
    });
    return [path, changed];
  });
  refuse(problems);
  return Object.fromEntries(resolved);
}

/** Pages with the path of another page, compared without case, as on some file systems. */
function findSamePaths(drafts: readonly Draft[]): Problem[] {
  const paths = new Set<string>();
  return drafts.flatMap(({ path, origin }) => {
    const isNew = !paths.has(path.toLowerCase());
    paths.add(path.toLowerCase());
    return isNew
      ? []
      : [{ ...origin, message: `the page ${path} already exists; rename one of the pages` }];
  });
}

/** The anchors of the headings of a page. */
function anchorsOf(text: string): Set<string> {
  const withoutCode = text.replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '');
  const headings = Array.from(withoutCode.matchAll(/^#{1,6} (.+)$/gm), ([, text = '']) => text);
  // A link in a heading counts as its text.
  return new Set(headings.map((text) => slug(text.replaceAll(/\]\([^)]*\)/g, ''))));
}

/** Changes the targets of links and of references in Markdown, but not code that looks like a link. */
function mapLinks(text: string, change: (target: string) => string): string {
  return text.replaceAll(LINKS, (whole, ...groups) => {
    const { before, target } = groups.at(-1) as Partial<Record<string, string>>;
    return before && target ? before + change(target) : whole;
  });
}

/** Fenced code, inline code, or the start of a link or a reference up to the end of its target. */
const LINKS =
  /^(?<fence>`{3,})[^\n]*\n[\s\S]*?^\k<fence>$|(?<ticks>`+)(?!`)[^\n]*?[^`]\k<ticks>(?!`)|(?<before>\]\(|^\[[^\]\n]+\]: +)(?<target>[^()\s]+)/gm;

/** The text and target of a link to the subject of a fact, such as `Note.color` or `operation listNotes parameter limit`. */
export function placeOfFact(
  contract: Contract,
  schemas: Schemas,
  subject: string,
): { text: string; target: string } {
  const [schema = '', ...path] = subject.split('.');
  if (Object.hasOwn(schemas, schema)) {
    return { text: code(subject), target: fieldTarget(schemas, schema, path.join('.')) };
  }
  if (subject === 'openapi') return { text: 'HTTP calls', target: 'guide:rest' };
  const [kind, name = '', ...below] = subject.split(' ');
  const call = requestsOf(contract).find(({ id }) => id === name && kind === 'operation');
  const message = contract.messages.find((one) => one.name === name && kind === 'message');
  const isShared = ({ pointer }: DocumentPlace) => pointer.endsWith(`/responses/${name}`);
  // A response that several calls share, whose name appears on no page: the page of the first call shows it.
  const sharing = requestsOf(contract).find(
    ({ responses }) => kind === 'response' && responses.some(isShared),
  );
  const [said] = sharing?.responses.find(isShared)?.description?.split(/\.(?:\s|$)/) ?? [];
  const channel = contract.channels.find((one) => one.name === name && kind === 'channel');
  const other = String(channel?.node.title ?? 'WebSocket messages');
  const whole = call?.summary ?? message?.title ?? (said ? `Response "${said}"` : other);
  const text = below.length > 0 ? `${whole}, ${below.join(' ')}` : whole;
  const owner = call ?? sharing;
  if (owner) return { text, target: `operation:${owner.id}` };
  return { text, target: message ? `message:${name}` : 'guide:messages' };
}

/** A link to the subject of a fact. */
export function linkToFact(contract: Contract, schemas: Schemas, subject: string): string {
  const { text, target } = placeOfFact(contract, schemas, subject);
  return link(text, target);
}
