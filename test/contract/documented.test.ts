/** The contract says what the interface document says: `documented.txt` has the same facts, written a second time. */
import { expect, it } from 'vitest';
import { readText } from '../../scripts/base/files.ts';
import { at, isJsonObject, type Json, type JsonObject, tokens } from '../../scripts/base/json.ts';
import { type BundlePlace, DOCUMENTS, problemAt, refuse } from '../../scripts/base/problem.ts';
import { withLines } from '../../scripts/load/lines.ts';
import { loadSources } from '../../scripts/load/texts.ts';
import { nameOfPlace } from '../../scripts/model/places.ts';
import { childrenOf, type Schema } from '../../scripts/model/schema.ts';
import { describes, hasNames, isCallAt, visitObjects } from '../../scripts/model/visit.ts';
import { ROOT, theBuilt } from '../support/generated.ts';

const FILE = 'test/contract/documented.txt';
type Row = { name: string; facts: string[]; place: BundlePlace };

/** Besides calls and schemas, these have a row. */
const SETTINGS = /^\/(components\/securitySchemes|servers|channels|operations)\/[^/]+$/;
/** Keys that have rows of their own, and others that the interface document doesn't decide. */
const NO_FACT =
  /^(properties|required|parameters|requestBody|callbacks|channel|servers|variables|discriminator|x-(replaces|opaque|places))$/;

const contract = theBuilt();

/** The rows of calls, settings, and schemas, as they are written, with no `allOf` merged. */
function rowsOfContract(): Row[] {
  const rows = contract.placed.flatMap(({ name, written, document, pointer }) => {
    // The row of an operation has its messages.
    if (pointer.startsWith('/operations/')) return [];
    // A parameter, the body of a request, or a message states more about its schema.
    const around = pointer.replace(/(\/content\/[^/]+)?\/(schema|payload)$/, '');
    const holder = Object(at(contract[document], around));
    const parameter = holder.in ? ` ${holder.in} ${holder.name}` : '';
    const isStated = (key: string) => /^(required|deprecated)$/.test(key) && holder[key] === true;
    const stated = name ? [] : Object.keys(holder).filter(isStated);
    // The flags that select a message.
    const flags = holder.payload ? ((holder.tags ?? []) as JsonObject[]) : [];
    if (flags.length > 0) stated.push(`flags ${flags.map((flag) => flag.name).join(', ')}`);
    return rowsOf(name ?? nameOfPlace(pointer) + parameter, written, { document, pointer }, stated);
  });
  for (const document of DOCUMENTS)
    visitObjects(contract[document], ({ ...node }, pointer) => {
      const isCall = isCallAt(pointer);
      if (isCall) node.security ??= contract.openapi.security ?? [];
      const row = {
        name: nameOfPlace(pointer),
        facts: statedBy(node),
        place: { document, pointer },
      };
      if (isCall || SETTINGS.test(pointer)) rows.push(row);
    });
  return rows;
}

/** The rows of a schema, of its fields, and of its branches that have a title. */
function rowsOf(name: string, schema: Schema, place: BundlePlace, stated: string[] = []): Row[] {
  const { required = [], properties = {} } = schema;
  const elsewhere = required.filter((field) => !(field in properties));
  const needs = [...stated, ...elsewhere.map((field) => `requires ${field}`)];
  const below = childrenOf(schema).flatMap(({ node, keyword, key, pointer }) => {
    const inside = { ...place, pointer: place.pointer + pointer };
    if (keyword === 'properties')
      return rowsOf(
        `${name}.${key}`,
        node,
        inside,
        required.includes(`${key}`) ? ['required'] : [],
      );
    if (node.title) return rowsOf(node.title, node, inside);
    return rowsOf(/Of$/.test(keyword) ? name : `${name}[]`, node, inside).slice(1);
  });
  return [{ name, facts: [...needs, ...statedBy(schema)], place }, ...below];
}

/** What an object states, such as `type integer` and `minimum 1`, and the name of a schema for a reference. */
function statedBy(node: JsonObject): string[] {
  const facts = Object.entries(node).filter(([key]) => !describes(key) && !NO_FACT.test(key));
  return facts.map(([key, value]) => {
    if (key === '$ref') return tokens(String(value)).at(-1) ?? '';
    const stated = hasNames(key) && isJsonObject(value) ? Object.keys(value) : value;
    return `${key} ${textOf(stated)}`.trim();
  });
}

/** A value in a fact: `word`, `srt, vtt`, the name or the title of a schema, or `(type string, format date)`. */
function textOf(value: Json): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ') || '[]';
  if (!isJsonObject(value)) return value === '' ? '""' : String(value);
  const { title, ...node } = value;
  const facts = statedBy(node).join(', ');
  return String(title ?? (node.$ref ? facts : `(${facts})`));
}

/** The keywords of the facts that only one of two lists has. */
function differing(facts: string[], others: string[]): string {
  const only = [...facts, ...others].filter(
    (fact) => !facts.includes(fact) || !others.includes(fact),
  );
  return [...new Set(only.map((fact) => fact.split(' ')[0]))].join(', ');
}

it('the contract has the documented schemas, fields, calls, and messages, and no others', async () => {
  // A line that begins with a space continues the row above it.
  const documented = [...readText(ROOT, FILE).matchAll(/^[^#\s].*(\n .*)*/gm)].map((match) => {
    const [name = '', facts = ''] = match[0].replaceAll(/\s+/g, ' ').split(' | ');
    const line = match.input.slice(0, match.index).split('\n').length;
    return { name, facts: facts.split('; ').filter(Boolean), file: `${FILE}:${line}` };
  });
  const rows = rowsOfContract();
  const problems = rows.flatMap(({ name, facts, place }) => {
    const said = documented.filter((row) => row.name === name);
    const message = `\`${name}\` is not in ${FILE}; add what the interface document says about it`;
    const differences = said.flatMap((row) => {
      const keywords = differing(facts, row.facts);
      const message = `\`${name}\` differs from ${row.file} in ${keywords}; look it up in the interface document, and correct the wrong one`;
      return keywords === '' ? [] : problemAt(place, message);
    });
    return said.length === 0 ? problemAt(place, message) : differences;
  });
  for (const [index, { name, file }] of documented.entries()) {
    const again = documented.slice(0, index).find((row) => row.name === name);
    const twice = `\`${name}\` has another row in ${again?.file}; remove one`;
    if (again) problems.push({ file, pointer: '', message: twice });
    const message = `\`${name}\` is not in the contract; add it, or remove it here if the interface document doesn't have it`;
    if (!rows.some((row) => row.name === name)) problems.push({ file, pointer: '', message });
  }
  await withLines(ROOT, loadSources(ROOT), () => refuse(problems)).catch((error) =>
    // Each problem begins a line, where CI finds its place.
    expect.fail(`\n${error.message}`),
  );
});
