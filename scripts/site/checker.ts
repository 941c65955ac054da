/** What the checker of the pages checks. */
import type { Contract } from '../model/contract.ts';
import type { Checker } from './blocks.ts';
import { callName } from './fields.ts';

/** The messages of both sides, and the body of each call that has a schema. */
export function checkerOf({ channels, operations }: Contract): Checker {
  const choices: Checker['choices'] = [];
  const add = (schema: string | undefined, text: string, sent: boolean) => {
    if (schema !== undefined) choices.push({ schema, text, sent });
  };
  for (const { sender, union } of channels.flatMap((channel) => channel.operations)) {
    const side = sender === 'client' ? 'client' : 'service';
    add(union, `a message of the ${side}`, sender === 'client');
  }
  for (const operation of operations) {
    add(operation.requestBody?.media?.name, `the body of ${callName(operation)}`, true);
  }
  // What arrives is what people have at hand.
  return { kind: 'checker', choices: choices.sort((a, b) => Number(a.sent) - Number(b.sent)) };
}
