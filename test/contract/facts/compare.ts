/** Compares the facts of the interface document with those of the contract, by place, in both directions. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentPlace } from '../../../scripts/contract.ts';
import { joinPointer } from '../../../scripts/json.ts';
import type { Problem } from '../../../scripts/problem.ts';
import { type Sources, sourceOf } from '../../../scripts/read/sources.ts';
import { ROOT, type Whole } from '../../support/contract.ts';
import { differences } from '../../support/facts/differences.ts';
import { type Entry, flatten } from '../../support/facts/flatten.ts';
import { around, wholeThing } from '../../support/facts/places.ts';
import { type Stated, stated } from './index.ts';

/** The file of a table in a message. */
const TABLE = /test\/contract\/facts\/\w+\.ts/g;

/** What is named in place of a table, if none has anything about a thing. */
const NO_TABLE = 'any file of test/contract/facts';

/** The file with the lists of values that others import. */
const LISTS = 'test/contract/facts/enumerations.ts';
/** The file that states the words of an `x-replaces`. */
const WORDS = 'test/contract/facts/versions.ts';

/**
 * A difference between the facts and the contract, at its place in the contract, or at the object that should
 * contain it.
 */
export interface Difference extends DocumentPlace {
  /** The name of the place, such as `JobStatus` or `operation uploadAudio body`. */
  name: string;
  message: string;
}

/** The facts that a contract states differently from the interface document, leaves out or adds. */
export function compareAll(whole: Whole): Difference[] {
  return once(compare(stated(), flatten(whole)), [...whole.contract.derived.keys()]);
}

/**
 * Reports a parameter of a query once: the facts about it are made from those about the field of the schema that is
 * derived from the query.
 *
 * @param derived the names of the derived schemas
 */
function once(found: readonly Difference[], derived: readonly string[]): Difference[] {
  const said = ({ message }: Difference) => message.replaceAll(TABLE, '');
  const fields = new Map(found.map((one) => [`${one.name}: ${said(one)}`, one]));
  const parameters = new Map<Difference, Difference>();
  const repeated = new Set<Difference>();
  for (const one of found) {
    const [, operation = '', field] = /^operation (\w+) query (.+)$/.exec(one.name) ?? [];
    const isOf = (name: string) => name.toLowerCase() === `${operation}query`.toLowerCase();
    const schema = derived.find(isOf);
    const twin = fields.get(`${schema}.${field}: ${said(one)}`);
    if (twin !== undefined) parameters.set(twin, one);
    if (twin !== undefined || fields.has(`${schema}: is not in ${NO_TABLE}`)) repeated.add(one);
  }
  return found
    .filter((one) => !repeated.has(one))
    .map((one) => ({ ...one, pointer: parameters.get(one)?.pointer ?? one.pointer }));
}

/** Compares two tables by place. */
function compare(
  facts: ReadonlyMap<string, Stated>,
  contract: ReadonlyMap<string, Entry>,
): Difference[] {
  const found: Difference[] = [];
  /** Things that one side lacks completely, which are reported once. */
  const reported = new Set<string>();
  const unreported = (name: string, other: ReadonlyMap<string, unknown>) => {
    const whole = wholeThing(name, other) ?? name;
    if (reported.has(whole)) return undefined;
    reported.add(whole);
    return whole;
  };
  for (const [name, { table, isAssumed, words, ...own }] of facts) {
    const entry = contract.get(name);
    if (entry === undefined) {
      const whole = unreported(name, contract);
      if (whole === undefined) continue;
      const { document, pointer } = around(whole, contract) ?? { document: 'openapi', pointer: '' };
      found.push({ name: whole, message: `is missing; ${table} has it`, document, pointer });
      continue;
    }
    const { document, pointer } = entry;
    const report = (message: string, key = '') =>
      found.push({ name, message, document, pointer: key ? joinPointer(pointer, key) : pointer });
    const tableOf = (key: string) => own.elsewhere?.[key] ?? table;
    for (const [key, message] of differences(own.facts, entry.facts, tableOf)) report(message, key);
    if (isAssumed && !entry.isAssumed) report(`is not in the document; mark it with x-assumption`);
    const unsaid = words.filter((word) => !entry.change.includes(word));
    if (unsaid.length > 0) report(`x-replaces does not say ${unsaid.join(', ')}; ${WORDS} does`);
  }
  for (const [part, entry] of contract) {
    const name = facts.has(part) ? undefined : unreported(part, facts);
    if (name === undefined) continue;
    // A branch has no entry of its own.
    const { document, pointer } = contract.get(name) ?? around(name, contract) ?? entry;
    const { table = NO_TABLE } = around(name, facts) ?? {};
    found.push({ name, message: `is not in ${table}`, document, pointer });
  }
  return found;
}

const linesOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').split('\n');

/**
 * The file of a table with the line that states a place: the line of its last name, after its first name.
 *
 * @param of what is stated there: the beginning of the message, such as `enum`
 * @param isShared whether several schemas state the same
 */
function tablePlace(file: string, name: string, of: string, isShared: boolean): string {
  const lines = linesOf(file);
  const find = (pattern: RegExp, from = 0) =>
    lines.findIndex((line, index) => index >= from && pattern.test(line));
  const names = name.split(/[^\w-]+/).filter((one) => one !== '');
  const [start = 0] = [...names.map((one) => `(^ *|\\()'${one}'`), `'${names[0]}'`]
    .map((pattern) => find(new RegExp(pattern)))
    .filter((line) => line >= 0);
  const end = find(/^ {2}[\w'.]/, start + 1);
  const last = new RegExp(`['. ]${names.at(-1)}['.:]`);
  const own = find(last, start);
  const isOwn = own >= 0 && (end < 0 || own < end);
  // Fields that several schemas share come before them.
  const line = Math.max(isOwn ? own : find(last), 0) || start;
  const block = lines.slice(line, isOwn || end < 0 ? line + 1 : end).join('\n');
  // Listed values, and fields that several schemas have, may be in a constant.
  const [, constant = ''] =
    /^(enum|known)\b/.exec(of) !== null
      ? (/\b(?:enum|known): (\w+)/.exec(block) ?? [])
      : isShared && find(last) < 0
        ? (/\.\.\.(\w+)/.exec(block) ?? [])
        : [];
  for (const home of constant === '' ? [] : [file, LISTS]) {
    const definition = linesOf(home).findIndex((one) => one.includes(`const ${constant}`));
    if (definition >= 0) return `${home}:${definition + 1}`;
  }
  return `${file}:${line + 1}`;
}

/** Differences as problems in the hand-written files: one problem for all differences at a place. */
export function asProblems(differences: readonly Difference[], sources: Sources): Problem[] {
  const alike = new Map<string, { one: Difference; others: number }>();
  for (const one of differences) {
    const key = JSON.stringify([placeOf(one, sources), one.message]);
    const { one: first = one, others = -1 } = alike.get(key) ?? {};
    alike.set(key, { one: first, others: others + 1 });
  }
  return [...alike.values()].map(({ one, others }) => {
    const { name, message } = one;
    const more = others > 0 ? ` (and ${others} more)` : '';
    const table = (file: string) => tablePlace(file, name, message, others > 0);
    const text = message.replaceAll(TABLE, table);
    return { ...placeOf(one, sources), message: `${name}${more}: ${text}` };
  });
}

/** The hand-written file of a difference, and the place in it. */
function placeOf({ document, pointer }: Difference, sources: Sources) {
  // One step below the place, so that a reference at the place itself is followed, too.
  const place = sourceOf(sources, document, `${pointer}/-`);
  return { file: place.file, pointer: place.pointer };
}
