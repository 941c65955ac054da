/** What Redocly finds in two documents outside of their schemas: `redocly diff` lists and rates each change. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeInto } from '../base/files.ts';
import { type JsonObject, tokens, visitObjects } from '../base/json.ts';
import { refuseAt } from '../base/problem.ts';
import type { Difference } from './schemas.ts';

const CLI = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');

/** A change in a report of `redocly diff`. */
export interface DocumentChange {
  path: string;
  typeName: string;
  kind: 'added' | 'removed' | 'modified';
  property?: string;
  impact: 'major' | 'minor' | 'patch';
  verdicts: { ruleId: string; message: string }[];
  base?: { pointer: string; value?: unknown };
  revision?: { pointer: string; value?: unknown };
}

/** The rules of Redocly about schemas, which are compared rule by rule, and about names, which are compared as a list. */
const JUDGED = /^(schema-|enum-values-|required-properties-|property-removed|operation-id-changed)/;

/** What clients notice of a change that neither schemas nor names show. */
export function differencesOfChange(change: DocumentChange): Difference[] {
  const { path, verdicts, typeName, kind, property, base, revision } = change;
  const words = tokens(path.slice(1)).filter((word) => word !== 'paths');
  const where = words.join(' ');
  // A component is compared where it is used.
  if (/^components (?!securitySchemes)/.test(where)) return [];
  const difference = (impact: Difference['impact'], what: string): Difference[] => [
    { impact, who: 'clients', where, what },
  ];
  if (property === 'deprecated' && typeName !== 'Schema')
    return revision?.value === true ? difference('minor', 'is deprecated') : [];
  if (property === 'key' && typeName === 'PathItem' && words.includes('callbacks'))
    return difference('break', `\`${base?.value}\` became \`${revision?.value}\``);
  if (typeName.startsWith('Encoding'))
    return difference(kind === 'removed' ? 'minor' : 'break', `the encoding was ${kind}`);
  return verdicts
    .filter(({ ruleId }) => !JUDGED.test(ruleId))
    .flatMap(({ message }) => difference('break', message));
}

/** Keywords for readers, and marks, which change no request and no response. */
const PROSE = /^(title|summary|description|examples?|x-.*)$/;

/** A document without prose, and without a server that is a placeholder, such as `https://speech.invalid`. */
function comparable(document: JsonObject): JsonObject {
  const copy = structuredClone(document);
  visitObjects(copy, (object) => {
    for (const key of Object.keys(object)) if (PROSE.test(key)) delete object[key];
  });
  if (/"https?:\/\/[\w.-]+\.invalid/.test(JSON.stringify(copy.servers))) delete copy.servers;
  return copy;
}

/** The changes between two documents, as `redocly diff` rates them. */
export function redoclyDiff(base: JsonObject, revision: JsonObject): DocumentChange[] {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  try {
    writeInto(folder, {
      'base.json': JSON.stringify(comparable(base)),
      'revision.json': JSON.stringify(comparable(revision)),
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
