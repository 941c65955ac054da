import { relative, resolve } from 'node:path';
import { createConfig, bundle as runBundler } from '@redocly/openapi-core';
import type { DocumentName } from '../model/contract.ts';
import { FindingsError, refuse } from '../model/finding.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { at, child, join } from '../model/pointer.ts';
import { ENTRIES, type Sources } from './sources.ts';

/**
 * Bundles one document: component names kept and sorted, no reference leaves the document.
 *
 * @param root the project's root
 * @param sources its hand-written files, whose references hold
 * @throws FindingsError when the bundler has something to say
 */
export async function bundle(
  root: string,
  name: DocumentName,
  sources: Sources,
): Promise<JsonObject> {
  const file = ENTRIES[name];
  // Without the project's configuration: its rules and their plugin have no part in this.
  const config = await createConfig({});
  const { bundle: bundled, problems } = await runBundler({
    ref: resolve(root, file),
    config,
  }).catch((error: Error) => {
    throw new FindingsError([{ file, location: '', message: `${error.message} (redocly)` }]);
  });
  const findings = problems.map(({ message, location: [place] }) => ({
    file: relative(root, place?.source.absoluteRef ?? file).replaceAll('\\', '/'),
    location: place?.pointer?.slice(1) ?? '',
    message: `${message} (redocly)`,
  }));
  refuse(findings);
  // An object that is named twice is one in memory, and would be changed in both places at once.
  const document = JSON.parse(JSON.stringify(bundled.parsed)) as JsonObject;
  if (name === 'asyncapi') restoreLocalReferences(document, sources);
  return inOrder(document);
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

/** The components by name, not as the bundler met them; what is said of the document comes last. */
function inOrder({ components = {}, ...document }: JsonObject): JsonObject {
  const sorted = Object.entries(components as JsonObject).map(([kind, all]) => [
    kind,
    isObject(all)
      ? Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
      : all,
  ]);
  const extensions = Object.entries(document).filter(([key]) => key.startsWith('x-'));
  for (const [key] of extensions) delete document[key];
  const all = sorted.length > 0 && { components: Object.fromEntries(sorted) };
  return { ...document, ...all, ...Object.fromEntries(extensions) };
}
