/** What the interface states about several fields together, and no schema can express, holds in every example. */
import { expect, it } from 'vitest';
import { visitValues } from '../../scripts/base/json.ts';
import { pathsIn } from '../../scripts/model/schema.ts';
import { theBuilt } from '../support/generated.ts';

type Timed = Record<'start' | 'end', number> & { language: string; words: Timed[] };
type Metadata = Record<'audio_duration' | 'billing_time' | 'number_of_distinct_channels', number>;
type Result = { metadata: Metadata; transcription?: { languages: string[]; utterances: Timed[] } };

it('the tags of messages are the flags that select them', () => {
  const { messageGroups, schemas } = theBuilt();
  const sent = messageGroups.flatMap(({ sender, messages }) =>
    sender === 'service' ? messages : [],
  );
  for (const { name, node } of sent)
    expect(node.tags, `tag ${name} with the flags that select it`).toBeDefined();
  const tags = sent.flatMap(({ node }) => (node.tags ?? []) as { name: string }[]);
  const flags = Object.keys(schemas.LiveMessagesConfig?.properties ?? {});
  // Messages may share a flag.
  expect([...new Set(tags.map(({ name }) => name))].sort()).toEqual(flags.sort());
});

it('callbacks and links name operations, and fields of bodies', () => {
  const { openapi, operations, schemas } = theBuilt();
  const fields = Object.values(schemas).flatMap((schema) => pathsIn(schema, '', schemas));
  const paths = new Set(fields.map(({ path }) => path));
  const expressions = JSON.stringify(openapi).matchAll(/\$(?:request|response)\.body#\/([\w/]+)/g);
  const named = Array.from(expressions, ([, path = '']) => path.replaceAll('/', '.'));
  expect(named).not.toEqual([]);
  expect(named.filter((path) => !paths.has(path))).toEqual([]);
  visitValues(openapi, (part, pointer) => {
    if (!/\/links\/\w+$/.test(pointer)) return;
    const { operationId, parameters: named } = Object(part);
    const { parameters = [] } = operations.find(({ id }) => id === operationId) ?? {};
    const declared = parameters.map(({ node }) => node.name);
    expect(declared).toEqual(expect.arrayContaining(Object.keys(named)));
  });
});

const results: [place: string, result: Result][] = [];
const utterances: [place: string, utterance: Timed][] = [];
for (const { file, name, value } of [...theBuilt().examples.values()].flat())
  visitValues(value, (part, pointer) => {
    const { metadata, words } = Object(part) as Partial<Result & Timed>;
    const place = `${file}#/${name}${pointer}`;
    if (metadata?.billing_time) results.push([place, Object(part)]);
    if (words) utterances.push([place, Object(part)]);
  });

it.each(utterances)('times run forward in %s', (_, { start, end, words }) => {
  const times = [0, start, ...words.flatMap((word) => [word.start, word.end]), end];
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

it.each(results)('times, languages, and billing agree in %s', (_, { metadata, transcription }) => {
  const { audio_duration, billing_time, number_of_distinct_channels } = metadata;
  expect(billing_time).toBeCloseTo(audio_duration * number_of_distinct_channels);
  for (const { end, language } of transcription?.utterances ?? []) {
    expect(transcription?.languages).toContain(language);
    expect(end).toBeLessThanOrEqual(audio_duration);
  }
});
