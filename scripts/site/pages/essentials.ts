/** What every caller needs: the base URL, the key, and the form field of an upload. */
import type { Contract } from '../../model/contract.ts';
import { isJsonObject } from '../../model/json.ts';
import { callName } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { code, link, list } from '../md.ts';

/** The base URL, the header of the key, and the fields of forms that hold a file. */
export function writeEssentials({ contract }: PageInput): string[] {
  const { servers, security } = contract.openapi;
  const lines = [
    ...(Array.isArray(servers) ? servers : [])
      .filter(isJsonObject)
      .map(({ url, description }) => `Base URL: ${code(url ?? '')}. ${description ?? ''}`.trim()),
    ...keyLines(contract, security),
    ...contract.operations.flatMap((operation) => {
      const call = link(code(callName(operation)), `operation:${operation.id}`);
      const forms = operation.requestBody?.content.flatMap(({ type, schema }) =>
        type.startsWith('multipart/') ? Object.entries(schema?.properties ?? {}) : [],
      );
      const files = (forms ?? []).filter(([, { format }]) => format === 'binary');
      return files.map(
        ([name]) => `Upload: ${call} takes the file in the form field ${code(name)}.`,
      );
    }),
  ];
  return [list(lines)];
}

/** A line for each key that an alternative asks for, with the place where it goes. */
export function keyLines({ securitySchemes }: Contract, alternatives: unknown): string[] {
  return (Array.isArray(alternatives) ? alternatives : []).flatMap((alternative, index) => {
    const names = Object.keys(alternative);
    const start = index === 0 ? '' : 'Or: ';
    if (names.length === 0) return [`${start}No authentication.`];
    return names.map((name, position) => {
      const { node = {}, description = '' } = securitySchemes.get(name) ?? {};
      const place =
        node.type === 'apiKey' ? `the ${node.in} ${code(node.name ?? name)}` : code(name);
      const mark = position === 0 ? start : 'And: ';
      return `${mark}Authentication: ${place}. ${description}`.trim();
    });
  });
}
