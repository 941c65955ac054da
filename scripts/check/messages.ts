import type { Channel, Contract, Sender } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import { branchesOf, refName, SCHEMA_REF } from '../model/schema.ts';
import { type Sources, sourceOf } from '../read/sources.ts';

/**
 * Checks that channels, operations and unions agree: each message of a channel is sent by someone,
 * and the union of what one side sends has a branch for each of these messages, and no other.
 */
export function checkMessages(contract: Contract, sources: Sources): Finding[] {
  const report = (pointer: string, message: string): Finding => {
    const place = sourceOf(sources, 'asyncapi', pointer);
    return { file: place.file, location: place.pointer, message };
  };
  return contract.channels.flatMap((channel) => [
    ...channel.messages
      .filter(({ sentBy }) => sentBy.length === 0)
      .map(({ name }) =>
        report(
          `${channel.pointer}/messages/${name}`,
          `no operation of the channel ${channel.name} names the message ${name}; add it to one`,
        ),
      ),
    ...(['client', 'server'] as const).flatMap((sender) =>
      compareUnions(contract, channel, sender, report),
    ),
  ]);
}

function compareUnions(
  { schemas }: Contract,
  channel: Channel,
  sender: Sender,
  report: (pointer: string, message: string) => Finding,
): Finding[] {
  const operation = channel.operations.find((each) => each.sender === sender);
  const sent = channel.messages.filter(({ sentBy }) => sentBy.includes(sender));
  const payloads = new Set(sent.flatMap(({ schema }) => schema ?? []));
  return [...schemas].flatMap(([union, schema]) => {
    const branches = new Set(branchesOf(schema)?.flatMap(({ $ref }) => refName($ref) ?? []));
    if (operation === undefined || ![...branches].some((name) => payloads.has(name))) return [];
    const place = SCHEMA_REF.slice(1) + union;
    return [
      ...[...payloads]
        .filter((name) => !branches.has(name))
        .map((name) =>
          report(place, `${union} has no branch for ${name}, which the ${sender} sends; add it`),
        ),
      ...[...branches]
        .filter((name) => !payloads.has(name))
        .map((name) =>
          report(
            `${operation.pointer}/messages`,
            `no message here has the payload ${name}, a branch of ${union}; add it to the channel and here`,
          ),
        ),
    ];
  });
}
