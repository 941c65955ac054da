/** What differs between two contracts, and where. */
import { isDeepStrictEqual } from 'node:util';
import { at } from '../base/json.ts';
import type { Contract } from '../model/contract.ts';
import type { Schema } from '../model/schema.ts';
import { nameOfPlace } from './dereferenced.ts';
import { type Fact, factsIn } from './facts.ts';
import { type Impact, meaningOf, type Role, wordsFor } from './impacts.ts';
import { lossesOf } from './losses.ts';

/** A difference between two contracts. */
export interface Change {
  impact: Impact;
  role: Role;
  /** Where it is written, such as `JobFields.version`. */
  where: string;
  what: string;
}

/** What differs at one of several places, and what is around them, from the inside out. */
interface PlacedChange {
  impact: Impact;
  what: string;
  places: string[];
  around?: string[];
}

/** Everything that differs between two contracts. */
export function changesIn(before: Contract, after: Contract): Change[] {
  const [first, second] = [factsIn(before), factsIn(after)];
  const [facts, others] = [withCodesOf(second, first), withCodesOf(first, second)];
  const paths = [...new Set([...facts.keys(), ...others.keys()])];
  const unpaired = paths.filter((path) => !facts.has(path) || !others.has(path));
  // What is in something new or gone is not told.
  const told = paths.filter((path) => !unpaired.some((around) => path.startsWith(`${around}/`)));
  return told.flatMap((path) => {
    const [was, is] = [facts.get(path), others.get(path)];
    const { role = 'send' } = was ?? is ?? {};
    return factChanges(was, is)
      .filter(({ impact }) => impact !== 'nothing')
      .map((change) => ({ ...placed(change, before, after), role }));
  });
}

/** A change where it was made: at one of its places, or around them, such as at a reference. */
function placed(change: PlacedChange, before: Contract, after: Contract): Omit<Change, 'role'> {
  const { impact, what, places, around = [] } = change;
  const isEdited = (place: string) => {
    const [was, is] = [before, after].map(({ openapi, asyncapi }) =>
      at({ openapi, asyncapi }, place),
    );
    return !isDeepStrictEqual(was, is);
  };
  const edited = places.find(isEdited);
  const [first = ''] = [...places, ...around];
  const own = nameOfPlace(edited ?? first);
  const where = nameOfPlace(edited ?? around.find(isEdited) ?? first);
  return own.startsWith(where)
    ? { impact, where: own, what }
    : { impact, where, what: `${own}: ${what}` };
}

/** Facts with those of each status code that the other ones have: its range describes it, or the default of all codes but those of success. */
function withCodesOf(others: Map<string, Fact>, facts: Map<string, Fact>): Map<string, Fact> {
  const codes = [...others].filter(
    ([path, { field }]) => field === 'responses' && !facts.has(path),
  );
  const added = codes.flatMap(([code]) => {
    const range = code.replace(/..$/, 'XX');
    const usual = code.replace(/[^/]*$/, 'default');
    const described = facts.has(range) || range.endsWith('/2XX') ? range : usual;
    const within = [...facts].filter(([path]) => `${path}/`.startsWith(`${described}/`));
    return within.map(([path, fact]): [string, Fact] => {
      const copy = path.replace(described, code);
      return [copy, { ...fact, places: [copy, ...fact.places] }];
    });
  });
  return new Map([...facts, ...added]);
}

/** What it means that something is new or gone, by the field that has it. Anything else that is gone was used. */
const MEMBERS: Record<string, [isNew: Impact, isGone: Impact]> = {
  content: ['wider', 'narrower'],
  encoding: ['narrower', 'wider'],
  responses: ['wider', 'narrower'],
  schema: ['narrower', 'wider'],
  payload: ['narrower', 'wider'],
  securitySchemes: ['nothing', 'other'],
};

/** What differs between two facts. */
function factChanges(was: Fact | undefined, is: Fact | undefined): PlacedChange[] {
  const { field = '', values = {}, schema = {} } = is ?? was ?? {};
  const places = [...(was?.places ?? []), ...(is?.places ?? [])];
  const isRequired = values.required === true || schema.required !== undefined;
  const [isNew = isRequired ? 'narrower' : 'notice', isGone = 'other'] = MEMBERS[field] ?? [];
  if (!was) return [{ impact: isNew, what: 'is new', places }];
  if (!is) return [{ impact: isGone, what: 'is gone', places }];
  const changes = Object.keys({ ...was.values, ...is.values }).map((key) => {
    const [value, later] = [was.values[key], is.values[key]];
    const what = wordsFor(key, value, later);
    return { impact: meaningOf(key, value, later), what, places };
  });
  return was.schema && is.schema
    ? [...changes, ...schemaChanges(was.schema, is.schema, places)]
    : changes;
}

/** What differs between two schemas. */
function schemaChanges(before: Schema, after: Schema, outer: string[]): PlacedChange[] {
  const losses = [lossesOf(before, after), lossesOf(after, before)];
  return losses.flatMap((found, side) =>
    found.map(({ places, around = [], impacts, words }) => {
      const [impact = 'nothing', what = ''] = [impacts[side], words[side]];
      return { impact, what, places, around: [...around, ...outer] };
    }),
  );
}
