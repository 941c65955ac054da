import { readFileSync, rmSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import type { DocumentName, Example } from '../model/contract.ts';
import { type Finding, FindingsError } from '../model/finding.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { at, child, join } from '../model/pointer.ts';
import { injectExamples, readExamples } from './examples.ts';
import { checkReferences } from './references.ts';
import { ENTRIES, readSources, type Sources } from './sources.ts';
import { runTool, scratch } from './tool.ts';

/** Both documents, each in one piece, and the documented examples by schema name. */
export interface Bundle {
  openapi: JsonObject;
  asyncapi: JsonObject;
  examples: Map<string, Example[]>;
  /** The hand-written files, to point into when something is wrong. */
  sources: Sources;
}

/**
 * Bundles both documents: component names kept, no reference leaves a document, the documented
 * examples put where they are shown.
 *
 * @param root the project's root
 * @throws FindingsError when the hand-written files do not hold together
 */
export async function bundle(root: string): Promise<Bundle> {
  const sources = readSources(root);
  const broken = checkReferences(sources);
  if (broken.length > 0) throw new FindingsError(broken);
  const examples = readExamples(root);
  const folder = scratch();
  try {
    const [openapi, asyncapi] = await Promise.all([
      bundleDocument(root, folder, 'openapi'),
      bundleDocument(root, folder, 'asyncapi'),
    ]);
    restoreLocalReferences(asyncapi, sources);
    const findings = [...renamed(openapi, 'openapi'), ...renamed(asyncapi, 'asyncapi')];
    if (findings.length > 0) throw new FindingsError(findings);
    for (const document of [openapi, asyncapi]) sortComponents(document);
    injectExamples(openapi, asyncapi, examples);
    return { openapi, asyncapi, examples, sources };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bundleDocument(
  root: string,
  folder: string,
  document: DocumentName,
): Promise<JsonObject> {
  const output = joinPath(folder, `${document}.json`);
  const entry = ENTRIES[document];
  const { code, stderr } = await runTool('redocly', ['bundle', entry, '--output', output], root);
  if (code !== 0) {
    const reason = stderr.split('\n').find((line) => /error|fail/i.test(line)) ?? stderr.trim();
    throw new FindingsError([
      { file: entry, location: '', message: `redocly could not bundle it: ${reason.trim()}` },
    ]);
  }
  return JSON.parse(readFileSync(output, 'utf8')) as JsonObject;
}

/**
 * Puts back the references within the AsyncAPI entry that the bundler copied out: an operation's
 * messages must be references to its channel's, and a channel's may be references to components.
 */
function restoreLocalReferences(asyncapi: JsonObject, sources: Sources): void {
  const entry = sources.files.get(ENTRIES.asyncapi) ?? null;
  const restore = (value: Json | undefined, pointer: string): void => {
    if (!isObject(value) && !Array.isArray(value)) return;
    for (const key of Object.keys(value)) {
      const written = at(entry, join(pointer, key));
      const ref = child(written, '$ref');
      if (typeof ref === 'string' && ref.startsWith('#/')) Object.assign(value, { [key]: written });
      else if (isObject(written) || Array.isArray(written)) {
        restore(child(value, key), join(pointer, key));
      }
    }
  };
  for (const section of ['channels', 'operations']) restore(asyncapi[section], `/${section}`);
}

/** The order in which a bundler meets the components means nothing to a reader; their names do. */
function sortComponents(document: JsonObject): void {
  if (!isObject(document.components)) return;
  for (const [kind, components] of Object.entries(document.components)) {
    if (!isObject(components)) continue;
    const sorted = Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1));
    document.components[kind] = Object.fromEntries(sorted);
  }
}

/** The bundler keeps two different components of one name apart as `Name` and `Name-2`. */
function renamed(document: JsonObject, name: DocumentName): Finding[] {
  const findings: Finding[] = [];
  for (const [kind, components] of Object.entries(document.components ?? {})) {
    if (!isObject(components)) continue;
    for (const component of Object.keys(components)) {
      const plain = component.replace(/-\d+$/, '');
      if (plain === component || components[plain] === undefined) continue;
      findings.push({
        file: ENTRIES[name],
        location: join(`/components/${kind}`, plain),
        message: `two different ${kind} are named ${plain}; rename one of the two`,
      });
    }
  }
  return findings;
}
