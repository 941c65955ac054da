/** What Redocly finds in the structure of two bundles: `redocly diff` rates each change. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeInto } from '../base/files.ts';
import { at, isJsonObject, type JsonObject, tokens, visitObjects } from '../base/json.ts';
import { refuseAt } from '../base/problem.ts';
import type { Finding } from './judge.ts';
import { MAX_SIZE } from './values.ts';

const CLI = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');

/** A change in a report of `redocly diff`. */
export interface Change {
  path: string;
  property?: string;
  impact: 'major' | 'minor' | 'patch';
  verdicts: { ruleId: string; message: string }[];
  base?: { pointer: string; value?: unknown };
  revision?: { pointer: string; value?: unknown };
}

/** A document in which each range of statuses, such as `2XX`, is the statuses that the revision states in its place. */
export function withStatusesOf(revision: JsonObject, document: JsonObject): JsonObject {
  const copy = structuredClone(document);
  visitObjects(copy, ({ responses }, pointer) => {
    if (!isJsonObject(responses)) return;
    const stated = Object.keys(at(revision, `${pointer}/responses`) ?? {});
    for (const range of Object.keys(responses).filter((status) => /^\dXX$/.test(status))) {
      const narrower = stated.filter((status) => status[0] === range[0]);
      if (narrower.length === 0 || narrower.includes(range)) continue;
      for (const status of narrower) responses[status] ??= responses[range] ?? {};
      delete responses[range];
    }
  });
  return copy;
}

/** Redocly's rules about schemas: values judge those better, except for the keywords that no value tries. */
const OF_SCHEMAS = /^(schema-|enum-values-|required-properties-|property-removed)/;
const UNTRIED =
  /^(pattern|format|content|uniqueItems|not$|then$|else$|contains|dependent|(min|max)Properties|propertyNames)/;

/** What breaks by a change that values do not judge. */
export function findingsIn({ path, property = '', verdicts, ...sides }: Change, judged: Finding[]) {
  const pointer = (sides.base ?? sides.revision)?.pointer ?? '';
  const place = /#\/components\/schemas\/(.+)/.exec(pointer)?.[1];
  const words = tokens(path.slice(1)).filter((word) => word !== 'paths');
  const where =
    place?.replaceAll('/properties/', '.').replaceAll('/items', '[]') ?? words.join(' ');
  const finding = (what: string): Finding => ({ impact: 'break', who: 'clients', where, what });
  if (property === 'x-unit' && sides.base?.value !== undefined)
    return [finding(`the unit was ${sides.base.value} and is ${sides.revision?.value}`)];
  const field = /properties\/([^/]+)(?!.*properties)/.exec(pointer)?.[1] ?? '';
  const schema = place?.split('/')[0];
  const isShown = judged.some(({ where: shown }) =>
    field === '' ? shown === schema : shown.endsWith(`.${field}`),
  );
  return verdicts.flatMap(({ ruleId, message }) => {
    // A name in the list of names.
    if (ruleId === 'operation-id-changed') return [];
    const keyword = property || (path.split('/').at(-1) ?? '');
    const isTooLong = /^(min|max)(Items|Length)$/.test(keyword) && isLong(sides);
    const isTried = !UNTRIED.test(keyword) && !isTooLong;
    const isJudged = OF_SCHEMAS.test(ruleId) && (isShown || isTried);
    return isJudged ? [] : [finding(message)];
  });
}

/** Whether a limit is beyond the size of the values that are tried. */
const isLong = ({ base, revision }: Pick<Change, 'base' | 'revision'>): boolean =>
  [base, revision].some((side) => Number(side?.value) >= MAX_SIZE);

/** The changes between two bundles, as `redocly diff` rates them. */
export function redoclyDiff(base: object, revision: object): Change[] {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  try {
    writeInto(folder, {
      'base.json': JSON.stringify(base),
      'revision.json': JSON.stringify(revision),
      'redocly.yaml': 'extends: [diff-recommended]\ntelemetry: off\n',
    });
    const options = ['--format', 'json', '--fail-on', 'none', '--config', 'redocly.yaml'];
    const args = [CLI, 'diff', 'base.json', 'revision.json', ...options];
    const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const settings = { cwd: folder, encoding: 'utf8', env, maxBuffer: 2 ** 28 } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, args, settings);
    return status === 0 ? JSON.parse(stdout).changes : refuseAt('redocly diff', stderr);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
