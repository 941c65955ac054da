/** The pages state everything that the contract states, and the guides have valid samples. */
import { expect, it } from 'vitest';
import { mediaOf, requestsOf } from '../../scripts/contract.ts';
import { collectFacts } from '../../scripts/emit/facts.ts';
import type { Json } from '../../scripts/json.ts';
import { branchesOf, visitSchema } from '../../scripts/schema.ts';
import { buildDocs } from '../../scripts/site/build.ts';
import { LANGUAGES, readProse } from '../../scripts/site/prose.ts';
import { generatedModule, ROOT, theBuilt } from '../support/contract.ts';

const { contract, schemas } = theBuilt();
const prose = readProse(ROOT);
const facts = collectFacts(contract, schemas);
const files = buildDocs(contract, schemas, facts, prose);

/** The text of a page, by its path without its ending. */
const page = (path: string): string =>
  files[`generated/docs/${path}.md`] ?? files[`docs/${path}.md`] ?? '';

/** Text without links, line breaks and escapes. */
const plain = (markdown = ''): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('<br>', ' ')
    .replaceAll('\\|', '|')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What the pages say at `Schema.field`, in each branch: the paragraphs of the field, or the head of the page. */
function saidAt(subject: string): string {
  const [, schema = '', path = ''] = /^(\w+)\.?([^ ]*)/.exec(subject) ?? [];
  const [head = '', ...sections] = page(`schemas/${schema}`).split(/\n#+ /);
  const field = path.replace(/(\[\]|\.\*)+$/, '');
  return field === '' ? head : sections.filter((one) => one.startsWith(`\`${field}\``)).join('\n');
}

/** The entries of a table about schemas that the pages do not state. */
function unsaid<Value>(
  table: Record<string, Value>,
  isSaid: (value: Value, said: string, subject: string) => boolean,
): string[] {
  const own = Object.entries(table).filter(([key]) => {
    const schema = schemas[/^\w+/.exec(key)?.[0] ?? ''];
    // The pages of its members state what a union has.
    return schema && !branchesOf(schema).some(({ $ref }) => $ref);
  });
  expect(own).not.toEqual([]);
  return own.filter(([key, value]) => !isSaid(value, saidAt(key), key)).map(([key]) => key);
}

it('each call, message and schema has a page, and the list of all pages links to each page', () => {
  const wanted = [
    ...requestsOf(contract).map(({ id }) => `generated/docs/operations/${id}.md`),
    ...contract.messages.map(({ name }) => `generated/docs/messages/${name}.md`),
    ...Object.keys(schemas).map((name) => `generated/docs/schemas/${name}.md`),
  ];
  expect(Object.keys(files)).toEqual(expect.arrayContaining(wanted));
  const list = files['generated/docs/README.md'] ?? '';
  const listed = Array.from(
    list.matchAll(/^- \[.+\]\((.+)\):/gm),
    ([, path]) => `generated/docs/${path}`,
  );
  expect(listed.sort()).toEqual(wanted.sort());
});

it('each sample and recipe is on a page, or a page links to it', () => {
  const texts = Object.values(files).join('\n');
  const others = [...prose].filter(([path]) => !path.endsWith('.md'));
  expect(others).not.toEqual([]);
  const missing = others.filter(
    ([path, text]) => !texts.includes(`](${path})`) && !texts.includes(text.trimEnd()),
  );
  expect(missing).toEqual([]);
});

it('each field has a paragraph on the page of its schema, which says whether it is required', () => {
  for (const [name, schema] of Object.entries(schemas)) {
    visitSchema(schema, ({ properties = {}, required = [], 'x-opaque': isOpaque }, { pointer }) => {
      if (isOpaque) return false;
      const path = pointer.replaceAll(/\/(one|any)Of\/\d+/g, '').replaceAll('/items', '[]');
      const place = path.replaceAll('/additionalProperties', '.*').replaceAll('/properties/', '.');
      for (const key of Object.keys(properties)) {
        const field = `${name}${place}.${key}`;
        const said = saidAt(field);
        expect(said, field).not.toBe('');
        if (required.includes(key)) expect(said, field).toContain('_required_');
      }
      return true;
    });
  }
});

it('each default, bound, unit and enumeration is stated at its field', () => {
  const code = (value: Json) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
  const hasNumber = (said: string, bound: Json) =>
    new RegExp(`(?<![\\w.])${bound}(?![\\w.]*\\w)`).test(said.replaceAll(/`[^`]*`/g, ''));
  const missing = [
    ...unsaid(facts.defaults, (value, said) =>
      said.includes(`default \`${JSON.stringify(value)}\``),
    ),
    ...unsaid(facts.limits, (bounds, said) =>
      Object.values(bounds).every((bound) => hasNumber(said, bound as Json)),
    ),
    ...unsaid(facts.units, (unit, said) => said.includes(unit)),
    ...unsaid(facts.enumerations, ({ values, open }, said) => {
      if (said.includes(`the ${values.length} of [`)) return true;
      const isSaid = (value: Json) =>
        said.includes(code(value)) || said.includes(code(JSON.stringify(value)));
      return values.every(isSaid) && (!open || said.includes('or another'));
    }),
  ];
  expect(missing).toEqual([]);
});

/** The pages that show a subject: none for one that concerns the whole service or session. */
function pagesOf(subject: string): string[] {
  const [kind = '', name = ''] = subject.split(' ');
  const [schema = ''] = kind.split('.');
  if (Object.hasOwn(schemas, schema)) return [`schemas/${schema}`];
  if (kind === 'message') return [`messages/${name}`];
  const calls = requestsOf(contract).filter(({ id, responses }) =>
    kind === 'response'
      ? responses.some((one) => one.pointer.endsWith(`/responses/${name}`))
      : kind === 'operation' && id === name,
  );
  return calls.map(({ id }) => `operations/${id}`);
}

it('each open question and assumption is on the pages of its subjects, sentence by sentence', () => {
  const notes = [...facts.unspecified, ...facts.assumptions];
  expect(notes).not.toEqual([]);
  const missing = notes.flatMap((note) =>
    note.subjects.flatMap((subject) =>
      ['unspecified', ...pagesOf(subject)].flatMap((path) =>
        note.sentences
          .filter((one) => !plain(page(path)).includes(plain(one)))
          .map((one) => [path, subject, one]),
      ),
    ),
  );
  expect(missing).toEqual([]);
});

it('each deprecation and maturity is marked on the pages of its subjects', () => {
  const marks = [
    ...facts.deprecations.map((fact) => ({ fact, mark: '_deprecated_' })),
    ...facts.maturity.map((fact) => ({ fact, mark: `_${fact.maturity}_` })),
  ];
  expect(marks).not.toEqual([]);
  const missing = marks.flatMap(({ fact, mark }) =>
    fact.subjects.filter((subject) => {
      const isField = Object.hasOwn(schemas, subject.split('.')[0] ?? '');
      const said = isField ? [saidAt(subject)] : pagesOf(subject).map(page);
      return said.length === 0 || !said.every((one) => one.includes(mark));
    }),
  );
  expect(missing).toEqual([]);
});

it('each name of the first version is on the page about it, with what to do instead', () => {
  const entries = [...facts.renames, ...facts.removals];
  expect(entries).not.toEqual([]);
  const words = (markdown: string) => plain(markdown).replaceAll('`', '');
  const text = words(page('first-version'));
  const isThere = ({ name, change }: (typeof entries)[number]) =>
    text.includes(name) && text.includes(words(change ?? ''));
  expect(entries.filter((one) => !isThere(one))).toEqual([]);
});

it('each call is on a page with its address, parameters, bodies and responses, and each message with its direction', () => {
  for (const call of requestsOf(contract)) {
    const { id, method, parameters, responses } = call;
    const text = page(`operations/${id}`);
    const statuses = responses.map(({ status }) =>
      status === 'default' ? 'any other status' : status,
    );
    const types = mediaOf(call).map(({ type }) => `\`${type}\`: `);
    const queryName = 'queryName' in call ? call.queryName : undefined;
    // The page of the query's schema has its fields.
    const own = parameters.filter((one) => queryName === undefined || one.in !== 'query');
    const names = own.map(({ name }) => `### \`${name}\``);
    for (const said of [`\`${method}`, ...names, ...statuses, ...types])
      expect(text, id).toContain(said);
  }
  for (const { name, sentBy, contentType } of contract.messages) {
    const directions = sentBy.map((one) => `_${one} → `);
    for (const said of [...directions, `\`${contentType}\``])
      expect(page(`messages/${name}`), name).toContain(said);
  }
});

it('each operation has a sample in each language', () => {
  const wanted = contract.operations.flatMap(({ id }) =>
    LANGUAGES.map(({ ending }) => `samples/${id}.${ending}`),
  );
  expect(wanted).not.toEqual([]);
  expect(wanted.filter((path) => !prose.has(path))).toEqual([]);
});

/** The JSON blocks in the guides that name a schema. */
const requests = [...prose].flatMap(([path, text]) =>
  [...text.matchAll(/^```json (\w+)\n([\s\S]*?)^```/gm)].map((found) => {
    const [, schema = '', json = ''] = found;
    return { place: `docs/${path}:${text.slice(0, found.index).split('\n').length}`, schema, json };
  }),
);

type Parse = (value: unknown) => { issues?: unknown };
const parsers = await generatedModule<Partial<Record<string, Parse>>>('strict/parse');

it('each request in the guides is valid in the strict profile', () => {
  expect(requests).not.toEqual([]);
  for (const { place, schema, json } of requests) {
    const parse = parsers[`parse${schema}`];
    expect(parse?.(JSON.parse(json)), place).toMatchObject({ ok: true });
  }
});

it('the example on the page of a schema is a value of that schema', async () => {
  const validators = await generatedModule<Record<string, unknown>>('validators');
  const pages = Object.keys(schemas).map((name) => ({ name, text: page(`schemas/${name}`) }));
  const examples = pages.flatMap(({ name, text }) => {
    const [, json] = /## Example\n[^`]*```json\n([\s\S]*?)\n```/.exec(text) ?? [];
    return json === undefined ? [] : [{ name, value: JSON.parse(json) as Json }];
  });
  expect(examples).not.toEqual([]);
  for (const { name, value } of examples) {
    const validate = validators[`validate${name}`] as ((value: unknown) => boolean) | undefined;
    expect(validate?.(value), name).toBe(true);
  }
});
