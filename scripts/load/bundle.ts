/** Bundles both documents: each becomes one object without references to other files. */
import { join } from 'node:path';
import * as redocly from '@redocly/openapi-core';
import { type JsonObject, mapValues, sortByKey } from '../base/json.ts';
import { type DocumentName, refuse } from '../base/problem.ts';
import type { Bundles } from '../model/contract.ts';
import { visitObjects } from '../model/visit.ts';
import { entryOf, fromRedocly } from './redocly.ts';

/** Both bundles: their components keep their names and are sorted, and no reference leads out of them. */
export async function bundleDocuments(root: string): Promise<Bundles> {
  const openapi = await bundleDocument(root, 'openapi');
  const asyncapi = await bundleDocument(root, 'asyncapi');
  return { openapi, asyncapi };
}

async function bundleDocument(root: string, name: DocumentName): Promise<JsonObject> {
  const config = await redocly.createConfig({});
  const { bundle, problems } = await redocly.bundle({ ref: join(root, entryOf(name)), config });
  refuse(problems.map((problem) => fromRedocly(problem, root)));
  // A copy, because the bundler uses one object in several places, in which each sentence becomes a list.
  const document: JsonObject = JSON.parse(JSON.stringify(bundle.parsed));
  visitObjects(document, (node) => {
    for (const key of ['x-unspecified', 'x-assumption'])
      if (key in node)
        node[key] = [node[key] ?? ''].flat().map((sentence) => String(sentence).trim());
  });
  const components = mapValues((document.components ?? {}) as JsonObject, (byName) =>
    Object.fromEntries(sortByKey(Object.entries(byName ?? {}))),
  );
  return { ...document, components };
}
