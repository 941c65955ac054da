/** What differs between two contracts, and where. */
import { isDeepStrictEqual } from 'node:util';
import { at } from '../base/json.ts';
import type { Contract } from '../model/contract.ts';
import { placeText } from '../model/places.ts';
import { type Sender, senderAt } from '../model/visit.ts';
import { nameOfPlace } from './dereferenced.ts';
import { type Fact, factsIn } from './facts.ts';
import { effectsOf, type Impact } from './impacts.ts';
import { type PlacedChange, schemaChanges, within } from './losses.ts';

/** A difference between two contracts. */
export interface Change {
  impact: Impact;
  sender: Sender;
  /** Where it is written, such as `JobFields.version`. */
  where: string;
  what: string;
  /** The place of the innermost field of a schema that has it. */
  field?: string | undefined;
}

/** Everything that differs between two contracts. */
export function changesIn(before: Contract, after: Contract): Change[] {
  const [facts, others] = [factsIn(before), factsIn(after)];
  const paths = [...new Set([...facts.keys(), ...others.keys()])];
  const unpaired = paths.filter((path) => !facts.has(path) || !others.has(path));
  // What is in something new or gone is not told.
  const told = paths.filter((path) => !unpaired.some((around) => path.startsWith(`${around}/`)));
  return told.flatMap((path) => {
    const [was, is] = [facts.get(path), others.get(path)];
    const sender = senderOf(path, [before, after]);
    const changes = factChanges(path, was, is);
    return changes.map((change) => ({ ...placed(change, before, after), sender }));
  });
}

/** Who sends what is at the path of a fact. */
function senderOf(path: string, contracts: Contract[]): Sender {
  const groups = contracts.flatMap(({ messageGroups }) => messageGroups);
  const group = groups.find((each) => `${path}/`.startsWith(`${placeText(each)}/`));
  return group?.sender ?? senderAt(path);
}

/**
 * A change where it was made: at the first of its places that was edited, or else around them. The body of a request refers to
 * `Pen`, whose `color` refers to `Color`:
 *
 *     Color lists fewer values         →  Color: no longer allows "red"
 *     `color` refers to another one    →  Pen.color: no longer allows "red"
 *     the body refers to another one   →  /pens post requestBody application/json: Pen.color: is gone
 */
function placed(change: PlacedChange, before: Contract, after: Contract): Omit<Change, 'sender'> {
  const { effect, places, around = [] } = change;
  const [impact, what] = effect;
  const all = [...places, ...around];
  const [innermost = ''] = all;
  const field = all.find((place) => place.includes('/properties/'));
  const isEdited = (place: string) =>
    !isDeepStrictEqual(valueAtPlace(before, place), valueAtPlace(after, place));
  const edited = all.find(isEdited) ?? innermost;
  const changed = [...places, innermost].find((place) => `${place}/`.startsWith(`${edited}/`));
  if (changed !== undefined) return { impact, where: nameOfPlace(changed), what, field };
  const described = `${nameOfPlace(innermost)}: ${what}`;
  return { impact, where: nameOfPlace(edited), what: described, field };
}

const valueAtPlace = ({ openapi, asyncapi }: Contract, place: string) =>
  at({ openapi, asyncapi }, place);

/** What it means that something is new or gone, by the field that has it. Anything else that is gone was used. */
const MEMBERS: Record<string, [added: Impact, removed: Impact]> = {
  content: ['wider', 'narrower'],
  encoding: ['narrower', 'wider'],
  responses: ['wider', 'narrower'],
  schema: ['narrower', 'wider'],
  payload: ['narrower', 'wider'],
  // The calls that used one say so.
  securitySchemes: ['none', 'none'],
};

/** What differs between two facts at a path. */
function factChanges(path: string, was: Fact | undefined, is: Fact | undefined): PlacedChange[] {
  const { field = '', values = {}, schema = {}, around } = is ?? was ?? {};
  const places = [path, ...(was?.places ?? []), ...(is?.places ?? [])];
  const isRequired = values.required === true || schema.required !== undefined;
  const [added = isRequired ? 'narrower' : 'additive', removed = 'breaking'] = MEMBERS[field] ?? [];
  if (!was) return [{ effect: [added, 'is new'], places, around }];
  if (!is) return [{ effect: [removed, 'is gone'], places, around }];
  const changes = effectsOf(was.values, is.values).map((effect) => ({ effect, places, around }));
  return [...changes, ...within(places, schemaChanges(was.schema ?? {}, is.schema ?? {}))];
}
