/** The library of Redocly, which lints and bundles, and its problems as ours, with what to do about them. */
import { relative } from 'node:path';
import * as redocly from '@redocly/openapi-core';
import { at, type Json } from '../base/json.ts';
import type { DocumentName, Problem } from '../base/problem.ts';
import { closest, either } from '../runtime/wording.ts';

/** The entry file of a document. */
export const entryOf = (name: DocumentName): string => `${name}/${name}.yaml`;

/** A problem that Redocly reports. */
export function fromRedocly(
  { location: [place], message, suggest, ruleId }: redocly.NormalizedProblem,
  root: string,
): Problem {
  const pointer = (place?.pointer ?? '').replace(/^#|\/$/g, '');
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  const valueIn = (text: string) => at(redocly.parseYaml(text) as Json, pointer);
  const isGuess = place !== undefined && suggest.length > 0;
  const given = isGuess && (place.reportOnKey ? key : valueIn(place.source.body));
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

/** What to do about usual mistakes that tools report without saying so. */
const REMEDIES: [message: RegExp, remedy: string][] = [
  [/`nullable` is not expected/, "write `type: [<type>, 'null']`"],
  [/ can be one of .*null/, "choose one of these, with 'null' in quotes"],
  [/alongside `\$ref`/, 'move it to the target, or in a schema write `allOf: [{$ref: …}]`'],
  [/^Can't resolve/, 'fix the file or the name in the reference, or add what it refers to'],
  [/ is not expected |must be present/, 'fix the name or the indentation'],
  [/^Expected type .* got `null`/, 'add a value, or fix the indentation of the lines below'],
];

/**
 * A message of a tool with what to do about it, if the message doesn't say it.
 *
 * @param guess a question about the right name
 */
export function withRemedy(message: string, guess?: string): string {
  if (/; |Did you mean/.test(message)) return message;
  const [, usual] = REMEDIES.find(([pattern]) => pattern.test(message)) ?? [];
  return [message, guess ?? usual ?? []].flat().join('; ');
}
