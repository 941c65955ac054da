/** What Redocly finds in two documents outside of their schemas: `redocly diff` lists and rates each change. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeInto } from '../base/files.ts';
import { isJsonObject, type JsonObject, tokens } from '../base/json.ts';
import { refuseAt } from '../base/problem.ts';
import { visitObjects } from '../model/visit.ts';
import { isReceived } from './release.ts';
import type { Difference } from './schemas.ts';

const CLI = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');

/** A change in a report of `redocly diff`. */
interface DocumentChange extends Record<'path' | 'typeName' | 'kind' | 'impact', string> {
  property?: string;
  verdicts: { message: string }[];
  base?: { value?: unknown };
  revision?: { value?: unknown };
}

/** How much a change concerns clients; undefined if they notice nothing. */
function impactOf(change: DocumentChange, where: string): Difference['impact'] | undefined {
  const { typeName, kind, property, impact, revision } = change;
  // Redocly does not judge the names in a path, the address of a callback, and an encoding.
  const isEncoding = typeName.startsWith('Encoding');
  if (property === 'key' || (isEncoding && kind !== 'removed')) return 'break';
  // Redocly rates as a patch what a call no longer needs.
  const isNeed = property === 'required' || typeName === 'SecurityRequirement';
  // What the service sends, such as a header of a response, is a promise to clients. They know no other type of a body.
  if (isReceived(where.split(' '))) {
    if (isNeed) return kind === 'added' || revision?.value ? 'minor' : 'break';
    if (typeName === 'MediaType' && kind === 'added') return 'break';
  }
  if (impact === 'major') return 'break';
  const isDeprecated = property === 'deprecated' && revision?.value === true;
  return isNeed || isEncoding || isDeprecated || impact === 'minor' ? 'minor' : undefined;
}

/** What clients notice of a change that neither schemas nor names show. */
function differencesOfChange(change: DocumentChange): Difference[] {
  const { path, kind, property, verdicts, base, revision } = change;
  const where = tokens(path.replace(/^#(\/paths)?/, '')).join(' ');
  // Schemas are compared rule by rule, names as a list, and components where they are used.
  if (/^components (?!securitySchemes)| (schema|payload)\b/.test(where)) return [];
  const impact = property === 'operationId' ? undefined : impactOf(change, where);
  if (!impact) return [];
  const [was, is] = [base, revision].map((release) => release?.value ?? 'not set');
  const step = kind === 'added' ? 'is new' : 'is gone';
  const edit = property ? `\`${property}\` was ${was} and is ${is}` : step;
  const messages = verdicts.length > 0 ? verdicts : [{ message: edit }];
  return messages.map(({ message }) => ({ impact, who: 'clients', where, what: message }));
}

/** Keywords for readers, and marks, which change no request and no response. */
const PROSE = /^(title|summary|description|examples?|x-.*)$/;

/** A document without prose and placeholders of servers. Its operations and messages state what they inherit. */
function comparable(document: JsonObject): JsonObject {
  const copy = structuredClone(document);
  visitObjects(copy, (object) => {
    const { parameters = [] } = object;
    for (const operation of Object.values(object).filter(isJsonObject)) {
      if (!('operationId' in operation)) continue;
      operation.security ??= copy.security ?? [];
      operation.parameters = [parameters, operation.parameters ?? []].flat();
      delete object.parameters;
    }
    if ('payload' in object) object.contentType ??= copy.defaultContentType ?? 'application/json';
    if (object.in === 'query') object.style ??= 'form';
    if (object.style === 'form') object.explode ??= true;
    for (const key of Object.keys(object)) if (PROSE.test(key)) delete object[key];
  });
  if (/"https?:\/\/[\w.-]+\.invalid/.test(JSON.stringify(copy.servers))) delete copy.servers;
  delete copy.security;
  // Groups of operations, for readers.
  delete copy.tags;
  return copy;
}

/** What clients notice of the changes between two documents. */
export function redoclyDiff(base: JsonObject, revision: JsonObject): Difference[] {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  try {
    writeInto(folder, {
      'base.json': JSON.stringify(comparable(base)),
      'revision.json': JSON.stringify(comparable(revision)),
      'redocly.yaml': 'extends: [diff-recommended]\ntelemetry: off\n',
    });
    const options = '--format json --fail-on none --config redocly.yaml'.split(' ');
    const args = [CLI, 'diff', 'base.json', 'revision.json', ...options];
    const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const settings = { cwd: folder, encoding: 'utf8', env, maxBuffer: 2 ** 28 } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, args, settings);
    if (status !== 0) refuseAt('redocly diff', stderr);
    return JSON.parse(stdout).changes.flatMap(differencesOfChange);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
