/** What the checker of the pages checks. */
import type { Contract } from '../model/contract.ts';
import type { Checker } from './blocks.ts';
import { callName } from './fields.ts';

/** The messages of both sides, and the body of each call that has a schema. */
export function checkerOf({ channels, operations }: Contract): Checker {
  const messages = channels.flatMap((channel) =>
    channel.operations.map(({ sender, union }) => {
      const side = sender === 'client' ? 'client' : 'service';
      return { schema: union, text: `a message of the ${side}`, sent: sender === 'client' };
    }),
  );
  const bodies = operations.map((operation) => {
    const text = `the body of ${callName(operation)}`;
    return { schema: operation.requestBody?.media?.name, text, sent: true };
  });
  const choices = [...messages, ...bodies].flatMap(({ schema, ...choice }) =>
    schema === undefined ? [] : { ...choice, schema },
  );
  // What arrives is what people have at hand.
  return { kind: 'checker', choices: choices.sort((a, b) => Number(a.sent) - Number(b.sent)) };
}
