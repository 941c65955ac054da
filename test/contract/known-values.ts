/** The values and queries with a hand-written verdict in `refused.yaml` and `queries.yaml`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Contract, Parameter } from '../../scripts/contract.ts';
import { isJsonObject, type Json, type JsonObject, tokens } from '../../scripts/json.ts';
import { ROOT } from '../support/contract.ts';
import { without, withValue } from '../support/edit.ts';
import { judge } from '../support/engine.ts';
import { fixture } from '../support/fixtures.ts';
import type { QueryVector } from './make-vectors.ts';

/** A row of `refused.yaml`. */
interface Row {
  of: string;
  name: string;
  fixture: string;
  where: string;
  set?: Json;
  keyword: string;
}

/** A value that its schema rejects, with the issue that it must report. */
interface RefusedValue {
  schema: string;
  /** The problem, in words with hyphens. */
  name: string;
  value: Json;
  /** The place of the issue as a JSON pointer. */
  at: string;
  keyword: string;
}

/** The rejected values, made from the fixtures as `refused.yaml` describes. */
export function theRefused(): RefusedValue[] {
  const text = readFileSync(join(ROOT, 'test/contract/refused.yaml'), 'utf8');
  return (parse(text) as Row[]).map(({ of: schema, name, fixture: base, where, set, keyword }) => {
    const whole = fixture(`${schema}/${base}`);
    const path = tokens(where);
    const isRemoved = set === undefined;
    const value = isRemoved ? without(whole, path) : withValue(whole, path, set);
    const at = isRemoved ? where.slice(0, where.lastIndexOf('/')) : where;
    return { schema, name, value: value as Json, at, keyword };
  });
}

/** The reason for a query string, the string, and its parsed value; a string without a value is invalid. */
type QueryRow = [why: string, query: string, data?: JsonObject];

/** The query strings of `queries.yaml`, and the documented examples of all other parameters. */
export function queriesIn({ operations }: Contract) {
  const text = readFileSync(join(ROOT, 'test/contract/queries.yaml'), 'utf8');
  const table: Record<string, QueryRow[]> = parse(text);
  return operations.flatMap(({ id: operation, queryName: schema, parameters }) => {
    if (schema === undefined) return [];
    const rows = table[operation] ?? [];
    const named = rows.flatMap(([, , data = {}]) => Object.keys(data));
    const others = parameters.filter(({ name, in: at }) => at === 'query' && !named.includes(name));
    const tests = [...rows, ...others.flatMap(examplesOf)].map((row): QueryVector => {
      const [description, query, data] = row;
      if (data === undefined) return { description, query, valid: false };
      const { resolved } = judge(schema, data);
      const own = { description, query, valid: true, data, written: written(data) };
      return { ...own, ...(resolved !== undefined && { resolved }) };
    });
    return [{ operation, schema, tests }];
  });
}

/** The documented examples of a parameter as query strings. */
function examplesOf({ name, node }: Parameter): QueryRow[] {
  const examples = Object.entries((node.examples ?? {}) as Record<string, JsonObject>);
  return examples.map(([example, { value = null }]) => {
    const data = { [name]: value };
    return [`${name}: the documented example ${example}`, written(data), data];
  });
}

/** A value as a query: each item of a list repeats the name, a member of an object is in brackets. */
function written(value: JsonObject): string {
  const pairs = (name: string, part: Json): [string, string][] => {
    if (Array.isArray(part)) return part.flatMap((item) => pairs(name, item));
    if (!isJsonObject(part)) return [[name, String(part)]];
    return Object.entries(part).flatMap(([member, inner]) => pairs(`${name}[${member}]`, inner));
  };
  const all = Object.entries(value).flatMap(([name, part]) => pairs(name, part));
  return String(new URLSearchParams(all));
}
