/** The library of Redocly, which lints and bundles, and its problems as ours. */
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import type * as library from '@redocly/openapi-core';
import { at, type Json } from '../base/json.ts';
import type { DocumentName, Problem } from '../base/problem.ts';
import { closest, either } from '../runtime/wording.ts';
import { withRemedy } from './remedies.ts';

// An `import` would take each of its modules through the loader of TypeScript.
export const redocly: typeof library = createRequire(import.meta.url)('@redocly/openapi-core');

/** The entry file of a document. */
export const entryOf = (name: DocumentName): string => `${name}/${name}.yaml`;

/** A problem that Redocly reports. */
export function problemOf(
  { location: [place], message, suggest, ruleId }: library.NormalizedProblem,
  root: string,
): Problem {
  const pointer = (place?.pointer ?? '').replace(/^#|\/$/g, '');
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  const value = place && at(redocly.parseYaml(place.source.body) as Json, pointer);
  const given = place?.reportOnKey ? key : value;
  const near = typeof given === 'string' ? closest(given, suggest) : [];
  const guess =
    near.length > 0 ? `did you mean ${either(near.map((name) => `\`${name}\``))}?` : undefined;
  return {
    file: place ? relative(root, place.source.absoluteRef).replaceAll('\\', '/') : '',
    pointer,
    line: (place && redocly.getLineColLocation(place).start.line) || 1,
    message: `${withRemedy(message.trim().replace(/: ENOENT.*|\.$/, ''), guess)} (redocly ${ruleId})`,
  };
}
