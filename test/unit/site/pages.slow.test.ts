import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { compare } from '../../../scripts/compare/compare.ts';
import { readRelease } from '../../../scripts/compare/release.ts';
import type { Fact } from '../../../scripts/emit/facts/collect.ts';
import type { Contract } from '../../../scripts/model/contract.ts';
import type { Json, JsonObject } from '../../../scripts/model/json.ts';
import { at } from '../../../scripts/model/pointer.ts';
import { BOUNDS, type Bounds } from '../../../scripts/model/schema.ts';
import { readContract } from '../../../scripts/read/reader.ts';
import { markdownOf, type Table } from '../../../scripts/site/blocks.ts';
import { buildGuides, buildPages } from '../../../scripts/site/build.ts';
import { decorate } from '../../../scripts/site/decorate.ts';
import type { Field } from '../../../scripts/site/fields.ts';
import { fill, readGuide } from '../../../scripts/site/guide.ts';
import { plainText } from '../../../scripts/site/html.ts';
import { pageInput } from '../../../scripts/site/input.ts';
import { tabulateDifferences } from '../../../scripts/site/pages/since.ts';
import { tabulateStates } from '../../../scripts/site/pages/states.ts';
import { outlineOf, readProse, readReleased } from '../../../scripts/site/prose.ts';
import { ROOT, theContract } from '../../support/contract.ts';
import { boundedField } from '../../support/limits.ts';

const contract = theContract();
const prose = readProse(ROOT);
const input = pageInput(contract, prose);
const files = buildPages(contract, prose);

const page = (name: string): string => plainText(files[`${name}.html`] ?? '');

it('no page escapes a text twice', () => {
  const pages = Object.entries(files).filter(([path]) => path.endsWith('.html'));
  expect(pages).not.toEqual([]);
  const wrong = pages.flatMap(([path, text]) => /&amp;#?\w+;/.exec(text)?.[0].concat(path) ?? []);
  expect(wrong).toEqual([]);
});

describe('defaults and limits', () => {
  // What a job records is listed under the call that created it, and both kinds of jobs in one list.
  const SHOWN_AS: Record<string, string> = {
    PreRecordedRequestParams: 'PreRecordedRequest',
    LiveJob: 'PreRecordedJob',
  };

  /** The rows of a fact's field. */
  const rows = ({ schema, field }: Fact) => {
    const owner = SHOWN_AS[schema ?? ''] ?? schema;
    return input.limited.filter((row) => row.owner === owner && row.ownerPath === field);
  };

  it('every default and every bound has a row that says it', () => {
    const { defaults, limits } = input.facts;
    const facts: (Fact & Bounds & { default?: Json })[] = [
      ...Object.values(defaults).map((fact) => ({ ...fact, default: fact.value })),
      ...Object.values(limits),
    ];
    expect(facts.length).toBeGreaterThan(Object.keys(defaults).length);
    const keys = ['default', ...BOUNDS] as const;
    const missing = facts.filter((fact) => {
      const stated = keys.filter((key) => fact[key] !== undefined);
      const says = ({ schema }: Field) =>
        stated.every((key) => isDeepStrictEqual(schema[key], fact[key]));
      return !rows(fact).some(says);
    });
    expect(missing).toEqual([]);
  });

  it('every value of every enumeration is on the page', () => {
    const lists = Object.values(input.facts.enumerations).map(({ values }) => values as Json[]);
    expect(lists).not.toEqual([]);
    const text = page('defaults');
    expect(lists.filter((values) => !text.includes(values.join(' ')))).toEqual([]);
  });

  it('bounds and units are written as people read them', () => {
    const { field, minimum, maximum, byDefault } = boundedField('LiveRequest');
    expect(page('defaults')).toContain(` ${byDefault} ${minimum} to ${maximum} `);
    expect(page('defaults')).toContain(field);
    const units = Object.entries(input.facts.limits).filter(([, { unit }]) => unit !== undefined);
    for (const [, { minimum, maximum, unit }] of units) {
      const both = minimum === undefined || maximum === undefined ? [] : [minimum, maximum];
      expect(page('defaults')).toContain(`${both.join(' to ')} ${unit}`);
    }
    expect(units).not.toEqual([]);
    expect(page('defaults')).toMatch(/target_languages .*? required at least 1 item/);
  });
});

describe('the other pages', () => {
  it('everything that is not specified or assumed is listed', () => {
    const { unspecified, assumptions } = input.facts;
    const facts = [...Object.values(unspecified), ...Object.values(assumptions)];
    const all = facts.flatMap(({ sentences }) => sentences);
    expect(all).not.toEqual([]);
    const text = page('unspecified');
    expect(all.filter((sentence) => !text.includes(words(sentence)))).toEqual([]);
  });

  it('every name of the first version is listed with what became of it', () => {
    const { renames, removals } = input.facts;
    const lists = [
      ...Object.values(renames).map((fact) => fact.replaces),
      ...Object.values(removals).map((fact) => fact.removed),
    ];
    const text = page('first-version');
    const entries = lists.flat();
    expect(entries).not.toEqual([]);
    for (const { name, change } of entries) {
      expect(text).toContain(words(name));
      expect(text).toContain(words(change ?? ''));
    }
    expect(text).toMatch(/time_begin result\.transcription\.utterances\[\]\.start/);
  });

  it('every flag shows the defaults of the WebSocket and of the callback', () => {
    const text = page('messages');
    const flags = Object.entries(input.facts.defaults)
      .filter(([key]) => key.startsWith('LiveMessagesConfig.'))
      .map(([key, { value }]) => [key.split('.')[1] ?? '', value] as const);
    expect(flags.length).toBeGreaterThan(0);
    for (const [name, value] of flags) {
      const callback = input.facts.defaults[`LiveCallbackConfig.${name}`]?.value;
      const on = (set: unknown) => (set ? 'on' : 'off');
      expect(text).toMatch(new RegExp(`${name} Whether [^.]+\\. ${on(value)} ${on(callback)} `));
    }
  });

  it('the states say what is sure in each, and show no transition', () => {
    const blocks = tabulateStates(input, 'JobStatus', 'PreRecordedJob', 'LiveJob');
    const [table] = blocks.filter((block) => typeof block === 'object' && block.kind === 'table');
    const { head, rows } = table as Table;
    const sure = head.slice(1).map((status, column) => {
      const always = rows.filter(({ cells }) => cells[column + 1] === '_always set_');
      const fields = always.map(({ cells: [field] }) =>
        String(field).replace(/^\[`(.*)`\].*$/, '$1'),
      );
      return [status.replaceAll('`', ''), fields];
    });
    expect(sure.map(([status]) => status)).toEqual(input.normal.schemas.get('JobStatus')?.enum);
    expect(Object.fromEntries(sure)).toMatchObject({
      queued: [],
      processing: [],
      done: ['completed_at', 'result'],
      error: ['completed_at', 'error_code'],
    });
    expect(files['states.html']).not.toContain('class="steps"');
  });
});

describe('what changed since the last release', () => {
  const since = (base?: Contract) => tabulateDifferences({ ...input, base });

  it('is every difference that the gate finds and that not only readers see', () => {
    const base = readReleased(ROOT) as Contract;
    const { differences } = compare(readRelease(base), readRelease(contract));
    const listed = differences.filter(({ verdict }) => verdict !== 'documentation');
    const [, table] = since(base);
    // A row has the places that changed alike, and below them the keyword that did.
    const { rows = [] } = (table ?? {}) as Partial<Table>;
    const places = rows.flatMap(({ cells: [where = []] }) => [where].flat().slice(0, -1));
    expect(places).toHaveLength(listed.length);
    expect(rows.length).toBeLessThanOrEqual(listed.length);
  });

  /** The contract with other fields in one of its schemas. */
  const withFields = (schema: string, change: (fields: Record<string, JsonObject>) => void) => {
    const openapi = structuredClone(contract.openapi);
    change(at(openapi, `/components/schemas/${schema}/properties`) as Record<string, JsonObject>);
    return readContract(openapi, contract.asyncapi, contract.examples);
  };
  const until = (next: Contract) =>
    markdownOf(tabulateDifferences({ ...input, contract: next, base: contract }).slice(1));

  it('is shown by whom it breaks, with the field, old and new, and the value that shows it', () => {
    const { field, maximum } = boundedField('LiveRequest');
    const base = withFields('LiveRequest', (fields) => {
      Object.assign(fields[field] ?? {}, { maximum: maximum + 1 });
    });
    const [said, ...tables] = since(base);
    expect(said).toContain('1 change breaks somebody');
    const text = markdownOf(tables);
    expect(text).toContain('## breaks senders');
    for (const said of [`LiveRequest.${field}`, '`maximum`', `\`${maximum + 1} → ${maximum}\``]) {
      expect(text).toContain(said);
    }
    expect(text).toMatch(new RegExp(`\`{"${field}":\\d+}\`: accepted by .*, refused now\\.`));
  });

  it('is said once where fields changed alike', () => {
    const next = withFields('Word', ({ start, end }) => {
      for (const field of [start, end]) Object.assign(field ?? {}, { 'x-opaque': true });
    });
    expect(until(next)).toMatch(/^\| \[`Word.end`\]\S+<br>\[`Word.start`\]\S+<br>`x-opaque` \|/m);
  });

  it('is linked where a field is new, and not where it is gone', () => {
    const other = withFields('Word', (fields) => {
      fields.PLANTED = { type: 'string' };
    });
    expect(markdownOf(since(other).slice(1))).toContain('| `Word.PLANTED` |');
    expect(until(other)).toContain('| [`Word.PLANTED`](');
  });

  it('is nothing where nothing changed, or where there is no release', () => {
    expect(since(contract)).toEqual([expect.stringMatching(/^Nothing changed since \d/)]);
    expect(since()).toEqual(['There is no release to compare with.']);
  });
});

describe('guides', () => {
  const HEAD = '---\ntitle: T\nnav: N\nsummary: S\n---\n';
  const START = HEAD.replace('---\ntitle', '---\nguides: start\ntitle');
  /** Holds that a step is refused, with nothing but this finding. */
  const refuses = (run: () => unknown, finding: string) =>
    expect(run).toThrow(expect.objectContaining({ name: 'FindingsError', message: finding }));

  it('of the package link to their files, and leave out what needs a page', () => {
    const prose = new Map([
      ['index.md', START],
      [
        'start.md',
        `${HEAD}## Kept\n\n{{file samples/a.ts}}\n\n## Form\n\nType.\n\n{{checker}}\n\n## Last`,
      ],
      ['samples/a.ts', 'const a = 1;'],
    ]);
    expect(buildGuides(contract, prose)['guides/start.md']).toBe(
      '# T\n\nS\n\n## Kept\n\n[docs/samples/a.ts](../../docs/samples/a.ts)\n\n## Last\n',
    );
  });

  it('are all in the navigation: one that no page leads to is refused', () => {
    const prose = [['index.md', START] as const, ['start.md', HEAD] as const];
    expect(outlineOf(new Map(prose)).guides).toHaveLength(1);
    refuses(
      () => outlineOf(new Map([...prose, ['costs.md', HEAD]])),
      'docs/costs.md: no page leads to it: add costs to `guides` in docs/index.md',
    );
  });

  it('a guide without its head is refused', () => {
    refuses(
      () => readGuide('x', '---\ntitle: T\n---\n'),
      'docs/x.md:1:1: the head of the page lacks nav, summary; write it between two lines of ---',
    );
  });

  it('a line that names blocks is replaced by them, and one that names none is refused', () => {
    const guide = readGuide('x', `${HEAD}Text.\n\n{{table a b}}\n\nMore.\n`);
    const make = (name: string, args: string[]) =>
      name === 'table' ? [`of ${args.join(' and ')}`] : undefined;
    expect(fill(guide, make)).toEqual(['Text.\n\n', 'of a and b', '\n\nMore.\n']);
    refuses(
      () => fill(guide, () => undefined),
      'docs/x.md:{{table a b}}: the block table does not exist; scripts/site/pages/all.ts lists those that do',
    );
  });

  it('a file that a guide shows and that does not exist is named', () => {
    const without = new Map([...prose].filter(([path]) => path !== 'samples/live.ts'));
    refuses(
      () => buildPages(contract, without),
      'docs/samples/live.ts: does not exist; restore it',
    );
  });

  it('what is wrong in several guides is said at once', () => {
    const broken = new Map(prose);
    for (const name of ['states.md', 'changes.md']) broken.set(name, `${HEAD}{{nothing}}\n`);
    expect(() => buildPages(contract, broken)).toThrow(
      /^docs\/states\.md:.*\ndocs\/changes\.md:.*$/,
    );
  });
});

describe('the copy of a document for its reference', () => {
  it('says in words what its extension keys say, and leaves the document as it was', () => {
    const schema: JsonObject = {
      description: 'X.',
      'x-maturity': 'alpha',
      'x-assumption': 'So be it.',
      'x-replaces': [{ name: 'old', change: 'New.' }, { removed: 'gone' }],
      properties: { description: { 'x-unspecified': 'All.' } },
      default: { 'x-maturity': 'beta' },
    };
    const document = { info: { description: 'D.' }, 'x-unspecified': ['One.', 'Two.'], schema };
    const before = structuredClone(document);
    expect(decorate(document, new Map())).toMatchObject({
      info: { description: 'D.\n\n**Not specified:**\n\n- One.\n- Two.' },
      schema: {
        description:
          'X.\n\n**Maturity:** alpha.\n\n**Assumption:** So be it.\n\n**In the first version:** `old`. New.\n\n**Dropped since the first version:** `gone`.',
        'x-badges': [{ name: 'alpha', color: 'orange' }],
        properties: { description: { description: '**Not specified:** All.' } },
        default: { 'x-maturity': 'beta' },
      },
    });
    expect(document).toEqual(before);
  });

  it('says with each form of a field what the field says, but not with each of a union', () => {
    const field: JsonObject = {
      description: 'F.',
      'x-assumption': 'A.',
      anyOf: [{ $ref: '#/y' }, { type: 'string', description: 'S.' }],
    };
    const union: JsonObject = { description: 'U.', anyOf: [{ $ref: '#/y' }, { $ref: '#/z' }] };
    expect(decorate({ field, union }, new Map())).toMatchObject({
      field: {
        anyOf: [{ $ref: '#/y', description: 'F.\n\n**Assumption:** A.' }, { type: 'string' }],
      },
      union: { anyOf: [{ $ref: '#/y' }, { $ref: '#/z' }] },
    });
    expect(decorate({ union }, new Map()).union).toEqual(union);
  });
});

/** A sentence as it reads once its Markdown is markup, and the markup is gone. */
function words(markdown: string): string {
  return markdown.replaceAll('`', ' ').replaceAll(/\s+/g, ' ').trim();
}
