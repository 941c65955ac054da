/** What differs between two contracts, and where. */
import type { Contract } from '../model/contract.ts';
import { nameOfPlace, placeText } from '../model/places.ts';
import { type Sender, senderAt } from '../model/visit.ts';
import { type Fact, factsIn } from './facts.ts';
import { effectsOf, impactsOfMember } from './impacts.ts';
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

/** What differs between two facts. */
function factChanges(where: string, was: Fact | undefined, is: Fact | undefined): PlacedChange[] {
  if (!was || !is) {
    const { field = '', values = {}, schema = {} } = was ?? is ?? {};
    const isRequired = values.required === true || schema.required !== undefined;
    const [added, removed] = impactsOfMember(field, isRequired);
    const isNew = values.required ? 'is new and required' : 'is new';
    return [{ where, effect: was ? [removed, 'is gone'] : [added, isNew] }];
  }
  const changes = effectsOf(was.values, is.values).map((effect) => ({ where, effect }));
  return [...changes, ...schemaChanges(was.schema ?? {}, is.schema ?? {})];
}
