/** Refuses fields that no output reads, by the tables of documents and of the vocabulary. */
import {
  type Config,
  createConfig,
  lint,
  type Plugin,
  type UserContext,
} from '@redocly/openapi-core';
import { isJsonObject } from '../json.ts';
import type { Problem } from '../problem.ts';
import { lintResolver, pathOf, problemOf } from '../read/redocly.ts';
import { ENTRIES, type Sources } from '../read/sources.ts';
import { ASYNCAPI, type Fields, OPENAPI } from './documents.ts';
import { REFUSED } from './vocabulary.ts';

/** The rule for Redocly below, and no other; they are the same for every project. */
let settings: Promise<Config> | undefined;

/** Checks every object of both documents, at its place in the hand-written files. */
export async function checkFields({ texts }: Pick<Sources, 'texts'>): Promise<Problem[]> {
  settings ??= createConfig({ plugins: [PLUGIN], rules: { 'contract/fields': 'error' } });
  const config = await settings;
  const externalRefResolver = lintResolver(texts);
  const entries = Object.values(ENTRIES).filter((file) => texts.has(file));
  const all = entries.map((file) => lint({ ref: pathOf(file), config, externalRefResolver }));
  return (await Promise.all(all)).flat().map((problem) => problemOf(problem));
}

/** A rule for Redocly, whose library knows the kind of each object and follows references. */
const PLUGIN: Plugin = {
  id: 'contract',
  rules: {
    oas3: { fields: () => visitorFor(OPENAPI) },
    async3: { fields: () => visitorFor(ASYNCAPI) },
  },
};

function visitorFor(table: Readonly<Record<string, Fields>>) {
  const enter = (node: unknown, { type, location, report }: UserContext) => {
    if (!isJsonObject(node)) return;
    const refused = type.name === 'Schema' ? REFUSED : (table[type.name]?.refused ?? {});
    for (const [field, refusal] of Object.entries(refused)) {
      const value = Object.hasOwn(node, field) ? node[field] : undefined;
      if (value === undefined) continue;
      const words = typeof refusal === 'string' ? refusal : refusal(value, node);
      if (words === undefined) continue;
      report({ message: `\`${field}\` ${words}`, location: location.child([field]).key() });
    }
  };
  return { any: { enter } };
}
