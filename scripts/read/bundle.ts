/** Bundles a document into one file; Redocly resolves the references to other files. */
import type { DocumentName } from '../contract.ts';
import { at, type JsonObject, mapValues, sortByKey, tokens, visitObjects } from '../json.ts';
import type { Problem } from '../problem.ts';
import { problemOf, Resolver, redocly, redoclyPath } from './redocly.ts';
import { ENTRIES, type Sources } from './sources.ts';

/**
 * Bundles one document: its components keep their names and are sorted, and no reference leads out of it.
 *
 * @param sources its hand-written files, whose references have been checked
 * @returns the bundle, and the problems of the bundler
 */
export async function bundle(
  name: DocumentName,
  sources: Sources,
): Promise<{ name: DocumentName; document: JsonObject; problems: Problem[] }> {
  const { bundle: bundled, problems: reported } = await redocly.bundle({
    ref: redoclyPath(ENTRIES[name]),
    // The rules of the project's configuration are for linting, not for bundling.
    config: await redocly.createConfig({}),
    externalRefResolver: new Resolver((file) => sources.files.get(file)),
  });
  // The bundler uses one object in several places: a change in one would appear in the others.
  const document = JSON.parse(JSON.stringify(bundled.parsed)) as JsonObject;
  notesToLists(document);
  if (name === 'asyncapi') restoreLocalReferences(document, sources);
  const problems = reported.map((problem) => problemOf(problem, 'redocly'));
  return { name, document: inOrder(document), problems };
}

/**
 * Restores the references within the AsyncAPI document that the bundler replaced with copies: an operation's
 * messages must be references to its channel's, and a channel's may be references to components.
 */
function restoreLocalReferences(asyncapi: JsonObject, { files }: Sources): void {
  visitObjects(files.get(ENTRIES.asyncapi) ?? null, (node, pointer) => {
    const holder = at(asyncapi, pointer.slice(0, pointer.lastIndexOf('/')));
    const isLocal = typeof node.$ref === 'string' && node.$ref.startsWith('#/');
    if (isLocal) Object.assign(holder ?? {}, { [tokens(pointer).at(-1) ?? '']: { ...node } });
  });
}

/** The document with its components sorted by name, not in the bundler's order. */
function inOrder(document: JsonObject): JsonObject {
  const components = mapValues((document.components ?? {}) as JsonObject, (byName) =>
    Object.fromEntries(sortByKey(Object.entries(byName ?? {}))),
  );
  return { ...document, components };
}

/** Turns each `x-unspecified` and `x-assumption` into a list, even a single sentence; changes the document. */
function notesToLists(document: JsonObject): void {
  visitObjects(document, (node) => {
    for (const key of ['x-unspecified', 'x-assumption']) {
      const sentences = [node[key] ?? []].flat();
      if (sentences.length > 0) node[key] = sentences.map((one) => String(one).trim());
    }
  });
}
