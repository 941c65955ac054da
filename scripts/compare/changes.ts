/** What differs between two contracts, and where. */
import type { Contract } from '../model/contract.ts';
import { nameOfPlace, placeText } from '../model/places.ts';
import { type Sender, senderAt } from '../model/visit.ts';
import { type Fact, factsIn } from './facts.ts';
import { effectsOf, type Impact } from './impacts.ts';
import { type PlacedChange, schemaChanges } from './schemas.ts';

/** A difference between two contracts. */
export interface Change extends PlacedChange {
  sender: Sender;
}

/** Everything that differs between two contracts. */
export function changesIn(before: Contract, after: Contract): Change[] {
  const [facts, others] = [factsIn(before), factsIn(after)];
  const paths = [...new Set([...facts.keys(), ...others.keys()])];
  const unpaired = paths.filter((path) => !facts.has(path) || !others.has(path));
  // What is in something new or gone is not told.
  const told = paths.filter((path) => !unpaired.some((around) => path.startsWith(`${around}/`)));
  return told.flatMap((path) => {
    const sender = senderOf(path, [before, after]);
    const changes = factChanges(nameOfPlace(path), facts.get(path), others.get(path));
    return changes.map((change) => ({ ...change, sender }));
  });
}

/** Who sends what is at the path of a fact. */
function senderOf(path: string, contracts: Contract[]): Sender {
  const groups = contracts.flatMap(({ messageGroups }) => messageGroups);
  const group = groups.find((each) => `${path}/`.startsWith(`${placeText(each)}/`));
  return group?.sender ?? senderAt(path);
}

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

/** What differs between two facts. */
function factChanges(where: string, was: Fact | undefined, is: Fact | undefined): PlacedChange[] {
  const { field = '', values = {}, schema = {} } = is ?? was ?? {};
  const isRequired = values.required === true || schema.required !== undefined;
  const [added = isRequired ? 'narrower' : 'additive', removed = 'breaking'] = MEMBERS[field] ?? [];
  if (!was) return [{ where, effect: [added, values.required ? 'is new and required' : 'is new'] }];
  if (!is) return [{ where, effect: [removed, 'is gone'] }];
  const changes = effectsOf(was.values, is.values).map((effect) => ({ where, effect }));
  return [...changes, ...schemaChanges(was.schema ?? {}, is.schema ?? {})];
}
