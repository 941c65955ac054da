/** The guides, their samples and their requests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { callName } from '../../scripts/site/fields.ts';
import { pageInput } from '../../scripts/site/input.ts';
import { LANGUAGES, readGuides, readProse } from '../../scripts/site/prose.ts';
import { generatedModule, ROOT, theContract } from '../support/contract.ts';

const prose = readProse(ROOT);
const input = pageInput(theContract(), prose);
const samples = [...prose.keys()].filter((path) => path.startsWith('samples/'));
const ids = theContract().operations.map(({ id }) => id);
/** The samples that the pages of calls show. */
const wanted = ids.flatMap((id) => LANGUAGES.map(({ ending }) => `samples/${id}.${ending}`));

it('every operation has a sample in each language: write those that are missing in docs/samples', () => {
  expect(wanted).not.toEqual([]);
  expect(wanted.filter((path) => !samples.includes(path))).toEqual([]);
});

it('the first sample of a call has at most six lines and no branch: put a hardened one into a guide', () => {
  const [first] = LANGUAGES;
  for (const id of ids) {
    const text = prose.get(`samples/${id}.${first.ending}`) ?? '';
    expect([id, text.trim().split('\n').length <= 6]).toEqual([id, true]);
    expect(text).not.toMatch(/\b(case|if|while)\b/);
  }
});

it('the first sample of a call and the answer beneath it are of one scenario', () => {
  const { examples, operations } = theContract();
  for (const { id, path, requestBody, responses } of operations) {
    const text = prose.get(`samples/${id}.${LANGUAGES[0].ending}`) ?? '';
    const success = responses.find(({ status }) => status.startsWith('2'));
    const [answer] = examples.get(success?.preferred?.schemaName ?? '') ?? [];
    const [, body] = /-d '(.*)'/.exec(text) ?? [];
    const sent = (examples.get(requestBody?.preferred?.schemaName ?? '') ?? []).map(
      ({ value }) => value,
    );
    if (body !== undefined)
      expect(sent, id).toContainEqual(expect.objectContaining(JSON.parse(body)));
    const [, file] = /=@([\w.-]+)/.exec(text) ?? [];
    const query = [...(/\?([^"]*)"/.exec(text)?.[1] ?? '').split('&')].filter(Boolean);
    const told = JSON.stringify(answer) ?? '';
    // Only an answer with a URL of the call tells the query, and only one with a body tells anything.
    const parts = [...(told.includes(`${path}?`) ? query : []), (answer && file) ?? ''];
    for (const part of parts) expect(told, id).toContain(part);
  }
});

it('every other sample is shown in a guide: add its line {{file samples/…}}, or its language to LANGUAGES of scripts/site/prose.ts', () => {
  const { home, others: guides } = readGuides(prose);
  const shown = [home, ...guides].map((guide) => guide.prose).join('\n');
  const others = samples.filter((path) => !wanted.includes(path));
  expect(others).not.toEqual([]);
  expect(others.filter((path) => !shown.includes(`{{file ${path}}}`))).toEqual([]);
});

it('preview/sidebars.yaml lists every guide: add those that are missing, remove those that do not exist', () => {
  const text = readFileSync(join(ROOT, 'preview/sidebars.yaml'), 'utf8');
  const listed = Array.from(text.matchAll(/generated\/docs\/(.+)\.md/g), ([, name]) => name);
  // Redocly renders both documents itself.
  const guides = readGuides(prose)
    .others.map(({ name }) => name)
    .filter((name) => name !== 'rest');
  expect(listed.sort()).toEqual(guides.sort());
});

it('until the first release, a page with a command from npm says what works instead', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const guides = [...prose].filter(([path]) => path.endsWith('.md'));
  const marked = guides.filter(([, text]) => text.includes('<!-- before the first release -->'));
  if (!readme.includes('<!-- before the first release -->')) return expect(marked).toEqual([]);
  const command = /\bnpx speech-to-text-|\bnpm install [^\n]*speech-to-text-(contract|stub)/;
  const commanding = guides.filter(([, text]) => {
    const files = Array.from(text.matchAll(/^\{\{file (.+)\}\}$/gm), ([, path = '']) => path);
    return [text, ...files.map((path) => prose.get(path) ?? '')].some((one) => command.test(one));
  });
  expect(commanding).not.toEqual([]);
  expect(commanding.filter((one) => !marked.includes(one)).map(([path]) => path)).toEqual([]);
});

/** The JSON blocks in the guides that name a schema. */
const requests = [...prose].flatMap(([path, text]) =>
  [...text.matchAll(/^```json (\w+)\n([\s\S]*?)^```/gm)].map((found) => {
    const [, schema = '', json = ''] = found;
    return { place: `docs/${path}:${text.slice(0, found.index).split('\n').length}`, schema, json };
  }),
);

type Parse = (value: unknown) => { issues?: unknown };
const parsers = await generatedModule<Record<string, Parse>>('strict/parse');

it('every request in the guides is valid in the strict profile', () => {
  expect(requests).not.toEqual([]);
  const wrong = requests.flatMap(({ place, schema, json }) => {
    const parse = parsers[`parse${schema}`];
    if (parse === undefined) return `${place}: there is no schema ${schema}`;
    try {
      const { issues } = parse(JSON.parse(json));
      return issues === undefined ? [] : { place, issues };
    } catch (error) {
      return `${place}: ${error}`;
    }
  });
  expect(wrong).toEqual([]);
});

/** The labels of the arrows in the diagrams of the guides. */
const arrows = [...prose].flatMap(([path, text]) =>
  [...text.matchAll(/^```mermaid\n([\s\S]*?)^```/gm)].flatMap(([, diagram = '']) =>
    [...diagram.matchAll(/^ *\w+-{1,2}>>\w+: (.+)$/gm)].map(([, label = '']) => ({ path, label })),
  ),
);

it('the diagrams in the guides name only calls, messages and fields that exist', () => {
  const { operations, messages } = theContract();
  const known = new Set([
    ...operations.map(callName),
    ...messages.map(({ name }) => name),
    ...input.fields.flatMap(({ path, schema }) => [path, schema.const]),
  ]);
  expect(arrows).not.toEqual([]);
  const names = arrows.flatMap(({ path, label }) =>
    label.split(/, | or /).map((name) => ({ path, name })),
  );
  expect(names.filter(({ name }) => !known.has(name))).toEqual([]);
});
