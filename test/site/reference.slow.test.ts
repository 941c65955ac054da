/** The reference pages state every fact that is transcribed in test/contract/facts. */

import type { Json } from 'contract-compiler/model/json.ts';
import { alternatives, canonicalType, excluded } from 'contract-compiler/testing/facts/types.ts';
import { expect, it } from 'vitest';
import { buildDocs } from '../../scripts/site/build.ts';
import { readProse } from '../../scripts/site/prose.ts';
import { factRows, type Row } from '../contract/facts/index.ts';
import { messages } from '../contract/facts/messages.ts';
import { operations } from '../contract/facts/operations.ts';
import { schemaFacts } from '../contract/facts/schemas.ts';
import { ROOT, theContract } from '../support/contract.ts';

const files = buildDocs(theContract(), readProse(ROOT));

/** The text of a page, by its path without its ending. */
const page = (path: string): string => files[`docs/${path}.md`] ?? '';

it('every fact about a schema is on the Markdown page of the schema', () => {
  const rows = factRows(schemaFacts);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.flatMap((row) => missing(row))).toEqual([]);
});

it('every call and notification is on a page with its parameters, bodies and responses', () => {
  const places = Object.entries(operations).filter(([place]) => place.startsWith('operation '));
  expect(places).not.toEqual([]);
  for (const [place, facts] of places) {
    const [, id = '', part = ''] = /^operation (\w+) ?(.*)$/.exec(place) ?? [];
    const [head = '', ...sections] = page(`operations/${id}`).split('\n## ');
    if (part === '') {
      const address = `${facts.at}`.replace(/^webhook .*|^operation .* /, '');
      expect(head).toContain(`\`${`${facts.method}`.toUpperCase()} ${address}`.trim());
      expect(head).toContain(`operation \`${id}\``);
      expect(head.includes('_deprecated_')).toBe(facts.deprecated ?? false);
      // A callback is on the page of its call, too.
      const [, caller] = /^operation (\w+) callback/.exec(`${facts.at}`) ?? [];
      if (caller) expect(page(`operations/${caller}`)).toContain(`(${id}.md)`);
    }
    const [, name] = /^(?:query|path) (\w+)$/.exec(part) ?? [];
    if (name) {
      const shown = paragraphsOf(page(`operations/${id}`)).find((one) => one.name === name);
      expect(shown?.facts.includes('_required_'), place).toBe(facts.required ?? false);
    }
    const [, body, status = 'Request body', type] =
      /^(body|response (\w+)) (\w+\/[\w-]+)$/.exec(part) ?? [];
    if (!body) continue;
    const section = sections.find((one) => one.split('\n')[0]?.includes(status));
    expect(section, place).toContain(`\`${type}\`: `);
    if (/^[A-Z]/.test(`${facts.type}`))
      expect(section, place).toContain(`schemas/${facts.type}.md`);
  }
});

it('every message is on a page with its sender and its content', () => {
  const actions = Object.values(messages).filter(({ action }) => action);
  expect(actions).not.toEqual([]);
  for (const { action, messages: sent } of actions) {
    for (const { $ref } of sent as { $ref: string }[]) {
      const name = $ref.replace(/.*\//, '');
      const { type = '', contentType } = messages[`message ${name}`] ?? {};
      const text = page(`messages/${name}`);
      expect(text).toContain(`sent by the _${action === 'receive' ? 'client' : 'service'}_`);
      expect(text).toContain(`\`${contentType}\``);
      const isNamed = !`${type}`.includes(':');
      expect(text).toContain(isNamed ? `schemas/${type}.md` : '· bytes');
    }
  }
});

/** A field on a page: its name, its line, and the heading of its branch, if it is in one. */
interface Paragraph {
  name: string;
  facts: string[];
  text: string;
  group: string | undefined;
}

/** The paragraphs of a page; the first is about the subject itself. */
function paragraphsOf(text: string): Paragraph[] {
  let group: string | undefined;
  const [subject = '', ...parts] = text.split(/^(?=#{2,4} )/m);
  const factsIn = (part: string) => (part.split('\n')[2] ?? '').split(' · ');
  return [
    { name: '', facts: factsIn(subject), text: subject, group },
    ...parts.flatMap((part) => {
      const [, name] = /^#+ `(.+)`/.exec(part) ?? [];
      if (name !== undefined) return [{ name, facts: factsIn(part), text: part, group }];
      group = part.startsWith('## ') ? undefined : part;
      return [];
    }),
  ];
}

/** The parts of a fact that a page lacks. */
function missing({ schema, branch, path, aspects }: Row): string[] {
  const name = path.replace(/(\[\])+$/, '').replaceAll('{}', '.*');
  const all = paragraphsOf(page(`schemas/${schema}`)).filter((one) => one.name === name);
  // Fields that all branches share are above the branches.
  const found = all.filter(({ group }) => group === undefined || isOf(schema, group, branch));
  const [shown] = found;
  if (!shown) return [`${schema}.${path}: is missing`];
  return Object.entries(aspects).flatMap(([key, value]) => {
    const says = SAYS[key.replace(/^(min|max).*/, '$1')];
    if (!says) throw new Error(`${key} is a new kind of fact; state in SAYS how a page shows it`);
    // The type of a list's items is part of the list's.
    const isSaid = (key === 'type' && path.endsWith('[]')) || says(shown.facts, value, shown.text);
    return isSaid ? [] : [`${schema}.${path}: ${key} ${JSON.stringify(value)}`];
  });
}

/** Whether the fields below a heading are those of the branch for a value of the tag. */
function isOf(schema: string, group: string, branch: string | undefined): boolean {
  if (branch === undefined) return true;
  const own = paragraphsOf(page(`schemas/${schema}`)).filter((one) => one.group === group);
  return branch.split('|').every((tag) => own.some(({ facts }) => lists(facts, tag)));
}

const code = (value: Json) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
const json = (value: Json) => `\`${JSON.stringify(value)}\``;
const says = (facts: string[], text: string) => facts.some((one) => one.includes(text));

/** Whether values are listed, or the only value is the type. */
function lists(facts: string[], values: Json): boolean {
  return [values].flat().every((one) => says(facts, code(one)) || says(facts, json(one)));
}

const bound = (pattern: string) => (facts: string[], value: Json) =>
  facts.some((one) => new RegExp(`^${pattern.replace('N', `${value}(?![\\w.])`)}`).test(one));

/** The wording of formats on a page. */
const FORMATS: Record<string, string> = {
  date: 'a date',
  'date-time': 'a date and time',
  uri: 'an absolute URI',
  uuid: 'a UUID',
};

/** Whether the line of a field states a fact, by the kind of the fact. */
const SAYS: Record<string, (facts: string[], value: Json, text: string) => boolean> = {
  type: (facts, value) => {
    const [type = ''] = facts;
    const formats = [...`${value}`.matchAll(/:([\w-]+)/g)].map(([, format = '']) => format);
    const isNamed = formats.every((format) => says(facts, FORMATS[format] ?? format));
    const plain = canonicalType(`${value}`.replaceAll(/:[\w-]+/g, ''));
    return type.startsWith('`') || (isNamed && typeFact(type) === plain);
  },
  required: (facts, value) => facts.includes('_required_') === value,
  default: (facts, value) => facts.includes(`default ${json(value)}`),
  min: bound('(at least )?N'),
  max: bound('(at most |.* to )N'),
  const: lists,
  enum: lists,
  known: lists,
  pattern: lists,
  not: (facts, value) => excluded(value).every((one) => says(facts, `not ${json(one)}`)),
  contentEncoding: (facts, value) => facts.includes(`encoded as ${value}`),
  deprecated: (facts) => facts.includes('_deprecated_'),
  maturity: (facts, value) => facts.includes(`_${value}_`),
  unit: (_, value, text) => text.includes(String(value)),
  tag: (facts, value) => says(facts, `\`${value}\` tells the forms apart`),
  // Open objects and opaque fields show in the notes on what is not specified.
  open: () => true,
  opaque: () => true,
};

/** The type on a page, in the notation of the facts. */
function typeFact(text: string): string {
  const plain = text.replaceAll(/\[(\w+)\]\([^)]*\)/g, '$1').replaceAll(' or ', ' | ');
  return canonicalType(alternatives(plain).map(one).join(' | '));
}

function one(part: string): string {
  const [, container, inner = ''] = /^(list|dictionary) of \(?(.*?)\)?$/.exec(part) ?? [];
  if (container === 'list')
    return /\|/.test(inner) ? `(${typeFact(inner)})[]` : `${typeFact(inner)}[]`;
  if (container === 'dictionary') return `map<${typeFact(inner)}>`;
  if (part === 'any value') return 'any';
  return part;
}
