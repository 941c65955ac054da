/** The list of the pages that are generated from the contract. */
import { type Contract, notificationsOf } from '../contract.ts';
import { branchesOf, nameIn, namesReached, refTo, type Schemas } from '../schema.ts';
import { callName, type PayloadKind, payloadsOf } from './fields.ts';
import { code, link, list, section } from './md.ts';
import { direction, summaryOf } from './words.ts';

/** The groups of pages, in the order in which readers see them. */
const GROUPS = ['Calls and notifications', 'Messages', 'Schemas'] as const;

type Group = (typeof GROUPS)[number];

/** A page in the list. */
export interface Entry {
  group: Group;
  /** The subgroup, if the group has some. */
  subgroup?: string | undefined;
  /** The name of the page in links. */
  target: string;
  title: string;
  summary: string;
}

/** All pages made from the contract, in the order of use. */
export function outlineOf(contract: Contract, schemas: Schemas): Entry[] {
  const all = [...contract.operations, ...notificationsOf(contract)];
  all.sort((one, other) => Number(one.deprecated) - Number(other.deprecated));
  const calls = all.map((call): Entry => {
    const { id, summary: title = id, description } = call;
    const summary =
      'path' in call ? code(callName(call)) : `${direction('service')} · ${summaryOf(description)}`;
    return { group: 'Calls and notifications', target: `operation:${id}`, title, summary };
  });
  const messages = contract.messages.map((message): Entry => {
    const { name, title = name, summary = '', sentBy } = message;
    const told = [...sentBy.map(direction), summary].join(' · ');
    return { group: 'Messages', target: `message:${name}`, title, summary: told };
  });
  const ofSchemas = outlineSchemas(contract, schemas);
  return [...calls, ...messages, ...ofSchemas];
}

/** The subgroups of the schemas by their payloads. */
export const SUBGROUPS: Record<PayloadKind, string> = {
  request: 'Requests',
  response: 'Jobs and results',
  message: 'Messages',
  notification: 'Notifications',
};

/** The schemas, each in the first subgroup whose payloads are of this schema or refer to it. */
function outlineSchemas(contract: Contract, schemas: Schemas): Entry[] {
  const payloads = payloadsOf(contract, schemas);
  const entries = Object.entries(SUBGROUPS).flatMap(([kind, subgroup]): Entry[] => {
    const own = payloads.filter((payload) => payload.kind === kind);
    const refs = own.map(({ schema }) => refTo(schema));
    const reached = namesReached(refs, schemas);
    // A union of messages occurs in no payload: it belongs to its members.
    const isHere = (name: string) =>
      reached.has(name) ||
      branchesOf(schemas[name] ?? {}).some((one) => reached.has(nameIn(one) ?? ''));
    const names = Object.keys(schemas).filter(isHere);
    return names.map((name) => {
      const summary = summaryOf(schemas[name]?.description);
      return {
        group: 'Schemas',
        subgroup,
        target: `schema:${name}`,
        title: name,
        summary,
      };
    });
  });
  const isFirst = ({ title }: Entry, index: number) =>
    entries.findIndex((one) => one.title === title) === index;
  return entries.filter(isFirst);
}

export function listEntries(entries: readonly Entry[]): string {
  return list(entries.map(({ title, target, summary }) => `${link(title, target)}: ${summary}`));
}

/** Lists of pages, each group under a heading, and each of its subgroups under a subheading. */
export function listPages(outline: readonly Entry[]): string[] {
  return GROUPS.flatMap((group) => {
    const entries = outline.filter((entry) => entry.group === group);
    const subgroups = [...new Set(entries.map(({ subgroup }) => subgroup))];
    const lists = subgroups.flatMap((subgroup) => {
      const own = entries.filter((entry) => entry.subgroup === subgroup);
      return [subgroup === undefined ? '' : `### ${subgroup}`, listEntries(own)];
    });
    return section(group, lists);
  });
}
