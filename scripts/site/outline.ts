/** The list of all pages: what readers choose from. */
import { type HttpRequest, type NormalContract, notificationsOf } from '../model/contract.ts';
import { callName, messageName } from './fields.ts';
import { link, list, section } from './md.ts';
import { GROUPS, type Group, type Guides } from './prose.ts';
import { summaryOf } from './words.ts';

/** A page in the list. */
export interface Entry {
  group: Group;
  /** What a link to it names. */
  target: string;
  title: string;
  summary: string;
}

/** All pages but the first: in each group the guides, then what the contract describes, in its order. */
export function outlineOf({ contract, schemas }: NormalContract, { others }: Guides): Entry[] {
  const guides = others.map(({ name, group, title, summary }): Entry => {
    return { group, target: `${name}.md`, title, summary };
  });
  const describe = (call: HttpRequest): Entry => {
    const { id, summary = id, description = '' } = call;
    const detail = 'path' in call ? callName(call) : summaryOf(description);
    return { group: 'REST', target: `operation:${id}`, title: summary, summary: detail };
  };
  const described: Entry[] = [
    ...contract.operations.map(describe),
    ...notificationsOf(contract).map(describe),
    ...contract.messages.map((message): Entry => {
      const { name, summary = '' } = message;
      return { group: 'Live', target: `message:${name}`, title: messageName(message), summary };
    }),
    ...[...schemas].map(([name, { description = '' }]): Entry => {
      const summary = summaryOf(description);
      return { group: 'Schemas', target: `schema:${name}`, title: name, summary };
    }),
  ];
  const all = [...guides, ...described];
  return GROUPS.flatMap((group) => all.filter((entry) => entry.group === group));
}

/** Lists of pages, each group under a heading. */
export function listPages(outline: readonly Entry[]): string[] {
  return GROUPS.flatMap((group) => {
    const entries = outline.filter((entry) => entry.group === group);
    const lines = entries.map((page) => `${link(page.title, page.target)}: ${page.summary}`);
    return section(group, [list(lines)]);
  });
}
