/** The pages contain all facts of the contract, and the guides have valid samples. */
import { expect, it } from 'vitest';
import { mediaOf, requestsOf } from '../../scripts/contract.ts';
import { collectFacts } from '../../scripts/emit/facts.ts';
import { type Json, tokens } from '../../scripts/json.ts';
import { branchesOf } from '../../scripts/schema.ts';
import { buildDocs } from '../../scripts/site/docs.ts';
import { LANGUAGES, readProse } from '../../scripts/site/prose.ts';
import { generatedModule, ROOT, theBuilt } from '../support/contract.ts';
import { placesIn } from '../support/places.ts';

const { contract, schemas } = theBuilt();
const prose = readProse(ROOT);
const facts = collectFacts(contract, schemas);
const files = buildDocs(contract, schemas, facts, prose);
const calls = requestsOf(contract);

/** The text of a page, by its path without its ending. */
const page = (path: string): string =>
  files[`generated/docs/${path}.md`] ?? files[`docs/${path}.md`] ?? '';

/** Text without links, line breaks, escapes and marks of code. */
const plain = (markdown = ''): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('<br>', ' ')
    .replaceAll('\\|', '|')
    .replaceAll('`', '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Each page of the reference with the subjects that it shows; a schema without its own page is on that of its only user. */
const shown = [
  ...Object.keys(schemas).map((name) => ({ path: `schemas/${name}`, subjects: [name] })),
  ...contract.messages.map(({ name, schemaName }) => {
    return { path: `messages/${name}`, subjects: [`message ${name}`, schemaName] };
  }),
  ...calls.map((call) => {
    const { id, responses, requestBody } = call;
    const parts = responses.map(({ pointer }) => `response ${tokens(pointer).at(-1)}`);
    const query = 'queryName' in call ? call.queryName : undefined;
    const own = [`operation ${id}`, query, requestBody?.preferred?.schemaName, ...parts];
    return { path: `operations/${id}`, subjects: own };
  }),
].filter(({ path }) => page(path) !== '');

/** The pages that show a subject such as `Schema.field`; none for a subject that concerns the whole service. */
function pagesOf(subject: string): string[] {
  const [schema = ''] = subject.split('.');
  const [name] = /^\w+( \w+)?/.exec(schema) ?? [];
  const paths = shown.filter(({ subjects }) => subjects.includes(name)).map(({ path }) => path);
  return Object.hasOwn(schemas, schema) ? paths.slice(0, 1) : paths;
}

/** The text about `Schema.field` in each branch: the paragraphs of the field or the head of the page. */
function saidAt(subject: string): string {
  const [, schema = '', path = ''] = /^(\w+)\.?([^ ]*)/.exec(subject) ?? [];
  const [head = '', ...sections] = pagesOf(schema).map(page).join().split(/\n#+ /);
  const field = path.replace(/(\[\]|\.\*)+$/, '');
  return field === '' ? head : sections.filter((one) => one.startsWith(`\`${field}\``)).join('\n');
}

/** Something that a text must contain: the subject, the text, and the parts. */
type Claim = [subject: string, text: string, parts: readonly (string | RegExp)[]];

/** Expects that each text has its parts. */
function expectSaid(claims: readonly Claim[]): void {
  const missing = claims.flatMap(([subject, text, parts]) =>
    parts
      .filter((part) => (typeof part === 'string' ? !text.includes(part) : !part.test(text)))
      .map((part) => [subject, String(part)]),
  );
  expect(missing).toEqual([]);
  expect(claims).not.toEqual([]);
}

it('each call, message, and schema has a page, and the list of pages links to each page', () => {
  const subjects = [...Object.keys(schemas), ...calls.map(({ id }) => `operation ${id}`)];
  const messages = contract.messages.map(({ name }) => `message ${name}`);
  expect([...subjects, ...messages].filter((one) => pagesOf(one).length !== 1)).toEqual([]);
  const listed = page('README').matchAll(/^- \[.+\]\((.+)\.md\):/gm);
  const expected = shown.map(({ path }) => path).sort();
  expect(Array.from(listed, ([, path]) => path).sort()).toEqual(expected);
  const written = Object.keys(files).filter((path) => path.startsWith('generated/docs/'));
  // The list itself is a page too.
  expect(written).toHaveLength(expected.length + 1);
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
  const claims = Object.entries(schemas).flatMap(([schema, node]) =>
    placesIn(schemas, node).flatMap(({ name, required }): Claim[] => {
      const field = name.replaceAll(/\([^)]*\)\.?/g, '').replaceAll('{}', '.*');
      const said = saidAt(`${schema}.${field}`);
      return required === undefined
        ? []
        : [[schema + field, said, [required ? '_required_' : /./]]];
    }),
  );
  expectSaid(claims);
});

/** The claims about the rows of a table, without those about unions, whose members' pages state them. */
function claimsOf<Value>(
  table: Record<string, Value>,
  partsOf: (value: Value, said: string) => (string | RegExp)[],
): Claim[] {
  return Object.entries(table).flatMap(([subject, value]): Claim[] => {
    const schema = schemas[/^\w+/.exec(subject)?.[0] ?? ''];
    const said = saidAt(subject);
    const isStated = schema && !branchesOf(schema).some(({ $ref }) => $ref);
    return isStated ? [[subject, said, partsOf(value, said)]] : [];
  });
}

it('each default, bound, unit, and enumeration is stated at its field', () => {
  const number = (bound: Json) => new RegExp(`(?<![\\w.\`])${bound}(?![\\w.\`]*[\\w\`])`);
  const claims = [
    ...claimsOf(facts.defaults, (value) => [`default \`${JSON.stringify(value)}\``]),
    ...claimsOf(facts.limits, (bounds) => Object.values(bounds).map((one) => number(one as Json))),
    ...claimsOf(facts.units, (unit) => [unit]),
    ...claimsOf(facts.enumerations, ({ values, open }, said) => {
      if (said.includes(`the ${values.length} of [`)) return [];
      return [...values.map((one) => new RegExp(`\`"?${one}"?\``)), open ? 'or another' : ''];
    }),
  ];
  expectSaid(claims);
});

it('each open question and assumption is on the pages of its subjects, sentence by sentence', () => {
  const notes = [...facts.unspecified, ...facts.assumptions];
  const claims = notes.flatMap(({ subjects, sentences }) =>
    subjects.flatMap((subject) =>
      ['unspecified', ...pagesOf(subject)].map((path): Claim => {
        return [`${subject} on ${path}`, plain(page(path)), sentences.map(plain)];
      }),
    ),
  );
  expectSaid(claims);
});

it('each deprecation and maturity is marked on the pages of its subjects', () => {
  const marks = [
    ...facts.deprecations.map(({ subjects }) => ({ subjects, mark: '_deprecated_' })),
    ...facts.maturity.map(({ subjects, maturity }) => ({ subjects, mark: `_${maturity}_` })),
  ];
  const claims = marks.flatMap(({ subjects, mark }) =>
    subjects.flatMap((subject) => {
      const isField = Object.hasOwn(schemas, subject.split('.')[0] ?? '');
      const said = isField ? [saidAt(subject)] : pagesOf(subject).map(page);
      return (said.length > 0 ? said : ['']).map((one): Claim => [subject, one, [mark]]);
    }),
  );
  expectSaid(claims);
});

it('the page on the first version lists each old name with its replacement', () => {
  const text = plain(page('first-version'));
  const entries = [...facts.renames, ...facts.removals];
  expectSaid(entries.map(({ name, change }) => [name, text, [plain(name), plain(change ?? '')]]));
});

it('each call has its address, parameters, bodies, and responses on its page, and each message its direction', () => {
  const ofCalls = calls.map((call): Claim => {
    const { id, method, parameters, responses } = call;
    return [
      id,
      page(`operations/${id}`),
      [
        `\`${method}`,
        ...parameters.map(({ name }) => `### \`${name}\``),
        ...responses.map(({ status }) => (status === 'default' ? 'other responses' : status)),
        ...mediaOf(call).map(({ type }) => `\`${type}\`: `),
      ],
    ];
  });
  const ofMessages = contract.messages.map(({ name, sentBy, contentType }): Claim => {
    const directions = sentBy.map((one) => `_${one} → `);
    return [name, page(`messages/${name}`), [...directions, `\`${contentType}\``]];
  });
  expectSaid([...ofCalls, ...ofMessages]);
});

it('an operation with a sample has one in each language', () => {
  const all = contract.operations.map(({ id }) =>
    LANGUAGES.map(({ ending }) => `samples/${id}.${ending}`),
  );
  const wanted = all.filter((files) => files.some((path) => prose.has(path))).flat();
  expect(wanted).not.toEqual([]);
  const missing = wanted.filter((path) => !prose.has(path)).map((path) => `docs/${path}`);
  expect(missing, 'add these samples').toEqual([]);
});

/** The JSON blocks in the guides that name a schema. */
const requests = [...prose].flatMap(([path, text]) =>
  [...text.matchAll(/^```json (\w+)\n([\s\S]*?)^```/gm)].map((found) => {
    const [, schema = '', json = ''] = found;
    return { place: `docs/${path}:${text.slice(0, found.index).split('\n').length}`, schema, json };
  }),
);

type Parse = (value: unknown) => { issues?: { path: string; message: string }[] };
const parsers = await generatedModule<Partial<Record<string, Parse>>>('strict/parse');

it('each request in the guides is valid in the strict profile', () => {
  expect(requests).not.toEqual([]);
  const wrong = requests.flatMap(({ place, schema, json }) => {
    const { issues = [] } = parsers[`parse${schema}`]?.(JSON.parse(json)) ?? expect.fail(place);
    return issues.map(({ path, message }) => `${place}: ${schema}${path} ${message}`);
  });
  expect(wrong).toEqual([]);
});
