/** What the contract describes, as lists name it. */
import { notificationsOf, type Operation, type Request } from '../model/contract.ts';
import { callName, messageName } from './fields.ts';
import type { PageInput } from './input.ts';

/** A call, a notification, a message or a schema. */
export interface DescribedPart {
  list: 'Calls' | 'Notifications' | 'Live messages' | 'Schemas';
  name: string;
  /** What a link to it names. */
  target: string;
  summary: string;
  description: string;
}

/** Everything that has a place in the references, in the order of the documents. */
export function describedParts({ contract, normal }: PageInput): DescribedPart[] {
  const describe = (list: DescribedPart['list'], name: string, call: Request | Operation) => {
    const { id, summary = '', description = '' } = call;
    return { list, name, target: `operation:${id}`, summary, description };
  };
  return [
    ...contract.operations.map((one) => describe('Calls', callName(one), one)),
    ...notificationsOf(contract).map((one) => describe('Notifications', one.id, one)),
    ...contract.messages.map((message): DescribedPart => {
      const { name, summary = '', description = '' } = message;
      const target = `message:${name}`;
      return { list: 'Live messages', name: messageName(message), target, summary, description };
    }),
    ...[...normal.schemas].map(([name, { description = '' }]): DescribedPart => {
      const [summary = ''] = description.replaceAll(/\s+/g, ' ').split(/(?<=\.) /);
      return { list: 'Schemas', name, target: `schema:${name}`, summary, description };
    }),
  ];
}
