/** The pages of messages and schemas: what they hold, field by field, with their examples. */
import type { Message } from '../../model/contract.ts';
import type { NormalSchema } from '../../model/schema.ts';
import { messageName, ownFields } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { badge, code, fenceJson, section } from '../md.ts';
import { badges, limitsInWords, tabulateFields, typeInWords, writeNotes } from '../words.ts';

/** The page of a message: who sends it, and what it holds. */
export function describeMessage(input: PageInput, message: Message): string[] {
  const { name, node, summary = '', description = '', schemaName, schema, contentType } = message;
  const senders = message.sentBy.map(badge);
  return [
    `# ${messageName(message)}`,
    `Live message ${code(name)}, sent by the ${senders.join(' or ')}, ${code(contentType)}.`,
    summary,
    description,
    ...writeNotes(node),
    `Payload: ${typeInWords((schema ?? {}) as NormalSchema)}.`,
    ...(schemaName === undefined ? [] : describeShape(input, schemaName)),
  ];
}

/** The page of a schema. */
export function describeSchema(input: PageInput, name: string, schema: NormalSchema): string[] {
  return [
    `# ${name}`,
    `${schema.description ?? ''}${badges(schema)}`,
    ...writeNotes(schema),
    ...describeShape(input, name),
  ];
}

/** The fields of a schema, or its type where it has none, and its examples. */
function describeShape({ normal, contract }: PageInput, name: string): string[] {
  const schema = normal.schemas.get(name) ?? {};
  const fields = ownFields(normal, name);
  const bounds = limitsInWords(schema, normal.schemas);
  const examples = contract.examples.get(name) ?? [];
  return [
    ...(fields.length === 0 || !schema.union ? [`Type: ${typeInWords(schema)}`] : []),
    ...(bounds.length > 0 ? [`Bounds and values: ${bounds.join('; ')}`] : []),
    ...(schema.default === undefined ? [] : [`Default: ${code(JSON.stringify(schema.default))}`]),
    ...(schema.union?.tag ? [`${code(schema.union.tag)} tells the forms apart.`] : []),
    tabulateFields(fields, normal, '##'),
    ...section(
      'Examples',
      examples.map(({ summary, value }) => fenceJson(value, summary)),
    ),
  ];
}
