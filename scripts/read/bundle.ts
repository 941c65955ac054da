import { relative, resolve } from 'node:path';
import { createConfig, type NormalizedProblem, bundle as runBundler } from '@redocly/openapi-core';
import type { DocumentName } from '../model/contract.ts';
import { type Finding, refuse } from '../model/finding.ts';
import type { JsonObject } from '../model/json.ts';
import { at, tokens, visitObjects } from '../model/pointer.ts';
import { listRemarks } from './contract.ts';
import { ENTRIES, type Sources } from './sources.ts';

/**
 * Bundles one document: component names kept and sorted, no reference leaves the document.
 *
 * @param sources its hand-written files, whose references hold
 * @throws FindingsError when the bundler has something to say
 */
export async function bundle(
  root: string,
  name: DocumentName,
  sources: Sources,
): Promise<JsonObject> {
  const file = ENTRIES[name];
  // Without the project's configuration: its rules have no part in this.
  const config = await createConfig({});
  const { bundle: bundled, problems } = await runBundler({ ref: resolve(root, file), config });
  refuse(problems.map((problem) => findingOf(root, problem, 'redocly')));
  // An object that is named twice is one in memory, and would be changed in both places at once.
  const document = JSON.parse(JSON.stringify(bundled.parsed)) as JsonObject;
  listRemarks(document);
  if (name === 'asyncapi') restoreLocalReferences(document, sources);
  return inOrder(document);
}

/** A problem that Redocly reports; what it says is marked as somebody's words. */
export function findingOf(
  root: string,
  { location, message }: NormalizedProblem,
  by = '',
): Finding {
  const [{ source, pointer = '' } = {}] = location;
  return {
    file: relative(root, source?.absoluteRef ?? '').replaceAll('\\', '/'),
    location: pointer.replace(/^#|\/$/g, ''),
    message: message.trim() + (by === '' ? '' : ` (${by})`),
  };
}

/**
 * Puts back the references within the AsyncAPI entry that the bundler copied out: an operation's
 * messages must be references to its channel's, and a channel's may be references to components.
 */
function restoreLocalReferences(asyncapi: JsonObject, { files }: Sources): void {
  visitObjects(files.get(ENTRIES.asyncapi) ?? null, (node, pointer) => {
    const holder = at(asyncapi, pointer.slice(0, pointer.lastIndexOf('/')));
    const isLocal = typeof node.$ref === 'string' && node.$ref.startsWith('#/');
    if (isLocal) Object.assign(holder ?? {}, { [tokens(pointer).at(-1) ?? '']: node });
  });
}

/** The components by name, not as the bundler met them. */
function inOrder(document: JsonObject): JsonObject {
  const kinds = Object.entries((document.components ?? {}) as JsonObject).map(([kind, all]) => [
    kind,
    Object.fromEntries(Object.entries(all ?? {}).sort()),
  ]);
  return { ...document, components: Object.fromEntries(kinds) };
}
