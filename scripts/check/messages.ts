import type { Contract } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import { normalise } from '../normalise/normal.ts';
import { findingAt, type Sources } from '../read/sources.ts';

/**
 * Checks the messages of each channel: someone sends each of them, and the JSON messages that one
 * side sends can be told apart.
 */
export function checkMessages(contract: Contract, sources: Sources): Finding[] {
  const report = (pointer: string, message: string) =>
    findingAt(sources, 'asyncapi', pointer, message);
  const { schemas } = normalise(contract);
  return contract.channels.flatMap((channel) => [
    ...channel.messages
      .filter(({ sentBy }) => sentBy.length === 0)
      .map(({ name }) =>
        report(
          `${channel.pointer}/messages/${name}`,
          `no operation of the channel ${channel.name} names the message ${name}; add it to one`,
        ),
      ),
    ...channel.operations
      .filter(({ union = '' }) => {
        const { oneOf, tag } = schemas.get(union) ?? {};
        return oneOf !== undefined && tag === undefined;
      })
      .map(({ name, pointer }) =>
        report(
          `${pointer}/messages`,
          `nothing tells the messages of ${name} apart; fix a required property of each by const, or exclude exactly the values of the others in one that takes any`,
        ),
      ),
  ]);
}
